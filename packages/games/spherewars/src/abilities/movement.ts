import { choice, optionWithNote, type Procedure, type RollReader, text } from '@fray/kernel'
import { define } from '../ability.ts'
import { gapFrom, isInCombat } from '../ground/board.ts'
import { addEffect } from '../morale/effects.ts'
import { moraleRoll } from '../morale/morale.ts'
import { freeMove } from '../movement/free-move.ts'
import { type Combatant, type Effect, isIn, isStanding, ownerOf, type Play } from '../state.ts'
import { has } from '../traits.ts'
import { INCH } from '../units.ts'

define(
  /** SW-ABIL-14: the movement phase checks for it, because it replaces the choice of an action. */
  { id: 'impetuous', name: 'Impetuous', rule: 'SW-ABIL-14', mustRush: true },
  { id: 'stealth', name: 'Stealth', rule: 'SW-ABIL-22', activationStart: offerStealth },
  { id: 'uncontrolled', name: 'Uncontrolled', rule: 'SW-ABIL-27', activationStart: keepControl },
  /** SW-ABIL-27(c): marks a combatant that rushes at the nearest enemy in this activation. */
  { id: 'frenzied', name: 'Out of control', rule: 'SW-ABIL-27', outOfControl: true },
  /** SW-ABIL-22(c): a Stealth roll that the bearer may share; `amount` is the higher die, plus ten for a double. */
  { id: 'shared-stealth', name: 'Shared stealth', rule: 'SW-ABIL-22' },
)

/** SW-ABIL-27(a) to (c): not during a fight or in a state that forbids moving or joining. */
function* keepControl(play: Play, bearer: Combatant): Procedure {
  if (isInCombat(play, bearer)) return
  if (isIn(bearer, 'stunned') || isIn(bearer, 'paralysed') || isIn(bearer, 'fearful')) return
  if (yield* moraleRoll(play, bearer, 'uncontrolled', null)) return
  const source = { bearer: bearer.id, object: 'uncontrolled' }
  addEffect(play, bearer, { object: 'frenzied', until: 'activation', source })
}

/** The higher of two dice, and whether both are equal. */
interface StealthRoll {
  readonly inches: number
  readonly double: boolean
}

const stealthReader: RollReader<StealthRoll> = {
  id: 'stealth',
  read: ([dice = []]) => ({ inches: dice[0] ?? 0, double: dice[0] === dice[1] }),
}

/** Added to the amount of a shared roll if it was a double. */
const DOUBLE = 10

/** SW-ABIL-22: offers an extra move before the movement phase; it rules out speeding up and engaging. */
function* offerStealth(play: Play, bearer: Combatant): Procedure {
  if (isInCombat(play, bearer) || isIn(bearer, 'stunned') || isIn(bearer, 'paralysed')) return
  // Uses the latest of several shared rolls.
  const shared = bearer.effects.findLast(({ object }) => object === 'shared-stealth')
  const how = yield* chooseStealth(play, bearer, shared)
  if (how === 'no') return
  if (how === 'shared' && shared) return yield* moveStealthily(play, bearer, readShared(shared), shared.source.bearer)
  const roll = yield* rollStealth(play, bearer)
  const sharers = yield* nameSharers(play, bearer)
  for (const sharer of sharers) {
    const amount = roll.inches + (roll.double ? DOUBLE : 0)
    const source = { bearer: bearer.id, object: 'stealth' }
    addEffect(play, sharer, { object: 'shared-stealth', until: 'round', source, amount })
  }
  yield* moveStealthily(play, bearer, roll, null)
}

function readShared({ amount }: Effect): StealthRoll {
  return amount > DOUBLE ? { inches: amount - DOUBLE, double: true } : { inches: amount, double: false }
}

function chooseStealth(play: Play, bearer: Combatant, shared: Effect | undefined): Procedure<'no' | 'roll' | 'shared'> {
  const sharing = shared && text('option.stealth-shared', { inches: readShared(shared).inches })
  return play.pick({
    seat: ownerOf(play, bearer),
    figure: bearer.id,
    prompt: text('ask.stealth', { mover: { figure: bearer.id } }),
    rules: ['SW-ABIL-22'],
    options: [
      choice('no', text('option.no-stealth'), { icon: 'halt', ...optionWithNote('note.no-stealth') }),
      choice('roll', text('option.stealth'), { icon: 'ninja-mask', ...optionWithNote('note.stealth') }),
      ...(sharing ? [choice('shared', sharing, { icon: 'ninja-mask', ...optionWithNote('note.stealth-shared') })] : []),
    ],
  })
}

function rollStealth(play: Play, bearer: Combatant): Procedure<StealthRoll> {
  const pools = [{ seat: ownerOf(play, bearer), count: 2, sides: 6 }]
  return play.roll(text('roll.stealth', { mover: { figure: bearer.id } }), ['SW-ABIL-22'], pools, stealthReader)
}

/** SW-ABIL-22(c): asks which group members share the roll: not yet activated, and within 2 inches of another sharer. */
function* nameSharers(play: Play, bearer: Combatant): Procedure<Combatant[]> {
  const sharers: Combatant[] = []
  if (bearer.group === null) return sharers
  const refused = new Set([bearer.id])
  for (;;) {
    const next = play.state.combatants.find(
      (combatant) =>
        isComrade(play, bearer, combatant) && !refused.has(combatant.id) && isCloseTo(combatant, [bearer, ...sharers]),
    )
    if (!next) return sharers
    refused.add(next.id)
    if (yield* choosesToShare(play, next)) sharers.push(next)
  }
}

function isComrade(play: Play, bearer: Combatant, other: Combatant): boolean {
  if (other.group !== bearer.group || other.band !== bearer.band || !isStanding(other) || other.activated) return false
  return !other.fleeing && has(play, other, 'stealth')
}

/** SW-ABIL-22(c): maximum distance between sharers. */
const TOGETHER = 2 * INCH

function isCloseTo(member: Combatant, others: readonly Combatant[]): boolean {
  return others.some((other) => gapFrom(other, member.at, member.profile.base.radius) <= TOGETHER)
}

function* choosesToShare(play: Play, sharer: Combatant): Procedure<boolean> {
  const chosen = yield* play.pick({
    seat: ownerOf(play, sharer),
    figure: sharer.id,
    prompt: text('ask.stealth-sharers', { sharer: { figure: sharer.id } }),
    rules: ['SW-ABIL-22'],
    options: [
      choice('share', text('option.share'), optionWithNote('note.share')),
      choice('no', text('option.no-share')),
    ],
  })
  return chosen === 'share'
}

/** SW-ABIL-22(b), (d): the move may be skipped, but its cost remains. `roller` is the figure whose roll is shared. */
function* moveStealthily(play: Play, bearer: Combatant, roll: StealthRoll, roller: number | null): Procedure {
  play.state.acting!.stealthy = !roll.double
  play.log('stealth', { mover: { figure: bearer.id }, inches: roll.inches }, ['SW-ABIL-22'], {
    seat: ownerOf(play, bearer),
  })
  yield* freeMove(play, bearer, {
    longest: roll.inches * INCH,
    prompt: text('ask.stealth-move', { mover: { figure: bearer.id } }),
    rules: ['SW-ABIL-22'],
    contact: 'forbidden',
    optional: true,
    over: false,
    straight: false,
    ...(roller !== null && { where: stayTogether(play, bearer, roller) }),
  })
}

/** SW-ABIL-22(c): must end within 2 inches of a sharer that has moved, including the roller. */
function stayTogether(play: Play, bearer: Combatant, roller: number) {
  const moved = play.state.combatants.filter(
    (combatant) =>
      isStanding(combatant) &&
      (combatant.id === roller ||
        (combatant.activated &&
          combatant.effects.some(({ object, source }) => object === 'shared-stealth' && source.bearer === roller))),
  )
  const { radius } = bearer.profile.base
  return (at: { readonly x: number; readonly y: number }) =>
    moved.some((combatant) => gapFrom(combatant, at, radius) <= TOGETHER) ? undefined : text('refuse.apart')
}
