import type { Problem } from '@fray/kernel'
import { z } from 'zod'
import { inputIssue, inputProblem } from '../input-problem.ts'
import type { Combatant } from '../state.ts'
import { inches } from '../units.ts'

/** A place told by another figure: so far from its base, edge to edge, in a direction. Who writes need not know bases. */
export const besideSchema = z.strictObject({
  figure: z.string(),
  /** Inches between the two bases (SW-BASE-03); with none they touch. */
  gap: z.number().min(0).default(0),
  /** Only the direction counts, not the length. */
  towards: z
    .tuple([z.number(), z.number()])
    .refine(([x, y]) => x !== 0 || y !== 0, inputIssue('fault.situation.direction')),
})

export type Beside = z.infer<typeof besideSchema>

/** Puts figures beside others that come before them in the file; what is wrong goes to the problems. */
export function placeBeside(
  combatants: readonly Combatant[],
  besides: readonly (Beside | undefined)[],
  problems: Problem[],
): void {
  besides.forEach((beside, id) => {
    if (!beside) return
    const other = combatants.slice(0, id).find(({ profile }) => profile.name === beside.figure)
    if (!other) {
      const args = { name: beside.figure }
      problems.push(inputProblem(`figures[${id}].beside.figure`, 'fault.situation.none-before', args))
    } else if (other.profile.base && combatants[id]!.profile.base) {
      combatants[id]!.at = placeBy(other, combatants[id]!, beside)
    }
  })
}

function placeBy({ at, profile }: Combatant, placed: Combatant, { gap, towards: [x, y] }: Beside): Combatant['at'] {
  const apart = profile.base.radius + placed.profile.base.radius + inches(gap)
  const length = Math.sqrt(x * x + y * y)
  return { x: Math.round(at.x + (x / length) * apart), y: Math.round(at.y + (y / length) * apart) }
}
