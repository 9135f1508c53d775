import acheron from '../../../data/peoples/acheron.json' with { type: 'json' }
import articles from '../../../data/peoples/articles.json' with { type: 'json' }
import cynwall from '../../../data/peoples/cynwall.json' with { type: 'json' }
import devourers from '../../../data/peoples/devourers.json' with { type: 'json' }
import dirz from '../../../data/peoples/dirz.json' with { type: 'json' }
import drune from '../../../data/peoples/drune.json' with { type: 'json' }
import elementals from '../../../data/peoples/elementals.json' with { type: 'json' }
import goblins from '../../../data/peoples/goblins.json' with { type: 'json' }
import griffins from '../../../data/peoples/griffins.json' with { type: 'json' }
import lions from '../../../data/peoples/lions.json' with { type: 'json' }
import midnor from '../../../data/peoples/midnor.json' with { type: 'json' }
import ophidian from '../../../data/peoples/ophidian.json' with { type: 'json' }
import orcs from '../../../data/peoples/orcs.json' with { type: 'json' }
import sessairs from '../../../data/peoples/sessairs.json' with { type: 'json' }
import tirnabor from '../../../data/peoples/tirnabor.json' with { type: 'json' }
import wolfen from '../../../data/peoples/wolfen.json' with { type: 'json' }
import type { Artefact, MiracleCard, SpellCard } from '../extras/armoury.ts'
import { withIds } from './card-key.ts'

/** CF-CARD-06: a special capacity that a card has and pays for. */
export interface InnateCapacity {
  readonly id: string
  readonly name: string
  readonly rule: string
}

/** CF-REV-01: the revised cards of one people: special capacities, artefacts, spells and miracles. */
interface RevisedCards {
  readonly capacities: readonly InnateCapacity[]
  readonly artefacts: readonly Artefact[]
  readonly spells: readonly SpellCard[]
  readonly miracles: readonly MiracleCard[]
}

/**
 * CF-REV-24: one set for each people that has any, Elementals and Familiars together, and one for the articles of the
 * magazine.
 */
const sets = [
  dirz,
  acheron,
  midnor,
  drune,
  ophidian,
  griffins,
  cynwall,
  lions,
  sessairs,
  devourers,
  tirnabor,
  goblins,
  orcs,
  wolfen,
  elementals,
  articles,
] as unknown as readonly RevisedCards[]

/** CF-REV-04: all revised cards. */
export const revisedCards: RevisedCards = {
  capacities: sets.flatMap(({ capacities }) => withIds(capacities)),
  artefacts: sets.flatMap(({ artefacts }) => artefacts),
  spells: sets.flatMap(({ spells }) => withIds(spells)),
  miracles: sets.flatMap(({ miracles }) => withIds(miracles)),
}
