import { endEffects } from '@fray/hooks'
import { choice, optionWithNote, type Procedure, Tally, text } from '@fray/kernel'
import { type MoraleCause, registry } from '../ability.ts'
import type { Fear, Morale, Rank } from '../bands/profile.ts'
import { combatantOption } from '../combatant-option.ts'
import { revealChanging } from '../command/artefacts.ts'
import { window } from '../command/windows.ts'
import { type CountedRoll, targetRoll } from '../dice.ts'
import { isInCombat, isWithin, standing } from '../ground/board.ts'
import { heightOf } from '../ground/ground.ts'
import { leaderOf } from '../preparation/strategy.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { startFlight } from './flight.ts'
import { fleeFromBlood } from './pursuit.ts'

/** SW-MORALE-02: difficulty by rank; an escort is a regular troop (SW-RPROF-13). */
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

/** SW-MORALE-10: range of a leader's presence. */
const PRESENCE = 5

/**
 * SW-MORALE-01, -03, -08, -09: makes one morale roll with its window; true if passed. `enemy` is the winner of the
 * fight when the cause is blood.
 */
export function* moraleRoll(
  play: Play,
  roller: Combatant,
  cause: MoraleCause,
  enemy: Combatant | null,
): Procedure<boolean> {
  revealChanging(play, [roller], () => passesUnrolled(play, roller))
  if (passesUnrolled(play, roller)) return true
  yield* window(play, { at: 'before-morale', acting: roller, cause })
  if (takeSteadied(play, roller)) {
    play.log('morale-held', { roller: { figure: roller.id } }, ['SW-MORALE-09'], { seat: ownerOf(play, roller) })
    return true
  }
  const difficulty = moraleDifficulty(play, roller, cause, enemy)
  revealChanging(play, play.state.combatants, () => moraleDifficulty(play, roller, cause, enemy).total)
  if (yield* rollOnce(play, roller, cause, difficulty)) return true
  if (!isFirm(play, roller) || !(yield* chooseReroll(play, roller))) return false
  return yield* rollOnce(play, roller, cause, difficulty)
}

function* rollOnce(play: Play, roller: Combatant, cause: MoraleCause, difficulty: Tally): Procedure<boolean> {
  const seat = ownerOf(play, roller)
  const names = { roller: { figure: roller.id } }
  const purpose = text('roll.morale', { ...names, difficulty: difficulty.total })
  const { successes } = yield* targetRoll(play, purpose, ['SW-MORALE-01', 'SW-DICE-19'], seat, 1, difficulty.total)
  const roll: CountedRoll = { count: 1, difficulty: difficulty.total, successes }
  yield* window(play, { at: 'after-morale', acting: roller, cause, roll })
  const passed = roll.successes > 0
  play.log(passed ? 'morale-passed' : 'morale-failed', names, ['SW-MORALE-01'], {
    seat,
    numbers: [difficulty.explain()],
    isOutcome: true,
  })
  return passed
}

/** SW-MORALE-08, -28: the owner decides after seeing the failure. */
function* chooseReroll(play: Play, roller: Combatant): Procedure<boolean> {
  const chosen = yield* play.pick({
    seat: ownerOf(play, roller),
    figure: roller.id,
    prompt: text('ask.firm', { roller: { figure: roller.id } }),
    rules: ['SW-MORALE-08'],
    options: [
      choice('reroll', text('option.reroll'), optionWithNote('note.reroll-morale')),
      choice('accept', text('option.accept-failure'), optionWithNote('note.accept-failure')),
    ],
    defaultAnswer: () => 'reroll',
  })
  return chosen === 'reroll'
}

function isFirm(play: Play, roller: Combatant): boolean {
  return roller.profile.firm || hooks.answers(play, roller, 'firm')
}

/** SW-MORALE-03: unbreakable combatants pass; ephemeral ones never roll (SW-RACE-74). */
function passesUnrolled(play: Play, roller: Combatant): boolean {
  return moraleOf(play, roller) === 'unbreakable'
}

/** Uses up the effect of an order or potion that passes the next roll. */
function takeSteadied(play: Play, roller: Combatant): boolean {
  if (!hooks.answers(play, roller, 'passesNextMorale')) return false
  endEffects(roller, ({ object }) => registry.get(object).passesNextMorale === true)
  return true
}

/** SW-MORALE-03 to -07: gets its current morale level. */
export function moraleOf(play: Play, combatant: Combatant): Morale {
  const printed = combatant.profile.morale ?? 'unbreakable'
  const level = hooks.answers(play, combatant, 'unbreakable') ? 'unbreakable' : printed
  if (!hooks.answers(play, combatant, 'coward')) return level
  if (level === 'unbreakable') return 'brave'
  return level === 'brave' ? 'common' : 'coward'
}

/** SW-MORALE-02, -04 to -06, -10, -13, -18: every term is public before the roll (SW-MORALE-28). */
export function moraleDifficulty(play: Play, roller: Combatant, cause: MoraleCause, enemy: Combatant | null): Tally {
  const tally = new Tally(text('number.morale')).atLeast(2)
  tally.add(BASE_DIFFICULTY[roller.profile.rank], text(`rank.${roller.profile.rank}`), 'SW-MORALE-02')
  const level = moraleOf(play, roller)
  if (level === 'brave') tally.add(-1, text('term.brave'), 'SW-MORALE-04')
  if (level === 'coward') tally.add(1, text('term.coward'), 'SW-MORALE-06')
  if (hasPresence(play, roller, cause)) tally.add(-1, text('term.presence'), 'SW-MORALE-10')
  if (cause === 'blood' && enemy) {
    const lead = fearOf(play, enemy) - fearOf(play, roller)
    if (lead > 1) tally.add(lead - 1, text('term.fear'), 'SW-MORALE-18')
  }
  return tally
}

/**
 * SW-MORALE-10 to -12, -24, SW-ABIL-27(a), SW-MULTI-12: whether its own or an allied leader is near and not fleeing.
 */
function hasPresence(play: Play, roller: Combatant, cause: MoraleCause): boolean {
  if (cause === 'leader-death' || cause === 'uncontrolled' || hooks.answers(play, roller, 'trustsNoLeader'))
    return false
  for (const band of play.state.bands) {
    const leader = band.side === roller.side ? leaderOf(play, band) : null
    if (leader && leader.id !== roller.id && isWithin(leader, roller, presenceReach(play, leader, roller))) return true
  }
  for (const friend of standing(play, roller.side)) {
    if (friend.id === roller.id || friend.fleeing) continue
    const reach = grantedPresence(play, friend, roller)
    if (reach > 0 && isWithin(friend, roller, reach)) return true
  }
  return false
}

function presenceReach(play: Play, leader: Combatant, roller: Combatant): number {
  return Math.max(PRESENCE, grantedPresence(play, leader, roller))
}

function grantedPresence(play: Play, giver: Combatant, roller: Combatant): number {
  let reach = 0
  hooks.each(play, giver, 'leaderPresence', (ability) => {
    reach = Math.max(reach, ability.leaderPresence(play, giver, roller))
  })
  return reach
}

/** SW-MORALE-17: gets the profile's fear level, or a higher one from an effect. */
export function fearOf(play: Play, combatant: Combatant): Fear {
  let level: number = combatant.profile.fear
  hooks.each(play, combatant, 'fearLevel', (ability, effect) => {
    level = Math.max(level, ability.fearLevel(play, combatant, effect))
  })
  return level as Fear
}

/** SW-MORALE-15 to -22, -27: the loser of a fight took wounds and lives. */
export function* receiveBlood(play: Play, loser: Combatant, winner: Combatant): Procedure {
  if (!play.setup.advanced || !isStanding(loser) || loser.fleeing) return
  revealChanging(play, [loser, winner], () => mustRollForBlood(play, loser, winner))
  if (!mustRollForBlood(play, loser, winner)) return
  if (yield* moraleRoll(play, loser, 'blood', winner)) return
  yield* fleeFromBlood(play, loser, winner)
}

/** SW-MORALE-15, -19, -20: if the winner is more feared, or equally feared and taller. */
function mustRollForBlood(play: Play, loser: Combatant, winner: Combatant): boolean {
  const [own, other] = [fearOf(play, loser), fearOf(play, winner)]
  return other > own || (other === own && heightOf(play, winner) > heightOf(play, loser))
}

/** SW-MORALE-24, -25, SW-MULTI-10: the leader's own band rolls, in the order its owner chooses. */
export function* leaderDied(play: Play, leader: Combatant, killer: Combatant | null): Procedure {
  if (!play.setup.advanced) return
  const from = killer?.at ?? leader.at
  const affected = play.state.combatants.filter(
    (combatant) =>
      combatant.band === leader.band &&
      isStanding(combatant) &&
      !combatant.fleeing &&
      !isInCombat(play, combatant) &&
      !hooks.answers(play, combatant, 'trustsNoLeader'),
  )
  for (const combatant of affected) revealChanging(play, [combatant], () => passesUnrolled(play, combatant))
  const shaken = affected.filter((combatant) => !passesUnrolled(play, combatant))
  while (shaken.length > 0) {
    const next = yield* chooseShaken(play, shaken)
    shaken.splice(shaken.indexOf(next), 1)
    if (!isStanding(next) || (yield* moraleRoll(play, next, 'leader-death', null))) continue
    yield* startFlight(play, next, from, ['SW-MORALE-24', 'SW-FLEE-04'])
  }
}

function chooseShaken(play: Play, shaken: readonly Combatant[]): Procedure<Combatant> {
  return play.pick({
    seat: ownerOf(play, shaken[0]!),
    prompt: text('ask.shaken'),
    rules: ['SW-MORALE-24'],
    options: shaken.map((combatant) => combatantOption(combatant, combatant)),
  })
}
