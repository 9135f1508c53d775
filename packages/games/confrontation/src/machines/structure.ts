import { type Procedure, text } from '@fray/kernel'
import data from '../../data/artillery.json' with { type: 'json' }
import { isImmobile } from '../armies/checks/check-cards.ts'
import { type Fighter, type Play, profileOf } from '../state.ts'
import { type Cause, eliminate } from '../wounds/elimination.ts'
import type { WoundResult } from '../wounds/wound-table.ts'

/** CF-MACHINE-04, -05: the structure points of a machine's card; null for fighters that take Wounds. */
export function structurePoints(fighter: Fighter): number | null {
  return profileOf(fighter).machine?.structurePoints ?? null
}

/** CF-MACHINE-38: applies a result to a machine, which has no Wound levels; at 0 it is destroyed (CF-MACHINE-05). */
export function* damageStructure(play: Play, machine: Fighter, result: WoundResult, cause: Cause): Procedure {
  const points = structurePoints(machine) ?? 0
  const lost = Math.min(data.structureLoss[result], points - machine.structureLost)
  if (lost === 0) return
  machine.structureLost += lost
  const left = points - machine.structureLost
  play.log('structure.lost', { machine: { figure: machine.id }, lost, left }, [...cause.rules, 'CF-MACHINE-38'], {
    seat: machine.seat,
    isOutcome: true,
  })
  if (left === 0) yield* eliminate(play, machine, { ...cause, rules: [...cause.rules, 'CF-MACHINE-05'] })
}

/** CF-MACHINE-39, -40: the damage penalty of a mobile machine in a test, compared without rounding; 0 or negative. */
export function structurePenalty(machine: Fighter): number {
  const points = structurePoints(machine)
  if (points === null || isImmobile(profileOf(machine))) return 0
  const quarters = [1, 2, 3].filter((quarter) => machine.structureLost * 4 >= points * quarter)
  return 0 - quarters.length
}

/** CF-ABIL-66, CF-MACHINE-39: restores structure points, never above those of the card. */
export function repair(play: Play, machine: Fighter, points: number, rule: string): void {
  const given = Math.min(points, machine.structureLost)
  machine.structureLost -= given
  const left = (structurePoints(machine) ?? 0) - machine.structureLost
  play.log('structure.repaired', { machine: { figure: machine.id }, given, left }, [rule], { seat: machine.seat })
}

/** CF-MACHINE-05: message about a machine's structure points. */
export function structureText(machine: Fighter) {
  const points = structurePoints(machine) ?? 0
  return text('state.structure', { left: points - machine.structureLost, points })
}
