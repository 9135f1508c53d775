import { choice, type Procedure, Tally, text } from '@fray/kernel'
import type { MoraleCause } from '../ability.ts'
import type { Fear, Morale, Rank } from '../bands/profile.ts'
import { revealChanging } from '../command/artefacts.ts'
import { window } from '../command/windows.ts'
import { type CountedRoll, targetRoll } from '../dice.ts'
import { isInCombat, isWithin, standing } from '../ground/board.ts'
import { heightOf } from '../ground/ground.ts'
import { leaderOf } from '../preparation/strategy.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { eachWith, has } from '../traits.ts'
import { removeEffects } from './effects.ts'
import { startFlight } from './flight.ts'
import { fleeFromBlood } from './pursuit.ts'

/** SW-MORALE-02; an escort is a regular troop (SW-RPROF-13). */
const BASE_DIFFICULTY: Readonly<Record<Rank, number>> = {
  leader: 3,
  avatar: 3,
  superior: 3,
  regular: 4,
  average: 4,
  elite: 4,
  escort: 4,
  messenger: 5,
}

/** SW-MORALE-10: how far a leader's presence reaches. */
const PRESENCE = 5

/**
 * SW-MORALE-01, -03, -08, -09: one morale roll with its window; true if passed. `enemy` is the winner of the fight when
 * the cause is blood.
 */
export function* moraleRoll(
  turn: Turn,
  roller: Combatant,
  cause: MoraleCause,
  enemy: Combatant | null,
): Procedure<boolean> {
  revealChanging(turn, [roller], () => passesUnrolled(turn, roller))
  if (passesUnrolled(turn, roller)) return true
  yield* window(turn, { at: 'before-morale', acting: roller, cause })
  if (takeSteadied(roller)) {
    turn.log('morale-held', { roller: { figure: roller.id } }, ['SW-MORALE-09'], { seat: ownerOf(turn, roller) })
    return true
  }
  const difficulty = moraleDifficulty(turn, roller, cause, enemy)
  revealChanging(turn, turn.state.combatants, () => moraleDifficulty(turn, roller, cause, enemy).total)
  if (yield* rollOnce(turn, roller, cause, difficulty)) return true
  if (!isFirm(turn, roller) || !(yield* chooseReroll(turn, roller))) return false
  return yield* rollOnce(turn, roller, cause, difficulty)
}

function* rollOnce(turn: Turn, roller: Combatant, cause: MoraleCause, difficulty: Tally): Procedure<boolean> {
  const seat = ownerOf(turn, roller)
  const names = { roller: { figure: roller.id } }
  const purpose = text('roll.morale', { ...names, difficulty: difficulty.total })
  const { successes } = yield* targetRoll(turn, purpose, ['SW-MORALE-01', 'SW-DICE-19'], seat, 1, difficulty.total)
  const roll: CountedRoll = { count: 1, difficulty: difficulty.total, successes }
  yield* window(turn, { at: 'after-morale', acting: roller, cause, roll })
  const passed = roll.successes > 0
  turn.log(passed ? 'morale-passed' : 'morale-failed', names, ['SW-MORALE-01'], {
    seat,
    numbers: [difficulty.explain()],
    tells: true,
  })
  return passed
}

/** SW-MORALE-08, -28: the owner decides after seeing the failure. */
function* chooseReroll(turn: Turn, roller: Combatant): Procedure<boolean> {
  const chosen = yield* turn.pick({
    seat: ownerOf(turn, roller),
    figure: roller.id,
    prompt: text('ask.firm', { roller: { figure: roller.id } }),
    rules: ['SW-MORALE-08'],
    options: [choice('reroll', text('option.reroll')), choice('accept', text('option.accept-failure'))],
  })
  return chosen === 'reroll'
}

function isFirm(turn: Turn, roller: Combatant): boolean {
  return roller.profile.firm || has(turn, roller, 'firm')
}

/** SW-MORALE-03; ephemeral combatants never roll (SW-RACE-74). */
function passesUnrolled(turn: Turn, roller: Combatant): boolean {
  return moraleOf(turn, roller) === 'unbreakable'
}

/** An order or a potion has made the coming roll pass: the mark is used up. */
function takeSteadied(roller: Combatant): boolean {
  if (!roller.effects.some(({ ability }) => ability === 'steadied')) return false
  removeEffects(roller, ({ ability }) => ability === 'steadied')
  return true
}

/** SW-MORALE-03 to -07: the level that counts now. */
export function moraleOf(turn: Turn, combatant: Combatant): Morale {
  const printed = combatant.profile.morale ?? 'unbreakable'
  const level = has(turn, combatant, 'unbreakable') ? 'unbreakable' : printed
  if (!has(turn, combatant, 'treated-as-coward')) return level
  if (level === 'unbreakable') return 'brave'
  return level === 'brave' ? 'common' : 'coward'
}

/** SW-MORALE-02, -04 to -06, -10, -13, -18: every term is public before the roll (SW-MORALE-28). */
export function moraleDifficulty(turn: Turn, roller: Combatant, cause: MoraleCause, enemy: Combatant | null): Tally {
  const tally = new Tally(text('number.morale')).atLeast(2)
  tally.add(BASE_DIFFICULTY[roller.profile.rank], text(`rank.${roller.profile.rank}`), 'SW-MORALE-02')
  const level = moraleOf(turn, roller)
  if (level === 'brave') tally.add(-1, text('term.brave'), 'SW-MORALE-04')
  if (level === 'coward') tally.add(1, text('term.coward'), 'SW-MORALE-06')
  if (hasPresence(turn, roller, cause)) tally.add(-1, text('term.presence'), 'SW-MORALE-10')
  if (cause === 'blood' && enemy) {
    const lead = fearOf(turn, enemy) - fearOf(turn, roller)
    if (lead > 1) tally.add(lead - 1, text('term.fear'), 'SW-MORALE-18')
  }
  return tally
}

/** SW-MORALE-10 to -12, -24, SW-ABIL-27(a), SW-MULTI-12: an own or allied leader close by, who is not fleeing. */
function hasPresence(turn: Turn, roller: Combatant, cause: MoraleCause): boolean {
  if (cause === 'leader-death' || cause === 'uncontrolled' || has(turn, roller, 'insubordinate')) return false
  for (const band of turn.state.bands) {
    const leader = band.side === roller.side ? leaderOf(turn, band) : null
    if (leader && leader.id !== roller.id && isWithin(leader, roller, presenceReach(turn, leader, roller))) return true
  }
  for (const friend of standing(turn, roller.side)) {
    if (friend.id === roller.id || friend.fleeing) continue
    const reach = grantedPresence(turn, friend, roller)
    if (reach > 0 && isWithin(friend, roller, reach)) return true
  }
  return false
}

function presenceReach(turn: Turn, leader: Combatant, roller: Combatant): number {
  return Math.max(PRESENCE, grantedPresence(turn, leader, roller))
}

function grantedPresence(turn: Turn, giver: Combatant, roller: Combatant): number {
  let reach = 0
  eachWith(giver, 'leaderPresence', (ability) => {
    reach = Math.max(reach, ability.leaderPresence(turn, giver, roller))
  })
  return reach
}

/** SW-MORALE-17: the profile's level, or a higher one that something gives. */
export function fearOf(turn: Turn, combatant: Combatant): Fear {
  let level: number = combatant.profile.fear
  eachWith(combatant, 'fearLevel', (ability, effect) => {
    level = Math.max(level, ability.fearLevel(turn, combatant, effect))
  })
  return level as Fear
}

/** SW-MORALE-15 to -22, -27: the loser of a fight took wounds and lives. */
export function* receiveBlood(turn: Turn, loser: Combatant, winner: Combatant): Procedure {
  if (!turn.setup.advanced || !isStanding(loser) || loser.fleeing) return
  revealChanging(turn, [loser, winner], () => mustRollForBlood(turn, loser, winner))
  if (!mustRollForBlood(turn, loser, winner)) return
  if (yield* moraleRoll(turn, loser, 'blood', winner)) return
  yield* fleeFromBlood(turn, loser, winner)
}

/** SW-MORALE-15, -19, -20. */
function mustRollForBlood(turn: Turn, loser: Combatant, winner: Combatant): boolean {
  const [own, other] = [fearOf(turn, loser), fearOf(turn, winner)]
  return other > own || (other === own && heightOf(turn, winner) > heightOf(turn, loser))
}

/** SW-MORALE-24, -25, SW-MULTI-10: his own band only, one after another in the order its owner chooses. */
export function* leaderDied(turn: Turn, leader: Combatant, killer: Combatant | null): Procedure {
  if (!turn.setup.advanced) return
  const from = killer?.at ?? leader.at
  const affected = turn.state.combatants.filter(
    (each) =>
      each.band === leader.band &&
      isStanding(each) &&
      !each.fleeing &&
      !isInCombat(turn, each) &&
      !has(turn, each, 'insubordinate'),
  )
  for (const each of affected) revealChanging(turn, [each], () => passesUnrolled(turn, each))
  const shaken = affected.filter((each) => !passesUnrolled(turn, each))
  while (shaken.length > 0) {
    const next = yield* chooseShaken(turn, shaken)
    shaken.splice(shaken.indexOf(next), 1)
    if (!isStanding(next) || (yield* moraleRoll(turn, next, 'leader-death', null))) continue
    yield* startFlight(turn, next, from, ['SW-MORALE-24', 'SW-FLEE-04'])
  }
}

function chooseShaken(turn: Turn, shaken: readonly Combatant[]): Procedure<Combatant> {
  return turn.pick({
    seat: ownerOf(turn, shaken[0]!),
    prompt: text('ask.shaken'),
    rules: ['SW-MORALE-24'],
    options: shaken.map((each) => ({
      key: String(each.id),
      text: text('option.combatant', { combatant: { figure: each.id } }),
      figure: each.id,
      value: each,
    })),
  })
}
