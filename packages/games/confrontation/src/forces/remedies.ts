import { type ForceChange, type ForceFix, type Json, listOf, type Message, text, valueAt } from '@fray/kernel'
import type { Listed } from '../armies/army-builder.ts'
import type { ArmyFault } from '../armies/checks/army-fault.ts'
import { type ArmyList, MOST_POINTS } from '../armies/list.ts'

/** A fault of an army that needs fixes. */
export interface FaultCase {
  readonly list: ArmyList
  readonly fault: ArmyFault
  readonly everybody: readonly Listed[]
}

/** Gets the line of a fault, if it has one. */
export function lineOf({ fault, everybody }: FaultCase): Listed | undefined {
  const [place] = /^cards\[\d+\](\.with\[\d+\])?/.exec(fault.field) ?? []
  return everybody.find((listed) => listed.place === place)
}

/** Gets a number of the fault. */
export function faultNumber({ fault }: FaultCase, name: string): number {
  return Number(fault.fault.args?.[name] ?? 0)
}

export function set(place: string, value: Json, words: Message): ForceFix {
  return { text: words, changes: [{ kind: 'set', place, value }] }
}

export function remove(places: readonly string[], names: readonly string[]): ForceFix {
  // Starts at the end, so that the remaining places do not shift.
  const changes = places.toReversed().map((place): ForceChange => ({ kind: 'remove', place }))
  return { text: text('by.remove', { names: listOf(names) }), changes }
}

/** Removes the line of the fault. */
export function removeLine(given: FaultCase): ForceFix[] {
  const [place] = /^cards\[\d+\](\.with\[\d+\])?/.exec(given.fault.field) ?? []
  if (place === undefined) return []
  const id = (valueAt(given.list as Json, `${place}.profile`) ?? '') as string
  return [remove([place], [lineOf(given)?.profile.name ?? id])]
}

/** Removes the item at the fault's own place: "cards[0].spells[1]". */
export function removeListed(given: FaultCase): ForceFix[] {
  const [, place, index] = /^(.*)\[(\d+)\]$/.exec(given.fault.field) ?? []
  if (place === undefined) return []
  const carried = valueAt(given.list as Json, place) as readonly string[]
  return [set(place, carried.toSpliced(Number(index), 1), text('by.leave'))]
}

/** Keeps as many items as the fault allows. */
export function keepFirst(given: FaultCase): ForceFix[] {
  const carried = valueAt(given.list as Json, given.fault.field) as readonly string[]
  const kept = carried.toReversed().map((_, i) => carried.slice(0, carried.length - 1 - i))
  return kept.map((some) => set(given.fault.field, some, text('by.leave')))
}

export function keepOnlyOne(given: FaultCase): ForceFix[] {
  const line = lineOf(given)
  return line ? [set(`${line.place}.count`, 1, text('by.keep', { name: line.profile.name }))] : []
}

/** Reduces each line alone, by as few fighters as possible. */
export function reduceNumbers(lines: readonly Listed[]): ForceFix[] {
  return lines.flatMap(({ place, profile, listed }) => {
    const { name } = profile
    const some = Array.from({ length: listed.count - 1 }, (_, i): ForceFix => {
      const count = listed.count - 1 - i
      return set(`${place}.count`, count, text('by.fewer', { name, count: i + 1 }))
    })
    return [...some, remove([place], [name])]
  })
}

/** Raises the A.P., unless that exceeds the limit of all armies. */
export function setPoints(points: number): ForceFix[] {
  return points > MOST_POINTS ? [] : [set('points', points, text('by.points', { points }))]
}
