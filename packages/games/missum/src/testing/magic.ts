import type { Json } from '@fray/kernel'
import { magicStep } from '../magic/step.ts'
import { playRule, type Scene, type Script } from './scene.ts'

type More = Record<string, Json>

/**
 * Makes a magic user with two spells of each strength, by default of the eleventh level, whose Gaze needs no roll for
 * accuracy.
 */
export function attackMage(name: string, seat: 0 | 1, x: number, y: number, more: More = {}): Json {
  return { name, seat, at: [x, y], office: 'attackMage', level: 11, spells: [2, 2, 2], ...more }
}

/** Makes a defence caster of the third level, without an anti-magic shield. */
export function defenceMage(name: string, seat: 0 | 1, x: number, y: number, more: More = {}): Json {
  return { name, seat, at: [x, y], office: 'defenceMage', level: 3, spells: [2, 2, 2], ...more }
}

/** Plays the magic step alone. */
export function magic(units: readonly Json[], script: Script = {}, more: More = {}): Scene {
  return playRule({ step: 2, turn: 2, units: [...units], ...more }, magicStep, script)
}

/** Gets the dice rolled for a purpose, one list per roll. */
export function throws(match: Scene, purpose: string): number[][] {
  return match.events.flatMap(({ type, args, dice }) => {
    const thrown = args.purpose as { text: { id: string } } | undefined
    return type === 'rolled' && thrown?.text.id === purpose ? [dice!.flatMap(({ values }) => values)] : []
  })
}

/** Gets the sides of the dice rolled for a purpose, all rolls in a row. */
export function sidesOf(match: Scene, purpose: string): number[] {
  return match.events.flatMap(({ type, args, dice }) => {
    const thrown = args.purpose as { text: { id: string } } | undefined
    return type === 'rolled' && thrown?.text.id === purpose ? dice!.map(({ sides }) => sides) : []
  })
}

/** Gets a number of the last event of a type. */
export function numberOf(match: Scene, type: string): number | undefined {
  return match.events.findLast((event) => event.type === type)?.numbers?.[0]?.total
}
