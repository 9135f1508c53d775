import type { Profile } from '../../cards/profile.ts'
import { hasTrait } from '../../peoples/alliance.ts'
import {
  type Capacity,
  factionCapacity,
  isChampion,
  isCharacter,
  isFaithful,
  isMagician,
  soloCapacity,
  withAbilities,
  withLeadership,
} from '../capacity.ts'
import { swaps } from './swaps.ts'

const army = 'acheron'

/** CF-PACK-07: the fighters that become cheaper. */
const DEAD = ['acheron-skeleton-spearman', 'acheron-skeleton-warrior', 'acheron-skeleton-in-armour']

const isGargoyle = ({ name }: Profile) => name.includes('Gargoyle')

/** CF-CARD-26, -27, CF-PACK-06 to -23: the capacities of Acheron. */
export const acheron: readonly Capacity[] = [
  factionCapacity({
    id: 'army-of-the-dead',
    name: 'Army of the dead',
    rule: 'CF-PACK-07',
    army,
    faction: 'hestia',
    ap: 0,
    price: ({ id }) => (DEAD.includes(id) ? -2 : 0),
  }),
  soloCapacity({ id: 'blazing-lord', name: 'Blazing lord', rule: 'CF-PACK-08', army, faction: 'hestia', ap: 3 }),
  factionCapacity({
    id: 'charnel',
    name: 'Charnel',
    rule: 'CF-PACK-16',
    army,
    faction: 'lazarian',
    ap: 3,
    reprints: (card) => withAbilities(card, 'mutagenic/-1'),
  }),
  soloCapacity({
    id: 'resurrection-of-lazarian',
    name: 'Resurrection',
    rule: 'CF-PACK-18',
    army,
    faction: 'lazarian',
    ap: 10,
    suits: isChampion,
  }),
  factionCapacity({
    id: 'supremacy',
    name: 'Supremacy',
    rule: 'CF-PACK-20',
    army,
    faction: 'mantis',
    ap: 0,
    price: ({ character }) => (character ? 2 : 0),
  }),
  soloCapacity({
    id: 'gospel-of-evil',
    name: 'Gospel of Evil',
    rule: 'CF-PACK-22',
    army,
    faction: 'mantis',
    ap: 3,
    suits: isCharacter,
  }),
  ...swaps({ army, faction: 'hestia', rule: 'CF-PACK-09', gains: 'fire', keeps: 'darkness' }),
  ...swaps({ army, faction: 'sarlath', rule: 'CF-PACK-12', gains: 'air', keeps: 'darkness' }),
  factionCapacity({ id: 'paradox', name: 'Paradox', rule: 'CF-PACK-11', army, faction: 'sarlath', ap: 1 }),
  soloCapacity({
    id: 'prophetic-insanity',
    name: 'Prophetic insanity',
    rule: 'CF-PACK-13',
    army,
    faction: 'sarlath',
    ap: 8,
    suits: isCharacter,
  }),
  soloCapacity({
    id: 'swarm-of-phobos',
    name: 'Swarm of Phobos',
    rule: 'CF-CARD-26',
    army,
    faction: 'sarlath',
    ap: 5,
    suits: (card) => isGargoyle(card) && !hasTrait(card, 'reinforcement'),
  }),
  soloCapacity({
    id: 'corrosive-stain',
    name: 'Corrosive stain',
    rule: 'CF-CARD-27',
    army,
    faction: 'vanth',
    ap: 8,
    suits: (card) => isGargoyle(card) && card.weapon === null,
    reprints: (card) => ({
      ...withAbilities(card, 'harassment'),
      aim: 4,
      weapon: { name: 'Corrosive stain', strength: 6, ranges: [15, 25, 35] },
    }),
  }),
  soloCapacity({
    id: 'black-weapon-bought',
    name: 'Weapon made black',
    rule: 'CF-PACK-14',
    army,
    suits: isCharacter,
    price: blackPrice,
  }),
  soloCapacity({
    id: 'black-armour-bought',
    name: 'Armour made black',
    rule: 'CF-PACK-14',
    army,
    suits: isCharacter,
    price: blackPrice,
  }),
  soloCapacity({
    id: 'mystic-of-lazarian',
    name: 'Mystic',
    rule: 'CF-PACK-17',
    army,
    faction: 'lazarian',
    suits: (card) => !hasTrait(card, 'consciousness'),
    price: (card) => (isMagician(card) || isFaithful(card) ? 8 : 4),
    reprints: (card) => withAbilities(card, 'consciousness'),
  }),
  soloCapacity({
    id: 'prince-of-darkness',
    name: 'Prince of Darkness',
    rule: 'CF-PACK-21',
    army,
    faction: 'mantis',
    suits: isCharacter,
    // A fighter with COU instead of FEAR pays by COU.
    price: ({ fear, cou }) => 2 * (fear ?? cou ?? 0),
    reprints: (card) => ({
      ...withLeadership(card),
      ...withAbilities({ ...card, ...withLeadership(card) }, 'authority'),
    }),
  }),
  soloCapacity({
    id: 'fiancee-of-the-tomb',
    name: 'Fiancée of the Tomb',
    rule: 'CF-PACK-23',
    army,
    ap: 3,
    onePer: 100,
    suits: ({ name, character }) => name.includes('Banshee') && !character,
    reprints: withLeadership,
  }),
]

/** CF-PACK-14: cheaper for the House of Sarlath. */
function blackPrice({ rankWords }: Profile): number {
  return rankWords.includes('house of sarlath') ? 2 : 5
}
