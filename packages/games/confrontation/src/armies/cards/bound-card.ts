import { freeze } from '@fray/kernel'
import { artefactNamed } from '../extras/armoury.ts'
import { capacities, capacityNamed } from '../extras/capacities/index.ts'
import type { Capacity } from '../extras/capacity.ts'
import type { ArmyList } from '../list.ts'
import { type Faction, factionNamed, ownFaction, wordOfFaction } from '../peoples/factions.ts'
import { traitOf } from './ability-list.ts'
import { forceOf } from './bases.ts'
import type { Profile, Trait } from './profile.ts'

/** A card as it counts in an army: bound to its faction, with the capacities of the faction and those bought. */
interface BoundCard {
  readonly card: Profile
  readonly capacities: readonly PaidCapacity[]
}

export interface PaidCapacity {
  readonly capacity: Capacity
  readonly ap: number
}

type Terms = Pick<ArmyList, 'army' | 'faction' | 'articles'>

const known = new WeakMap<Profile, Map<string, BoundCard>>()

/** CF-PACK-01, -04: a fighter's card in this army. Play compares cards by identity, so each is made once. */
export function boundCard(card: Profile, list: Terms, bought: readonly string[]): BoundCard {
  const faction = factionOf(enlistedCard(card, list, bought), list)
  const printed = list.articles ? card : withoutArticles(card)
  if (!faction && bought.length === 0) return { card: printed, capacities: [] }
  const made = known.get(printed) ?? new Map<string, BoundCard>()
  known.set(printed, made)
  const key = JSON.stringify([list.army, faction?.id, bought])
  const found = made.get(key) ?? freeze(newCard(printed, list.army, faction, bought))
  made.set(key, found)
  return found
}

/**
 * CF-REV-OPHIDIAN-01, CF-PACK-01: a fighter that joins an army as one of its people is bound to its faction as well.
 */
function enlistedCard(card: Profile, { army }: Terms, bought: readonly string[]): Profile {
  return bought.some((id) => capacityNamed(id)?.enlists?.(army)) ? { ...card, people: army } : card
}

/** CF-CRYHAVOC-01: the source of cards that only an article has. */
const OF_ARTICLES = 'warriors-of-stone'
const plain = new WeakMap<Profile, Profile>()

/** CF-CRYHAVOC-04: without the articles, the card lacks the article's abilities and has the Force of its Size. */
function withoutArticles(card: Profile): Profile {
  const found = plain.get(card) ?? plainCard(card)
  plain.set(card, found)
  return found
}

function plainCard(card: Profile): Profile {
  const traits = card.traits.filter(({ ability }) => ability !== OF_ARTICLES)
  if (traits.length === card.traits.length) return card
  const abilities = traits.map(({ ability }) => ability)
  return freeze({ ...card, traits, force: forceOf(card.size, abilities) })
}

function newCard(printed: Profile, army: string, faction: Faction | undefined, bought: readonly string[]): BoundCard {
  const bound = faction ? inFaction(printed, faction) : printed
  const shared = capacities.filter((capacity) => capacity.forAll && capacity.faction === faction?.id)
  const chosen = bought.flatMap((id) => capacityNamed(id) ?? [])
  const paid = [
    ...shared.map((capacity) => ({ capacity, ap: sharedPrice(capacity, printed, bound) })),
    ...chosen.map((capacity) => ({ capacity, ap: capacity.price(bound) })),
  ]
  return { card: paid.reduce((card, { capacity }) => withCapacity(card, capacity, army), bound), capacities: paid }
}

/** CF-PACK-04: fighters whose card names the faction, and its chief, get the shared capacities free. */
function sharedPrice({ faction, price }: Capacity, printed: Profile, bound: Profile): number {
  const ap = price(bound)
  return ownFaction(printed)?.id === faction ? Math.min(0, ap) : ap
}

/** CF-PACK-01: the faction of the army, for fighters of its people; Allies have none. */
export function factionOf({ people }: Profile, { army, faction }: Terms): Faction | undefined {
  const found = faction === null ? undefined : factionNamed(faction)
  return found && found.army === army && people === army ? found : undefined
}

/** CF-PACK-02: abilities that a Character of another faction loses. */
const EXCLUSIVE = ['blood-brother', 'personal-enemy']

function inFaction(printed: Profile, faction: Faction): Profile {
  const own = ownFaction(printed)
  const word = wordOfFaction(faction)
  if (own?.id === faction.id && printed.rankWords.includes(word)) return printed
  const stays = own === undefined || own.id === faction.id
  const traits = stays
    ? printed.traits
    : printed.traits.filter(({ ability }) => !EXCLUSIVE.some((excluded) => ability.startsWith(excluded)))
  const words = printed.rankWords.filter((rankWord) => own === undefined || rankWord !== wordOfFaction(own))
  return { ...printed, traits, rankWords: [...words, word], ...(stays ? {} : { estranged: true }) }
}

function withCapacity(card: Profile, capacity: Capacity, army: string): Profile {
  const enlisted = capacity.enlists?.(army) ? { people: army } : {}
  const changed = { ...card, ...capacity.reprints?.(card), ...enlisted }
  return { ...changed, traits: [...changed.traits, { ability: capacity.id, x: null }] }
}

/** Gets the card with its capacities, without an army's faction, for callers that know only those. */
export function withCapacities(card: Profile, bought: readonly string[]): Profile {
  return bought
    .flatMap((id) => capacityNamed(id) ?? [])
    .reduce((profile, capacity) => withCapacity(profile, capacity, card.army), card)
}

const furnished = new WeakMap<Profile, Map<string, Profile>>()

/**
 * CF-REV-GRIFFIN-01, CF-REV-ACHERON-04, -38: the card with what its artefacts print on it; made once, like bound cards.
 */
export function withArtefacts(card: Profile, artefacts: readonly string[]): Profile {
  const printing = artefacts.filter((id) => artefactNamed(id)?.prints)
  if (printing.length === 0) return card
  const made = furnished.get(card) ?? new Map<string, Profile>()
  furnished.set(card, made)
  const key = printing.join()
  const found = made.get(key) ?? freeze(printing.reduce(withArtefact, card))
  made.set(key, found)
  return found
}

function withArtefact(card: Profile, id: string): Profile {
  const { faith = card.faith, abilities } = artefactNamed(id)!.prints!
  const isThere = ({ ability, x }: Trait) => card.traits.some((trait) => trait.ability === ability && trait.x === x)
  return { ...card, faith, traits: [...card.traits, ...abilities.map(traitOf).filter((trait) => !isThere(trait))] }
}
