import './abilities/index.ts'
import './divination/liturgy.ts'
import './divination/miracles/index.ts'
import './incantation/spells/index.ts'
import './peoples/index.ts'
import './summoning/summoning.ts'
import { abilities } from './ability.ts'
import { innateCapacities } from './armies/extras/innate-capacities.ts'
import { undefinedMiracles } from './divination/miracle.ts'
import { undefinedSpells } from './incantation/spell.ts'

const undefinedCards = [
  ...undefinedSpells(),
  ...undefinedMiracles(),
  ...innateCapacities.filter(({ id }) => !abilities.find(id)),
]

// The other way round, whatever defines a card without data throws at once.
if (undefinedCards.length > 0) {
  throw new Error(`no module defines ${undefinedCards.map(({ id, rule }) => `${id} (${rule})`).join(', ')}`)
}
