import type { Json } from './seat.ts'
import { type Text, text } from './text.ts'
import { accepted, type Refusal, refused, type Verdict } from './verdict.ts'

/** Something to be put into a slot. Like things (dice of a pool, gems) are one thing with an amount. */
export interface Thing {
  readonly id: string
  readonly text: Text
  /** How many of it there are; one unless told. Some of them may go into one slot and some into another. */
  readonly amount?: number
  readonly icon?: string
  /** A figure on the table that it stands for. */
  readonly figure?: number
  /** Each of it is shown by itself, as what it is on a real table, and goes to the next slot when it is pressed. */
  readonly piece?: 'die' | 'token'
}

/** Where things are put: a pile, a pool of dice, a fight. */
export interface Slot {
  readonly id: string
  readonly text: Text
  /** What becomes of the things in it, in a line. */
  readonly note?: Text
  readonly icon?: string
  readonly figure?: number
  /** How many things it takes, amounts counted in full; any number unless told. */
  readonly min?: number
  readonly max?: number
  /** Whether it matters in which order the things lie; the first is the first. */
  readonly ordered?: boolean
  /** Ids of things that belong into this slot and cannot be taken out of it. */
  readonly fixed?: readonly string[]
}

/** All things and where they may be put. Every thing is in a slot in the end; what may be left over has a slot for that. */
export interface ArrangeForm {
  readonly things: readonly Thing[]
  readonly slots: readonly Slot[]
  /** The slot in which scripts need not put things one by one: see {@link withRest}. */
  readonly rest?: string
  /**
   * Pairs of things that meet if they are in one slot: fighters who touch. Where the things are figures, the slots are drawn
   * on the table as groups of them, and figures are moved from group to group there.
   */
  readonly links?: readonly (readonly [string, string])[]
}

/** So many of a thing, in one slot. */
export interface Put {
  readonly thing: string
  readonly count: number
}

/** What lies in each slot. In slots without an order the things are in the order of the form, each once. */
export type Arrangement = Readonly<Record<string, readonly Put[]>>

/**
 * How an arrangement is answered: `{ "slots": { "attack": [["dice", 7]], "pile": ["fox", "owl"] } }`. An id alone is one
 * of the thing; a slot that is not named is empty.
 */
export type ArrangementAnswer = {
  readonly slots: { readonly [slot: string]: readonly (string | readonly [string, number])[] }
}

export function amountOf({ amount = 1 }: Thing): number {
  return amount
}

/** How many of a thing are in a slot; without a thing, how many of all. */
export function countIn(arrangement: Arrangement, slot: string, thing?: string): number {
  const puts = arrangement[slot] ?? []
  return puts.reduce((sum, put) => (thing === undefined || put.thing === thing ? sum + put.count : sum), 0)
}

/** The answer that stands for an arrangement; empty slots are left out. */
export function answerOf(arrangement: Arrangement): ArrangementAnswer {
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
 * Reads an answer and sees that it is an arrangement at all: known slots and things, every thing put exactly as often as
 * it is there, limits kept, what is fixed in its place. What else the rules want is for the game to say.
 */
export function readArrangement(form: ArrangeForm, answer: Json): Verdict<Arrangement> {
  const read = readPuts(form, answer)
  return read.ok ? (broken(form, read.value) ?? read) : read
}

/** The same of an arrangement in which things have been moved about: what would be read of its answer. */
export function rereadArrangement(form: ArrangeForm, arrangement: Arrangement): Verdict<Arrangement> {
  const amounts = amountsOf(form)
  const read: Record<string, readonly Put[]> = {}
  for (const slot of form.slots) read[slot.id] = lyingIn(slot, arrangement[slot.id] ?? [], amounts)
  return broken(form, read) ?? accepted(read)
}

/** Known things in known slots, whether or not all of them are put somewhere. */
function readPuts(form: ArrangeForm, answer: Json): Verdict<Arrangement> {
  const slots = slotsOf(answer)
  if (!slots) return refused(text('kernel.arrange.form'))
  const stranger = Object.keys(slots).find((id) => !form.slots.some((slot) => slot.id === id))
  if (stranger !== undefined) return refused(text('kernel.arrange.no-slot', { slot: stranger }))
  const amounts = amountsOf(form)
  const most = [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
  const arrangement: Record<string, readonly Put[]> = {}
  for (const slot of form.slots) {
    const puts = putsOf(Object.hasOwn(slots, slot.id) ? slots[slot.id]! : [], most)
    if (!puts) return refused(text('kernel.arrange.form'))
    const unknown = puts.find(({ thing }) => !amounts.has(thing))
    if (unknown) return refused(text('kernel.arrange.no-thing', { thing: unknown.thing }))
    arrangement[slot.id] = lyingIn(slot, puts, amounts)
  }
  return accepted(arrangement)
}

function amountsOf({ things }: ArrangeForm): ReadonlyMap<string, number> {
  return new Map(things.map((thing) => [thing.id, amountOf(thing)]))
}

/**
 * An answer of a script as players give it: what it puts nowhere lies in the slot for the rest, if there is one; ids may be written as
 * numbers, and none of something is no put.
 */
export function withRest(form: ArrangeForm, written: Json): Json {
  const { rest } = form
  const answer = tidied(written)
  const read = rest === undefined ? undefined : readPuts(form, answer)
  if (rest === undefined || !read?.ok) return answer
  const amounts = amountsOf(form)
  const puts = Object.values(read.value).flat()
  const left = [...amounts].map(([thing, amount]): Put => {
    const placed = puts.reduce((sum, put) => (put.thing === thing ? sum + put.count : sum), 0)
    return { thing, count: amount - placed }
  })
  const lying = [...(read.value[rest] ?? []), ...left.filter(({ count }) => count > 0)]
  return answerOf({ ...read.value, [rest]: lying })
}

function tidied(answer: Json): Json {
  const slots = slotsOf(answer)
  if (!slots) return answer
  const lists = Object.entries(slots).map(([slot, list]) => [slot, Array.isArray(list) ? putsTidied(list) : list])
  return { ...(answer as object), slots: Object.fromEntries(lists) }
}

function putsTidied(list: readonly Json[]): Json[] {
  const named = (thing: Json | undefined) => (typeof thing === 'number' ? String(thing) : thing!)
  return list.flatMap((entry): Json[] => {
    if (!Array.isArray(entry)) return [named(entry)]
    const [thing, count, ...more] = entry as readonly Json[]
    return count === 0 ? [] : [[named(thing), count!, ...more]]
  })
}

/** What is wrong with an arrangement of known things in known slots, whatever the game. */
function broken({ things, slots }: ArrangeForm, arrangement: Arrangement): Refusal | undefined {
  const all = new Map<string, number>()
  for (const { id } of slots) {
    for (const { thing, count } of arrangement[id]!) all.set(thing, (all.get(thing) ?? 0) + count)
  }
  for (const thing of things) {
    const [placed, amount] = [all.get(thing.id) ?? 0, amountOf(thing)]
    if (placed === amount) continue
    return refused(text('kernel.arrange.amount', { thing: { text: thing.text }, placed, amount }))
  }
  for (const slot of slots) {
    const refusal = misfit(slot, things, arrangement)
    if (refusal) return refusal
  }
  return undefined
}

function misfit(slot: Slot, things: readonly Thing[], arrangement: Arrangement): Refusal | undefined {
  const { id, min = 0, max = Number.POSITIVE_INFINITY, fixed } = slot
  const where = { text: slot.text }
  const stray =
    fixed && things.find((thing) => fixed.includes(thing.id) && countIn(arrangement, id, thing.id) < amountOf(thing))
  if (stray) return refused(text('kernel.arrange.fixed', { thing: { text: stray.text }, slot: where }))
  const count = countIn(arrangement, id)
  if (count < min) return refused(text('kernel.arrange.few', { slot: where, count, min }))
  if (count > max) return refused(text('kernel.arrange.many', { slot: where, count, max }))
  return undefined
}

/** The one thing an answer holds: what is in the slots. */
function slotsOf(answer: Json): Readonly<Record<string, Json>> | undefined {
  if (!isRecord(answer) || Object.keys(answer).length !== 1) return undefined
  const slots = answer.slots
  return slots !== undefined && isRecord(slots) ? slots : undefined
}

/** What a list puts; undefined for what is no such list, or longer than all there is to put. */
function putsOf(list: Json, most: number): Put[] | undefined {
  if (!Array.isArray(list) || list.length > most) return undefined
  const puts: Put[] = []
  for (const entry of list as readonly Json[]) {
    const put = typeof entry === 'string' ? { thing: entry, count: 1 } : counted(entry)
    if (!put) return undefined
    puts.push(put)
  }
  return puts
}

function counted(entry: Json): Put | undefined {
  if (!Array.isArray(entry) || entry.length !== 2) return undefined
  const [thing, count] = entry as readonly Json[]
  if (typeof thing !== 'string' || typeof count !== 'number') return undefined
  return Number.isSafeInteger(count) && count > 0 ? { thing, count } : undefined
}

function lyingIn({ ordered }: Slot, puts: readonly Put[], amounts: ReadonlyMap<string, number>): Put[] {
  return ordered ? joined(puts) : sorted(puts, amounts)
}

/** In a row like things that lie one after the other are one entry. */
function joined(puts: readonly Put[]): Put[] {
  const row: Put[] = []
  for (const put of puts) {
    const last = row.at(-1)
    if (last?.thing === put.thing) row[row.length - 1] = { ...last, count: last.count + put.count }
    else row.push(put)
  }
  return row
}

/** Where no order matters there is one way to say it: in the order of the form, each thing once. */
function sorted(puts: readonly Put[], amounts: ReadonlyMap<string, number>): Put[] {
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
