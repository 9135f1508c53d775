import type { ExplainedNumber, GameEvent, Json } from '@fray/kernel'
import { meleeStep } from '../melee/step.ts'
import { missileStep } from '../missiles/step.ts'
import { playRule, type Scene, type Script } from './scene.ts'

/** Fights only the melee step of a situation. */
export function melee(units: readonly Json[], script: Script = {}, more: Record<string, Json> = {}): Scene {
  return playRule({ step: 9, units, ...more } as Json, meleeStep, script)
}

/** Plays only a missile step of a situation. */
export function volley(units: readonly Json[], script: Script = {}, more: Record<string, Json> = {}): Scene {
  return playRule({ step: 4, units, ...more } as Json, missileStep, script)
}

/** Answers for one side in a choice that both make in secret. */
export function secret(seat: 0 | 1, answer: Json): Json {
  return { seat, answer }
}

/** Gets the numbers of a unit's attacks, by name. */
export function attacksBy(match: Scene, name: string): Record<string, number>[] {
  return attackEvents(match, name).map(({ numbers = [] }) =>
    Object.fromEntries(numbers.map((number) => [number.name.id.replace('number.', ''), number.total])),
  )
}

type Factor = 'attack' | 'defence'

/** Gets the terms of one number of a unit's first attack. */
export function termsOf(match: Scene, name: string, number: Factor | 'casualties', which = 0): Record<string, number> {
  const found = attackEvents(match, name)[which]?.numbers?.find(({ name: { id } }) => id === `number.${number}`)
  return termAmounts(found)
}

function termAmounts(number: ExplainedNumber | undefined): Record<string, number> {
  return Object.fromEntries((number?.terms ?? []).map(({ label, amount }) => [label.id, amount]))
}

/** Gets the rules named by the terms of a number of a unit's first attack. */
export function rulesOf(match: Scene, name: string, number: Factor | 'casualties'): string[] {
  const found = attackEvents(match, name)[0]?.numbers?.find(({ name: { id } }) => id === `number.${number}`)
  return (found?.terms ?? []).flatMap(({ rule }) => (rule === undefined ? [] : [rule]))
}

function attackEvents(match: Scene, name: string): GameEvent[] {
  const id = match.state.units.find((unit) => unit.name === name)?.id
  return match.events.filter(({ type, args }) => {
    const by = type === 'strike' ? args.striker : type.startsWith('volley.') ? args.shooter : undefined
    return typeof by === 'object' && 'figure' in by && by.figure === id
  })
}
