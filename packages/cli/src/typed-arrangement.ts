import { type ArrangeDecision, type ArrangementAnswer, amountOf, readArrangement } from '@fray/kernel'
import type { Teller } from './teller.ts'

/** Explains how to type an arrangement. */
export function arrangementHint({ things, slots }: Pick<ArrangeDecision, 'things' | 'slots'>): string {
  const all = things.map((thing) => (amountOf(thing) === 1 ? thing.id : `${thing.id}*${amountOf(thing)}`)).join(', ')
  const [first, ...others] = slots.map(({ id }) => id)
  return `"${[`${first}: ${all}`, ...others.map((id) => `${id}: …`)].join('; ')}" for an arrangement of your own`
}

/**
 * Parses a typed arrangement: slots separated by semicolons, each with its things, "dice*3" for three; the name of a
 * single slot is optional. Undefined if it cannot be read; the rules judge the rest.
 */
export function readTypedArrangement(
  line: string,
  { slots }: Pick<ArrangeDecision, 'slots'>,
): ArrangementAnswer | undefined {
  const only = slots.length === 1 ? slots[0]?.id : undefined
  const read: Record<string, readonly (string | readonly [string, number])[]> = {}
  for (const part of line.split(';')) {
    const [, slot = only, list = ''] = /^\s*(?:([^:]*\S)\s*:)?(.*)$/s.exec(part) ?? []
    if (slot === undefined || slot in read) return undefined
    const words = list.split(',').map((word) => word.trim())
    read[slot] = words.filter((word) => word !== '').map(typedThing)
  }
  return { slots: read }
}

function typedThing(word: string): string | readonly [string, number] {
  const [, thing, count] = /^(.*\S)\s*\*\s*(\d+)$/.exec(word) ?? []
  return thing === undefined ? word : [thing, Number(count)]
}

/** Describes an arrangement by slot, without the empty ones. */
export function describeArrangement(decision: ArrangeDecision, answer: ArrangementAnswer, teller: Teller): string {
  const read = readArrangement(decision, answer)
  if (!read.ok) return JSON.stringify(answer)
  const names = new Map(decision.things.map(({ id, text }) => [id, teller.say(text)]))
  return decision.slots
    .filter(({ id }) => read.value[id]!.length > 0)
    .map(({ id, text }) => {
      const puts = read.value[id]!.map(({ thing, count }) => `${count === 1 ? '' : `${count} × `}${names.get(thing)}`)
      return `${teller.say(text)}: ${puts.join(', ')}`
    })
    .join('; ')
}
