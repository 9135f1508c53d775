import { hasTrait } from '../../peoples/alliance.ts'
import { isWolfenCard } from '../../peoples/peoples.ts'
import { type Capacity, factionCapacity, isFaithful, isMagician, soloCapacity, withAbilities } from '../capacity.ts'

const army = 'wolfen'

/** CF-PACK-43 to -58: the capacities of the Wolfen packs. */
export const wolfen: readonly Capacity[] = [
  factionCapacity({
    id: 'natures-blessing',
    name: 'Nature’s blessing',
    rule: 'CF-PACK-44',
    army,
    faction: 'red-oaks',
    ap: 2,
  }),
  soloCapacity({
    id: 'sacred-hunt',
    name: 'Sacred hunt',
    rule: 'CF-PACK-46',
    army,
    faction: 'red-oaks',
    ap: 4,
    suits: (card) => isWolfenCard(card) && !hasTrait(card, 'scout') && (card.str ?? 0) <= 10,
  }),
  factionCapacity({
    id: 'artefact-hunters',
    name: 'Artefact hunters',
    rule: 'CF-PACK-52',
    army,
    faction: 'wheel-of-dreams',
    ap: 2,
  }),
  factionCapacity({
    id: 'spawn-of-devastation',
    name: 'Spawn of devastation',
    rule: 'CF-PACK-57',
    army,
    faction: 'path-of-opal',
    ap: 1,
  }),
  soloCapacity({
    id: 'deadly-whispers',
    name: 'Deadly whispers',
    rule: 'CF-PACK-58',
    army,
    faction: 'path-of-opal',
    ap: 2,
    suits: isMagician,
  }),
  soloCapacity({
    id: 'savage-guardian',
    name: 'Savage guardian',
    rule: 'CF-PACK-45',
    army,
    faction: 'red-oaks',
    ap: 2,
    suits: (card) => isFaithful(card) && !hasTrait(card, 'illuminated'),
    reprints: (card) => withAbilities(card, 'illuminated'),
  }),
  factionCapacity({
    id: 'wolves-of-avagddu',
    name: 'Wolves of Avagddu',
    rule: 'CF-PACK-48',
    army,
    faction: 'twilight-hills',
    ap: 0,
  }),
  factionCapacity({ id: 'guerrilla', name: 'Guerrilla', rule: 'CF-PACK-50', army, faction: 'twilight-hills', ap: 2 }),
  soloCapacity({
    id: 'ravaged-circle',
    name: 'Ravaged circle',
    rule: 'CF-PACK-49',
    army,
    faction: 'twilight-hills',
    ap: 1,
    suits: isWolfenCard,
    reprints: (card) =>
      withAbilities(card, 'bane-mercenary', ...(card.id === 'wolfen-grave-guardian' ? ['war-fury'] : [])),
  }),
  factionCapacity({
    id: 'outcasts-of-the-wheel',
    name: 'Outcasts of the Wheel',
    rule: 'CF-PACK-51',
    army,
    faction: 'wheel-of-dreams',
    ap: 0,
    reprints: (card) => (isWolfenCard(card) ? withAbilities(card, 'pariah') : {}),
  }),
  soloCapacity({
    id: 'mnemosyne',
    name: 'Mnemosyne',
    rule: 'CF-PACK-53',
    army,
    faction: 'wheel-of-dreams',
    ap: 4,
    suits: (card) => isWolfenCard(card) && isMagician(card),
    reprints: ({ magic, pow, traits }) => {
      if (!magic) return {}
      if (!magic.paths.includes('lamentations')) return { magic: { ...magic, paths: [...magic.paths, 'lamentations'] } }
      // CF-ARMY-14: more POW allows more spells.
      const more = traits.some(({ ability }) => ability === 'warrior-mage') ? 1 : 2
      return { pow: (pow ?? 0) + 1, magic: { ...magic, intensity: magic.intensity + more } }
    },
  }),
  factionCapacity({
    id: 'blood-of-the-worgs',
    name: 'Blood of the worgs',
    rule: 'CF-PACK-56',
    army,
    faction: 'path-of-opal',
    ap: 3,
    reprints: ({ ini, str, res }) => ({
      ini: ini === null ? null : ini + 1,
      str: str === null ? null : str + 1,
      res: res + 1,
    }),
  }),
]
