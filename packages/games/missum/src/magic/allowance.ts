import type { Army } from '../army/army.ts'
import { mayHaveAcolytes } from '../army/check.ts'
import { mageRow, magicNations } from '../charts.ts'

export type Allowance = [number, number, number]

/** MI-ALLOWANCE, MI-SPECIAL-04 to -07: gets the spells of strength I, II and III for each caster of a team. */
export function spellsFor(nation: Army['nation'], level: number, acolytes: boolean): Allowance {
  const { I, II, III } = mageRow(level)
  const people = magicNations.find(({ army }) => army === nation)
  return [I, II, III].map((normal) => {
    if (people?.effect === 'lose') return Math.max(0, normal + (people.each ?? 0))
    if (people?.effect !== 'gain') return normal
    const spells = normal + gain(normal, people)
    // MI-SPECIAL-06: acolytes add a spell of each strength the caster has.
    return acolytes && mayHaveAcolytes(nation) && spells > 0 ? spells + 1 : spells
  }) as Allowance
}

/** MI-SPECIAL-04: adds nothing to a strength that a normal caster lacks. */
function gain(normal: number, { if1or2 = 0, if3 = 0 }: (typeof magicNations)[number]): number {
  if (normal === 0) return 0
  return normal >= 3 ? if3 : if1or2
}
