import { highestFirst, type Procedure, type RollReader, text } from '@fray/kernel'
import { registry } from '../../ability.ts'
import { window } from '../../command/windows.ts'
import { SPHERE } from '../../dice.ts'
import { targetOf } from '../../magic/liturgy.ts'
import type { LiturgyDice } from '../../magic/liturgy-dice.ts'
import { changeDice, lowestCasting, mayChange } from '../../magic/liturgy-roll.ts'
import { otherSide } from '../../side.ts'
import { type Combatant, type Liturgy, ownerOf, type Play, speakerOf } from '../../state.ts'

/** How many dice each side has bid. */
interface Bids {
  readonly casting: number
  readonly dispelling: number
}

/**
 * SM-DICE-10 to -12, SM-MISSING-02: the caster rolls first and keeps dice of 3 or more, then the opponent's dice cancel
 * some. Returns the remaining successes.
 */
export function* mixedRoll(play: Play, caster: Combatant, liturgy: Liturgy, bids: Bids): Procedure<number> {
  const lowest = lowestCasting(play, caster, liturgy)
  if (mayChange(play)) return yield* mixedRollToChange(play, caster, liturgy, bids, lowest)
  const kept = yield* play.roll(...casting(play, caster, liturgy, bids), keptReader(lowest))
  const left =
    bids.dispelling === 0 ? kept.length : yield* play.roll(...dispelling(play, caster, bids), leftReader(kept))
  const target = targetOf(play, liturgy)
  yield* window(play, { at: 'after-casting', acting: caster, target, spell: liturgy.spell, dice: null })
  return left
}

/** Rolls all dice first if anyone can change dice afterwards. */
function* mixedRollToChange(
  play: Play,
  caster: Combatant,
  liturgy: Liturgy,
  bids: Bids,
  lowest: number,
): Procedure<number> {
  const [cast = []] = yield* play.rollDice(...casting(play, caster, liturgy, bids))
  const [against = []] = bids.dispelling === 0 ? [] : yield* play.rollDice(...dispelling(play, caster, bids))
  const dice: LiturgyDice = { casting: cast, dispelling: against }
  yield* changeDice(play, caster, liturgy, dice)
  return countUncancelled(keep(highestFirst(dice.casting), lowest), dice.dispelling)
}

function casting(play: Play, caster: Combatant, { spell }: Liturgy, bids: Bids) {
  const purpose = text('roll.casting', { caster: { figure: caster.id }, spell: registry.get(spell).name })
  return [purpose, ['SM-DICE-10'], [{ seat: ownerOf(play, caster), count: bids.casting, sides: SPHERE }]] as const
}

function dispelling(play: Play, caster: Combatant, bids: Bids) {
  const seat = speakerOf(play, otherSide(caster.side))
  const purpose = text('roll.dispelling', { caster: { figure: caster.id } })
  return [purpose, ['SM-DICE-11'], [{ seat, count: bids.dispelling, sides: SPHERE }]] as const
}

function keptReader(lowest: number): RollReader<readonly number[]> {
  return { id: `mixed ${lowest}`, read: ([dice = []]) => keep(dice, lowest) }
}

function keep(dice: readonly number[], lowest: number): readonly number[] {
  return dice.filter((die) => die >= lowest)
}

function leftReader(kept: readonly number[]): RollReader<number> {
  return { id: `mixed against ${kept.join()}`, read: ([dice = []]) => countUncancelled(kept, dice) }
}

/** SM-DICE-11: cancels as many as possible, always with the lowest die that suffices. No success is as low as 2. */
function countUncancelled(successes: readonly number[], against: readonly number[]): number {
  const left = [...successes]
  for (const die of [...against].sort((a, b) => a - b)) {
    const index = left.findIndex((success) => success <= die)
    if (index >= 0) left.splice(index, 1)
  }
  return left.length
}
