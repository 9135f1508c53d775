import { type Procedure, type Seat, text } from '@fray/kernel'
import type { Play } from '../state.ts'
import { chooseMover } from '../turn/start.ts'

const DUELS = 10

/** MI-CHAMPION-01, -03, -04: ten duels before the battle. */
export function* fightChampions(play: Play): Procedure {
  if (play.setup.options.champions) {
    for (let duel = 1; duel <= DUELS; duel++) yield* fightDuel(play, duel)
    reward(play)
  }
  play.state.phase = 'first-mover'
}

/** MI-CHAMPION-05: the side with more wins chooses the mover of turn 1. */
export function* chooseFirstMover(play: Play): Procedure {
  const { state } = play
  const [ours, theirs] = state.champions
  const chooser = ours === theirs ? yield* rollOff(play) : ours > theirs ? 0 : 1
  state.mover = yield* chooseMover(play, chooser, ['MI-CHAMPION-05', 'MI-ORDER-02'])
  play.log('mover', { mover: { seat: state.mover } }, ['MI-ORDER-02'])
  state.phase = 'turn'
}

/** MI-CHAMPION-01: the higher roll wins; on a tie both count a win. */
function* fightDuel(play: Play, duel: number): Procedure {
  const winners = yield* higher(play, text('roll.duel', { duel }), ['MI-CHAMPION-01'])
  for (const seat of winners) play.state.champions[seat as 0 | 1]++
  const [winner] = winners
  if (winners.length === 2) play.log('duel.tie', { duel }, ['MI-CHAMPION-01'])
  else play.log('duel.won', { duel, winner: { seat: winner! } }, ['MI-CHAMPION-01'], { seat: winner! })
}

/** Rolls percentile dice for both; returns the higher, or both. */
function* higher(play: Play, purpose: ReturnType<typeof text>, rules: readonly string[]): Procedure<readonly Seat[]> {
  const pools = [0, 1].map((seat) => ({ seat, count: 1, sides: 100 }))
  return yield* play.roll(purpose, rules, pools, {
    id: 'higher-of-two',
    read: ([ours, theirs]): readonly Seat[] => {
      const difference = ours![0]! - theirs![0]!
      return difference === 0 ? [0, 1] : difference > 0 ? [0] : [1]
    },
  })
}

/** MI-CHAMPION-03, -04: one point for each full three wins of lead, one off the loser's for each full five. */
function reward(play: Play): void {
  const [ours, theirs] = play.state.champions
  const lead = Math.abs(ours - theirs)
  const winner: Seat = ours > theirs ? 0 : 1
  const gain = Math.floor(lead / 3)
  const loss = Math.floor(lead / 5)
  for (const unit of play.state.units) unit.points += unit.seat === winner ? gain : -loss
  if (gain > 0) play.log('champions.gain', { winner: { seat: winner }, gain }, ['MI-CHAMPION-03'], { seat: winner })
  if (loss > 0)
    play.log('champions.loss', { loser: { seat: 1 - winner }, loss }, ['MI-CHAMPION-04'], { seat: 1 - winner })
}

/** MI-CHAMPION-05: equal wins are rolled off. */
function* rollOff(play: Play): Procedure<Seat> {
  for (;;) {
    const winners = yield* higher(play, text('roll.first-turn'), ['MI-CHAMPION-05'])
    if (winners.length === 1) return winners[0]!
  }
}
