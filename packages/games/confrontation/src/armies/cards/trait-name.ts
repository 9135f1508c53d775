import { type Message, text } from '@fray/kernel'
import { artefactNamed } from '../extras/armoury.ts'
import { capacityNamed } from '../extras/capacities/index.ts'
import { CONSECRATION } from '../extras/consecration.ts'
import { RAPID_RELOADING } from '../extras/incarnation.ts'
import { innateCapacity } from '../extras/innate-capacities.ts'
import { virtueNamed } from '../extras/virtues.ts'
import { peopleNamed } from '../peoples/peoples.ts'
import { listedAbility, wordOf } from './ability-list.ts'
import { equipmentNamed } from './equipment.ts'
import { RANKS, type Trait } from './profile.ts'
import { profileNamed } from './profiles.ts'

/** Gets a trait as cards print it: "Leadership/10", "Immunity/Fear", "Scout". */
export function traitName({ ability, x }: Trait): Message {
  const listed = listedAbility(ability)
  if (!listed) return text('trait', { name: thingNamed(ability)?.name ?? ability })
  const { name } = listed
  const word = wordOf(listed, ability)
  if (word !== undefined) return text('trait.word', { name, word: { text: wordText(word) } })
  return x === null ? text('trait', { name }) : text('trait.number', { name, x })
}

/** Gets the rule of a trait. */
export function traitRule({ ability }: Trait): string | undefined {
  return listedAbility(ability)?.rule ?? thingNamed(ability)?.rule
}

/** Finds an item on a card, or given by status, that is not an ability. */
export function thingNamed(id: string): { readonly name: string; readonly rule?: string } | undefined {
  if (id === RAPID_RELOADING.id) return RAPID_RELOADING
  if (id === CONSECRATION.id) return CONSECRATION
  return equipmentNamed(id) ?? artefactNamed(id) ?? virtueNamed(id) ?? capacityNamed(id) ?? innateCapacity(id)
}

/** Gets the text of the word behind the slash: a people, a rank, a Character, or a word of the rules. */
function wordText(word: string): Message {
  if (peopleNamed(word)) return text(`people.${word}`)
  if ((RANKS as readonly string[]).includes(word)) return text(`rank.${word}`)
  const named = profileNamed(word)
  return named ? text('trait', { name: named.name }) : text(`trait.word.${word}`)
}
