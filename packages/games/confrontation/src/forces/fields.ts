import {
  type FieldOption,
  type ForceField,
  type MultiSelectField,
  type NumberField,
  type ToggleField,
  text,
} from '@fray/kernel'
import { priceFor } from '../armies/army-builder.ts'
import { boundCard } from '../armies/cards/bound-card.ts'
import { profileFinder } from '../armies/cards/own-profile.ts'
import { clashes, placesOf } from '../armies/checks/check-artefacts.ts'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { intensityOf, miraclesOf } from '../armies/checks/check-learning.ts'
import type { Bought } from '../armies/checks/checks.ts'
import type { Examination } from '../armies/checks/examination.ts'
import {
  type Artefact,
  artefactNamed,
  type MiracleCard,
  miracleNamed,
  type SpellCard,
  spellNamed,
} from '../armies/extras/armoury.ts'
import { capacityNamed } from '../armies/extras/capacities/index.ts'
import type { Capacity } from '../armies/extras/capacity.ts'
import { CONSECRATION, mayBeConsecrated } from '../armies/extras/consecration.ts'
import { type PurchasableItems, type PurchasableKind, purchasableItems } from '../armies/extras/purchasable-items.ts'
import { mostVirtues, type Virtue, virtueCost, virtueNamed } from '../armies/extras/virtues.ts'
import type { ArmyList, ListedMember } from '../armies/list.ts'
import { isFirst, type Line } from './line.ts'
import { objectionTo } from './objections.ts'

/** The most copies that a field offers; the rules say when it is too many. */
const COPIES = 6

/** CF-ARMY-19: the number of fighters on a card; Characters, machines and bearers come alone. */
export function countField(line: Line): NumberField | undefined {
  const { profile, listed, place } = line
  const alone = profile.character || profile.unique || isImmobile(profile) || (!isFirst(line) && !line.serves)
  if (alone && listed.count === 1) return undefined
  const most = Math.max(COPIES, listed.count)
  return { kind: 'number', place: `${place}.count`, label: text('force.count'), value: listed.count, min: 1, max: most }
}

/** CF-ARMY-07, -09, -15: the options for a line. */
export function fieldsOf(line: Line): readonly ForceField[] {
  const likes = fieldsByContent.get(line.examination) ?? new Map<string, readonly BoughtField[]>()
  fieldsByContent.set(line.examination, likes)
  const content = JSON.stringify([line.card, line.at[1]])
  const fields = likes.get(content) ?? fieldsAt(line)
  likes.set(content, fields)
  return fields.map(({ part, ...field }) => ({ ...field, place: `${line.place}.${part}` }))
}

/** Fields without their place: equal lines share them. */
type BoughtField = (Omit<MultiSelectField, 'place'> | Omit<ToggleField, 'place'>) & { readonly part: Bought }

/** Fields of the lines of an army by their written content and card. */
const fieldsByContent = new WeakMap<Examination, Map<string, readonly BoughtField[]>>()

function fieldsAt(line: Line): readonly BoughtField[] {
  const wares = purchasableItems(line.profile, line.list, line.listed)
  return [capacityField, artefactField, spellField, miracleField, virtueField, consecrationField].flatMap((field) =>
    field(line, wares),
  )
}

function artefactField(line: Line, { artefacts: open }: PurchasableItems): BoughtField[] {
  const { profile, listed } = line
  const count = listed.artefacts.filter((id) => !artefactNamed(id)?.free).length
  const label = text('force.artefacts', { count, most: placesOf(profile) })
  return severalField(line, 'artefacts', label, open, artefactNamed)
}

function spellField(line: Line, { spells: open }: PurchasableItems): BoughtField[] {
  const { listed, profile } = line
  const intensity = intensityOf(profile, listed.spells)
  const label = text('force.spells', { intensity, most: profile.magic?.intensity ?? 0 })
  return severalField(line, 'spells', label, open, spellNamed)
}

function miracleField(line: Line, { miracles: open }: PurchasableItems): BoughtField[] {
  const { profile, listed } = line
  const { most } = miraclesOf(profile)
  const count = listed.miracles.length
  const label = Number.isFinite(most) ? text('force.miracles', { count, most }) : text('force.miracles-any', { count })
  return severalField(line, 'miracles', label, open, miracleNamed)
}

/** CF-CARD-06, CF-PACK-04: capacities of the fighter's kind and faction. */
function capacityField(line: Line, { capacities: open }: PurchasableItems): BoughtField[] {
  const { list, listed } = line
  const { card } = boundCard(profileFinder(list)(listed.profile)!, list, [])
  const priceCapacity = (capacity: Capacity): Priced => ({
    id: capacity.id,
    name: capacity.name,
    rule: capacity.rule,
    ap: capacity.price(card),
  })
  const label = text('force.capacities', { count: listed.capacities.length })
  return severalField(line, 'capacities', label, open.map(priceCapacity), (id) => {
    const found = capacityNamed(id)
    return found && priceCapacity(found)
  })
}

interface Priced {
  readonly id: string
  readonly name: string
  readonly rule: string
  readonly ap: number
}

/** CF-VIRTUE-02: virtues up to the number of the rank. */
function virtueField(line: Line, { virtues: open }: PurchasableItems): BoughtField[] {
  const { profile, listed } = line
  const label = text('force.virtues', { count: listed.virtues.length, most: mostVirtues(profile) })
  const priceVirtue = (virtue: Virtue): Priced => ({
    ...virtue,
    ap: virtueCost(profile, virtue),
  })
  return severalField(line, 'virtues', label, open.map(priceVirtue), (id) => {
    const virtue = virtueNamed(id)
    return virtue && priceVirtue(virtue)
  })
}

/** CF-LITURGY-01: consecration of believers. */
function consecrationField(line: Line): BoughtField[] {
  const { profile, listed, examination } = line
  if (!listed.consecrated && !mayBeConsecrated(profile)) return []
  const more = withMember(line, { ...listed, consecrated: true })
  const barred = listed.consecrated ? undefined : objectionTo(examination, more, TOLERATED)
  const cost = text('force.cost-ap', { ap: CONSECRATION.ap })
  const label = text('trait', { name: CONSECRATION.name })
  return [
    { kind: 'toggle', part: 'consecrated', label, value: listed.consecrated, cost, ...(barred ? { barred } : {}) },
  ]
}

type Buyable = Artefact | SpellCard | MiracleCard | Priced

function severalField(
  line: Line,
  part: PurchasableKind,
  label: ReturnType<typeof text>,
  open: readonly Buyable[],
  named: (id: string) => Buyable | undefined,
): BoughtField[] {
  const value = line.listed[part]
  if (open.length === 0 && value.length === 0) return []
  const shut = value.filter((id) => !open.some((buyable) => buyable.id === id))
  const carried = shut.flatMap((id) => named(id) ?? [])
  const options = [
    ...[...open, ...carried].map((buyable) => option(line, part, buyable)),
    ...unknownOptions(shut, named),
  ]
  return [{ kind: 'several', part, label, value, options }]
}

/** Faults that do not bar an option: A.P. can be saved elsewhere. */
const TOLERATED = ['fault.too-dear', 'fault.characters', 'fault.machines', 'fault.allies', 'fault.guests']

function option(line: Line, part: PurchasableKind, bought: Buyable): FieldOption<string> {
  const { id, name } = bought
  const ap = priceFor(line.profile, bought)
  const rule = 'rule' in bought ? bought.rule : id
  const chosen = { value: id, text: text('trait', { name }), cost: text('force.cost-ap', { ap }), rule }
  const carried = line.listed[part]
  if (carried.includes(id))
    return mayRepeat(part, bought, carried) ? { ...chosen, again: onceMore(line, part, id) } : chosen
  if (part === 'artefacts' && clashes(bought as Artefact, carried)) return { ...chosen, barred: twice(line, name) }
  const barred = objectionTo(line.examination, withMore(line, part, id), TOLERATED)
  return barred ? { ...chosen, barred } : chosen
}

/**
 * CF-ARTEFACT-26, CF-REV-ORC-02, CF-REV-ELEMENTAL-03: doses of one potion or drug, dolls, and spells that are
 * discarded.
 */
function mayRepeat(part: PurchasableKind, bought: Buyable, carried: readonly string[]): boolean {
  if (part === 'spells') return (bought as SpellCard).discarded === true
  return part === 'artefacts' && !clashes(bought as Artefact, carried)
}

function onceMore(line: Line, part: PurchasableKind, id: string): NonNullable<FieldOption<string>['again']> {
  const barred = objectionTo(line.examination, withMore(line, part, id), TOLERATED)
  return barred ? { barred } : {}
}

function twice({ profile }: Line, artefact: string) {
  return { reason: text('fault.artefact-twice', { name: profile.name, artefact }), rules: ['CF-ARMY-21'] }
}

function withMore(line: Line, part: PurchasableKind, id: string): ArmyList {
  const { listed } = line
  return withMember(line, { ...listed, [part]: [...listed[part], id] })
}

/** Gets the list with another member in this line; the rest of it is shared. */
function withMember({ list, card, listed, at: [i, j] }: Line, member: ListedMember): ArmyList {
  const changed = card === listed ? { ...card, ...member } : { ...card, with: card.with.with(j - 1, member) }
  return { ...list, cards: list.cards.with(i, changed) }
}

/** Unknown names in a list must be visible so that players can remove them. */
function unknownOptions(ids: readonly string[], named: (id: string) => Buyable | undefined): FieldOption<string>[] {
  return ids.filter((id) => !named(id)).map((id) => ({ value: id, text: text('trait', { name: id }) }))
}
