### What the Pictures table says in the web client; the words of the game itself stand beside its rules.

## Cards and colours
web-pictures-spot = row { $row }, column { $column }
web-pictures-grid = The grid, { $columns } columns by { $rows } rows
web-pictures-card-covered = { $colour ->
    [red] covered by a red agent
    [blue] covered by a blue agent
   *[bystander] covered by a bystander
    [assassin] covered by the assassin
}
web-pictures-card-key = { $colour ->
    [red] red by the key
    [blue] blue by the key
   *[bystander] a bystander by the key
    [assassin] the assassin by the key
}
web-pictures-card-picked = in your mind
web-pictures-card-chosen = chosen, touch again to confirm
web-pictures-card-can = can be touched
web-pictures-pointing = { $count ->
    [one] { $names } points at it
   *[other] { $names } point at it
}
web-pictures-zoom = Look closely: { $card }
web-pictures-zoom-this = Look closely
web-pictures-choose = Choose this one
web-pictures-touch = Touch
web-pictures-vote = Vote
web-pictures-cover = Cover
web-pictures-point = Point at it
web-pictures-unpoint = No longer point
web-pictures-diagram = Drawing: { $text }

## Teams
web-pictures-to-find = cards to find
web-pictures-pile = left in its pile
web-pictures-left = to find
web-pictures-ghost = Nobody plays this team. After each of your turns one of its cards is covered; what is left at the end is your score.
web-pictures-bot = bot
web-pictures-both = for both
web-pictures-role-spymaster = spymaster
web-pictures-role-operative = operative
web-pictures-bystanders = bystanders
web-pictures-assassins = assassin
web-pictures-bystanders-left = { $count ->
    [one] 1 bystander
   *[other] { $count } bystanders
}
web-pictures-learner = You

## Clues
web-pictures-clues = Clues so far
web-pictures-no-clues = None yet.
web-pictures-found = { $found } found of { $number }
web-pictures-clue-now = The clue
web-pictures-clue-word = One word
web-pictures-dots = { $made } of { $limit } guesses made
web-pictures-how-many = How many cards
web-pictures-picked = { $count ->
    [one] you have marked one: only you see it
   *[other] you have marked { $count }: only you see them
}
web-pictures-unlimited = unlimited
web-pictures-check-ok = one word
web-pictures-hint-acronym = Capitals look like an acronym: ask the rival if in doubt.
web-pictures-hint-unknown = Our dictionary lacks this word: ask the rival if in doubt.
web-pictures-denied = The rival did not allow “{ $word }”. Think of another word.
web-pictures-ask-rival = Ask the rival
web-pictures-give = Give the clue: { $word } { $number }
web-pictures-give-empty = Give the clue
web-pictures-nothing-more = After that you can add nothing.
web-pictures-leave = Hand over the role
web-pictures-leave-sure = Sure? An operative takes over and sees the key.

## The open question
web-pictures-over = finished
web-pictures-ask-clue = Your clue
web-pictures-ask-clue-text = One word and a number. Touch your own cards to keep them in mind.
web-pictures-ask-guess = { $team }, which card?
web-pictures-guesses = { $left ->
    [0] Only the extra guess is left
    [one] One guess left and one extra
   *[other] { $left } guesses left and one extra
}
web-pictures-guesses-first = { $left ->
    [one] One guess and one extra. The first is due.
   *[other] { $left } guesses and one extra. The first is due.
}
web-pictures-guesses-free = As many guesses as you dare.
web-pictures-guesses-free-first = As many guesses as you dare. The first is due.
web-pictures-ask-touch = { $card }?
web-pictures-ask-final = A touch is final.
web-pictures-ask-vote = Your vote: more than half of the team decides.
web-pictures-ask-cover = Cover a card of the other team
web-pictures-ask-cover-text = { $left ->
    [one] One is left in its pile.
   *[other] { $left } are left in its pile: that is your score now.
}
web-pictures-ask-cover-this = Cover { $card }?
web-pictures-ask-penalty = Cover one of your own cards
web-pictures-ask-penalty-text = The rival’s clue was not valid.
web-pictures-ask-allow = May “{ $word }” be a clue?
web-pictures-ask-allow-text = You see the word, not the number. Nobody else hears of it until you allow it.
web-pictures-ask-object = Anything against “{ $word }”?
web-pictures-ask-object-text = Only if the clue breaks the rules; its author answers.
web-pictures-ask-concede = The rival objects to “{ $word }”
web-pictures-ask-concede-text = Take it back and the turn ends; or stand by it.
web-pictures-ask-lead = Your team needs a spymaster
web-pictures-ask-lead-text = Who takes it sees the key and guesses no more.
web-pictures-allow = Allow
web-pictures-deny = Do not allow
web-pictures-object = Object
web-pictures-fine = It is fine
web-pictures-concede = Take it back
web-pictures-insist = Stand by it
web-pictures-lead = I take it
web-pictures-stop = Stop guessing
web-pictures-give-up = Give up
web-pictures-wait-clue = { $who } thinks of a clue
web-pictures-wait-guess = { $team } is guessing
web-pictures-wait-arbitration = { $who } decides about “{ $word }”
web-pictures-wait-objection = { $who } answers an objection to “{ $word }”
web-pictures-wait-cover = { $who } covers a card
web-pictures-wait-replace = A team needs a new spymaster
web-pictures-wait-text = Look around; touch a card to see it large.
web-pictures-wait-poker = A straight face, please.
web-pictures-state-clue = { $team } thinks of a clue
web-pictures-state-guess = { $team } is guessing
web-pictures-state-sudden = { $team }: all or nothing
web-pictures-turn = turn { $turn }
web-pictures-sudden = { $left ->
    [one] Sudden death: find the one card that is left
   *[other] Sudden death: find the { $left } pictures that are left
}
web-pictures-sudden-text = No more clues, no limit. A bystander, an agent of { $rival } or stopping, and { $team } loses.
web-pictures-sudden-count = { $found } found, { $left } to find
web-pictures-action = { $verb ->
    [touch] Touch { $card }
    [mark] Point at { $card }
    [unmark] No longer point at { $card }
    [cover] Cover { $card }
    [stop] Stop guessing
    [allow] Allow the clue
    [deny] Do not allow the clue
    [object] Object to the clue
    [pass] Let the clue pass
    [concede] Take the clue back
    [insist] Stand by the clue
   *[lead] Become spymaster
}

## The spoken timer
web-pictures-voice-clue = { $team }, your clue. { $seconds } seconds.
web-pictures-voice-guess = { $team }, guess. { $seconds } seconds.
web-pictures-voice-left = { $seconds } seconds left.
web-pictures-voice-over = Time is up.

## One device for several people
web-pictures-curtain = Hand the device to { $name }
web-pictures-curtain-role = { $role ->
    [spymaster] Spymaster of { $team }
   *[operative] Operative of { $team }
}
web-pictures-curtain-secret = The key is next: nobody else may look.
web-pictures-curtain-open = The screen shows nothing secret.
web-pictures-curtain-go = I am { $name }
web-pictures-curtain-other = Somebody else:
web-pictures-hand = Hand over

## Talk and log
web-pictures-talk = Team talk
web-pictures-talk-text = Spymasters cannot answer. The other team does not see this.
web-pictures-talk-silent = A spymaster says nothing but clues.
web-pictures-log-start = The start
web-pictures-log-clue = { $word } · { $number }
web-pictures-log-covered = { $who } on { $card }: { $colour ->
    [red] a red agent
    [blue] a blue agent
   *[bystander] a bystander
    [assassin] the assassin
}.
web-pictures-tabs = Parts of the table
web-pictures-tab-clues = Clues
web-pictures-tab-talk = Talk
web-pictures-tab-log = Log

## The end
web-pictures-wins = { $team } wins
web-pictures-lost = The mission has failed
web-pictures-score = { $score ->
    [one] One card is left in the pile.
   *[other] { $score } cards are left in the pile.
}
web-pictures-again-text = The cards are turned over, and each team has another spymaster.
web-pictures-story-assassin = “{ $word } · { $number }” leads { $team } to the assassin: { $card }.
web-pictures-story-helped = “{ $word } · { $number }” finds { $found }, then { $team } helps the others with { $card }.
web-pictures-story-bystander = “{ $word } · { $number }” finds { $found }; a bystander at { $card } ends the turn of { $team }.
web-pictures-story-whole = { $found ->
    [one] { $team } finds the one card of “{ $word }”.
    [2] { $team } finds both cards of “{ $word }”.
   *[other] { $team } finds all { $found } cards of “{ $word }”.
}
web-pictures-story-part = { $team } finds { $found } of “{ $word } · { $number }” and stops.
web-pictures-numbers-clues = Clues
web-pictures-numbers-found = Right touches
web-pictures-numbers-wrong = Wrong touches
web-pictures-numbers-average = Found for each clue
web-pictures-numbers-best = The best clue
web-pictures-thoughts = What the bots meant
web-pictures-thoughts-how = closeness of word and card; dashed: the nearest wrong one
web-pictures-thoughts-ask = Let them tell
web-pictures-thoughts-failed = They do not answer now. Try again.
web-pictures-thoughts-wrong = nearest wrong one: { $card }

## Lobby
web-pictures-side-red-team = octagons
web-pictures-side-blue-team = circles
web-pictures-side-field-team = guesses for both
web-pictures-option-mode = Who plays
web-pictures-option-mode-text = Two teams; one team against nobody; or two spymasters and one operative.
web-pictures-option-mode-teams = Two teams
web-pictures-option-mode-coop = Together
web-pictures-option-mode-three = Three
web-pictures-option-red_operatives = Operatives of Red
web-pictures-option-red_operatives-text = Besides its spymaster.
web-pictures-option-red_operatives-1 = 1
web-pictures-option-red_operatives-2 = 2
web-pictures-option-red_operatives-3 = 3
web-pictures-option-red_operatives-4 = 4
web-pictures-option-blue_operatives = Operatives of Blue
web-pictures-option-blue_operatives-text = Besides its spymaster.
web-pictures-option-blue_operatives-1 = 1
web-pictures-option-blue_operatives-2 = 2
web-pictures-option-blue_operatives-3 = 3
web-pictures-option-blue_operatives-4 = 4
web-pictures-option-language = Language of the clues
web-pictures-option-language-text = Of the words on the table, the check of clues and the bots.
web-pictures-option-language-es = Español
web-pictures-option-language-en = English
web-pictures-option-language-it = Italiano
web-pictures-option-cards = What lies on the table
web-pictures-option-cards-text = Drawings, words, or both in one grid.
web-pictures-option-cards-pictures = pictures
web-pictures-option-cards-words = words
web-pictures-option-cards-mixed = both
web-pictures-option-grid = The grid
web-pictures-option-grid-text = Twenty cards, or twenty-five with one more for each team.
web-pictures-option-grid-5x4 = 5 × 4
web-pictures-option-grid-5x5 = 5 × 5
web-pictures-option-assassin_awaits = The assassin awaits
web-pictures-option-assassin_awaits-text = Touched too early, he starts a sudden death instead of ending the game.
web-pictures-option-advanced = Expert clues
web-pictures-option-advanced-text = Zero and unlimited are allowed as numbers.
web-pictures-option-timer_clue = Time for a clue
web-pictures-option-timer_clue-text = When it runs out the turn ends. A voice counts.
web-pictures-option-timer_clue-0 = none
web-pictures-option-timer_clue-60 = 1 min
web-pictures-option-timer_clue-120 = 2 min
web-pictures-option-timer_clue-180 = 3 min
web-pictures-option-timer_guess = Time for the guesses
web-pictures-option-timer_guess-text = One limit for all guesses of a turn.
web-pictures-option-timer_guess-0 = none
web-pictures-option-timer_guess-60 = 1 min
web-pictures-option-timer_guess-120 = 2 min
web-pictures-option-timer_guess-180 = 3 min
web-pictures-option-arbiter = Who judges a doubtful clue
web-pictures-option-arbiter-text = The page checks the form; the meaning is for the other spymaster.
web-pictures-option-arbiter-rival = the rival
web-pictures-option-arbiter-none = nobody
web-pictures-option-invalid_clue = A clue that is denied
web-pictures-option-invalid_clue-text = The spymaster gives another, loses the turn, or also hands the rival a card.
web-pictures-option-invalid_clue-retry = another one
web-pictures-option-invalid_clue-end_turn = turn lost
web-pictures-option-invalid_clue-penalty = and a card
web-pictures-option-objection_judge = Objections to a clue
web-pictures-option-objection_judge-text = While a team guesses the rival may object once; whoever gave the clue answers.
web-pictures-option-objection_judge-author = allowed
web-pictures-option-objection_judge-none = none
web-pictures-option-invalid_clue_late = After an objection that is accepted
web-pictures-option-invalid_clue_late-text = The turn ends; the rival may also cover a card of its own.
web-pictures-option-invalid_clue_late-end_turn = turn lost
web-pictures-option-invalid_clue_late-penalty = and a card
web-pictures-option-replacement = When a spymaster goes
web-pictures-option-replacement-text = An operative takes over and sees the key, or the team has lost.
web-pictures-option-replacement-operative = taken over
web-pictures-option-replacement-forfeit = game lost
web-pictures-option-touch_mode = Who touches
web-pictures-option-touch_mode-text = The first who does, the first seat of the team, or more than half of it.
web-pictures-option-touch_mode-first = anybody
web-pictures-option-touch_mode-captain = first seat
web-pictures-option-touch_mode-vote = by vote
web-pictures-option-confirm_touch = Touch, then confirm
web-pictures-option-confirm_touch-text = Off: the first touch counts.
web-pictures-option-rival_marks = Teams see where the others point
web-pictures-option-rival_marks-text = Off: only your team sees your pointing.
web-pictures-option-show_history = Old clues stay visible
web-pictures-option-show_history-text = With what they found.
web-pictures-option-picture_names = Pictures have names
web-pictures-option-picture_names-text = Everybody can read what a drawing shows: needed by those who cannot see it.

web-pictures-preview = The cards
web-pictures-preview-text = Some of the deck: which ones lie on the table is drawn when the match starts.
