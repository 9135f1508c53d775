import { highestFirst, type Procedure, type RollReader, text } from '@fray/kernel'
import { registry } from '../ability.ts'
import { withoutHidden } from '../command/hidden.ts'
import { window } from '../command/windows.ts'
import { SPHERE } from '../dice.ts'
import { standing } from '../ground/board.ts'
import { stormHampers } from '../ground/weather.ts'
import { otherSide } from '../side.ts'
import { type Combatant, type Liturgy, ownerOf, type Play, type Power, speakerOf } from '../state.ts'
import { hooks } from '../traits.ts'
import type { LiturgyDice } from './liturgy-dice.ts'
import { fateOf, powersIn } from './uncontrolled-power.ts'

/** The result that the rules read from the dice. */
interface LiturgyReading {
  readonly powers: readonly Power[]
  readonly successes: number
}

/** SW-SPELL-30: the lowest die that is not a failure. */
const LOWEST = 3
/** SW-SPELL-31: the number of dice of each side that are compared. */
const BEST = 3

/** SW-SPELL-27, -29 to -32: each gem is a die; both sides roll at once. */
export function* liturgyRoll(
  play: Play,
  caster: Combatant,
  liturgy: Liturgy,
  gems: { readonly casting: number; readonly dispelling: number },
): Procedure<LiturgyReading> {
  const lowest = lowestCasting(play, caster, liturgy)
  const purpose = text('roll.liturgy', { caster: { figure: caster.id }, spell: registry.get(liturgy.spell).name })
  const rules = ['SW-SPELL-29', 'SW-SPELL-27']
  const pools = [{ seat: ownerOf(play, caster), count: gems.casting, sides: SPHERE }]
  if (gems.dispelling > 0) {
    pools.push({ seat: speakerOf(play, otherSide(caster.side)), count: gems.dispelling, sides: SPHERE })
  }
  if (!mayChange(play)) {
    const reading = yield* play.roll(purpose, rules, pools, liturgyReader(lowest, play.setup.advanced))
    yield* window(play, {
      at: 'after-casting',
      acting: caster,
      target: targetOf(play, liturgy),
      spell: liturgy.spell,
      dice: null,
    })
    return reading
  }
  const [casting = [], dispelling = []] = yield* play.rollDice(purpose, rules, pools)
  const dice: LiturgyDice = { casting, dispelling }
  yield* changeDice(play, caster, liturgy, dice)
  return readLiturgy(highestFirst(dice.casting), highestFirst(dice.dispelling), lowest, play.setup.advanced)
}

function targetOf(play: Play, { target }: Liturgy): Combatant | null {
  return target === null ? null : (play.state.combatants[target] ?? null)
}

/** SW-SPELL-30, -40, SW-WEATHER-06: after a target change and in a storm the caster's 3s fail too. */
export function lowestCasting(play: Play, caster: Combatant, { changed }: Liturgy): number {
  return changed || stormHampers(play, caster) ? LOWEST + 1 : LOWEST
}

/** Whether any combatant can change dice; only then are they examined one by one. */
export function mayChange(play: Play): boolean {
  for (const combatant of standing(play)) {
    if (changersOf(play, combatant).length > 0) return true
    if (combatant.consumables.some((id) => registry.get(id).changesCastingDice)) return true
  }
  return false
}

export function* changeDice(play: Play, caster: Combatant, liturgy: Liturgy, dice: LiturgyDice): Procedure {
  for (const bearer of standing(play)) {
    for (const [ability, effect] of changersOf(play, bearer)) yield* ability.castingDice(play, bearer, dice, effect)
  }
  const target = targetOf(play, liturgy)
  yield* window(play, { at: 'after-casting', acting: caster, target, spell: liturgy.spell, dice })
}

/** SW-ARTEFACT-03: items that may be hidden keep their place in the order. */
function changersOf(play: Play, bearer: Combatant) {
  const own = hooks.all(play, bearer, 'castingDice')
  const missing = withoutHidden(play, bearer, 'castingDice')
  if (missing.length === 0) return own
  const all = [...own, ...missing.map((ability) => [ability, null] as const)]
  return all.sort(([{ id: a }], [{ id: b }]) => (a < b ? -1 : 1))
}

const readers = new Map<string, RollReader<LiturgyReading>>()

export function liturgyReader(lowest: number, advanced: boolean): RollReader<LiturgyReading> {
  const id = `liturgy ${lowest} ${advanced}`
  let reader = readers.get(id)
  if (!reader) {
    reader = {
      id,
      read: ([casting = [], dispelling = []]) => readLiturgy(casting, dispelling, lowest, advanced),
      // Only the dispeller's best dice count; all of the caster's dice count for powers.
      readPool: (dice, pool) => `${dice.slice(0, BEST)} ${pool === 0 && advanced ? powersIn(dice) : ''}`,
    }
    readers.set(id, reader)
  }
  return reader
}

/** SW-SPELL-29, SW-UPOWER-01: powers are read before any die is removed, and may decide the spell. */
function readLiturgy(
  casting: readonly number[],
  dispelling: readonly number[],
  lowest: number,
  advanced: boolean,
): LiturgyReading {
  const powers = advanced ? powersIn(casting) : []
  const fate = fateOf(powers)
  if (fate !== 'open') return { powers, successes: fate === 'assured' ? BEST : 0 }
  return { powers, successes: countSuccesses(casting, dispelling, lowest) }
}

/** SW-SPELL-30 to -32: best against best; equal, lower or missing dice fail. */
function countSuccesses(casting: readonly number[], dispelling: readonly number[], lowest: number): number {
  let successes = 0
  for (let i = 0; i < BEST; i++) {
    const die = casting[i] ?? 0
    // The dispeller's ones and twos can stay: they never beat a remaining die of the caster.
    if (die >= lowest && die > (dispelling[i] ?? 0)) successes++
  }
  return successes
}
