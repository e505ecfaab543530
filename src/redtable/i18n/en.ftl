### The words of the table and of the terminal. Each game brings its own in its package, under text/.


## The table: refusals and rules that hold in every game

table-refusal-no-seat = Only those who have a seat may act.
table-refusal-stale = The table has moved on: you saw version { $given }, it is now at { $current }.
table-refusal-unreadable = That is not an action: { $why }
table-refusal-undo-nothing = There is nothing of yours to take back.
table-refusal-undo-rolled = Dice were rolled or cards shuffled: that can't be taken back.
table-refusal-undo-revealed = Something became known: that can't be taken back.
table-refusal-undo-answered = Somebody has acted since: it is too late to take that back.
table-refusal-over = The match is over.
table-refusal-resign-sides = Only one of two sides can resign.
table-refusal-decision = How a match ends is decided at the table: offer to resign or to draw, and those concerned agree.

table-clause-seats = Only seats act, and only while the game goes on.
table-clause-version = Nobody acts on an old view: whoever missed something looks first and then decides.
table-clause-notation = An action is one line in the game's notation.
table-clause-undo = You may take back your last action as long as nothing was revealed, rolled or answered since.
table-clause-end = A side may resign against another side, and everybody together may agree on a draw, while the game goes on.

table-event-undone = { $seat } takes the last action back.
table-event-resigned = { $seat } resigns for the side.
table-event-draw-agreed = All agree on a draw.
table-event-closed = All agree to close the table.

## The table: how a game ends

table-outcome-won = { $winners } wins.
table-outcome-drawn = A draw.
table-outcome-lost = Nobody wins.
table-outcome-open = The game is not over.
table-outcome-resigned = The losing side resigned.
table-outcome-draw-agreed = Everybody agreed on it.
table-outcome-closed = The table was closed.

## What the server refuses, whoever asks: told at the table, by the page and by the terminal

table-problem-no-table = There is no table { $code }. Is it mistyped? Tables that nobody uses are removed after a while.
table-problem-no-seat = There is no such seat at this table.
table-problem-only-before = That is possible only before the match starts.
table-problem-only-running = That is possible only while the match goes on.
table-problem-only-after = That is possible only when the match is over.
table-problem-no-analysis = This match can't be analysed.
table-problem-analysis-meanings = This server lacks the packages with which matches of Pictures are analysed (redtable[meanings]).
table-problem-analysis-prepares = The meanings of this language are being prepared. Ask again in a few minutes.
table-problem-starting = The match is just starting. Wait a moment.
table-problem-not-started = The match has not started yet.
table-problem-not-running = The match is not going on.
table-problem-not-your-turn = It is not your turn.
table-problem-no-hints = Bots give advice only where everybody else is a bot.
table-problem-no-coach = The coach has nothing to say about this.
device-problem-bots = The bots of this game think on a server: there is none here. People can take these seats.
device-problem-server = This needs a server: there is none here.
table-problem-bot-warms-up = The bot is still getting ready. Ask again in a moment.
table-problem-record = This is not a whole record: { $detail }
table-problem-record-game = That record is of a game that is not played here: { $game }
table-problem-upload-origin = Only a match that began on a device, without a server, can be put here.
table-problem-upload-rules = This match has the rules of another version of Redtable: it can't be put on this server. It stays on your device.
table-problem-over = The match is over.
table-problem-only-host = Only the host of the table may do that.
table-problem-not-yours = That seat is not yours.
table-problem-all-taken = All seats are taken.
table-problem-taken = Somebody sits there already.
table-problem-still-free = A seat is still free.
table-problem-not-ready = { $player } is not ready yet.
table-problem-sit-first = Take a seat first.
table-problem-nobody-there = Nobody sits there.
table-problem-too-few-seats = Somebody sits on a seat that a table of { $seats } does not have.
table-problem-rules-changed = The rules of the house were just changed. Look at them, then start.
table-problem-no-clock-here = A clock would show whose turn it is, which is a secret here; the game's own options limit the time.
table-problem-no-clocks = This table has no clocks.
table-problem-entropy = What your device put into the chance does not fit. Get ready again.
table-problem-no-start = No start is under way any more.
table-problem-not-away = That player is here, or has not been away for long enough.
table-problem-offer-open = There is an open offer already.
table-problem-no-offer = There is no offer for you to answer.
table-problem-rematch-at = The rematch is at table { $code }.
table-problem-bots-no-draw = Bots do not agree to a draw.
table-problem-no-resigning = Resigning needs two sides; you may leave the table.
table-problem-code-unknown = This code was used, has expired, or never existed.
table-problem-code-void = Whoever made this code does not hold that seat any more.
table-problem-fork-over = The match is over at that step. Choose an earlier one.
table-problem-no-spectators = This table has no spectators.
table-problem-plays-here = Who plays at a table does not watch it: a spectator may see more than a seat.
table-problem-only-watch = Those who watch cannot do that.
table-problem-silent = The rules of the game do not let this seat speak now.
table-problem-other-site = This page may not speak for you here.
table-problem-options-large = These rules of the house are too large.
table-problem-no-files = Options name what comes with the game; files of the server are not for guests.
table-problem-hidden = Only visible characters are possible here.
table-problem-not-found = There is no such thing here.
table-problem-forbidden = That is not for you to do here.
table-problem-not-now = That is not possible now.
table-problem-try-again = The server cannot write just now. Nothing is lost; try again.
table-problem-too-fast = Too many questions at once. Wait a moment.
table-problem-too-busy = Too many are waiting. Try again in a moment.
table-problem-our-fault = The server failed. That is our fault; try again.
table-problem-unplayable = This match cannot be played on here: this version of Redtable cannot read it.
table-problem-wrong-request = That does not fit: { $detail }
table-problem-who-are-you = The server does not know this device yet. Come in again.
table-problem-too-many-tables = You have too many unfinished tables. Finish or leave some.
table-problem-too-many-connections = Too many connections from your network. Close other pages of this table.
table-problem-too-large = That is too large.
table-problem-not-allowed = That is not possible here.


## The terminal: help pages

cli-help-usage = Usage:
cli-help-usage-options = [OPTIONS]
cli-help-usage-command = COMMAND
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-examples = Examples
cli-help-help = Show this help.
cli-help-install-completion = Set up completion for this shell.
cli-help-show-completion = Print the completion script of this shell, to look at it or to put it elsewhere.

cli-help-redtable = The Code Red family of tabletop games: play them here, watch them again, check records, read the rules.
cli-help-redtable-examples =
    redtable games                       which games there are
    redtable play redcode                play Red Code against a bot
    redtable rules redcode               read its rules
    redtable --lang es play redcode      the same in Spanish
cli-help-version = Print the version.
cli-help-lang = Speak es, en or it. Otherwise REDTABLE_LANG decides, then the locale.

cli-help-games = Which games there are, with their seats and bots.
cli-help-games-examples = redtable games

cli-help-play = Play in the terminal, against bots or with several people in one hot seat. The game is saved after every action.
cli-help-play-examples =
    redtable play redcode
    redtable play redcode --seat red1 --bots easy
    redtable play redcode --option mode=war --seed friday
    redtable play redcode --hot-seat --record friday.record
    redtable play --resume friday.record --hot-seat
cli-help-play-game = A game from `redtable games`; not needed with --resume.
cli-help-play-seat = Your seat, by name; may be given several times. Otherwise the first one.
cli-help-play-bots = How strong the bots are. Otherwise a level in the middle.
cli-help-play-option = An option of the ruleset, as key=value; may be given several times.
cli-help-play-ruleset = The name of a ruleset of the game, or a TOML file.
cli-help-play-seed = The same seed gives the same cards and dice.
cli-help-play-hot-seat = People play all seats at this terminal and take turns in front of it.
cli-help-play-pace = How long to wait after each action of a bot.
cli-help-play-record = Save the game in this file instead of the user's data folder.
cli-help-play-resume = Go on with a saved game.

cli-help-replay = Watch a recorded game again.
cli-help-replay-examples =
    redtable replay friday.record
    redtable replay friday.record --seat blue1 --step
    redtable replay friday.record --all --delay 1.5
cli-help-replay-seat = See what this seat saw. Otherwise what a spectator saw.
cli-help-replay-all = See everything, hidden things too.
cli-help-replay-step = Show the board after every action and wait for Enter.
cli-help-replay-delay = Show the board after every action and wait so many seconds.
cli-help-record-file = A record: a text file of a game.

cli-help-verify = Check a record: every action, every die, every card, and the result.
cli-help-verify-examples = redtable verify friday.record
cli-help-verify-commitment = The commitment that was shown before the match; the record must have it.

cli-help-analyse = What of a finished game was luck, what was skill, and what would have been better.
cli-help-analyse-examples =
    redtable analyse friday.record
    redtable analyse friday.record --thorough
    redtable analyse friday.record --json > friday.json
cli-help-analyse-thorough = Think longer: narrower intervals, more that is beyond doubt.
cli-help-analyse-json = Everything that was found, as data for other programs.

cli-help-scenario = Scenario files: positions with steps and what must come of them.
cli-help-scenario-run = Play scenarios and print what is not as expected.
cli-help-scenario-examples =
    redtable scenario run chain.toml
    redtable scenario run tests/scenarios
cli-help-scenario-files = Scenario files, or folders of them.

cli-help-rules = Read the rules, in our own words: the contents, a section, a clause, or what a search finds.
cli-help-rules-examples =
    redtable rules redcode
    redtable rules redcode RC-8
    redtable rules redcode 8.4
    redtable rules redcode --search torpedo
cli-help-game = A game from `redtable games`.
cli-help-rules-clause = A clause (RC-8.4) or a section (RC-8).
cli-help-rules-search = Print the clauses with this word in them.
cli-help-rules-all = Print all sections.

cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-files = FILE...
cli-metavar-seat = NAME
cli-metavar-level = LEVEL
cli-metavar-option = KEY=VALUE
cli-metavar-ruleset = RULESET
cli-metavar-text = TEXT
cli-metavar-seconds = SECONDS
cli-metavar-clause = CLAUSE
cli-metavar-word = WORD
cli-metavar-language = es|en|it

## The terminal: Battle Damage

cli-help-damage =
    The damage desk of Battle Damage, its ships and its odds.
    Without a command: a new battle at the desk.
cli-help-damage-examples =
    redtable damage desk battle.record --ship Resolute=fed-ca --ship Kahn=kli-d7
    redtable damage odds fed-ca 18
    redtable damage ship check my-ship.toml
cli-help-damage-desk = Open a battle, or go on with the one in the file.
cli-help-damage-desk-examples =
    redtable damage desk
    redtable damage desk battle.record --ship Resolute=fed-ca --option batch_policy=thumb
cli-help-damage-desk-file = the battle's file; a new one in your data folder if left out
cli-help-damage-desk-ship = a ship of the battle, NAME=SHIP; repeatable
cli-help-damage-desk-battle = a .battle file to go on with, saved in the browser or by share
cli-help-damage-share = Open a battle on a server, where everybody with the link marks hits.
cli-help-damage-share-examples =
    redtable damage share friday.record --server https://example.org
    redtable damage share friday.record --out friday.battle
cli-help-damage-share-file = the battle of a desk
cli-help-damage-share-out = write the battle into a new file instead
cli-damage-share-file = The battle is in { $file }. Go on with it on the page of the desk, or: redtable damage desk --battle FILE
cli-damage-share-link = Whoever opens this link may mark hits or watch:
cli-help-damage-ships = Which ships there are.
cli-help-damage-ship = Ship files: check, show, export, import.
cli-help-damage-ship-name = a ship: its name, or a file
cli-help-damage-ship-file = a ship file, TOML or JSON
cli-help-damage-ship-target = where to write it; on the screen if left out
cli-help-damage-ship-new-name = its name among your own ships
cli-help-damage-ship-check = Check a ship file and explain what the deck makes of it.
cli-help-damage-ship-show = The boxes of a ship, and which cards can hit it.
cli-help-damage-ship-export = A ship as TOML or JSON.
cli-help-damage-ship-import = Put a ship file among your own ships.
cli-help-damage-hits = hits of the volley; several numbers are a series of volleys
cli-help-damage-odds = What a volley, or a series, takes from a ship.
cli-help-damage-odds-examples =
    redtable damage odds fed-ca 18
    redtable damage odds kli-d7 12 12 --damaged disruptor:2,lab:1 --trials 1e6 --plot odds.html
    redtable damage odds ts-ca 9 --order cargo,any_hull,any_warp --json
cli-help-damage-policy = cards between shuffles: ten, thumb, fifteen, twenty, all
cli-help-damage-order = what the owner gives up first, e.g. cargo,any_hull
cli-help-damage-damaged = what the ship has lost already, e.g. phaser:2,lab:1
cli-help-damage-tally = a system or group to count; repeatable, default: all
cli-help-damage-trials = volleys to deal where the odds are not exact, e.g. 1e6
cli-help-damage-method = auto, exact, engine or numba
cli-help-damage-seed = another number deals other volleys
cli-help-damage-json = as JSON
cli-help-damage-plot = also as a plot: .html, .svg or .png
cli-help-damage-compare = The ways to shuffle against each other and against the classic chart.
cli-help-damage-compare-examples = redtable damage compare ts-ca 18 --trials 1e6 --plot compare.svg
cli-metavar-ship = SHIP
cli-metavar-hits = HITS...
cli-metavar-order = ORDER
cli-metavar-lost = LOST
cli-metavar-policy = POLICY
cli-metavar-system = SYSTEM
cli-metavar-method = METHOD
cli-problem-no-ship = There is no ship { $given }; there is: { $known }
cli-hint-ships = redtable damage ships lists them all.
cli-problem-battle-shared = { $file } has changed under this desk: it is open elsewhere.
cli-hint-battle-shared = Close one of the two, then open the file again. Nothing in it is lost.
cli-problem-not-a-battle = { $file } is a record of another game, not a battle of the desk.
cli-problem-no-such-number = There is no number { $number } to choose now.
cli-problem-which-file = Say which file: save FILE
cli-problem-no-plots = Plots need Altair, which is not installed.
cli-hint-plots = pip install redtable[plots]
cli-problem-plot-kind = { $file } is no kind of plot; its name should end in one of: { $known }

## The terminal: problems, and what to do about them

cli-problem-no-command = There is no command { $given }; there is: { $known }.
cli-problem-no-option = There is no option { $name }.
cli-problem-missing = { $name } is missing.
cli-problem-option-value = { $name } needs a value.
cli-problem-number = { $name } needs a number from { $low } to { $high }.
cli-problem-too-many = Too many arguments: { $extra }.
cli-problem-no-language = There is no language "{ $given }"; there is: { $known }.
cli-problem-which-game = Which game?
cli-problem-no-game = There is no game { $given }; there is: { $known }.
cli-problem-no-seat = There is no seat { $given }; there is: { $known }.
cli-problem-no-bot = There are no bots of level { $given }; there is: { $known }.
cli-problem-option-form = { $given } is not of the form key=value.
cli-problem-no-file = There is no file { $file }.
cli-problem-unreadable = { $file } can't be read: { $why }
cli-problem-analyse-unfinished = This game is not over. Only a finished one can be analysed.
cli-problem-analyse-game = There is no analyst for { $game } yet.
cli-problem-analyse-desk = A desk of Battle Damage has no winner: there is nothing to analyse.
cli-problem-analyse-meanings = The analyst of Pictures needs more packages: pip install 'redtable[meanings]'
cli-problem-analyse-prepares = The meanings of { $language } are not prepared yet. This takes a few minutes, once: python -m redtable.bots.pictures.prepared { $language }
cli-problem-not-saved = { $file } can't be written: { $why }
cli-problem-commitment = The record has the commitment { $found }, not { $given }: it is not the record of that match.
cli-problem-file-exists = { $file } is there already.
cli-problem-resume-options = A resumed game keeps its options, ruleset and seed.
cli-problem-sealed = { $file } was played with sealed chance: only the table that sealed it can go on.
cli-problem-other-game = { $file } is a game of { $found }, not of { $given }.
cli-problem-over = { $file } is a game that is over.
cli-problem-no-scenarios = There are no scenario files (*.toml) there.
cli-problem-which-clause = Which clause?
cli-problem-no-clause = There is no clause { $given }; near it: { $near }.
cli-problem-not-found = No clause has "{ $word }" in it.

cli-hint-help = { $command } --help explains it.
cli-hint-language = redtable --lang es, or REDTABLE_LANG=es in the environment.
cli-hint-games = redtable games lists them.
cli-hint-bots = redtable games lists the levels.
cli-hint-ruleset = redtable play --help explains --ruleset and --option.
cli-hint-record = The record was cut or changed, or belongs to another version of the game.
cli-hint-seal = The server or the record does not keep to what this computer saw before the match. Do not trust it.
cli-hint-scenario = redtable scenario run --help explains it.
cli-hint-file-exists = Choose another name, or go on with that game: redtable play --resume { $file }
cli-hint-resume-options = Leave out --option, --ruleset and --seed.
cli-hint-over = Watch it: redtable replay { $file }
cli-hint-clause = Write it as in RC-8.4; redtable rules GAME shows the contents.
cli-hint-search = Try a shorter word.

## The terminal: games and rules

cli-games-name = name
cli-games-title = game
cli-games-seats = seats
cli-games-bots = bots
cli-games-none = No games are installed.
cli-games-next = Play one: redtable play { $game }
cli-rules-next = Read on: redtable rules { $game } { $clause }
cli-rules-found =
    { $count ->
        [one] One clause.
       *[other] { $count } clauses.
    }

## The terminal: playing

cli-play-thinking = { $seat } is thinking …
cli-play-turn = { $seat } is to act.
cli-play-privacy =
    Hand over to { $seat }.
    Only { $seat } should look now. Press Enter when nobody else does.
cli-play-prompt =
    { $count ->
        [one] { $seat } can do one thing. A number or the action itself; ? for help.
       *[other] { $seat } can do { $count } things. A number or the action itself; ? for help.
    }
cli-play-only = Enter does { $action-word }.
cli-play-more = … { $count } more
cli-play-all = Type the beginning of an action to see all of them.
cli-play-no-action = “{ $given }” is not an action.
cli-play-examples = Possible now, for example: { $examples }
cli-play-possible = You can do { $action-word } now.
cli-play-hint = A bot of level { $level } would do { $action-word }.
cli-play-help =
    3              do number 3 of the list
    torpedo>K      do that action; Tab completes it
    torp           list the actions that begin so
    Enter          show the board and the list again
    why ACTION     why an action is impossible, with the rule; its odds if it is possible
    rules CLAUSE   read a rule
    undo           take your last action back, if nothing became known since
    resign         give up for your side
    log            what has happened so far
    hint           what the strongest bot would do
    quit           leave; the game is saved
cli-play-saved = The game is saved. Go on with:
cli-play-record = The record of this game: { $file }

## The terminal: records and scenarios

cli-replay-next = Enter for the next action ...
cli-verify-actions =
    { $actions ->
        [one] { $game }: one action, allowed when it was made; the result follows from it.
       *[other] { $game }: { $actions } actions, each allowed when it was made; the result follows from them.
    }
cli-verify-draws =
    { $draws ->
        [one] One die or shuffle, the one that the seed gives.
       *[other] { $draws } dice and shuffles, each the one that the seed gives.
    }
cli-verify-seed = The revealed seed fits the commitment { $commitment }.
cli-verify-seats = Put into the chance what they had committed to before the start: { $seats }.
cli-verify-nothing = Put nothing into the chance: { $seats }.
cli-verify-alone = No seat put anything into the chance: whoever ran the server could have chosen the dice.
cli-verify-open = Played when seats did not commit to their part yet: whoever ran the server could have chosen the dice.
cli-verify-called-off = Starts that were called off before, because somebody did not reveal: { $count }.
cli-verify-seeded = The seed stands in the file from the beginning: whoever wrote it could have chosen it.
cli-verify-witness = The commitments are those that this computer saw before the match.
cli-verify-match = It is the match that this computer saw being played.
cli-verify-commitment = The commitment is the one you gave.
cli-verify-unseen = Not checked: that this commitment was shown before the match (compare it with what you saw: --commitment).
cli-verify-other-match = Not checked: that these actions were played. Once the seed is known, anybody can write another match with it.
cli-verify-position = The match begins from a position; how that came about is not shown.
cli-verify-people = A record does not show who sat there.
cli-scenario-summary =
    { $count ->
        [one] { $passed ->
            [0] The scenario is not as expected.
           *[other] The scenario is as expected.
        }
       *[other] As expected: { $passed } of { $count } scenarios.
    }
cli-scenario-start = at the start
cli-scenario-step = step { $step }
cli-scenario-expected = expected
cli-scenario-found = found

## The terminal: the analysis of a game

cli-analyse-thinking = Analysing
cli-analyse-curve = Chance to win, from what each seat knew
cli-analyse-accounts = What the result is made of, in points of a hundred
cli-analyse-expected = expected
cli-analyse-deal = the deal
cli-analyse-luck = luck
cli-analyse-own = own play
cli-analyse-team = team
cli-analyse-others = others
cli-analyse-result = result
cli-analyse-moments = The moments that decided it
cli-analyse-luck-line = { $step }  { $seat }, { $action }: chance gave { $change }
cli-analyse-inaccuracy = { $step }  { $seat }, { $action }: a little better was { $better } (lost { $lost }, from { $low } to { $high })
cli-analyse-mistake = { $step }  { $seat }, { $action }: better was { $better } (lost { $lost }, from { $low } to { $high })
cli-analyse-blunder = { $step }  { $seat }, { $action }: this cost a lot; better was { $better } (lost { $lost }, from { $low } to { $high })
cli-analyse-accuracy =
    { $decisions ->
        [0] { $seat }: no decision to judge
        [one] { $seat }: { $accuracy } accurate in one decision
       *[other] { $seat }: { $accuracy } accurate in { $decisions } decisions
    }
cli-analyse-opening = opening
cli-analyse-middle = middle
cli-analyse-end = end
cli-analyse-best-move = Best move: { $step }, { $action }
cli-analyse-luckiest = Best luck: { $step }, { $action } ({ $change })
cli-analyse-unluckiest = Worst luck: { $step }, { $action } ({ $change })
cli-analyse-practise = To practise: { $theme }, which cost { $lost }. See redtable rules { $game } { $clause }
cli-analyse-losses = Everything that lost something beyond doubt
cli-analyse-theme-fleet = choosing a ship
cli-analyse-theme-place = where to begin
cli-analyse-theme-crew = recovering crew
cli-analyse-theme-move = moving
cli-analyse-theme-answer = answering
cli-analyse-theme-attack = manoeuvres
cli-analyse-theme-orders = order cards
cli-analyse-theme-fire = firing
cli-analyse-theme-assault = assaults
cli-analyse-theme-react = reacting
cli-analyse-theme-retreat = falling back
cli-analyse-theme-choice = which box to give up
cli-analyse-theme-clue = giving clues
cli-analyse-theme-guess = touching cards

## The terminal: the screen of Red Code

cli-redcode-round = { $mode }, round { $round }
cli-redcode-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cli-redcode-afloat = afloat { $count }
cli-redcode-deck = deck { $deck }, discarded { $discard }
cli-redcode-chain = Chain
cli-redcode-answers = answers { $link }
cli-redcode-cancels = against { $link }
cli-redcode-asked = May answer: { $ships }
cli-redcode-hand = Your order cards
cli-redcode-no-cards = none
cli-redcode-order-used = One was played this turn.
cli-redcode-holds = holds { $cards }
cli-redcode-decides = decides
cli-redcode-you = (you)
cli-redcode-unchosen = not chosen yet
cli-redcode-hull = hull { $hull }
cli-redcode-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cli-redcode-crew = crew: { $reserve } in reserve, { $busy } busy{ $removed ->
        [0] { "" }
       *[other] , { $removed } removed
    }
cli-redcode-intercepted = intercepted
cli-redcode-sunk = sunk, loses its next turn
cli-redcode-returns = sunk, returns on its next turn
cli-redcode-gone = sunk
cli-redcode-ask-choose = choose your ship
cli-redcode-ask-place = choose where to start
cli-redcode-ask-return = choose where to return
cli-redcode-ask-recover = recover { $crew } crew
cli-redcode-ask-main = use manoeuvres and at most one order card, then end
cli-redcode-ask-move = { $must ->
        [true] leave the current
       *[false] go on moving or stop
    }: { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }
cli-redcode-ask-respond = answer, or pass
cli-redcode-ask-boatswain = bring back { $crew } crew
cli-redcode-ask-discard = discard an order card
cli-redcode-sign-breakdown = breakdown
cli-redcode-sign-repair = repair
cli-redcode-sign-crew = crew
cli-redcode-sign-range = range
cli-redcode-sign-answers = can answer
cli-redcode-sign-no-reply = no reply
cli-redcode-sign-current = current

## The terminal: acts that look like mistakes

cli-play-harmful = { $action-word } hurts your own side or helps the other. Enter does it all the same.
cli-play-pointless = { $action-word } would change nothing. Enter does it all the same.

## The terminal: the server

cli-help-serve = Run the server: tables for people and bots, in the browser and in terminals.
cli-help-serve-examples =
    redtable serve
    redtable serve --lan
    redtable serve --port 9000 --database games.db
    redtable serve --nodes 3 --database postgresql://user@host/redtable
cli-help-serve-host = The address to listen on.
cli-help-serve-port = The port to listen on; 0 takes a free one.
cli-help-serve-database = An SQLite file, or the address of a PostgreSQL database.
cli-help-serve-nodes = How many nodes to run on this machine; more than one needs PostgreSQL.
cli-help-serve-config = A TOML file with settings.
cli-help-serve-open = Open the address in the browser.
cli-help-serve-lan = Let others on your network in, and put that address into invitations.
cli-metavar-host = ADDRESS
cli-metavar-port = PORT
cli-metavar-database = DATABASE
cli-metavar-nodes = NUMBER
cli-metavar-code = CODE
cli-metavar-name = NAME
cli-serve-listening = Redtable is at { $url } (Ctrl-C stops it)
cli-serve-lan = Others on your network reach it at { $url }
cli-hint-settings = `redtable serve --help` names the settings; docs/server.md explains them.
cli-hint-store = The database must be there, writable, and used by one server only unless it is PostgreSQL.
cli-hint-damaged = Restore a backup: move the database away, then redtable restore --database FILE BACKUP.

cli-help-backup = Write a copy of the database while the server runs.
cli-help-backup-examples =
    redtable backup friday.db
    redtable backup --database postgresql://user@host/redtable friday.jsonl
cli-help-backup-file = The file to write.
cli-backup-done = Everything is in { $file }.
cli-help-restore = Fill a new, empty database from a backup. No server may use it meanwhile.
cli-help-restore-examples =
    redtable restore --database games.db friday.db
    redtable restore --database postgresql://user@host/redtable friday.jsonl
cli-help-restore-file = The backup.
cli-restore-done = Everything of { $file } is in the database.

cli-help-bot = Let a program of your own play a seat: it reads and writes lines of JSON.
cli-help-bot-examples =
    redtable bot "python my_bot.py" --game redcode --bots greedy
    redtable bot "python my_bot.py" --join KF7M2QX --name Nautilus
cli-metavar-command = COMMAND
cli-help-bot-command = The command that starts the program.
cli-help-bot-game = Play this game here, against our bots.
cli-help-bot-join = Or play at this table of a server: its code or its address.
cli-help-bot-seat = The program's seat, by name; the first free one otherwise.
cli-help-bot-name = The program's name at the table; everybody sees that it is a bot.
cli-help-bot-bots = The level of our bots at the other seats.
cli-help-bot-seconds = How long the program may take for an answer.
cli-help-bot-no-legal = Do not show the program its legal actions.
cli-bot-plays = The program plays { $seat } against { $level }.
cli-bot-refused = { $action }: { $why }
cli-bot-silent =
    { $seconds ->
        [one] The program was silent for one second.
       *[other] The program was silent for { $seconds } seconds.
    }
cli-bot-ended = The program has ended.
cli-bot-endless = The program wrote a line of more than { $bytes } bytes.
cli-bot-hopeless = The program gave { $tries } answers that are no actions.
cli-bot-absent-here = A bot that plays at random goes on for it.
cli-bot-absent-table = It leaves the table: its seat is now that of an absent player.
cli-problem-bot-command = The program cannot be started with { $given }: { $why }
cli-problem-bot-server-gone =
    { $seconds ->
        [one] The server could not be reached for one second: the program gives up. Its seat is that of an absent person.
       *[other] The server could not be reached for { $seconds } seconds: the program gives up. Its seat is that of an absent person.
    }
cli-hint-bot-server-gone = When the server is back, the same command takes the seat up again.
cli-problem-bot-where = Where is the program to play?
cli-hint-bot-where = Give either a game (--game redcode) or a table (--join KF7M2QX).
cli-help-join = Play at a table of a server, in the terminal. Run it again to go on where you stopped.
cli-help-join-examples =
    redtable join KF7M2QX
    redtable join KF7M2QX --server http://192.168.1.20:8000 --name Ana
cli-help-join-code = The code of the table, or its address.
cli-help-join-server = The address of the server.
cli-help-join-seat = The seat to take, by name; the first free one otherwise.
cli-help-join-name = Your name at the table.
cli-help-join-watch = Watch without a seat.
cli-join-seated = You are { $seat } at table { $code }.
cli-join-watching = You watch table { $code }.
cli-join-commitment = The server's commitment: { $commitment }
cli-join-waiting = Waiting for the others …
cli-join-reconnected = Connected again.
cli-join-said = { $author }: { $text }
cli-join-offer-draw = { $seat } offers a draw. Type agree or decline.
cli-join-offer-resign = { $seat } wants to resign with you. Type agree or decline.
cli-join-offer-rematch = { $seat } wants a rematch. Type agree or decline.
cli-join-bots-prepare = The bots are learning the language; that happens once for each language on a server and takes a few minutes. Everybody else can play meanwhile.
cli-join-bots-ready = The bots are ready.
cli-join-next = The rematch: redtable join { $code }
cli-join-bye = The server closed this place.
cli-join-bye-left = You gave up this seat elsewhere.
cli-join-bye-kicked = The host took you from the table.
cli-join-bye-moved = This seat is used from another place now.
cli-join-called-off = The start was called off because of { $seats }. Everybody commits anew.
cli-join-summary = A bot of level { $level } played for you. Meanwhile:
cli-join-help =
    An action, its number, or its beginning plays it.
    undo       take your last action back
    say TEXT   speak to everybody
    resign, draw, rematch, agree, decline
    quit       leave; run the same command to come back
cli-join-left = You can come back with:
cli-problem-server-away = The server at { $server } does not answer.
cli-hint-server-away = Is it running? Name another one with --server.
cli-problem-server = The server says: { $why }
cli-problem-no-such-seat = There is no seat { $given }; there is: { $known }
cli-problem-table-running = The match at table { $code } has begun without you.
cli-hint-watch = Watch it with --watch.
cli-problem-unplayable = The match at table { $code } cannot be played on here: this version of the server cannot read its rules or its moves. Nothing of it is lost.
cli-hint-unplayable = Whoever sits there may end it in a browser, at { $url }, and then download its record.

## The terminal: the lab

cli-metavar-number = N
cli-help-lab = Bots against bots: how strong they are, and how fair a ruleset is.
cli-help-lab-duel = Play two bots against each other on the same deals, with the sides swapped.
cli-help-lab-duel-examples =
    redtable lab duel redcode expert greedy --pairs 200
    redtable lab duel redcode greedy random --target 0.9 --option mode=war
cli-help-lab-first = The bot whose score is measured.
cli-help-lab-second = Its opponent.
cli-help-lab-pairs = How many deals at the most; each is played twice.
cli-help-lab-target = Stop as soon as it is clear whether the score is above or below this (from 0 to 1).
cli-help-lab-times = Also say how long each of the bots thinks, in processor time.
cli-help-lab-balance = Study how fair a ruleset is: ships, battlefields, policies, or who understands whom; and what goes together with winning.
cli-help-lab-balance-examples =
    redtable lab balance redcode
    redtable lab balance redcode --bots greedy --bots expert --mode arena --deals 200 --plans
    redtable lab balance skirmish --mode village --deals 500 --report village.html
    redtable lab balance pictures --deals 20
cli-help-lab-bots = Which bots play; several are studied one after the other.
cli-help-lab-mode = Which of its forms: modes of Red Code, battlefields of the skirmish, batch policies of Battle Damage, the language of Pictures; all of them if left out, for Pictures the ruleset's.
cli-help-lab-deals = Deals for each pairing: four games each in Red Code, two in Pictures, one in the others.
cli-help-lab-plans = Try the stubborn plans too: turtling, camping, cards only and so on.
cli-help-lab-seed = The same text gives the same games.
cli-help-lab-workers = How many processes; 0 for one on each core.
cli-help-lab-json = Print the figures as JSON.
cli-lab-duel = { $first } scores { $score } % against { $second } ({ $pairs } pairs of games, 99 % interval).
cli-lab-elo = Elo { $elo }, normalised Elo { $normalised }; pairs with 0, ½, 1, 1½ and 2 points: { $counts }.
cli-lab-times = { $bot } thinks { $mean } ms a decision in the mean, half of the time at most { $median }, in 95 of 100 at most { $most } ({ $decisions } decisions with a choice, processor time).
cli-lab-verdict-yes = The sequential test says: at least { $high } %.
cli-lab-verdict-no = The sequential test says: at most { $low } %.
cli-lab-verdict-open = The sequential test is not settled between { $low } and { $high } %: play more pairs.
cli-help-lab-play = Play games in bulk into a file; the same command goes on where it was broken off.
cli-help-lab-play-examples =
    redtable lab play redcode games.jsonl --a hard --b greedy -n 10000
    redtable lab play skirmish games.jsonl --a commander --b random -n 200 --records games
cli-help-lab-file = The file of games (JSON Lines) to write, or to go on with.
cli-help-lab-games = How many games in all; every deal is played twice, with the sides swapped.
cli-help-lab-records = Write the whole record of every game into this folder.
cli-metavar-folder = FOLDER
cli-problem-no-lab = The lab needs packages that are not installed: { $missing }.
cli-hint-no-lab = Install them: pip install 'redtable[lab]'
cli-problem-lab-folder = There is no folder { $folder } to write into.
cli-lab-broken-off = Broken off. The same command goes on with { $file }.
cli-lab-written = { $games } games are in { $file }.
cli-lab-failure = Game { $number } failed: { $failure }. Its record: { $file }
cli-metavar-address = [ADDRESS]
cli-help-lab-ray = Play on a Ray cluster at this address; without an address one is started on this machine.
cli-help-lab-ladder = Rate every bot of a game: pairs are played where they tell most.
cli-help-lab-ladder-examples =
    redtable lab ladder redcode --pairs 2000 --file ladder.jsonl
    redtable lab ladder skirmish --bots random --bots commander --json
cli-help-lab-ladder-bots = Which bots; also module:Class. All levels of the game if left out.
cli-help-lab-ladder-pairs = How many pairs of games in all.
cli-help-lab-anchor = The bot that ratings are counted from; the first if left out.
cli-help-lab-since = Compare with an earlier ladder (a file written with --json).
cli-help-lab-ladder-file = Keep the pairs in this file (JSON Lines); the same command goes on where it was broken off.
cli-lab-ladder = { $game }: Elo from { $anchor } on ({ $pairs } pairs, 95 % intervals)
cli-lab-bot = Bot
cli-lab-rating = Rating
cli-lab-hash = Hash
cli-lab-gain = Since then
cli-lab-first-side = The first side is worth { $worth } Elo.
cli-problem-lab-ladder = { $file } is not a ladder: { $why }
cli-help-lab-train = Train an evaluation of positions from games of a game's bots against themselves, into a model file.
cli-help-lab-train-examples =
    redtable lab train redcode --minutes 60 --out admiral.npz
    redtable lab train redcode --games 20000 --seed 7 --out admiral.npz
    redtable lab train skirmish --minutes 45 --out colonel.npz
    redtable lab duel redcode admiral.npz expert --target 0.55
cli-help-lab-out = The model file (.npz) to write.
cli-help-lab-minutes = Train for so many minutes of processor time of each process; 60 if neither these nor games are named.
cli-help-lab-train-games = Train on so many games instead: the same games and seed give the same file.
cli-problem-lab-train-game = There is nothing to train for { $game }; there is: { $known }
cli-problem-lab-train-length = Name minutes or games, not both.
cli-problem-lab-out = A model file ends in .npz, which { $file } does not.
cli-problem-lab-there = { $file } is there already.
cli-hint-lab-there = Name another file with --out.
cli-problem-lab-unwritten = { $file } cannot be written: { $why }
cli-lab-train-now = { $games } games, log loss { $loss }
cli-lab-train-stage = After { $games } games and { $minutes } minutes: log loss { $loss }, { $score } % against bots that learned nothing.
cli-lab-train-stopped = Stopped early; what is learned so far is kept.
cli-lab-trained = { $file } holds what { $games } games taught.
cli-help-lab-exploit = Find out what somebody gains who knows a bot: a responder is trained against it and judged on other deals.
cli-help-lab-exploit-examples =
    redtable lab exploit damage steady --minutes 5 --pairs 1000
    redtable lab exploit redcode easy medium hard expert --minutes 10
    redtable lab exploit redcode expert --exact 1
    redtable lab exploit damage steady --network 9000 --pairs 2000
cli-help-lab-level = The level that is to be exploited; several if one training answers them, as easy, medium, hard and expert of Red Code.
cli-help-lab-exploit-minutes = Train for so many minutes of processor time.
cli-help-lab-exploit-pairs = How many deals the responder is judged on; each is played twice.
cli-help-lab-exact = Exact best responses in the reduced Red Code of so many rounds instead (needs OpenSpiel).
cli-help-lab-asked = How many bots are asked in each information state, for --exact.
cli-help-lab-network = Let the responder learn what boxes are worth from so many games instead (Battle Damage only).
cli-lab-exploit-trains = training
cli-lab-exploit-judges = judging against { $level }
cli-lab-exploit-stopped = Training is stopped early; the responder is judged as it is. Ctrl-C again ends that too.
cli-lab-exploit = A responder scores { $score } % against { $level } ({ $pairs } pairs of games that it was not trained on, 95 % interval).
cli-lab-exploit-trained = It was trained for { $minutes } minutes of processor time, in { $games } games against { $against }.
cli-lab-exploit-numbers = Its numbers, compared with ours: { $numbers }.
cli-lab-exact = Against { $level } a best response scores { $first } % at the first seat and { $second } % at the second: { $gain } points more than half ({ $states } information states).
cli-problem-lab-exact-game = Only Red Code has a reduced game that can be solved, not { $game }.
cli-lab-network = Its network foretold new games with a log loss of { $loss } (0.693 is knowing nothing).
cli-problem-lab-network-game = Only captains of { $known } are answered by a network, not bots of { $game }.
cli-problem-lab-network-games = At least { $least } games are needed to learn anything.
cli-problem-no-openspiel = This needs OpenSpiel, which is not installed.
cli-hint-no-openspiel = Install it: pip install 'redtable[openspiel]'
cli-help-lab-results = Measure the whole published table: every level of every game, the sides, and what luck costs.
cli-help-lab-results-examples =
    redtable lab results --hours 2
cli-help-lab-hours = Hours of work for every process, earlier runs of the same file included; more hours, narrower intervals.
cli-help-lab-results-file = The JSON file to write, or to go on with; the page and the games behind it are written beside it.
cli-lab-results = The results are in { $file }.
cli-help-lab-puzzles = Find puzzles in games of bots, or of people who gave their records: positions in which one action is clearly the best.
cli-help-lab-puzzles-examples =
    redtable lab puzzles redcode -n 60 --into puzzles
    redtable lab puzzles redcode --records friday --into puzzles
    redtable lab puzzles --check
cli-help-lab-puzzles-n = How many puzzles there shall be, those found before included.
cli-help-lab-puzzles-into = The folder for the puzzles; the same command goes on with what is in it.
cli-help-lab-puzzles-check = Check the shipped puzzles instead: the strongest level must solve each with twice its effort.
cli-help-lab-puzzles-records = Search the record files of this folder instead of bots' games: those that people gave for it. Puzzles keep no names.
cli-problem-lab-no-records = There are no record files (*.record) in { $folder }.
cli-lab-left-out = { $records ->
    [one] One record is left out: it is of another game, or of a form of it that is not searched.
   *[other] { $records } records are left out: they are of other games, or of forms that are not searched.
 }
cli-problem-lab-puzzles = No puzzles are made of "{ $game }"; of { $games } they are.
cli-lab-searched = { $games } games searched
cli-lab-puzzles = { $found } puzzles are in { $folder }.
cli-lab-unsolved = the strongest level does not find the answer
cli-lab-puzzles-checked = { $puzzles } puzzles checked, { $wrong } wrong.
cli-metavar-two-rulesets = A B
cli-help-lab-compare = Study two rulesets on the same deals.
cli-help-lab-report = Write a page with plots (HTML).
cli-lab-report-title = How even it is: { $game }
cli-lab-report-intervals = { $games } games between bots; lines are 95 % intervals that hold together (Bonferroni). 50 % is even.
cli-lab-report-caution = Where a side does it more often than usual, its score is so many points higher. What goes together with winning need not be its cause.
cli-problem-lab-compare = --compare names both rulesets: leave --ruleset out.
cli-lab-balance = { $study } ({ $games } games, 95 % intervals that hold together)
cli-lab-what = What
cli-lab-score = Score in %
cli-lab-first-player = Whoever goes first
cli-problem-lab-plans = Stubborn plans are there for redcode, not for { $game }.
cli-lab-report-people = Bots say little about people.
cli-lab-report-scores = Scores
cli-lab-report-course = How games go and end
cli-lab-report-usage = What goes together with winning
cli-lab-report-times = How often it is done
cli-lab-balance-note = Length in rounds or turns: median (quartiles). Comebacks: wins of a side whose odds were once { $behind } % or less, in % of all games.
cli-lab-length = Length
cli-lab-change = Change: { $what }
cli-lab-ruleset = Ruleset
cli-lab-deals = Deals
cli-lab-points = Points
cli-lab-report-change = What the second ruleset changes, on the same deals
cli-lab-drawn = Drawn, in %
cli-lab-comebacks = Comebacks, in %
cli-lab-ended = In %: { $reason }
cli-lab-usage = { $study }: what goes together with winning (which need not be its cause)
cli-lab-role = Who
cli-lab-action = Does what
cli-lab-per-game = Times a game
cli-lab-usage-gain = Points more where it is done more often than usual
cli-lab-spymaster = Spymaster
cli-lab-operative = Operative
cli-lab-use-clue = Clue for { $number }
cli-lab-use-retreat = retreat

## The terminal: battlefields of the skirmish

cli-metavar-point = X,Y
cli-help-skirmish = Tools for the skirmish.
cli-help-skirmish-map = Battlefields: check, draw and make them.
cli-help-map-check = Say whether a battlefield can be played on, and if not, where the fault is.
cli-help-map-draw = Draw a battlefield as an SVG file.
cli-help-map-make = Make a battlefield from a seed.
cli-help-map-examples =
    redtable skirmish map check mine.toml
    redtable skirmish map draw crossroads crossroads.svg --from 18,9.2
    redtable skirmish map make mine.toml --seed 7 --symmetric
cli-help-map-file = A battlefield file (.toml), or the name of one that comes with the game.
cli-help-map-drawing = The SVG file to write.
cli-help-map-made = The battlefield file to write.
cli-help-map-from = Shade what is not seen from this point, in inches.
cli-help-map-seed = Any text; the same text gives the same battlefield.
cli-help-map-symmetric = Mirror the left half to the right.
cli-map-good = { $name }: { $count } pieces, nothing wrong.
cli-map-faulty = { $file } cannot be played on:
    { $faults }
cli-map-fault-twice = { $shape } is there twice.
cli-map-fault-off-grid = { $shape }: { $places } is not on the grid of tenths of an inch.
cli-map-fault-crossing = { $shape } crosses itself at { $places }.
cli-map-fault-flat = { $shape } has no area.
cli-map-fault-outside = { $shape } reaches over the edge of the table at { $places }.
cli-map-fault-zones = The zones overlap at { $places }.
cli-map-written = { $file } is written.

## Pictures

cli-help-pictures = Cards and keys on paper, words of your own, and clues to read.
cli-help-pictures-examples = redtable pictures sheet --seed 7 cards.pdf
cli-help-pictures-sheet = write a printable sheet of twenty cards and four keys
cli-help-pictures-sheet-file = the file to write: .svg, .png or .pdf
cli-help-pictures-words = make a ruleset that plays with your own list of words
cli-help-pictures-words-list = the list: one word a line, UTF-8
cli-help-pictures-words-file = the ruleset to write, e.g. mine.toml
cli-pictures-written = Written: { $file }
cli-pictures-words = { $count } words. To play with them: redtable play pictures --ruleset { $file }
cli-help-pictures-clues = print boards with the clue a bot gives for each, and the words that lead to it
cli-help-pictures-clues-language = the language of the clues
cli-help-pictures-clues-cards = what lies on the table: pictures, words or mixed
cli-help-pictures-clues-boards = how many boards
cli-help-pictures-clues-first = the number of the first board
cli-pictures-board = Board { $board }
cli-pictures-board-red = Ours: { $cards }
cli-pictures-board-blue = The rival's: { $cards }
cli-pictures-board-bystander = Bystanders: { $cards }
cli-pictures-board-assassin = Assassin: { $cards }
cli-pictures-clue = Clue: { $word } { $number }
cli-problem-sheet-format = { $file } is no kind of file that a sheet can be.
cli-hint-sheet-format = Its name must end in .svg, .png or .pdf.

cli-help-site = The web client for a plain web host, without a server.
cli-help-site-build = Write everything that a plain web host needs: people play on their own devices.
cli-help-site-examples =
    redtable site build public
    redtable site build public --base /redtable/
cli-help-site-folder = The folder of the site; it must be new or empty.
cli-help-site-base = The path under which the host shows the site, with a slash at both ends.
cli-metavar-path = PATH
cli-site-written = Written to { $folder }. Any web host can show it, for example: python -m http.server -d { $folder }
cli-site-written-under = Written to { $folder }. Any web host can show it, at { $base }.
cli-site-base = { $base } is no path with a slash at both ends, such as /redtable/
cli-site-no-client = This installation has no web client that plays without a server.
cli-site-not-empty = { $folder } is there already and not an empty folder.
