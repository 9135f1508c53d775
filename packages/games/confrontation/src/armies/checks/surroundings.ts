import rules from '../../../data/army-rules.json' with { type: 'json' }
import { boundCard } from '../cards/bound-card.ts'
import { profileFinder } from '../cards/own-profile.ts'
import type { Profile } from '../cards/profile.ts'
import type { FindProfile } from '../cards/profiles.ts'
import { artefactNamed, artefacts } from '../extras/armoury.ts'
import type { ArmyList, ListedMember } from '../list.ts'

/** What of an army concerns each of its cards: its terms, and the facts about other fighters. */
export interface Surroundings {
  readonly list: ArmyList
  readonly named: FindProfile
  /** "bond:<profile>", "carried:<artefact>", "known:<spell>", "brought:<capacity>": see `factsOf`. */
  readonly facts: ReadonlySet<string>
}

export function surroundingsOf(list: ArmyList): Surroundings {
  const named = profileFinder(list)
  const members = list.cards.flatMap((card) => [card, ...card.with])
  return { list, named, facts: settleFacts(members.flatMap((member) => factsOf({ list, named }, member))) }
}

/** Spells that artefacts need and cards that others need; no other is asked for. */
const ASKED_SPELLS = new Set(artefacts.flatMap(({ needsSpell }) => needsSpell ?? []))
const NEEDED_CARDS = new Set(rules.needs.flatMap(({ oneOf }) => oneOf))

const BROTHER = 'blood-brother-'

/** Gets the facts by which a fighter changes others of its army: their price, or whether they are allowed. */
export function factsOf({ list, named }: Pick<Surroundings, 'list' | 'named'>, member: ListedMember): string[] {
  const printed = named(member.profile)
  if (!printed) return []
  const { card } = boundCard(printed, list, [])
  const byCard = cardFacts.get(card) ?? factsOfCard(card)
  cardFacts.set(card, byCard)
  const facts = [...byCard]
  for (const id of member.artefacts) if (artefactNamed(id)?.cheapens) facts.push(`carried:${id}`)
  for (const id of member.spells) if (ASKED_SPELLS.has(id)) facts.push(`known:${id}`)
  return facts
}

const cardFacts = new WeakMap<Profile, readonly string[]>()

function factsOfCard({ id, traits, estranged, capacities }: Profile): string[] {
  const brothers = traits.flatMap(({ ability }) => {
    return ability.startsWith(BROTHER) ? `brother:${id}:${ability.slice(BROTHER.length)}` : []
  })
  return [
    // CF-PACK-02: a Character bound to another faction is not a Blood brother.
    ...(estranged ? [] : [`here:${id}`, ...brothers]),
    ...capacities.filter((capacity) => NEEDED_CARDS.has(capacity)).map((capacity) => `brought:${capacity}`),
  ]
}

/** CF-ABIL-12: Blood brothers are bound if both are there; every other fact stands alone. */
export function settleFacts(facts: Iterable<string>): ReadonlySet<string> {
  const known = new Set(facts)
  const holding = new Set<string>()
  for (const fact of known) {
    const [kind, one, other] = fact.split(':')
    if (kind === 'brother' && known.has(`here:${other}`)) holding.add(`bond:${one}`).add(`bond:${other}`)
    else if (kind !== 'here' && kind !== 'brother') holding.add(fact)
  }
  return new Set([...holding].sort())
}
