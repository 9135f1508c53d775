import { highestFirst, type Procedure, type Reader, text } from '@fray/kernel'
import { abilityNamed } from '../ability.ts'
import { window } from '../command/windows.ts'
import { SPHERE } from '../dice.ts'
import { targetOf } from '../magic/liturgy.ts'
import { changeDice, type LiturgyDice, lowestCasting, mayChange } from '../magic/liturgy-roll.ts'
import { type Combatant, type Liturgy, otherSide, ownerOf, speakerOf, type Turn } from '../state.ts'

/** How many dice each side has bid. */
interface Bids {
  readonly casting: number
  readonly dispelling: number
}

/**
 * SM-DICE-10 to -12, SM-MISSING-02: the caster rolls first and keeps what is 3 or more; then the opponent's dice cancel.
 * Gives the successes left.
 */
export function* mixedRoll(turn: Turn, caster: Combatant, liturgy: Liturgy, bids: Bids): Procedure<number> {
  const lowest = lowestCasting(turn, caster, liturgy)
  if (mayChange(turn)) return yield* mixedRollToChange(turn, caster, liturgy, bids, lowest)
  const kept = yield* turn.roll(...casting(turn, caster, liturgy, bids), keptReader(lowest))
  const left =
    bids.dispelling === 0 ? kept.length : yield* turn.roll(...dispelling(turn, caster, bids), leftReader(kept))
  const target = targetOf(turn, liturgy)
  yield* window(turn, { at: 'after-casting', acting: caster, target, spell: liturgy.spell, dice: null })
  return left
}

/** Where somebody can change dice, they are changed when all have fallen. */
function* mixedRollToChange(
  turn: Turn,
  caster: Combatant,
  liturgy: Liturgy,
  bids: Bids,
  lowest: number,
): Procedure<number> {
  const [cast = []] = yield* turn.rollDice(...casting(turn, caster, liturgy, bids))
  const [against = []] = bids.dispelling === 0 ? [] : yield* turn.rollDice(...dispelling(turn, caster, bids))
  const dice: LiturgyDice = { casting: cast, dispelling: against }
  yield* changeDice(turn, caster, liturgy, dice)
  return uncancelled(keep(highestFirst(dice.casting), lowest), dice.dispelling)
}

function casting(turn: Turn, caster: Combatant, { spell }: Liturgy, bids: Bids) {
  const purpose = text('roll.casting', { caster: { figure: caster.id }, spell: abilityNamed(spell).name })
  return [purpose, ['SM-DICE-10'], [{ seat: ownerOf(turn, caster), count: bids.casting, sides: SPHERE }]] as const
}

function dispelling(turn: Turn, caster: Combatant, bids: Bids) {
  const seat = speakerOf(turn, otherSide(caster.side))
  const purpose = text('roll.dispelling', { caster: { figure: caster.id } })
  return [purpose, ['SM-DICE-11'], [{ seat, count: bids.dispelling, sides: SPHERE }]] as const
}

function keptReader(lowest: number): Reader<readonly number[]> {
  return { id: `mixed ${lowest}`, read: ([dice = []]) => keep(dice, lowest) }
}

function keep(dice: readonly number[], lowest: number): readonly number[] {
  return dice.filter((die) => die >= lowest)
}

function leftReader(kept: readonly number[]): Reader<number> {
  return { id: `mixed against ${kept.join()}`, read: ([dice = []]) => uncancelled(kept, dice) }
}

/** SM-DICE-11: as many as can be are cancelled, the lowest die that suffices going first. No success is as low as a 2. */
function uncancelled(successes: readonly number[], against: readonly number[]): number {
  const left = [...successes].sort((a, b) => b - a)
  for (const die of [...against].sort((a, b) => a - b)) {
    const index = left.findIndex((success) => success <= die)
    if (index >= 0) left.splice(index, 1)
  }
  return left.length
}
