"""What menus, set-up, settings, pause, result and help say, and the names that all screens share."""

TEXTS: dict[str, str] = {
    "app.title": "Throneward",
    "app.motto": "Two teams, two thrones, no dice.",
    "app.unofficial": "An unofficial, fan-made game; not affiliated with any publisher.",
    "app.settings-unsaved": "The settings could not be saved: {reason}.",
    "app.no-sound.device": "No sound: this machine has no sound device that could be opened.",
    "app.no-sound.file": "Some sounds are missing from the assets folder; the game goes on without them.",
    # Names
    "team.0": "Red",
    "team.1": "Blue",
    "length.quick": "Quick",
    "length.long": "Long",
    "colour.gold": "Gold",
    "colour.silver": "Silver",
    "colour.red": "Red",
    "colour.green": "Green",
    "colour.blue": "Blue",
    "colour.purple": "Purple",
    "kind.attack": "Attack",
    "kind.skill": "Skill",
    "kind.movement": "Movement",
    "kind.defense": "Defence",
    "kind.defense_skill": "Defence / skill",
    "kind.ultimate": "Ultimate",
    "action.primary": "Primary action",
    "action.attack": "Attack",
    "action.movement": "Move",
    "action.fast_travel": "Fast travel",
    "action.clear": "Clear tokens",
    "action.hold": "Hold",
    "item.attack": "Attack",
    "item.defense": "Defence",
    "item.initiative": "Initiative",
    "item.movement": "Movement",
    "item.range": "Range",
    "item.radius": "Radius",
    "minion.melee": "melee minion",
    "minion.ranged": "ranged minion",
    "minion.heavy": "heavy minion",
    "player.human": "You",
    "player.same": "You too",
    "player.person": "Player {number}",
    "player.person-too": "Player {number} too",
    "player.greedy": "Bot: greedy",
    "player.random": "Bot: random",
    "player.short.human": "You",
    "player.short.same": "You too",
    "player.short.person": "P{number}",
    "player.short.person-too": "P{number} too",
    "player.short.greedy": "Greedy",
    "player.short.random": "Random",
    "player.recorded": "As recorded",
    "role.healer": "healer",
    "role.melee": "melee",
    "role.disabler": "disabler",
    "role.farming": "farming",
    "role.durable": "durable",
    "role.pusher": "pusher",
    "role.damager": "damage",
    "role.sniper": "sniper",
    "role.tactician": "tactician",
    "replay.note": "A recorded game: it plays itself. The speed key makes it faster, Esc ends it.",
    "scenario.note": "A written position: you decide for the hero that is asked first.",
    # Shared by several screens
    "scene.back": "Back",
    "scene.close": "Close",
    "list.more-faults.one": "And one more.",
    "list.more-faults.many": "And {count} more.",
    # Menu
    "menu.continue": "Continue",
    "menu.new": "New game",
    "menu.help": "How to play",
    "menu.settings": "Settings",
    "menu.quit": "Quit",
    "menu.continue-tip": "Go on with the game that was left.",
    "menu.damaged": "The game cannot be continued",
    # Set-up
    "setup.title": "New game",
    "setup.map": "Map",
    "setup.map-below": "{spaces} spaces, by {author}",
    "setup.map-below-plain": "{spaces} spaces",
    "setup.no-maps": "No map was found. Put a .tmx map into {folder} and come back.",
    "setup.length": "Length",
    "setup.length-quick": "Quick",
    "setup.length-long": "Long",
    "setup.length-two": "{waves} waves a lane, {lives} lives a team",
    "setup.way": "Heroes",
    "setup.way.chosen": "As named here",
    "setup.way.random": "All at random",
    "setup.way.pick": "Pick in turn",
    "setup.way.single-draft": "Single draft",
    "setup.way.random-draft": "Random draft",
    "setup.way.player-draft": "Player draft",
    "setup.way.pick-and-ban": "Pick and ban",
    "setup.way-about.chosen": "Every seat names its hero here.",
    "setup.way-about.random": "Chance deals a different hero to every seat.",
    "setup.way-about.pick": "The teams take turns to pick one hero for one seat. The coin says who begins.",
    "setup.way-about.single-draft": (
        "Chance offers three heroes to every seat, and it keeps one of them. With many seats, heroes that were left "
        "are offered to others again."
    ),
    "setup.way-about.random-draft": (
        "Chance lays out two heroes more than there are seats. The teams take turns to pick from these; the coin says "
        "who begins."
    ),
    "setup.way-about.player-draft": (
        "Every player keeps the hero named here. The first of each team are captains: they take turns to take the "
        "others into their teams. The coin says who begins."
    ),
    "setup.way-about.pick-and-ban": (
        "In each round both teams strike out a hero that nobody will play, then both pick one. The coin says who "
        "begins. Here {bans} heroes are struck out; with many seats the last rounds go without."
    ),
    "setup.open": "chosen next",
    "setup.size-tip.1": "A board with one lane takes one to three heroes a side.",
    "setup.size-tip.2": "A board with two lanes takes three to five heroes a side.",
    "setup.length-only": "Usual",
    "setup.length-tip": "On two lanes there is one length only.",
    "setup.first": "First game",
    "setup.first-tip": "Heroes that are good to begin with: Wasp and Xargatha against Arien and Brogan.",
    "setup.length-about": "{waves} waves, {lives} lives a team",
    "setup.heroes-red": "Red heroes",
    "setup.heroes-blue": "Blue heroes",
    "setup.seed": "Seed",
    "setup.seed-empty": "by chance",
    "setup.seed-tip": (
        "The same seed gives the same coin toss and the same bots. Leave it empty for a new one each time."
    ),
    "setup.roll": "Roll",
    "setup.start": "Start the game",
    "setup.hero-tip": "Who fights on this seat.",
    "setup.player-tip": (
        "Who plays this hero: a person, the person of the seat before as well (“too”), or a bot. Several people can "
        "share the mouse."
    ),
    "setup.cards.usual": "Usual cards",
    "setup.cards.weaker": "Weaker card",
    "setup.cards.both": "Six cards",
    "setup.cards.short.usual": "Usual",
    "setup.cards.short.weaker": "Weak",
    "setup.cards.short.both": "Six",
    "setup.cards-tip": (
        "To even out experience: play {weaker}, a little weaker, instead of {usual}; or hold both, a sixth card, for an"
        " advantage."
    ),
    "setup.cards-tip-open": (
        "To even out experience: play the handicap card, a little weaker, instead of the usual one; or hold both, a"
        " sixth card, for an advantage."
    ),
    "setup.replaces": "A new game takes the place of the one that was left.",
    "setup.tier.0": "Basic",
    "setup.tier.1": "Tier I",
    "setup.tier.2": "Tier II",
    "setup.tier.3": "Tier III",
    "setup.tier.4": "IV, weak",
    "setup.weaker": "Handicap card",
    "setup.cannot": "This game cannot be started",
    # Choosing heroes
    "select.pick": "{player}: pick a hero for {team}.",
    "select.ban": "{player}: strike out a hero for {team}. Nobody will play it.",
    "select.captain": "{player}: take a player into the {team} team.",
    "select.done": "Everybody has a hero.",
    "select.nobody": "Nobody yet",
    "select.do.pick": "Pick {hero}",
    "select.do.ban": "Strike out {hero}",
    "select.do.captain": "Take {hero}",
    "select.waiting": "{player} is choosing",
    "select.undo": "Undo",
    "select.told.coin": "The coin shows {team}: they begin.",
    "select.told.picked": "{team} took {hero} ({player}).",
    "select.told.banned": "{team} struck out {hero}.",
    # Settings
    "settings.title": "Settings",
    "settings.volume": "Volume",
    "settings.volume-about": "All sounds of the game. At 0 it is silent.",
    "settings.speed": "Speed of motion",
    "settings.speed-about": "How fast figures, cards and coins move.",
    "settings.speed.instant": "Instant",
    "settings.speed.times": "×{times}",
    "settings.palette": "Team colours",
    "settings.palette-about": "Orange stands for Red, violet for Blue. Both suit colour-blind eyes; shapes differ too.",
    "settings.palette.classic": "Red and blue",
    "settings.palette.contrast": "Orange and violet",
    "settings.text": "Text size",
    "settings.text-about": "Larger text on cards, buttons and boards.",
    "settings.fullscreen": "Full screen",
    "settings.fullscreen-about": "F11 does the same at any time.",
    "settings.motion": "Reduced motion",
    "settings.motion-about": "Fades instead of flights and slides.",
    "settings.on": "On",
    "settings.off": "Off",
    "settings.reset": "Usual settings",
    # Pause
    "pause.title": "Paused",
    "pause.resume": "Go on playing",
    "pause.settings": "Settings",
    "pause.help": "How to play",
    "pause.leave": "Save and leave to the menu",
    "pause.quit": "Save and quit",
    "pause.kept": "The game is kept after every decision.",
    # Result
    "result.won": "Victory",
    "result.lost": "Defeat",
    "result.ended": "{team} wins",
    "result.reason.throne": "{winner} carried the battle to the gates of the {loser} throne.",
    "result.reason.last push": "{winner} won the push for the last wave.",
    "result.reason.lanes-held": "The last wave is spent, and {winner} holds more of the two lanes.",
    "result.reason.life": "The last life of {loser} is spent.",
    "result.reason.card": "{winner} won by the text of a card.",
    "result.when": "Round {round}, turn {turn}",
    "result.pushes": "The battle along the lane",
    "result.pushes-of-lanes": "The battles along the lanes",
    "result.legend-push": "push",
    "result.legend-fall": "hero defeated",
    "result.round": "Round {round}",
    "result.column.hero": "Hero",
    "result.column.level": "Level",
    "result.column.coins": "Coins earned",
    "result.column.defeats": "Heroes defeated",
    "result.column.minions": "Minions defeated",
    "result.column.deaths": "Times defeated",
    "result.column.cards": "Cards played",
    "result.rematch": "Rematch",
    "result.rematch-tip": "The same heroes and players with a new seed.",
    "result.swap": "Swap sides",
    "result.swap-tip": "The same heroes and players, each on the other side.",
    "result.again": "Same seed",
    "result.again-tip": "Exactly this game from its beginning (seed {seed}).",
    "result.menu": "Menu",
    # How to play
    "help.title": "How to play",
    "help.1.title": "What it is about",
    "help.1": (
        "Two teams of heroes fight over one lane that runs from the red throne to the blue throne. "
        "Minions hold the lane; heroes decide where it moves. There are no dice: everybody picks a card "
        "in secret, and then all cards are turned over at once."
    ),
    "help.2.title": "Ways to win",
    "help.2": (
        "Push the battle into the enemy throne zone; or win the push that spends the last wave counter; "
        "or make the other team spend its last life counter. The first of these to happen ends the game "
        "at once."
    ),
    "help.3.title": "A round",
    "help.3": (
        "A round has four turns. In each turn every hero puts one card of the hand face down. When all "
        "have done so the cards are revealed, and the heroes act one after the other, the highest "
        "initiative first. If heroes of both teams tie, the side that the coin shows goes first and the "
        "coin is turned. Within a team you choose."
    ),
    "help.4.title": "A card",
    "help.4": (
        "The gem in the corner is the card's initiative. The column below shows its values, the primary "
        "action on top and inverted. When your hero acts, choose one action of the card: the primary one "
        "with its text, or one of the secondary values as a plain attack or movement without the text."
    ),
    "help.5.title": "What every card can do besides",
    "help.5": (
        "A movement may be replaced by fast travel: go to any empty space of your zone or of a zone next "
        "to it, if no enemy unit stands in either. An attack may be replaced by clearing tokens next to "
        "you. And any card may simply be held: nothing happens."
    ),
    "help.6.title": "Reading the text",
    "help.6": (
        "Text is carried out word by word, in order. “May” and “up to” leave you free; everything else "
        "must be done in full. If a step cannot be done, the action ends there. What happened before "
        "stays. The game warns you before you choose something that would come to nothing."
    ),
    "help.7.title": "Attack",
    "help.7": (
        "Only enemies can be attacked. A plain attack reaches the spaces next to you; a ranged one "
        "reaches as far as the range on the card. A minion that is attacked is defeated. A hero may "
        "defend by discarding a card from the hand that has a defence value; without a card to discard "
        "there is no defence."
    ),
    "help.8.title": "Defence",
    "help.8": (
        "Add the defence of the discarded card, and what the minions around the defender are worth: +1 "
        "for each friendly melee or heavy minion next to it, -1 for each enemy one next to it, -1 for "
        "each enemy ranged minion up to two spaces away. If the sum is at least the attack, the hero "
        "survives. A defence marked “!” has no number: it blocks the attacks that its text names, however "
        "strong, and no others."
    ),
    "help.9.title": "Coins and lives",
    "help.9": (
        "Defeating a melee or ranged minion pays 2 coins, a heavy one 4. Defeating a hero pays its level "
        "in coins, and a smaller sum to each of your teammates. The defeated team spends life counters: "
        "one for levels 1 to 3, two for 4 to 6, three for 7 and 8. A defeated hero returns on a spawn "
        "point of its throne when it next acts."
    ),
    "help.10.title": "Minions",
    "help.10": (
        "Minions do not act by themselves. A heavy minion is immune to every action while another minion "
        "of its team that is not heavy stands in the battle zone: take the others first. A minion that is "
        "moved out of the zone walks back."
    ),
    "help.11.title": "The push",
    "help.11": (
        "When a team's last minion in the battle zone is gone, the other team pushes the lane, in the "
        "middle of whatever is going on. A wave counter is spent, the battle moves one zone towards the "
        "beaten team's throne, the old minions leave, and new ones appear on the marked points there. "
        "Near their own throne, defenders get more minions than attackers."
    ),
    "help.12.title": "The end of a round",
    "help.12": (
        "The minions are counted. The team with fewer loses as many as the difference, its heavy last; "
        "this may push the lane too. Then tokens go back, all cards return to their hands, and heroes "
        "with enough coins must rise in level. Who did not rise gets one coin."
    ),
    "help.13.title": "Levels and items",
    "help.13": (
        "The next level costs as many coins as the level you have. For each one up to the seventh you "
        "exchange your lowest coloured card for one of two cards of that colour, one tier higher. The "
        "card you did not take becomes an item: the sign at its foot adds 1 to that value on all your "
        "cards, for the rest of the game. At level 8 the purple ultimate begins to work while your hero "
        "stands on the board."
    ),
    "help.14.title": "In the window",
    "help.14": (
        "Drag a card onto the board or into the play slot, or click it and confirm. Everything you may "
        "choose is lit; click it, or walk to it with Tab and the arrow keys and press Enter. The bar "
        "above your hand says what is asked, and what happens if you skip it. Take a step back with Z "
        "until somebody else has seen it. F11 fills the screen; Esc opens the pause menu. The game is "
        "kept by itself."
    ),
}
"""Sentences by key."""
