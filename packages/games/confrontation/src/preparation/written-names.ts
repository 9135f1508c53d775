import { idsByPrintedName, type NamedItem, type Problem, shortNames, similarNames, text } from '@fray/kernel'
import { abilities } from '../ability.ts'
import { listedAbilities, listedAbility, traitOf } from '../armies/cards/ability-list.ts'
import { presentKey } from '../armies/cards/former-keys.ts'
import { profileNamed, profileNames, profiles } from '../armies/cards/profiles.ts'
import { inEveryLanguage } from '../armies/cards/translated-names.ts'
import { artefactNamed, artefacts, miracleNamed, miracles, spellNamed, spells } from '../armies/extras/armoury.ts'
import { capacities, capacityNamed } from '../armies/extras/capacities/index.ts'
import { virtueNamed, virtues } from '../armies/extras/virtues.ts'
import { factionNamed, factions } from '../armies/peoples/factions.ts'
import { inputProblem } from '../input-problem.ts'
import type { PhraseId } from '../locales/phrases.ts'
import { enchantmentOf } from '../mystic/enchantment.ts'

/** The problem for an unknown name, with similar ones. */
function unknownName(field: string, fault: PhraseId, written: string, cards: readonly NamedItem[]): Problem {
  const near = similarNames(written, inEveryLanguage(cards))
  const words = text(fault, { written })
  if (near.length === 0) return inputProblem(field, fault, { written })
  return inputProblem(field, 'fault.situation.near', { fault: { text: words }, near: near.join(', ') })
}

export const noProfile = (field: string, who: string) => unknownName(field, 'fault.situation.nobody', who, profiles)
export const noSpell = (field: string, id: string) => unknownName(field, 'fault.situation.no-spell', id, spells)
export const noMiracle = (field: string, id: string) => unknownName(field, 'fault.situation.no-miracle', id, miracles)
export const noExtra = (field: string, id: string) =>
  unknownName(field, 'fault.situation.no-extra', id, [...artefacts, ...virtues, ...capacities])
export const noAbility = (field: string, id: string) =>
  unknownName(field, 'fault.situation.no-ability', id, [...listedAbilities, ...spells, ...miracles])

/**
 * The problem for an effect that cannot stay on a fighter: an unknown name, an instant spell, or one that leaves
 * several objects, each with its own name.
 */
export function noEffect(field: string, written: string): Problem {
  const mystery = spellNamed(spellId(written)) ?? miracleNamed(miracleId(written))
  if (!mystery) return noAbility(field, written)
  const parts = abilities
    .all()
    .map(({ id }) => id)
    .filter((id) => id.startsWith(`${enchantmentOf(mystery.id)}-`))
  if (parts.length === 0) return inputProblem(field, 'fault.situation.no-trace', { name: mystery.name })
  return inputProblem(field, 'fault.situation.parts', { name: mystery.name, parts: parts.join(', ') })
}

/** The problem for an effect that needs an amount. */
export const noAmount = (field: string, written: string) =>
  inputProblem(field, 'fault.situation.no-amount', { written })

/** CF-ABILGEN-06: the problem for an ability without its required number or word. */
export const bareAbility = (field: string, id: string) =>
  inputProblem(field, 'fault.situation.bare-ability', { ability: listedAbility(id)?.name ?? id })

/** Makes a function that turns written names into known ids. */
function idReader(named: (id: string) => unknown, cards: readonly NamedItem[]): (written: string) => string {
  const idOf = idsByPrintedName(inEveryLanguage(cards))
  return (written) => {
    const id = presentKey(written)
    return named(id) ? id : idOf(id)
  }
}

/** Gets the id of a spell written by its id or printed name. */
export const spellId = idReader(spellNamed, spells)
export const miracleId = idReader(miracleNamed, miracles)
export const artefactId = idReader(artefactNamed, artefacts)
export const virtueId = idReader(virtueNamed, virtues)
export const capacityId = idReader(capacityNamed, capacities)
export const factionId = idReader(factionNamed, factions)

const characters = inEveryLanguage(profiles.filter(({ character }) => character))
const printedProfileId = idReader(profileNamed, profileNames)

/** Gets the id of a reference card; a Character may be written by its bare name if only one card has it. */
export function profileId(written: string): string {
  const id = printedProfileId(written)
  return profileNamed(id) ? id : (shortNames(written, characters) ?? id)
}

/** Gets the id of an option: artefacts, relics, virtues and faction capacities. */
export function extraId(written: string): string {
  const [artefact, virtue] = [artefactId(written), virtueId(written)]
  if (artefactNamed(artefact)) return artefact
  return virtueNamed(virtue) ? virtue : capacityId(written)
}

/** Whether an id is an option of a card: of the lists, or an ability with rules. */
export function isBought(id: string): boolean {
  const { ability } = traitOf(id)
  const isListed = [artefactNamed, virtueNamed, capacityNamed].some((named) => named(id) !== undefined)
  return isListed || abilities.find(ability) !== undefined || listedAbility(ability) !== undefined
}
