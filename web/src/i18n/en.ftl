### What every page of the web client says. Games bring their own words in games/<slug>/text.

## Shell
web-skip = Skip to the content
web-loading = One moment …
web-home = Home
web-nav = Main pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-replays = Replays
web-nav-settings = Settings
web-close = Close
web-cancel = Cancel
web-done = Done
web-save = Save
web-copy = Copy
web-copied = The link is copied.
web-copy-link = Copy link
web-share-moment = Share this moment
web-you = you
web-you-won = You won.
web-you-lost = You lost.
web-branch = Branch
web-branch-of = A branch of { $code }, played on from one of its steps
web-pass = Pass
web-theme-to-dark = Dark theme
web-theme-to-light = Light theme
web-fault-title = That was our fault
web-fault-text = Something broke on this page. Nothing of your game is lost: the server keeps every move.
web-fault-again = Try again
web-missing = There is nothing here
web-missing-text = The address may be mistyped, or the table is long gone.

## Keys
web-keys = Keys
web-key-help = This list
web-key-arrows = Move over the board or the timeline
web-key-escape = Step back
web-key-undo = Undo, where it is possible
web-key-actions = All actions as a list
web-key-tab = To the next part of the page

## Home
web-home-title = Take a seat.
web-home-lead = Play a bot at once, or send friends a link. No sign-up.
web-home-lead-alone = Play a bot at once, or pass the device around. No sign-up.
web-home-code = Table code
web-home-join = Join
web-home-play = Play now
web-home-friends = With friends
web-home-learn = Learn { $game }
web-home-yours = Your tables
web-home-all = all { $count }
web-home-fewer = fewer
web-home-none-yours = Nothing waits for you. Play now, or sit down somewhere.
web-home-open = Open tables
web-home-open-text = friends and strangers welcome
web-home-none-open = No table is looking for players right now.
web-game-redcode = Red Code
web-game-redcode-text = A naval duel of crews and nerve. Answer a torpedo before it lands.
web-game-redcode-learn = Nine short lessons on the board, then the whole rules in plain words, with pictures and a search.
web-game-damage = Battle Damage
web-game-damage-text = Sixty-four cards that say what a volley breaks inside a starship. A desk for the table, and a duel.
web-game-damage-learn = Short lessons with the cards, then the whole rules in plain words, with pictures and a search.
web-game-skirmish = Code Red skirmish
web-game-skirmish-text = Sections in inches: cover, sight and nerve. Fire before they do.
web-game-skirmish-learn = Short lessons on the table, then the whole rules in plain words, with pictures and a search.
web-game-pictures = Pictures
web-game-pictures-text = Odd drawings, one word, one number. Find your agents before they find theirs, and not the assassin.
web-game-pictures-learn = Six short lessons at the table, then the whole rules in plain words, with pictures and a search.
web-game-players = { $players } players
web-game-players-span = { $first } to { $last }
web-game-minutes = { $minutes } min
web-table-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
web-table-taken = { $taken } of { $seats }
web-table-running = in play
web-table-your-turn = your turn
web-table-their-turn = others play
web-table-won = won
web-table-lost = lost
web-table-drawn = draw
web-name-saved = You are { $name } now.
web-table-open = Open
web-table-alone = Waiting for players
web-table-bots = Against bots
web-table-open-named = Open the table of { $name }
web-table-sit = Sit down
web-table-watch = Watch
web-table-none = This table cannot be opened
web-bot-name = Bot ({ $level })
web-bot-random = Random
web-bot-greedy = Beginner
web-bot-commander = Easy
web-bot-easy = Easy
web-bot-medium = Fair
web-bot-hard = Strong
web-bot-expert = Expert
web-bot-admiral = Admiral
web-bot-colonel = Colonel
web-bot-steady = Steady

## Lobby
web-lobby-title = Who plays?
web-lobby-shuffle = Shuffle the seats
web-lobby-how = How to play
web-lobby-free = Free seat
web-lobby-free-text = Send the link, or seat a bot.
web-lobby-free-device = For somebody at this device, or a bot.
web-lobby-free-people = For somebody at this device.
web-lobby-also = Sit here too
web-lobby-level = Level of the bot
web-lobby-program = Program
web-lobby-bot = Seat a bot
web-lobby-unbot = Take the bot away
web-lobby-fill = Fill with bots
web-lobby-move-here = Move here
web-lobby-place = Seat of { $player }
web-lobby-kick = Free the seat of { $player }
web-lobby-ready = ready
web-lobby-not-ready = not ready
web-lobby-i-am-ready = I am ready
web-lobby-wait = Ready. Wait, not yet
web-lobby-start = Start the game
web-lobby-still-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
web-lobby-waiting-for = Waiting for { $names }.
web-lobby-all-set = Everybody is ready.
web-lobby-starting = The match is starting. Waiting for { $names }.
web-lobby-called-off = The start was called off: no answer from { $names }. Everybody is dealt a new seal; those who are missing have to be ready again.
web-lobby-seal = The seal of this table
web-lobby-seal-text = The server has chosen its part of the chance and shows its hash here. Note it if you want to hold the record against it later.
web-lobby-rules = House rules
web-lobby-rules-host = everybody sees them, you change them
web-lobby-rules-guest = everybody sees them, the host changes them
web-lobby-rules-usual = As usual
web-lobby-rules-differ = Not as usual: { $list }
web-lobby-rules-more = More house rules
web-lobby-on = on
web-lobby-off = off
web-lobby-clock = Time for a decision
web-lobby-clock-text = When it runs out, a bot decides for you.
web-lobby-clock-value = { $seconds ->
    [0] none
    [20] 20 s
    [60] 1 min
   *[other] 1 day
}
web-lobby-listed = Open to everybody
web-lobby-listed-text = Off: only those who have the link find this table.
web-lobby-share = Bring your friends
web-lobby-share-text = Whoever opens the link can take a free seat.
web-lobby-here = Everybody plays here
web-lobby-here-text = Whoever shares this device takes a seat with “Sit here too”; it is passed on when somebody else is to act. Friends elsewhere need a server.
web-lobby-invite = Invite
web-lobby-loopback = This address works on this device only.
web-lobby-loopback-how = To let others on your network in, start the table with { $command }.
web-lobby-qr = The link to this table as a QR code
web-talk = Table talk
web-talk-empty = Nobody has said anything yet.
web-talk-unread = { $count ->
    [one] One new line
   *[other] { $count } new lines
}
web-talk-say = Say something
web-talk-send = Send
web-talk-team = own side
web-talk-team-only = own side only

## The table
web-net-live = Live
web-net-connecting = Connecting
web-net-lost = Offline since { $time }
web-preparing-title = The bots are learning the language
web-preparing-text = They learn each language once on a server. Everybody else can play meanwhile; only their own decisions wait.
web-preparing-soon = a few minutes
web-preparing-minutes = about { $minutes } min left
web-preparing-seconds = less than { $seconds } s left
web-lost-retry = { $seconds ->
    [one] Connection lost, trying again in 1 second
   *[other] Connection lost, trying again in { $seconds } seconds
}
web-lost-trying = Connection lost, trying again …
web-lost-text = Nothing is lost: every move that was confirmed is safe.
web-lost-sent = Your last act waits here and is sent once, as soon as the table is back.
web-lost-will-send = Chosen: it is sent once, as soon as the table is back.
web-lost-now = Try now
web-lost-ago = { $seconds ->
    [one] as it was 1 second ago
   *[other] as it was { $seconds } seconds ago
}
web-bye-left = You have left this table.
web-bye-kicked = The host has freed your seat.
web-bye-moved = Your seat has moved to another device.
web-bye-expired = This table was abandoned and is closed.
web-bye-restart = The server restarts. Try again in a moment.
web-bye-too-slow = The connection was too slow.
web-bye-unplayable = This match cannot be played on here: this version of Redtable cannot read its rules or its moves. Nothing of it is lost, and the version it began with can play it. Once it is ended, its record can be downloaded.
web-unplayable-end = End it for everybody
web-bye-too-fast = Too much was sent over this connection.
web-undo = Undo
web-undo-not = Undo is not possible: { $why }
web-your-turn = your turn
web-your-answer = your answer
web-thinking = thinking
web-away = away
web-away-who = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
web-away-text = The game waits, and the seat stays theirs.
web-cover-one = Let a bot play
web-watching = You are watching.
web-clock-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
web-clock-stopped = The clock stands still
web-clock-ten = Ten seconds left
web-why-rule = Rule { $clause }
web-log = Log
web-log-all = all
web-log-mine = mine
web-log-chain = chain
web-log-earlier = Earlier turns
web-log-empty = Nothing has happened yet.
web-log-taken-back = Taken back:
web-chain = Chain
web-chain-order = last in, first out
web-chain-answers = answers
web-chain-response = response
web-chain-no-reply = nobody may answer
web-chain-none = No chain is open.
web-actions = Actions
web-menu = Menu
web-offer-a-draw = Offer a draw
web-offer-to-close = Close this table
web-offer-sent = The offer is made.
web-offer-draw = { $player } offers a draw.
web-offer-close = { $player } wants to close the table.
web-offer-resign = { $player } wants to give up.
web-offer-yes = Agree
web-offer-no = No
web-resign = Give up
web-resign-sure = Really give up? Touch again.
web-pause = Stop the clocks
web-unpause = Start the clocks
web-move = Go on with another device
web-move-qr = The link that moves your seat
web-move-text = Open this on the other device. It works once.
web-move-here = Go on here
web-move-here-text = Your seat moves to this device. The other one lets go of it.
web-move-take = Take the seat
web-cover = Let a bot play for { $player }
web-leave = Leave
web-leave-page = To the home page

## After the game
web-after-again = Once more?
web-after-asked = The others want another game
web-after-waiting = Waiting for the others
web-after-again-text = Same table, sides swapped.
web-after-story = The story in five lines
web-after-quiet = A quiet game.
web-after-of = of { $expected }
web-after-numbers = In numbers
web-analysis = Luck and skill
web-analysis-text = What did the dice and cards decide, and what did the players? It takes a moment, and gets finer while you read.
web-analysis-begin = Analyse this match
web-analysis-working = The analyst thinks
web-analysis-finer = rough, a finer one follows
web-analysis-done = thorough
web-analysis-quick = rough; only a server makes a finer one
web-analysis-seat = Whose chances
web-analysis-curve = Chance to win of { $seat }
web-analysis-as-table = As a table
web-analysis-step = Step
web-analysis-knew = From what it knew
web-analysis-together = By everybody's cards
web-analysis-together-switch = What everybody's cards together said
web-analysis-account = From { $expected } to { $result }, in points of a hundred
web-analysis-luck = Luck
web-analysis-own = Own play
web-analysis-others = The others
web-analysis-deal = The deal
web-analysis-moments = The moments that decided it
web-analysis-even = Nothing stood out.
web-analysis-inaccuracy = { $seat }, { $action }: a little better was { $better } (lost { $lost })
web-analysis-mistake = { $seat }, { $action }: better was { $better } (lost { $lost })
web-analysis-blunder = { $seat }, { $action }: this cost a lot; better was { $better } (lost { $lost })
web-analysis-chance = { $seat }, { $action }: chance gave { $change }
web-analysis-try = Try it yourself
web-analysis-accuracy =
    { $decisions ->
        [0] No decision to judge
        [one] { $accuracy } accurate in one decision
       *[other] { $accuracy } accurate in { $decisions } decisions
    }
web-analysis-stage-opening = opening
web-analysis-stage-middle = middle
web-analysis-stage-end = end
web-analysis-practise = To practise: { $theme }.
web-analysis-practise-nothing = Nothing to practise: no loss was beyond doubt.
web-analysis-best-move = Best move: { $action }
web-analysis-luckiest = Best luck: { $action } ({ $change })
web-analysis-unluckiest = Worst luck: { $action } ({ $change })
web-analysis-decisions = Every decision ({ $count })
web-analysis-draws = The draws that counted most
web-analysis-said-best = { $action }: the best
web-analysis-said-fine = { $action }: fine
web-analysis-said-inaccuracy = { $action }: a little better was { $better } (lost { $lost }, between { $low } and { $high })
web-analysis-said-mistake = { $action }: better was { $better } (lost { $lost }, between { $low } and { $high })
web-analysis-said-blunder = { $action }: this cost a lot; better was { $better } (lost { $lost }, between { $low } and { $high })
web-analysis-card = card { $place }
web-analysis-stop = to stop
web-analysis-clue = “{ $word }” { $number }
web-analysis-lesson = Lessons
web-analysis-theme-fleet = choosing a ship
web-analysis-theme-place = where to begin
web-analysis-theme-crew = recovering crew
web-analysis-theme-move = moving
web-analysis-theme-answer = answering
web-analysis-theme-attack = manoeuvres
web-analysis-theme-orders = orders
web-analysis-theme-fire = firing
web-analysis-theme-assault = assaults
web-analysis-theme-react = reacting
web-analysis-theme-retreat = falling back
web-analysis-theme-choice = which box to give up
web-analysis-theme-clue = giving clues
web-analysis-theme-guess = touching cards
web-fair = The chance was sealed
web-fair-text = Check that every die and card follows from what was sealed before the match.
web-fair-is-proved = Nobody chose this chance
web-fair-is-proved-text = Your device put its part in, saw what all were bound to before, and found every die and card as it must be.
web-fair-is-follows = The dice follow from the seed
web-fair-is-follows-text = Every die and card is the one that the seed gives. Your device put nothing in here, so it cannot say that nobody chose the seed.
web-fair-is-broken = Something is not as it was sealed
web-fair-is-broken-text = Do not trust this match before you know why.
web-fair-verify = Verify
web-fair-not-kept = The server changed what was fixed before the match began. Do not trust its dice.
web-fair-lines-wrong = The record is cut or was changed (line { $line }).
web-fair-seed = The seed fits the seal that was published before the match.
web-fair-seed-wrong = The seed does not fit the seal that was published before the match.
web-fair-seed-is = The seed:
web-fair-seats = Bound before the start and kept to it: { $seats }.
web-fair-seats-wrong = Did not put in what they were bound to: { $seats }.
web-fair-nothing = Put nothing into the chance: { $seats }.
web-fair-alone = Nobody but the server put anything into the chance: who runs it could have chosen.
web-fair-openly = Played when seats were not bound to their part yet: who runs the server could have chosen.
web-fair-called-off = { $count ->
    [one] One start was called off before, because somebody did not answer.
   *[other] { $count } starts were called off before, because somebody did not answer.
}
web-fair-draws = { $count ->
    [one] One die or shuffle, computed again: as the seed gives it.
   *[other] { $count } dice and shuffles, computed again: all as the seed gives them.
}
web-fair-draws-wrong = The seed gives another die or shuffle than the record has (line { $line }).
web-fair-result = The result is the one of this table.
web-fair-result-wrong = The record has another result than this table.
web-fair-witness = All seals are those that this device saw before the match, and your part is in it.
web-fair-witness-wrong = The record is not bound to what this device saw before the match.
web-fair-no-witness = Not checked: what was sealed before the match. This device put nothing in here.
web-fair-position = The match began from a position; how it came about is not shown.
web-fair-rules = Not checked here: that every action followed the rules. The record and “redtable verify” do that.
web-record = Record
web-rematch = Rematch

## Replay
web-replay = Replay
web-replay-none = This replay cannot be shown
web-replay-eyes = Whose eyes
web-replay-everyone = Everyone
web-replay-step = Step
web-replay-marks = What counted
web-replay-at = Step { $step } of { $steps }
web-replay-first = To the start
web-replay-prev = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-fork = Play on from here
web-replay-this-step = At this step
web-replay-quiet = Nothing to tell of this step.
web-replay-more-lines = and { $count } more
web-replays-lead = Every finished game can be watched again, through any captain’s eyes.
web-record-open = Open a record from a file.
web-record-drop = Choose it, or drop it here. Nothing is kept on the server.
web-record-bad = { $file }: { $why }
web-record-long = it is too long to be a record.
web-replays-yours = Your finished games
web-replays-none = You have not finished a game yet.

## Learn and rules
web-learn-lead = Start with the lessons, or read the rules.
web-tutorial = Lessons
web-lesson-done = learned
web-lesson-step = step { $step } of { $steps }
web-lesson-of = Lesson { $number } of { $count }
web-lesson-play = Just play
web-lesson-well = Well done.
web-lesson-well-text = That is all for this lesson. Look round as long as you like, then go on.
web-lesson-other = { $action }: the rules allow it, but this lesson wants something else.
web-lesson-hint = Hint
web-lesson-hint-text = In notation:
web-lesson-skip = Skip step
web-lesson-back = Back
web-lesson-watch = Watch
web-lesson-rules = In the rules
web-rules = Rules
web-rules-search = Search the rules
web-rules-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
web-rules-found = “{ $query }” in the rules
web-rules-nothing = Not a word about that.
web-rules-chapters = Chapters
web-rules-games = Games
web-rules-clause = Rule { $clause }
web-rules-print = Print
web-rules-source = Where a rule comes from
web-rules-source-text = Most clauses follow the original leaflet. Where it is silent, this table plays a house rule, and the lobby shows it.
web-rules-options = List of house rules

## Settings
web-settings = Settings
web-settings-sections = Sections
web-settings-private = Settings stay on this device. Nobody at the table sees them.
web-settings-look = Look and reading
web-settings-language = Language
web-settings-language-text = Also for the rules, the log and the lessons.
web-settings-theme = Theme
web-settings-theme-text = The sea stays dark in both.
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = System
web-settings-text = Text size
web-settings-text-text = The board keeps its width, rows grow.
web-settings-patterns = Stronger patterns
web-settings-patterns-text = Waves and diagonals thicker, for those who see colours differently.
web-settings-contrast = More contrast
web-settings-contrast-text = Stronger lines on the sea and round the panels.
web-settings-motion-sound = Motion and sound
web-settings-motion = Movement
web-settings-motion-text = Less: things change place at once, the log tells the story.
web-motion-system = As the system
web-motion-full = Full
web-motion-less = Less
web-settings-sound = Sounds
web-settings-sound-text = Small ones of our own: a knock, a bell, water.
web-settings-voice = Spoken timer
web-settings-voice-text = A voice says whose time runs and when it ends, where a game has a timer.
web-settings-table = At the table
web-settings-confirm = Confirm touches
web-settings-confirm-text = First touch shows, second touch acts. Off: one touch acts.
web-settings-pass = Pass for me
web-settings-pass-text = When I have nothing to answer with.
web-settings-name-title = Name
web-settings-name = Your name
web-settings-name-text = How you are called at tables.
web-settings-preview = How it looks now
web-settings-preview-text = changes at once
web-settings-preview-board = A corner of the sea with two ships
web-settings-preview-sides = Side = colour, shape and pattern. Never colour alone.
web-settings-preview-cubes = hull 9 of 12
web-settings-keys-text = Arrows move, Enter acts, Esc steps back.
web-settings-keys-show = Show all
web-settings-reset = Back to the defaults

## About
web-about = About, licences
web-about-what = Redtable is where the Code Red family of tabletop games is played: open a page, send a link, play. Free and open source.
web-about-games = The games
web-about-games-text = The games are the work of their authors. The rules here are told in our own words, the drawings and sounds are our own.
web-about-fair = Fair chance
web-about-fair-text = Before the match the server publishes a seal of its secret, and every player's device one of a number of its own; only when all are fixed are the numbers shown, and at the end the secret. So nobody, not even who runs the server, can choose a card as long as one device is honest. Your device checks it on the page after the game; “redtable verify” checks the record with the rules and says what it cannot know.
web-about-credits = Built with
web-about-svelte = the pages
web-about-fluent = the three languages
web-about-uqr = the QR codes
web-about-pyodide = Python in the browser, for playing without a server
web-about-inter = the text
web-about-barlow = the titles
web-about-openmoji = pictures that cards are composed of, changed by us
web-about-emojibase = names of what is on the cards
web-about-multiwordnet = the dictionary of the bots of Pictures
web-about-encoders = how the bots of Pictures know what words mean
web-about-vectors = word vectors of the bots of Pictures
web-about-own = Ships, islets, icons and sounds are drawn and made by the Redtable contributors (MIT).
web-about-api = The interface for programs

## Problems
web-problem-offline = The server does not answer. Are you online?
web-problem-device-old = This browser is too old to play without a server: it has no WebAssembly.
web-problem-device-elsewhere = Another tab of this browser plays on this device. Close it, then try again.
web-problem-device-files = What is needed to play without a server is not here. Keep it once while you are online.
web-problem-device-spare = The rules start in this browser only with a network: it cannot use what was kept.
web-problem-device-rules = The rules could not be started on this device.
web-problem-device-full = There is no room left on this device: the last step was not kept. Free some space, then do it again.
web-problem-device-game = What this game needs beside the rest is not on this device, and there is no network. Keep everything once while you are online.
web-problem-device-unwritten = The last step could not be kept on this device. The game stands as it was before; do it again.
web-problem-device-failed = The rules failed on this device. The game stands as it was before the last step.
web-problem-other = The server refused that.
web-problem-page = Something broke on this page. Load it again; nothing of your game is lost.

## The lobby: host, watchers, pace; who wants another game

web-talk-watches = watching
web-watchers =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
web-lobby-name = Name the table
web-lobby-stand = Stand up
web-lobby-hand-over = Make { $player } the host
web-hint = What would the bot do?
web-hint-thinking = The bot is thinking …
web-hint-by = Bot ({ $level }) would do this:
web-hint-do = Do that
web-coach = Coach
web-coach-text = A coach warns you before a move that loses much, and has plans when you ask. Only against bots, and only from what you see.
web-coach-level-off = Off
web-coach-level-blunder = Big losses
web-coach-level-mistake = Mistakes
web-coach-level-inaccuracy = Everything
web-coach-ask = What would be good here?
web-coach-thinking = The coach thinks …
web-coach-between = { $low } to { $high } to win
web-coach-then = then { $actions }
web-coach-leads = Leads on average to:
web-coach-own-hull = your hull
web-coach-their-hull = their hull
web-coach-own-crew = your reserve
web-coach-their-crew = their reserve
web-coach-own-cards = your cards
web-coach-their-cards = their cards
web-coach-own-soldiers = your soldiers
web-coach-their-soldiers = their soldiers
web-coach-own-boxes = your boxes
web-coach-their-boxes = their boxes
web-coach-own-power = your hits a turn
web-coach-their-power = their hits a turn
web-coach-own-left = your cards to find
web-coach-their-left = their cards to find
web-coach-warning = Think again?
web-coach-loses = { $action } loses about { $lost } of your chance to win. Better is { $better }.
web-coach-back = Think again
web-coach-anyway = Do it anyway
web-coach-better = Do the better one
web-pace = Pace of the bots
web-pace-text = How long they take for what they do; it can be changed in the menu of the table, too.
web-pace-slow = Slow
web-pace-usual = Usual
web-pace-fast = Fast
web-lobby-spectators-talk = Those who watch may talk
web-lobby-spectators-talk-text = Before, during and after the match. Without it they only watch.
web-after-wants =
    { $count ->
        [one] { $names } wants
       *[other] { $names } want
    } another game.
web-after-waits-for = Still to answer: { $names }.
web-quick = { $game }: level and side
web-quick-side = Your side
web-quick-kept = Kept on this device for the next time.
web-lobby-minutes = about { $minutes } minutes
web-table-bot-turn = the bot plays
web-table-turn-of = { $player } to play
web-after-another = Who wants another?
web-after-another-count = { $yes } of { $all } say yes
web-after-says-yes = yes
web-after-says-bot = always
web-after-says-open = no answer yet
web-after-says-you = you decide

# Playing without a server
web-settings-offline = Without a network
web-keep-title = Keep for offline
web-keep-text = Play on this device where there is no network: { $size } MB to fetch, once. Unpacked, they take five times as much room in this browser.
web-keep-newer = A new version waits: { $size } MB to fetch. Games on this device go on with the rules they began with.
web-keep-done = Everything is here. Without a network, open this page as usual.
web-keep-none = This server has nothing that could be kept.
web-keep-unreachable = The server does not answer, so it is not known how much there is to keep. Come back when you are online.
web-keep-impossible = This browser keeps no pages, perhaps because its window is private.
web-keep-interrupted = It was interrupted. What is here stays; go on when you are online.
web-keep-full = There is no room for { $size } MB in this browser. Free some space, then go on; what is here stays.
web-keep-do = Keep
web-keep-update = Keep the new version
web-keep-forget = Remove
web-alone-offline = There is no network: you play on this device, alone, against bots or passing it around. Tables of the server, friends elsewhere and the bots of Pictures wait until you are online.
web-alone-site = This page has no server: you play on this device, alone, against bots or passing it around. Playing with friends elsewhere and the bots of Pictures need one.
web-game-no-bots = Its bots need the server; people pass the device.
web-alone-unkept = This browser keeps nothing here, perhaps because its window is private: what you play is gone when you close it.
web-device-tables = On this device
web-device-tables-text = played without the server
web-upload = Put it on the server
web-upload-share = Share the replay
web-upload-there = At { $code }
web-upload-text = The match goes on at the server, from where it is. Say who plays on at each seat; a friend gets a link.
web-upload-share-text = The match is put on the server, and everybody who has the link can see it.
web-upload-chance = Everybody there is told that its chance came from a device, whose owner could have chosen it.
web-upload-me = me
web-upload-friend = a friend
web-upload-bot = bot
web-upload-done = The match goes on there:
web-upload-shared = Everybody who has this link sees the replay:
web-upload-invite = For { $seat }: whoever opens this takes the seat. It works once.
web-from-device = This match began on a device without a server. Its dice and cards follow from the seed, but whoever had the device could have chosen the seed, and knows it.
web-code = The kernel from Python
web-code-edit = Code, which you may change
web-code-run = Run
web-code-stop = Stop
web-code-runs = Python starts or works …
web-code-prints = It prints
web-code-printed = It printed
web-pass-to = Pass the device to { $name }
web-pass-text = Nothing of the table is shown until the next one takes it.
web-pass-go = I am { $name }

## Puzzles

web-puzzles = Puzzles
web-puzzles-lead = Positions from bots’ games. One action is clearly the best: find it.
web-puzzles-none = There are no puzzles of this game yet.
web-puzzle-daily = Puzzle of the day
web-puzzle-number = Puzzle { $number }
web-puzzle-solved = solved
web-puzzle-difficulty = { $level ->
    [1] easy
    [2] medium
   *[3] hard
}
web-puzzle-task = It is your decision. Do what is best.
web-puzzle-seat = You play: { $seat }.
web-puzzle-offered = Which of these?
web-puzzle-find = { $wanted } cards are meant. Find them all.
web-puzzle-found = { $found } of { $wanted } found. Which else?
web-puzzle-right = Right!
web-puzzle-right-text = It wins { $chance } of 100 games from here; a wrong answer at least { $least } fewer.
web-puzzle-wrong = There is something better.
web-puzzle-wrong-text = { $action }: this wins { $chance } of 100 games from here, the best action { $best }.
web-puzzle-shown = The answer
web-puzzle-deals = Measured { $deals } times with other cards and dice. Here is one way in which it may go on.
web-puzzle-bots = It is found by { $bots }.
web-puzzle-bot = { $level } { $share } %
web-puzzle-step = { $step } of { $steps }
web-puzzle-on = Go on
web-puzzle-again = Try again
web-puzzle-show = Show the answer
web-puzzle-next = Next puzzle
web-puzzle-share = Share the result
web-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-puzzle-result = Redtable, { $game }, puzzle of { $date }
web-puzzle-theme-sink = Sink it this turn
web-puzzle-theme-survive = Survive
web-puzzle-theme-chain = The chain
web-puzzle-theme-attack = Attack
web-puzzle-theme-orders = Order cards
web-puzzle-theme-crew = Crew
web-puzzle-theme-move = Movement
web-puzzle-theme-fire = Fire
web-puzzle-theme-unit = Which unit fires?
web-puzzle-theme-assault = Assault
web-puzzle-theme-cover = Where to go?
web-puzzle-theme-rally = Rally
web-puzzle-theme-react = React or wait?
web-puzzle-theme-hold = Hold or give way?
web-puzzle-theme-retreat = Stay or fall back?
web-puzzle-theme-reroll = A second throw?
web-puzzle-theme-wait = Give the order or keep it?
web-puzzle-theme-guns = Keep what counts
web-puzzle-theme-sacrifice = Give up a weapon
web-puzzle-theme-fighter = Pseudo-fighters
web-puzzle-theme-clue = Which clue?
web-puzzle-theme-guess = What did the clue mean?
web-puzzle-theme-stop = Go on or stop?
