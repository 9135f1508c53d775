import { type ForceChange, type ForceFix, type Json, listOf, type Message, stepsOf, text } from '@fray/kernel'
import type { BandFault } from '../bands/band-fault.ts'
import type { BandList } from '../bands/band-list.ts'
import { entryLookup } from '../bands/house-profile.ts'
import type { Recruitment } from '../bands/recruitment.ts'
import type { Entry } from '../bands/roster.ts'

/** A fault of a band to fix. */
export interface FaultCase {
  readonly list: BandList
  readonly fault: BandFault
  readonly recruitment: Recruitment
}

/** The line of a fault; -1 for a fault of the whole band. */
export function lineOf({ fault }: FaultCase): number {
  return Number(stepsOf(fault.field)[1] ?? -1)
}

/** Gets a number from the arguments of the fault. */
export function faultNumber({ fault }: FaultCase, name: string): number {
  return Number(fault.fault.args?.[name] ?? 0)
}

export function entryIn({ list, recruitment }: FaultCase, line: number): Entry | undefined {
  return entryLookup(list, recruitment.named)(list.entries[line]?.id ?? '')
}

export function linesWhere(given: FaultCase, holds: (entry: Entry) => boolean): readonly number[] {
  return [...given.list.entries.keys()].filter((line) => {
    const entry = entryIn(given, line)
    return entry !== undefined && holds(entry)
  })
}

export function set(place: string, value: Json, words: Message): ForceFix {
  return { text: words, changes: [{ kind: 'set', place, value }] }
}

export function removeLine(given: FaultCase, line: number): ForceFix {
  return { text: text('by.remove', { name: nameIn(given, line) }), changes: [{ kind: 'remove', place: at(line) }] }
}

/** Removes copies from these lines, starting with the last. */
export function removeCopies(given: FaultCase, lines: readonly number[], surplus: number): ForceFix[] {
  const changes: ForceChange[] = []
  const names: string[] = []
  let left = surplus
  // Starts with the last line, so that the indexes of lines still to be removed do not change.
  for (const line of lines.toReversed()) {
    if (left <= 0) break
    const { count } = given.list.entries[line]!
    const kept = Math.max(0, count - left)
    changes.push(kept === 0 ? { kind: 'remove', place: at(line) } : setCount(line, kept))
    names.push(nameIn(given, line))
    left -= count - kept
  }
  const [name, ...others] = names
  if (left > 0 || name === undefined) return []
  if (others.length > 0) return [{ text: text('by.remove-several', { names: listOf(names) }), changes }]
  const words = surplus === 1 ? text('by.remove', { name }) : text('by.fewer', { name, count: surplus })
  return [{ text: words, changes }]
}

/** Offers to keep one copy of any one of these lines. */
export function keepOneCopy(given: FaultCase, lines: readonly number[]): ForceFix[] {
  return lines.map((kept) => {
    const changes = lines.toReversed().flatMap((line): ForceChange[] => {
      if (line !== kept) return [{ kind: 'remove', place: at(line) }]
      return given.list.entries[line]!.count > 1 ? [setCount(line, 1)] : []
    })
    return { text: text('by.keep', { name: nameIn(given, kept) }), changes }
  })
}

/** Offers to add copies of each of these entries. */
export function addCopies(entries: readonly Entry[], count = 1): ForceFix[] {
  return entries
    .toSorted((a, b) => a.bp - b.bp)
    .map(({ id, name, bp }) => ({
      text: text(count === 1 ? 'by.add' : 'by.add-several', { name, count, cost: bp * count }),
      changes: Array.from({ length: count }, () => ({ kind: 'add', offer: id }) as const),
    }))
}

export function at(line: number, part?: string): string {
  return part === undefined ? `entries[${line}]` : `entries[${line}].${part}`
}

function setCount(line: number, value: number): ForceChange {
  return { kind: 'set', place: at(line, 'count'), value }
}

function nameIn(given: FaultCase, line: number): string {
  return entryIn(given, line)?.name ?? given.list.entries[line]?.id ?? ''
}
