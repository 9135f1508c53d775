import { type CardGroup, type ForceCard, listOf, type Message, type Trait, text } from '@fray/kernel'
import { equipment } from '../armies/cards/equipment.ts'
import type { Profile } from '../armies/cards/profile.ts'
import { artefactNamed, miracleNamed, spellNamed } from '../armies/extras/armoury.ts'
import { CONSECRATION } from '../armies/extras/consecration.ts'
import { virtueNamed } from '../armies/extras/virtues.ts'
import type { ArmyList } from '../armies/list.ts'
import { captionOf, figuresOf, isHouse, machineTraits, traitView, weaponTraits } from './figures.ts'
import { type Line, linesOf } from './line.ts'
import { miracleNote, spellNote } from './spell-note.ts'
import { costOf } from './view.ts'

/** CF-CARD-01: the reference cards of an army, one for each kind of fighter on each card. */
export function cardsOf(list: ArmyList): readonly ForceCard[] {
  return linesOf(list).map((line) => {
    const { profile, listed } = line
    return {
      name: profile.name,
      icon: profile.icon,
      caption: captionOf(profile, list.army),
      count: listed.count,
      cost: costOf(line),
      wounds: boxesOf(profile),
      figures: figuresOf(profile),
      groups: groupsOf(line),
      ...(isHouse(profile) ? { house: true } : {}),
    }
  })
}

/** CF-WOUND-08, CF-ABIL-19, -31, -43: Light, Serious and Critical, and a box for every further level. */
const WOUNDS = 3
const EXTRA: Readonly<Record<string, number>> = { enormous: 1, colossal: 2, gigantic: 3 }

/** Boxes to tick off: Wound levels, or the structure points of a machine (CF-MACHINE-05). */
function boxesOf({ machine, traits }: Profile): number {
  if (machine?.structurePoints) return machine.structurePoints
  return traits.reduce((sum, { ability }) => sum + (EXTRA[ability] ?? 0), WOUNDS)
}

function groupsOf({ profile, listed }: Line): CardGroup[] {
  const things = new Set(equipment.map(({ id }) => id))
  const abilities = profile.traits.filter(({ ability }) => !things.has(ability)).map(traitView)
  const groups: Readonly<Record<string, readonly Trait[]>> = {
    abilities: [...machineTraits(profile), ...abilities],
    equipment: [...equipmentTraits(profile), ...weaponTraits(profile)],
    artefacts: listed.artefacts.map((id) => boughtTrait(artefactNamed(id), id)),
    spells: listed.spells.map(spellTrait),
    miracles: listed.miracles.map(miracleTrait),
    virtues: listed.virtues.map((id) => boughtTrait(virtueNamed(id), id)),
    liturgy: listed.consecrated ? [boughtTrait(CONSECRATION, CONSECRATION.id)] : [],
    sources: sourcesOf(profile).map((name) => ({ name })),
  }
  return Object.entries(groups)
    .filter(([, traits]) => traits.length > 0)
    .map(([id, traits]) => ({ label: text(`card.${id}`), traits }))
}

function equipmentTraits(profile: Profile): Trait[] {
  return profile.equipment.map((name) => {
    const rule = equipment.find((equipment) => equipment.name === name)?.rule
    return { name: text('trait', { name }), ...(rule === undefined ? {} : { rule }) }
  })
}

/** CF-CARD-08: a spell with everything that its card prints. */
function spellTrait(id: string): Trait {
  const spell = spellNamed(id)
  return { ...boughtTrait(spell, id), ...(spell ? { note: spellNote(spell) } : {}) }
}

/** CF-CARD-17: a miracle with the known parts of its card. */
function miracleTrait(id: string): Trait {
  const miracle = miracleNamed(id)
  return { ...boughtTrait(miracle, id), ...(miracle ? { note: miracleNote(miracle) } : {}) }
}

function boughtTrait(
  bought: { readonly name: string; readonly rule?: string; readonly id: string } | undefined,
  id: string,
): Trait {
  return { name: text('trait', { name: bought?.name ?? id }), rule: bought?.rule ?? id }
}

/** CF-PROFILES-02, CF-COST-15: tells players what on a card does not come from the book. */
function sourcesOf({ own, sources }: Profile): Message[] {
  if (own) return [text('card.own')]
  const fields = (names: readonly string[]) =>
    listOf(names.filter((name) => name !== 'ap').map((name) => ({ text: text(`field.${name}`) })))
  return [
    ...(sources.house.length > 0 ? [text('card.house', { fields: fields(sources.house) })] : []),
    ...(sources.public.length > 0 ? [text('card.public', { fields: fields(sources.public) })] : []),
    ...(sources.ap === 'book' ? [] : [text(`card.cost.${sources.ap}`)]),
  ]
}
