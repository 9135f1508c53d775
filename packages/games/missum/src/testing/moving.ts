/** Movement in tests: by default seat 0 moves, in its full move (step 5). */
import type { Json } from '@fray/kernel'
import { inMm, mm } from '../units.ts'
import { judgeProposal, proofreader, type Scene, type Script, scene, unit } from './scene.ts'

interface Field {
  readonly [field: string]: Json
}

/** Makes a situation in which seat 0 countermoves. */
export function countermove(units: readonly Json[], more: Field = {}, script: Script = {}): Scene {
  return scene({ step: 5, mover: 1, units: withBystanders(units), ...more }, script)
}

/** Makes a situation in which seat 0 makes its first half move. */
export function halfMove(units: readonly Json[], more: Field = {}, script: Script = {}): Scene {
  return scene({ step: 3, mover: 0, units: withBystanders(units), ...more }, script)
}

/** A lone figure in a corner of each side: a battle needs line on both sides, and a step needs a unit that can move. */
function withBystanders(units: readonly Json[]): Json[] {
  const bystander = (seat: number) => ({
    name: `Bystander ${seat}`,
    seat,
    at: [2380, seat === 0 ? 1170 : 30],
    figures: 1,
    huitsan: 9,
  })
  return [...units, bystander(0), bystander(1)]
}

/** Steps of manoeuvres in millimetres. */
export const ahead = (by: number) => ({ do: 'advance', by: mm(by) }) as const
/** The same for a script of answers, in millimetres. */
export const scriptedAdvance = (by: number): Json => [{ do: 'advance', by }]
export const drift = (forwards: number, aside: number) =>
  ({ do: 'drift', ahead: mm(forwards), aside: mm(aside) }) as const
export const wheel = (pivot: 'left' | 'right', arc: number) => ({ do: 'wheel', pivot, arc: mm(arc) }) as const
export const face = (to: 'left' | 'right' | 'about') => ({ do: 'face', to }) as const
export const turn = (x: number, y: number) => ({ do: 'turn', facing: { x, y } }) as const
export const files = (count: number) => ({ do: 'files', files: count }) as const

/** Picks a unit of the moving seat, and gives it orders one after another. */
export function order(match: Scene, name: string, ...answers: readonly Json[]): Scene {
  give(match, `unit-${unit(match, name).id}`)
  for (const answer of answers) give(match, answer)
  return match
}

/** Gives the first seat asked this answer, which must be accepted. */
export function give(match: Scene, answer: Json): Scene {
  const before = match.events.length
  const decision = match.pending[0]
  if (!decision) throw new Error('nobody is asked anything')
  const answered = match.answer(decision.seat, answer)
  if (!answered.ok)
    throw new Error(
      `"${decision.prompt.id}" refuses ${JSON.stringify(answer)}: ${answered.reason.id} ${answered.rules.join(' ')}`,
    )
  return proofreader.checkRules(proofreader.checkMessages(match, before), before)
}

/** Gets the rules by which the pending decision refuses steps; empty if it accepts them. */
export function refusal(match: Scene, ...steps: readonly Json[]): readonly string[] {
  const verdict = judgeProposal(match, [...steps])
  return verdict.ok ? [] : verdict.rules
}

/** Gets the middle of a unit's front and its facing, in whole millimetres and thousandths. */
export function frontOfUnit(match: Scene, name: string) {
  const { body } = unit(match, name)
  if (!body) return undefined
  const { x, y, facing } = body.kind === 'ranks' ? body.formation.pose : body.figures[0]!
  return { x: inMm(x), y: inMm(y), facing: [Math.round(facing!.x / 1000), Math.round(facing!.y / 1000)] }
}

/** Ends the step. */
export function end(match: Scene): Scene {
  return give(match, 'end')
}
