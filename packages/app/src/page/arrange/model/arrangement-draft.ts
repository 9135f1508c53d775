import {
  type ArrangeForm,
  type Arrangement,
  type ArrangementAnswer,
  amountOf,
  countIn,
  readArrangement,
  type Slot,
  type Stack,
} from '@fray/kernel'

/** The place of an item: an entry of a slot. */
export interface SlotIndex {
  readonly slot: string
  readonly index: number
}

/** An arrangement in progress. */
export interface ArrangementDraft {
  readonly form: ArrangeForm
  readonly arrangement: Arrangement
  /** The held item, its count, and the arrangement before it was picked up. */
  readonly held: HeldItem | undefined
}

export interface HeldItem extends SlotIndex {
  readonly count: number
  readonly before: Arrangement
}

/** Starts with the suggestion of the rules, otherwise with everything in its fixed or first slot. */
export function startArrangement(form: ArrangeForm, suggested: ArrangementAnswer | undefined): ArrangementDraft {
  const read = suggested && readArrangement(form, suggested)
  return { form, arrangement: read?.ok ? read.value : mergeStacks(form), held: undefined }
}

function mergeStacks({ things, slots }: ArrangeForm): Arrangement {
  const slotOf = (thing: string) => slots.find(({ fixed }) => fixed?.includes(thing)) ?? slots[0]
  return Object.fromEntries(
    slots.map((slot) => {
      const own = things.filter(({ id }) => slotOf(id) === slot)
      return [slot.id, own.map((thing) => ({ thing: thing.id, count: amountOf(thing) }))]
    }),
  )
}

/** Picks an item up, or puts it down if it is already held. */
export function takeUp({ form, arrangement, held }: ArrangementDraft, { slot, index }: SlotIndex): ArrangementDraft {
  const same = held?.slot === slot && held.index === index
  return { form, arrangement, held: same ? undefined : { slot, index, count: 1, before: arrangement } }
}

export function putDown({ form, arrangement }: ArrangementDraft): ArrangementDraft {
  return { form, arrangement, held: undefined }
}

/** Restores the arrangement from before the item was picked up. */
export function putBack({ form, arrangement, held }: ArrangementDraft): ArrangementDraft {
  return { form, arrangement: held?.before ?? arrangement, held: undefined }
}

/** Sets how many of the held items move together. */
export function holdMany(arranging: ArrangementDraft, count: number): ArrangementDraft {
  const { held } = arranging
  const most = held && putAt(arranging, held)?.count
  if (!held || !most || !Number.isInteger(count)) return arranging
  return { ...arranging, held: { ...held, count: Math.min(Math.max(count, 1), most) } }
}

/** Moves the held item before an entry of a slot and keeps holding it. Fixed items stay in their slot. */
export function moveTo(arranging: ArrangementDraft, to: SlotIndex): ArrangementDraft {
  const { form, arrangement, held } = arranging
  const put = held && putAt(arranging, held)
  if (!held || !put || (to.slot !== held.slot && isFixed(form, held.slot, put.thing))) return arranging
  const target = form.slots.find(({ id }) => id === to.slot)
  if (!target || (to.slot === held.slot && !target.ordered)) return arranging
  const count = Math.min(held.count, put.count)
  const rest = without(arrangement[held.slot]!, held.index, count)
  const shift = to.slot === held.slot && rest.length < arrangement[held.slot]!.length && to.index > held.index ? 1 : 0
  const taken = { ...arrangement, [held.slot]: rest }
  const { puts, index } = withPut(target, taken[to.slot]!, to.index - shift, { thing: put.thing, count })
  return { form, arrangement: { ...taken, [to.slot]: puts }, held: { ...held, slot: to.slot, index } }
}

/** Moves one item to the end of a slot at once. */
export function putInto(arranging: ArrangementDraft, from: SlotIndex, slot: string): ArrangementDraft {
  const end = { slot, index: arranging.arrangement[slot]?.length ?? 0 }
  return putDown(moveTo(takeUp(putDown(arranging), from), end))
}

/** Finds an item; the first of equal items in several slots. */
export function spotOf({ form, arrangement }: ArrangementDraft, thing: string): SlotIndex | undefined {
  for (const { id } of form.slots) {
    const index = (arrangement[id] ?? []).findIndex((put) => put.thing === thing)
    if (index >= 0) return { slot: id, index }
  }
  return undefined
}

/** Gets the slot a number of steps on, wrapping around. */
export function slotAfter({ slots }: ArrangeForm, slot: string, by: 1 | -1 = 1): Slot | undefined {
  const at = slots.findIndex(({ id }) => id === slot)
  return at < 0 ? undefined : slots[(at + by + slots.length) % slots.length]
}

/** Gets the slot of a number key. */
export function slotByKey({ slots }: ArrangeForm, key: string): Slot | undefined {
  return /^[1-9]$/.test(key) ? slots[Number(key) - 1] : undefined
}

/** Moves the held item by a key: arrows go along a row and on to the next slot, numbers choose slots. */
export function moveByKey(arranging: ArrangementDraft, key: string): ArrangementDraft | undefined {
  const { form, arrangement, held } = arranging
  if (!held) return undefined
  const named = slotByKey(form, key)
  if (named) return moveTo(arranging, { slot: named.id, index: arrangement[named.id]!.length })
  const at = form.slots.findIndex(({ id }) => id === held.slot)
  const row = arrangement[held.slot]!
  const ordered = form.slots[at]?.ordered ?? false
  const within = (index: number) => moveTo(arranging, { slot: held.slot, index })
  const beyond = (step: 1 | -1) => {
    const slot = form.slots[at + step]
    return slot ? moveTo(arranging, { slot: slot.id, index: step === 1 ? 0 : arrangement[slot.id]!.length }) : arranging
  }
  switch (key) {
    case 'ArrowUp':
      return ordered && held.index > 0 ? within(held.index - 1) : beyond(-1)
    case 'ArrowDown':
      return ordered && held.index < row.length - 1 ? within(held.index + 2) : beyond(1)
    case 'ArrowLeft':
      return beyond(-1)
    case 'ArrowRight':
      return beyond(1)
    case 'Home':
      return within(0)
    case 'End':
      return within(row.length)
    default:
      return undefined
  }
}

export function putAt({ arrangement }: ArrangementDraft, { slot, index }: SlotIndex): Stack | undefined {
  return arrangement[slot]?.[index]
}

export function isFixed({ slots }: ArrangeForm, slot: string, thing: string): boolean {
  return slots.some(({ id, fixed }) => id === slot && fixed?.includes(thing))
}

/** Sorts divisions by the count in the first slot, largest first, then by the next slot. */
export function sortByFilling(
  form: ArrangeForm,
  divisions: readonly ArrangementAnswer[],
): readonly ArrangementAnswer[] {
  const countsOf = (division: ArrangementAnswer) => form.slots.map((slot) => countInSlot(form, division, slot))
  const compared = divisions.map((division) => ({ division, counts: countsOf(division) }))
  const first = (a: readonly number[], b: readonly number[]) => a.findIndex((count, i) => count !== b[i])
  return compared
    .toSorted(({ counts: a }, { counts: b }) => (b[first(a, b)] ?? 0) - (a[first(a, b)] ?? 0))
    .map(({ division }) => division)
}

/** Counts the items a division puts into a slot. */
export function countInSlot(form: ArrangeForm, division: ArrangementAnswer, { id }: Slot): number {
  const read = readArrangement(form, division)
  return read.ok ? countIn(read.value, id) : 0
}

/** Says how full a slot is, and with which phrase. */
export function fillingOf({ id, min = 0, max }: Slot, arrangement: Arrangement) {
  const count = countIn(arrangement, id)
  if (max !== undefined && min > 0) return { words: 'ui.slot-limits', args: { count, min, max } } as const
  if (max !== undefined) return { words: 'ui.slot-at-most', args: { count, max } } as const
  if (min > 0) return { words: 'ui.slot-at-least', args: { count, min } } as const
  return { words: 'ui.slot-count', args: { count } } as const
}

function without(puts: readonly Stack[], index: number, count: number): readonly Stack[] {
  const put = puts[index]!
  return put.count > count ? puts.with(index, { ...put, count: put.count - count }) : puts.toSpliced(index, 1)
}

/** Equal items are merged where order does not matter. */
function withPut({ ordered }: Slot, puts: readonly Stack[], at: number, put: Stack) {
  const like = ordered ? -1 : puts.findIndex(({ thing }) => thing === put.thing)
  if (like >= 0) {
    return { puts: puts.with(like, { ...put, count: puts[like]!.count + put.count }), index: like }
  }
  const index = Math.min(Math.max(at, 0), puts.length)
  return { puts: puts.toSpliced(index, 0, put), index }
}
