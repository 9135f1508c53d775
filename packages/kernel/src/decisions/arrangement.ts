import type { Json } from '../match/seat.ts'
import { type Message, text } from '../texts/message.ts'
import { accept, type Refusal, refuse, type Verdict } from './verdict.ts'

/** Something to put into a slot. Like things (dice of a pool, gems) are one thing with an amount. */
export interface ArrangementThing {
  readonly id: string
  readonly text: Message
  /** How many there are (default: one). They may be split between slots. */
  readonly amount?: number
  readonly icon?: string
  /** The figure on the table that the thing stands for. */
  readonly figure?: number
  /** Each one is drawn separately, as it looks on a real table, and moves to the next slot when pressed. */
  readonly piece?: 'die' | 'token'
}

/** A place for things: a pile, a pool of dice, a fight. */
export interface Slot {
  readonly id: string
  readonly text: Message
  /** One line about what happens to the things in the slot. */
  readonly note?: Message
  readonly icon?: string
  readonly figure?: number
  /** How many things the slot takes, amounts counted in full (default: any number). */
  readonly min?: number
  readonly max?: number
  /** Whether the order of the things matters; index 0 comes first. */
  readonly ordered?: boolean
  /** Ids of things that belong to this slot and cannot be taken out. */
  readonly fixed?: readonly string[]
}

/** All things and all slots. Every thing ends up in a slot; things that may be left over have a slot for that. */
export interface ArrangeForm {
  readonly things: readonly ArrangementThing[]
  readonly slots: readonly Slot[]
  /** The slot that takes whatever a script does not place: see {@link withRest}. */
  readonly rest?: string
  /**
   * Pairs of things that meet when they share a slot: fighters in contact. If the things are figures, the slots are
   * drawn on the table as groups, and figures move from group to group there.
   */
  readonly links?: readonly (readonly [string, string])[]
}

/** A number of one thing, in one slot. */
export interface Stack {
  readonly thing: string
  readonly count: number
}

/** The contents of each slot. In slots without an order, things appear in the order of the form, each once. */
export type Arrangement = Readonly<Record<string, readonly Stack[]>>

/**
 * An arrangement as an answer: `{ "slots": { "attack": [["dice", 7]], "pile": ["fox", "owl"] } }`. An id alone means
 * one of the thing; a slot that is not named is empty.
 */
export type ArrangementAnswer = {
  readonly slots: { readonly [slot: string]: readonly (string | readonly [string, number])[] }
}

export function amountOf({ amount = 1 }: ArrangementThing): number {
  return amount
}

/** Counts how many of a thing are in a slot; without a thing, how many there are in all. */
export function countIn(arrangement: Arrangement, slot: string, thing?: string): number {
  const puts = arrangement[slot] ?? []
  return puts.reduce((sum, put) => (thing === undefined || put.thing === thing ? sum + put.count : sum), 0)
}

/** Gets the answer that stands for an arrangement, without the empty slots. */
export function arrangementAnswer(arrangement: Arrangement): ArrangementAnswer {
  const slots = Object.entries(arrangement).filter(([, puts]) => puts.length > 0)
  return {
    slots: Object.fromEntries(
      slots.map(([slot, puts]) => [
        slot,
        puts.map(({ thing, count }) => (count === 1 ? thing : ([thing, count] as const))),
      ]),
    ),
  }
}

/**
 * Reads an answer and checks that it is an arrangement: known slots and things, every thing placed exactly as often as
 * it exists, limits kept, fixed things in place. Further rules are the game's business.
 */
export function readArrangement(form: ArrangeForm, answer: Json): Verdict<Arrangement> {
  const read = readStacks(form, answer)
  return read.ok ? (findViolation(form, read.value) ?? read) : read
}

/** Reads an arrangement again after things have been moved about. */
export function normalizeArrangement(form: ArrangeForm, arrangement: Arrangement): Verdict<Arrangement> {
  const amounts = amountsOf(form)
  const read: Record<string, readonly Stack[]> = {}
  for (const slot of form.slots) read[slot.id] = stacksIn(slot, arrangement[slot.id] ?? [], amounts)
  return findViolation(form, read) ?? accept(read)
}

/** Reads known things in known slots, whether or not all of them are placed. */
function readStacks(form: ArrangeForm, answer: Json): Verdict<Arrangement> {
  const slots = slotsOf(answer)
  if (!slots) return refuse(text('kernel.arrange.form'))
  const stranger = Object.keys(slots).find((id) => !form.slots.some((slot) => slot.id === id))
  if (stranger !== undefined) return refuse(text('kernel.arrange.no-slot', { slot: stranger }))
  const amounts = amountsOf(form)
  const most = [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
  const arrangement: Record<string, readonly Stack[]> = {}
  for (const slot of form.slots) {
    const puts = parseStacks(Object.hasOwn(slots, slot.id) ? slots[slot.id]! : [], most)
    if (!puts) return refuse(text('kernel.arrange.form'))
    const unknown = puts.find(({ thing }) => !amounts.has(thing))
    if (unknown) return refuse(text('kernel.arrange.no-thing', { thing: unknown.thing }))
    arrangement[slot.id] = stacksIn(slot, puts, amounts)
  }
  return accept(arrangement)
}

function amountsOf({ things }: ArrangeForm): ReadonlyMap<string, number> {
  return new Map(things.map((thing) => [thing.id, amountOf(thing)]))
}

/**
 * Completes a player's scripted answer: things it does not place go into the slot for the rest, ids may be numbers, and
 * zero of a thing places nothing.
 */
export function withRest(form: ArrangeForm, written: Json): Json {
  const { rest } = form
  const answer = tidyArrangement(written)
  const read = rest === undefined ? undefined : readStacks(form, answer)
  if (rest === undefined || !read?.ok) return answer
  const amounts = amountsOf(form)
  const puts = Object.values(read.value).flat()
  const left = [...amounts].map(([thing, amount]): Stack => {
    const placed = puts.reduce((sum, put) => (put.thing === thing ? sum + put.count : sum), 0)
    return { thing, count: amount - placed }
  })
  const lying = [...(read.value[rest] ?? []), ...left.filter(({ count }) => count > 0)]
  return arrangementAnswer({ ...read.value, [rest]: lying })
}

function tidyArrangement(answer: Json): Json {
  const slots = slotsOf(answer)
  if (!slots) return answer
  const lists = Object.entries(slots).map(([slot, list]) => [slot, Array.isArray(list) ? tidyStacks(list) : list])
  return { ...(answer as object), slots: Object.fromEntries(lists) }
}

function tidyStacks(list: readonly Json[]): Json[] {
  const asId = (thing: Json | undefined) => (typeof thing === 'number' ? String(thing) : thing!)
  return list.flatMap((entry): Json[] => {
    if (!Array.isArray(entry)) return [asId(entry)]
    const [thing, count, ...more] = entry as readonly Json[]
    return count === 0 ? [] : [[asId(thing), count!, ...more]]
  })
}

/** Finds what is wrong with an arrangement of known things in known slots, whatever the game. */
function findViolation({ things, slots }: ArrangeForm, arrangement: Arrangement): Refusal | undefined {
  const all = new Map<string, number>()
  for (const { id } of slots) {
    for (const { thing, count } of arrangement[id]!) all.set(thing, (all.get(thing) ?? 0) + count)
  }
  for (const thing of things) {
    const [placed, amount] = [all.get(thing.id) ?? 0, amountOf(thing)]
    if (placed === amount) continue
    return refuse(text('kernel.arrange.amount', { thing: { text: thing.text }, placed, amount }))
  }
  for (const slot of slots) {
    const refusal = findMisfit(slot, things, arrangement)
    if (refusal) return refusal
  }
  return undefined
}

function findMisfit(slot: Slot, things: readonly ArrangementThing[], arrangement: Arrangement): Refusal | undefined {
  const { id, min = 0, max = Number.POSITIVE_INFINITY, fixed } = slot
  const where = { text: slot.text }
  const stray =
    fixed && things.find((thing) => fixed.includes(thing.id) && countIn(arrangement, id, thing.id) < amountOf(thing))
  if (stray) return refuse(text('kernel.arrange.fixed', { thing: { text: stray.text }, slot: where }))
  const count = countIn(arrangement, id)
  if (count < min) return refuse(text('kernel.arrange.few', { slot: where, count, min }))
  if (count > max) return refuse(text('kernel.arrange.many', { slot: where, count, max }))
  return undefined
}

/** Gets the one thing an answer holds: the contents of the slots. */
function slotsOf(answer: Json): Readonly<Record<string, Json>> | undefined {
  if (!isRecord(answer) || Object.keys(answer).length !== 1) return undefined
  const slots = answer.slots
  return slots !== undefined && isRecord(slots) ? slots : undefined
}

/** Reads the puts of a list; undefined if it is malformed or longer than everything there is to place. */
function parseStacks(list: Json, most: number): Stack[] | undefined {
  if (!Array.isArray(list) || list.length > most) return undefined
  const puts: Stack[] = []
  for (const entry of list as readonly Json[]) {
    const put = typeof entry === 'string' ? { thing: entry, count: 1 } : parseStack(entry)
    if (!put) return undefined
    puts.push(put)
  }
  return puts
}

function parseStack(entry: Json): Stack | undefined {
  if (!Array.isArray(entry) || entry.length !== 2) return undefined
  const [thing, count] = entry as readonly Json[]
  if (typeof thing !== 'string' || typeof count !== 'number') return undefined
  return Number.isSafeInteger(count) && count > 0 ? { thing, count } : undefined
}

function stacksIn({ ordered }: Slot, puts: readonly Stack[], amounts: ReadonlyMap<string, number>): Stack[] {
  return ordered ? joinStacks(puts) : sortStacks(puts, amounts)
}

/** In a row, neighbouring like things are one entry. */
function joinStacks(puts: readonly Stack[]): Stack[] {
  const row: Stack[] = []
  for (const put of puts) {
    const last = row.at(-1)
    if (last?.thing === put.thing) row[row.length - 1] = { ...last, count: last.count + put.count }
    else row.push(put)
  }
  return row
}

/** If order does not matter there is only one form: the order of the form, each thing once. */
function sortStacks(puts: readonly Stack[], amounts: ReadonlyMap<string, number>): Stack[] {
  const counts = new Map<string, number>()
  for (const { thing, count } of puts) counts.set(thing, (counts.get(thing) ?? 0) + count)
  return [...amounts.keys()].flatMap((thing) => {
    const count = counts.get(thing)
    return count === undefined ? [] : [{ thing, count }]
  })
}

function isRecord(json: Json): json is Readonly<Record<string, Json>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
