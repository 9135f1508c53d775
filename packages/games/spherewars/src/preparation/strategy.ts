import type { WindowUse } from '@fray/hooks'
import { choice, type Dice, highestFirst, type Procedure, type RollReader, type Seat, Tally, text } from '@fray/kernel'
import { type Ability, registry } from '../ability.ts'
import { consumables } from '../bands/armoury.ts'
import { mightCarry } from '../command/consumables.ts'
import { withoutHidden } from '../command/hidden.ts'
import { type Comparison, compare, SPHERE, spheresIn } from '../dice.ts'
import type { Side } from '../side.ts'
import { type BandState, type Combatant, isStanding, type Play, speakerOf } from '../state.ts'
import { hooks } from '../traits.ts'

/** SW-TURN-04 to -07, SW-MULTI-07: all leaders' dice of a side against all of the other's; ties are rolled again. */
export function* strategicRoll(play: Play): Procedure<Side> {
  yield* useInSecret(play)
  for (;;) {
    const dice = play.state.bands.map((band) => strategicDice(play, band))
    const reading = yield* throwStrategic(play, dice)
    if (reading.winner === 'tie') {
      play.log('strategic-tie', {}, ['SW-TURN-07'])
      continue
    }
    for (const [i, band] of play.state.bands.entries()) brilliantStrategy(play, band, reading.spheres[i] ?? 0)
    const winner: Side = reading.winner === 'first' ? 0 : 1
    play.log('strategic-won', { winner: { seat: speakerOf(play, winner) } }, ['SW-TURN-04'], {
      seat: speakerOf(play, winner),
      numbers: dice.map((die) => die.explain()),
    })
    return winner
  }
}

/** The leader who can lead now: on the table and not fleeing (SW-TURN-05). */
export function leaderOf(play: Play, band: BandState): Combatant | null {
  const leader = band.leader === null ? undefined : play.state.combatants[band.leader]
  return leader && isStanding(leader) && !leader.fleeing ? leader : null
}

/** SW-DICE-14, SW-TURN-05: COM dice, or one without a leader. */
export function strategicDice(play: Play, band: BandState): Tally {
  const tally = new Tally(text('number.strategic-dice')).atLeast(1)
  const leader = leaderOf(play, band)
  if (leader) tally.add(leader.profile.com ?? 1, text('term.command'), 'SW-PROFILE-11')
  else tally.add(1, text('term.no-leader'), 'SW-TURN-05')
  const own = play.state.bands.indexOf(band)
  for (const combatant of play.state.combatants) {
    if (combatant.band !== own || !isStanding(combatant)) continue
    hooks.count(play, combatant, 'strategicDice', { play, tally })
  }
  return tally
}

/** SW-CRIT-02: two spheres give one extra order this turn, three give two, to winner and loser alike. */
function brilliantStrategy(play: Play, band: BandState, spheres: number): void {
  if (!play.setup.advanced || spheres < 2 || !leaderOf(play, band)) return
  band.extraOrders = spheres - 1
  play.log('brilliant-strategy', { orders: spheres - 1 }, ['SW-CRIT-02'], { seat: band.seat })
}

/** The uses of a seat before the strategic roll (SW-CONSUMABLE-09, -42 to -44), chosen in secret. */
interface StrategicProvider {
  uses(play: Play, seat: Seat): readonly WindowUse[]
  /** Whether it might have something, by all that the others know: then it is asked. */
  might(play: Play, seat: Seat): boolean
}

const providers: StrategicProvider[] = []

export function provideBeforeStrategicRoll(provider: StrategicProvider): void {
  providers.push(provider)
}

/**
 * SW-TURN-04, SW-CONSUMABLE-05: nobody is active yet, so all seats choose in secret what they use, and show it together.
 * They are asked one after another; what they chose is kept where no other seat can look for it.
 */
export function* useInSecret(play: Play): Procedure {
  const later: Procedure[] = []
  for (const { seat } of play.state.bands) yield* chooseUses(play, seat, later)
  for (const procedure of later) yield* procedure
}

function* chooseUses(play: Play, seat: Seat, later: Procedure[]): Procedure {
  for (;;) {
    const able = providers.filter((provider) => provider.might(play, seat))
    if (able.length === 0) return
    const uses = able.flatMap((provider) => provider.uses(play, seat))
    const prompt = text('ask.before-strategic-roll')
    // All roll against each other: what one does about it concerns the others.
    const interruption = {
      moment: prompt,
      key: `${play.state.turn} strategic`,
      interrupted: seat,
      hostile: true,
      pass: 'pass',
    }
    const use = yield* play.interrupt<WindowUse | null>({
      seat,
      prompt,
      rules: ['SW-CONSUMABLE-05'],
      interruption,
      options: [
        { ...choice('pass', text('option.pass'), { icon: 'hand' }), value: null },
        ...uses.map((windowUse) => ({ ...windowUse, value: windowUse })),
      ],
    })
    if (!use) return
    yield* use.perform(later)
  }
}

interface StrategicReading {
  readonly winner: Comparison
  readonly spheres: readonly number[]
}

/** Rolls for all bands; where a leader can change dice they are shown before they are read. */
export function* throwStrategic(
  play: Play,
  dice: readonly Tally[],
  rules: readonly string[] = ['SW-TURN-04', 'SW-DICE-14'],
): Procedure<StrategicReading> {
  const { bands } = play.state
  const sides = bands.map(({ side }) => side)
  const reader = strategicReader(sides, strategists(play))
  const pools = bands.map(({ seat }, i) => ({ seat, count: dice[i]?.total ?? 1, sides: SPHERE }))
  if (bands.every((band) => changersOf(play, band).length === 0)) {
    return yield* play.roll(text('roll.strategic'), rules, pools, reader)
  }
  const fallen = (yield* play.rollDice(text('roll.strategic'), rules, pools)).map((pool) => [...pool])
  for (const index of decidingOrder(play, reader.read(fallen).winner)) {
    const leader = leaderOf(play, bands[index]!)
    for (const ability of changersOf(play, bands[index]!))
      yield* ability.afterStrategicRoll(play, leader!, fallen[index]!)
  }
  return reader.read(fallen.map(highestFirst))
}

type Changer = Ability & Required<Pick<Ability, 'afterStrategicRoll'>>

function changersOf(play: Play, band: BandState): Changer[] {
  const leader = leaderOf(play, band)
  if (!leader) return []
  const borne = hooks.all(play, leader, 'afterStrategicRoll').map(([ability]) => ability)
  return [...carriedChangers(play, leader), ...borne, ...withoutHidden(play, leader, 'afterStrategicRoll')]
}

function carriedChangers(play: Play, leader: Combatant): Changer[] {
  const ids = play.holdsFormalities
    ? consumables.filter(({ id }) => mightCarry(play, leader, id)).map(({ id }) => id)
    : leader.consumables
  return ids.map((id) => registry.get(id)).filter((ability): ability is Changer => !!ability.afterStrategicRoll)
}

/** SW-ARTEFACT-31: the side that is behind decides first, at a tie the one that had the first round last turn. */
function decidingOrder({ state }: Play, winner: Comparison): number[] {
  const behind = winner === 'tie' ? state.first : winner === 'first' ? 1 : 0
  const indices = [...state.bands.keys()]
  const ofSide = (mine: boolean) => indices.filter((i) => (state.bands[i]!.side === behind) === mine)
  return [...ofSide(true), ...ofSide(false)]
}

/** SW-ABIL-23, SW-MULTI-08: the side with more Strategists, if any, wins when the two best dice are pairwise equal. */
function strategists(play: Play): Side | null {
  const count = (side: Side) =>
    play.state.bands.filter((band) => {
      const leader = band.side === side ? leaderOf(play, band) : null
      return leader && hooks.answers(play, leader, 'winsEqualPairs')
    }).length
  const [a, b] = [count(0), count(1)]
  if (a === b) return null
  return a > b ? 0 : 1
}

function strategicReader(sides: readonly Side[], strategist: Side | null): RollReader<StrategicReading> {
  return {
    id: `strategic-${sides.join('')}-${strategist}`,
    read: (dice) => readStrategic(dice, sides, strategist),
  }
}

function readStrategic(dice: Dice, sides: readonly Side[], strategist: Side | null): StrategicReading {
  const diceOf = (side: Side) => highestFirst(dice.filter((_, i) => sides[i] === side).flat())
  const [first, second] = [diceOf(0), diceOf(1)]
  const equal = first.length > 1 && second.length > 1 && first[0] === second[0] && first[1] === second[1]
  const winner = equal && strategist !== null ? (strategist === 0 ? 'first' : 'second') : compare(first, second)
  return { winner, spheres: dice.map(spheresIn) }
}
