import { idsByPrintedName, type NamedItem, type Problem, shortNames, similarNames, text } from '@fray/kernel'
import { abilities } from '../ability.ts'
import { listedAbilities, listedAbility, traitOf } from '../armies/ability-list.ts'
import { artefactNamed, artefacts, miracleNamed, miracles, spellNamed, spells } from '../armies/armoury.ts'
import { capacities, capacityNamed } from '../armies/capacities/index.ts'
import { factionNamed, factions } from '../armies/factions.ts'
import { profileNamed, profileNames, profiles } from '../armies/profiles.ts'
import { inEveryLanguage } from '../armies/translated-names.ts'
import { virtueNamed, virtues } from '../armies/virtues.ts'
import { inputProblem } from '../input-problem.ts'

/** A name that nothing has, with those that are like it. */
function unknownName(field: string, fault: string, written: string, cards: readonly NamedItem[]): Problem {
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

/** Something that should lie on somebody: no name, a spell that is over at once, or one that leaves several things, each by its own name. */
export function noEffect(field: string, written: string): Problem {
  const mystery = spellNamed(spellWritten(written)) ?? miracleNamed(miracleWritten(written))
  if (!mystery) return noAbility(field, written)
  const parts = abilities
    .all()
    .map(({ id }) => id)
    .filter((id) => id.startsWith(`${mystery.id.toLowerCase()}-`))
  if (parts.length === 0) return inputProblem(field, 'fault.situation.no-trace', { name: mystery.name })
  return inputProblem(field, 'fault.situation.parts', { name: mystery.name, parts: parts.join(', ') })
}

/** An effect that does nothing without saying how much. */
export const noAmount = (field: string, written: string) =>
  inputProblem(field, 'fault.situation.no-amount', { written })

/** CF-ABILGEN-06: an ability that says nothing without what stands behind its slash. */
export const bareAbility = (field: string, id: string) =>
  inputProblem(field, 'fault.situation.bare-ability', { ability: listedAbility(id)?.name ?? id })

/** How somebody's writing becomes an id, where the ids are known. */
function writtenAs(named: (id: string) => unknown, cards: readonly NamedItem[]): (written: string) => string {
  const idOf = idsByPrintedName(inEveryLanguage(cards))
  return (written) => (named(written) ? written : idOf(written))
}

/** The ids of cards that are written by their ids or by their printed names. */
export const spellWritten = writtenAs(spellNamed, spells)
export const miracleWritten = writtenAs(miracleNamed, miracles)
export const artefactWritten = writtenAs(artefactNamed, artefacts)
export const virtueWritten = writtenAs(virtueNamed, virtues)
export const capacityWritten = writtenAs(capacityNamed, capacities)
export const factionWritten = writtenAs(factionNamed, factions)

const characters = inEveryLanguage(profiles.filter(({ character }) => character))
const profilePrinted = writtenAs(profileNamed, profileNames)

/** The same of reference cards; a Character goes by his bare name too, where only one has it. */
export function profileWritten(written: string): string {
  const id = profilePrinted(written)
  return profileNamed(id) ? id : (shortNames(written, characters) ?? id)
}

/** The same of what is bought with a card: artefacts, relics, virtues and capacities of factions. */
export function extraWritten(written: string): string {
  const [artefact, virtue] = [artefactWritten(written), virtueWritten(written)]
  if (artefactNamed(artefact)) return artefact
  return virtueNamed(virtue) ? virtue : capacityWritten(written)
}

/** Whether it is anything that goes with a card: of the lists, or an ability with rules. */
export function isBought(id: string): boolean {
  const { ability } = traitOf(id)
  const isListed = [artefactNamed, virtueNamed, capacityNamed].some((named) => named(id) !== undefined)
  return isListed || abilities.find(ability) !== undefined || listedAbility(ability) !== undefined
}
