import { type Contour, isOnTable, overlaps } from '@fray/tabletop'
import { centreOf, contoursOf, spreadOf } from './body.ts'
import { allowanceFaults, flightFaults } from './faults/allowance-faults.ts'
import { formationFaults, movingFaults, stillFaults } from './faults/front-faults.ts'
import { moraleFaults } from './faults/morale-faults.ts'
import type { Setup } from './preparation/setup-data.ts'
import { isRouting, type Present, present } from './roster.ts'
import type { State } from './state.ts'

/** Lists what is impossible about a state; empty while the rules are kept. */
export function faults(state: State, setup: Setup): string[] {
  if (state.phase === 'over') return endFaults(state, setup)
  if (state.phase !== 'turn' && state.phase !== 'step') return []
  const units = present(state)
  return [
    ...units.flatMap((unit, i) => [
      ...placeFaults(unit, setup, units.slice(i + 1)),
      ...formationFaults(unit),
      ...storeFaults(unit),
      ...(state.phase === 'step' ? moveFaults(state, unit) : []),
    ]),
    ...contactFaults(state),
    ...moraleFaults(state, setup),
  ]
}

/** MI-VICTORY-01, -02: the battle ends with its last turn, or when at most one side still holds the field. */
function endFaults({ turn, result }: State, { options: { turns } }: Setup): string[] {
  if (turn > turns) return [`the battle lasted ${turn} of ${turns} turns`]
  const decided = result?.by === 'field' || result?.figures.every((figures) => figures === 0)
  return turn < turns && !decided ? [`the battle ended in turn ${turn} of ${turns}`] : []
}

/** MI-PASS-05: every unit is on the table and overlaps no other. */
function placeFaults(unit: Present, setup: Setup, others: readonly Present[]): string[] {
  const found: string[] = []
  const contours = contoursOf(unit.body)
  if (!contours.every((block) => isOnTable(block, setup))) found.push(`${unit.name} stands off the table`)
  if (unit.body.kind === 'ranks' && isOnItself(contours, unit.body.wings.length))
    found.push(`${unit.name} stands on itself`)
  for (const other of others) {
    if (unit.height === other.height && standsOn(unit, other)) found.push(`${unit.name} overlaps ${other.name}`)
  }
  return found
}

function standsOn({ body }: Present, { body: other }: Present): boolean {
  const [a, b] = [centreOf(body), centreOf(other)]
  const reach = spreadOf(body) + spreadOf(other)
  if ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 > reach ** 2) return false
  return contoursOf(body).some((contour) => contoursOf(other).some((another) => overlaps(contour, another)))
}

function isOnItself(contours: readonly Contour[], wings: number): boolean {
  return wings > 0 && contours.some((contour, i) => contours.slice(i + 1).some((other) => overlaps(contour, other)))
}

/** MI-SUPPLY-01, MI-ALLOWANCE: no unit spends more than it has. */
function storeFaults({ name, supply, spells }: Present): string[] {
  const found: string[] = []
  if (supply !== null && supply < 0) found.push(`${name} has shot more missiles than it had`)
  if (spells.some((left) => left < 0)) found.push(`${name} has cast more spells than it had`)
  return found
}

/** Checks what a unit has done since the step began. */
function moveFaults(state: State, unit: Present): string[] {
  const { bodyAtStepStart } = unit
  if (!bodyAtStepStart) return [`${unit.name} has come from nowhere`]
  if (isRouting(unit)) return flightFaults(unit, bodyAtStepStart)
  if (!isMoving(state, unit)) return stillFaults(unit, bodyAtStepStart)
  return [...allowanceFaults(state, unit, bodyAtStepStart), ...movingFaults(unit, bodyAtStepStart)]
}

/** MI-SEQUENCE-03, -05, -07: whether it is this side's step to move: steps 3 and 7 for the mover, 5 for the other. */
function isMoving({ step, mover, done }: State, { seat, id }: Present): boolean {
  return (step === 5 ? seat !== mover : (step === 3 || step === 7) && seat === mover) && done.includes(id)
}

/** MI-CONTACT-04: contacts join two enemies that are both on the table. */
function contactFaults({ contacts, units }: State): string[] {
  return contacts.flatMap(({ attacker, defender }) => {
    const [one, other] = [units[attacker], units[defender]]
    return one?.body && other?.body && one.seat !== other.seat ? [] : ['somebody is in contact with nobody']
  })
}
