import { choice, type DecisionOption, optionWithNote, type Procedure, type Seat, Tally, text } from '@fray/kernel'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { characteristic } from '../characteristics.ts'
import { resolveOpposition } from '../dice/opposition.ts'
import type { Test } from '../dice/test.ts'
import { type Fighter, fighter, otherSeat, type Play, profileOf } from '../state.ts'
import { bearersOf, bearersWith, count, someWith } from '../traits.ts'
import { dealCounters } from './counters.ts'

/** Adds terms to a coordinator's result. */
type RollBonus = (coordinator: Fighter, final: Tally) => void

/** CF-STRATEGIC-05 to -07: both players name a coordinator, and the two roll opposed Discipline tests. */
export function* tacticalRoll(play: Play, help: RollBonus = () => {}): Procedure {
  const { state } = play
  const able = state.camps.map(({ seat }) => coordinatorsOf(play, seat))
  state.coordinators = [null, null]
  const helpless = able.findIndex((fighters) => fighters.length === 0)
  if (helpless < 0) state.tacticalWinner = yield* betweenCoordinators(play, help)
  else if (able.every((fighters) => fighters.length === 0)) state.tacticalWinner = yield* rollForWinner(play)
  else state.tacticalWinner = otherSeat(helpless)
  const winner = state.tacticalWinner
  play.log('tactical.won', { seat: { seat: winner } }, ['CF-STRATEGIC-06'], { seat: winner })
}

/** CF-ROUT-02, CF-DEPLOY-03: fighters on the battlefield who are not in rout; before deployment, all fighters. */
function coordinatorsOf(play: Play, seat: Seat): Fighter[] {
  return play.state.fighters.filter((fighter) => {
    // CF-MACHINE-37: an immobile machine never tests.
    const isThere = fighter.status !== 'eliminated' && fighter.status !== 'aboard'
    const isAble = isThere && !fighter.inRout && !isImmobile(profileOf(fighter))
    return fighter.seat === seat && isAble && !someWith(play, fighter, 'cannotCoordinate')
  })
}

function* betweenCoordinators(play: Play, help: RollBonus): Procedure<Seat> {
  const named: number[] = []
  const parts = play.state.camps.map(({ seat }) => ({ seat, procedure: chooseCoordinator(play, seat, named) }))
  const [first = 0, second = 0] = yield* play.simultaneously(parts)
  const tests = [first, second].map((id): Test => {
    const coordinator = fighter(play, id)
    return {
      kind: 'tactical',
      fighter: coordinator,
      rules: ['CF-STRATEGIC-06'],
      difficulty: null,
      against: null,
      dice: 1,
      modifiers: (final) => {
        help(coordinator, final)
        addTacticians(play, coordinator.seat, final)
      },
    }
  })
  for (const id of [first, second]) {
    const { seat } = fighter(play, id)
    play.log('tactical.coordinator', { fighter: { figure: id } }, ['CF-STRATEGIC-05'], { seat })
  }
  play.state.coordinators = [first, second]
  return yield* resolveOpposition(play, tests[0]!, tests[1]!)
}

/** CF-PACK-27: what other fighters of the camp add to the roll, one term for each kind. */
function addTacticians(play: Play, seat: Seat, final: Tally): void {
  const present = bearersWith(play, 'campTactics').filter(
    (bearer) => bearer.seat === seat && bearer.status !== 'eliminated',
  )
  for (const [{ campTactics, name, rule }, count] of bearersOf(play, present, 'campTactics'))
    final.add(campTactics(count), text('trait', { name }), rule)
}

/** `named` lists the coordinators chosen so far. */
function* chooseCoordinator(play: Play, seat: Seat, named: number[]): Procedure<number> {
  const options = coordinatorsOf(play, seat)
    .map((fighter): [number, DecisionOption<number>] => {
      const dis = characteristic(play, fighter, 'dis').total
      const words = text('option.coordinator', { fighter: { figure: fighter.id }, dis })
      return [
        dis,
        {
          ...choice(String(fighter.id), words, optionWithNote('note.coordinator')),
          figure: fighter.id,
          value: fighter.id,
        },
      ]
    })
    .sort(([a], [b]) => b - a)
    .map(([, option]) => option)
  // Only the odds of naming a coordinator continue into the roll; those of earlier actions end here.
  const usual = () => (named.length > 0 ? options[0]!.key : undefined)
  const ask = {
    seat,
    prompt: text('ask.coordinator'),
    rules: ['CF-STRATEGIC-05'],
    defaultAnswer: usual,
    options,
    secret: false,
  }
  const coordinator = yield* play.pick(ask, true)
  named.push(coordinator)
  return coordinator
}

/** CF-STRATEGIC-07: two armies in rout roll a plain die each. */
function* rollForWinner(play: Play): Procedure<Seat> {
  for (;;) {
    const [[first = 1] = [], [second = 1] = []] = yield* play.rollDice(
      text('roll.tactical-chance'),
      ['CF-STRATEGIC-07'],
      [
        { seat: 0, count: 1, sides: 6 },
        { seat: 1, count: 1, sides: 6 },
      ],
    )
    if (first !== second) return first > second ? 0 : 1
  }
}

/** CF-DRAW-05: how many cards a camp may put in reserve, including its fighters' modifiers. */
function reserveOf(play: Play, seat: Seat): number {
  const tally = new Tally(text('counter.reserve'))
  tally.add(seat === play.state.tacticalWinner ? 2 : 1, text('term.base'), 'CF-DRAW-05')
  const isThere = (fighter: Fighter) => fighter.status !== 'eliminated'
  const own = bearersWith(play, 'reserveAllowance').filter((bearer) => bearer.seat === seat && isThere(bearer))
  const others = bearersWith(play, 'opposingReserve').filter((bearer) => bearer.seat !== seat && isThere(bearer))
  for (const fighter of own) count(fighter, 'reserveAllowance', { play, tally })
  for (const other of others) count(other, 'opposingReserve', { play, tally })
  return tally.atLeast(0).total
}

/** CF-DRAW-01: the winner decides who leads first; CF-DRAW-05: and may put one more card in reserve. */
export function* openDrawing(play: Play): Procedure {
  const { state } = play
  const winner = state.tacticalWinner
  for (const camp of state.camps) camp.placements = reserveOf(play, camp.seat)
  dealCounters(play)
  const alone = state.camps.filter(({ pile, reserve }) => pile.length + reserve.length > 0)
  if (alone.length === 1) {
    state.lead = alone[0]!.seat
    return
  }
  const first = yield* play.pick({
    seat: winner,
    prompt: text('ask.first-lead'),
    rules: ['CF-DRAW-01'],
    options: [
      choice('self', text('option.lead-self'), { icon: 'flying-flag', ...optionWithNote('note.lead-self') }),
      choice('other', text('option.lead-other'), optionWithNote('note.lead-other')),
    ],
  })
  state.lead = first === 'self' ? winner : otherSeat(winner)
  play.log('lead.first', { seat: { seat: state.lead } }, ['CF-DRAW-01'], { seat: state.lead })
}
