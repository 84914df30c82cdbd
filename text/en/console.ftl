### The console. See README.md.

## Physical boards: what officials read and do

board-differs-record = The physical board of { side } differs from the game: { $placement } on it, { $game } in the game
board-differs-note = note { $number }: { $text }
board-differs-noted = note { $number }: at { $at } the physical board of { side } differed from the game: { $placement } on it, { $game } in the game
board-differs-outage-over = The physical board of { side } is connected again: the player’s clock ran { $time } meanwhile
board-differs-outage-cost = the board cost { $time } since it failed
command-note-board-violation = Note a violation on a board
    .what = A player’s physical board differed from the game, or the player moved on it first. Both positions are recorded. A penalty can cite the note.
command-mark-scoresheet = Mark a scoresheet
    .what = After the game: whether the player’s scoresheet is there. A mark can be changed.
scoresheet-open-title = Missing scoresheets
scoresheet-open-what = The LCA of the player’s venue marks them. A missing one does not keep the round open.
scoresheet-open-missing = The scoresheet of { side } ({ $player }) is missing
scoresheet-open-unmarked = Nobody has looked for the scoresheet of { side } ({ $player })
board-form-placement = On the board (first field of a FEN)
board-form-present = It is there
board-form-give-back = Give the player the time back
board-form-after = After this half-move, else the last one

## Penalties: the console's form

command-penalise = Impose a penalty
    .what = Penalties for one player. Each needs the article that it rests on. What they change is shown before you confirm.
command-agree-to-penalties = Agree to the penalty
    .what = Another official proposed this penalty. It is imposed when you agree.
command-reject-penalties = Reject the proposal
    .what = The proposed penalty is not imposed. An official who proposed it takes it back in the same way.
command-withdraw-penalties = Withdraw the penalty
    .what = A penalty that was imposed by mistake counts no more. It stays in the record, as withdrawn. A result that it changed comes back, unless it was changed since. Clocks stay as they are.
penalty-form-player = Player
penalty-form-penalties = Penalties
penalty-form-kind = Penalty
penalty-form-time = Time
penalty-form-points = Points
penalty-form-opponent-gets = The opponent gets
penalty-form-win = a win
penalty-form-first-round = From round
penalty-form-last-round = To round
penalty-form-offence = Offence
penalty-form-prohibited-device = Prohibited device: the event’s penalty
penalty-form-claimed-move = Move that was claimed with, such as { $move } (none if the position itself was claimed)
penalty-form-add = Add another penalty
penalty-form-remove = Remove: { $penalty }
penalty-form-article = Article (such as O 18.4.2 or L 12.9)

## Penalties: where they are shown

penalty-proposed-title = Proposed penalty
penalty-proposed = { $by } proposes a penalty for { side }: { $penalties }
penalty-proposed-own = Another official has to agree before it is imposed.
penalty-rejected = { $by } rejects the proposed penalty
penalty-withdrawn-record = { $by } withdraws a penalty: { $penalties }
penalty-list-of = Penalties: { $player }
penalty-list-no-board = This player has not been at a board yet: a penalty is imposed at the player’s last board.
penalty-list-player = Player: name or number
penalty-list-players = Players
penalty-list-record = record { $record }
command-show-round = Show round { $round }

## Physical boards: where they are shown

physical-board-title = Physical boards
physical-board-since = for { $age }
physical-board-since-move = for { $age }, since { $move }
physical-board-record-again = { side }’s board shows the game again
physical-board-show = Show both positions
