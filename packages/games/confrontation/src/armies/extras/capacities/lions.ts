import type { Profile } from '../../cards/profile.ts'
import { hasTrait } from '../../peoples/alliance.ts'
import {
  type Capacity,
  factionCapacity,
  isChampion,
  isCharacter,
  soloCapacity,
  withAbilities,
  withLeadership,
} from '../capacity.ts'
import { swaps } from './swaps.ts'

const army = 'lions'

/** CF-PACK-42: by printed DIS, the highest first. */
const INCORRUPTIBLE = [
  { dis: 8, ap: 13, x: 4 },
  { dis: 4, ap: 8, x: 5 },
  { dis: 0, ap: 4, x: 6 },
] as const

function incorruptible({ dis }: Profile) {
  return INCORRUPTIBLE.find((row) => (dis ?? 0) >= row.dis) ?? INCORRUPTIBLE[2]
}

/** CF-PACK-38: the greatest printed MOV that suits. */
const SLOW = 10

/** CF-PACK-37: weapons whose STR differs in a charge do not suit. */
const LANCES = ['Lance', 'Spear and lance']

function hasLance({ equipment }: Profile): boolean {
  return equipment.some((name) => LANCES.includes(name))
}

/** CF-PACK-25 to -42: the capacities of the baronies. */
export const lions: readonly Capacity[] = [
  soloCapacity({
    id: 'archer-of-icquor',
    name: 'Archer',
    rule: 'CF-PACK-26',
    army,
    faction: 'icquor',
    ap: 9,
    suits: (card) =>
      isCharacter(card) && card.aim === null && card.pow === null && card.faith === null && card.weapon === null,
    reprints: () => ({ aim: 3, weapon: { name: 'Bow of Icquor', strength: 4, ranges: [25, 45, 65] } }),
  }),
  soloCapacity({
    id: 'tactician-of-icquor',
    name: 'Tactician of Icquor',
    rule: 'CF-PACK-27',
    army,
    faction: 'icquor',
    ap: 4,
    suits: isChampion,
  }),
  factionCapacity({
    id: 'land-of-heroes',
    name: 'Land of heroes',
    rule: 'CF-PACK-36',
    army,
    faction: 'laverne',
    ap: 1,
  }),
  factionCapacity({ id: 'master-hunters', name: 'Master hunters', rule: 'CF-PACK-29', army, faction: 'icquor', ap: 2 }),
  factionCapacity({
    id: 'covert-operations',
    name: 'Covert operations',
    rule: 'CF-PACK-32',
    army,
    faction: 'kallienne',
    ap: 0,
  }),
  factionCapacity({ id: 'ruse', name: 'Ruse', rule: 'CF-PACK-40', army, faction: 'luishana', ap: 1 }),
  ...swaps({ army, faction: 'icquor', rule: 'CF-PACK-28', gains: 'air', keeps: 'light' }),
  soloCapacity({
    id: 'royal-blood',
    name: 'Royal blood',
    rule: 'CF-PACK-31',
    army,
    faction: 'kallienne',
    suits: isCharacter,
    price: ({ cou, fear, dis }) => (cou ?? fear ?? 0) + (dis ?? 0),
    reprints: (card) => ({
      ...withLeadership(card),
      ...withAbilities({ ...card, ...withLeadership(card) }, 'authority'),
    }),
  }),
  soloCapacity({
    id: 'scout-of-laverne',
    name: 'Scout of Laverne',
    rule: 'CF-PACK-38',
    army,
    faction: 'laverne',
    ap: 4,
    suits: (card) => hasTrait(card, 'scout') && card.mov !== null && card.mov <= SLOW,
  }),
  soloCapacity({
    id: 'heritage-of-legend-weapon',
    name: 'Heritage of legend: weapon',
    kin: 'heritage-of-legend',
    rule: 'CF-PACK-37',
    army,
    faction: 'laverne',
    suits: (card) => !hasTrait(card, 'sacred-weapon') && !hasLance(card) && card.machine === null,
    price: ({ att, str }) => (att ?? 0) + (str ?? 0),
    reprints: (card) => withAbilities(card, 'sacred-weapon'),
  }),
  soloCapacity({
    id: 'heritage-of-legend-armour',
    name: 'Heritage of legend: armour',
    kin: 'heritage-of-legend',
    rule: 'CF-PACK-37',
    army,
    faction: 'laverne',
    suits: (card) => !hasTrait(card, 'sacred-armour') && card.machine === null,
    price: ({ def, res }) => (def ?? 0) + res,
    reprints: (card) => withAbilities(card, 'sacred-armour'),
  }),
  soloCapacity({
    id: 'lion-of-the-mists',
    name: 'Lion of the mists',
    rule: 'CF-PACK-41',
    army,
    faction: 'luishana',
    ap: 6,
    suits: (card) => isCharacter(card) && !hasTrait(card, 'scout'),
    reprints: (card) => withAbilities(card, 'scout'),
  }),
  soloCapacity({
    id: 'incorruptible',
    name: 'Incorruptible',
    rule: 'CF-PACK-42',
    army,
    faction: 'luishana',
    suits: (card) => !hasTrait(card, 'insensitive') && card.machine === null,
    price: (card) => incorruptible(card).ap,
    reprints: (card) => withAbilities(card, `insensitive/${incorruptible(card).x}`),
  }),
]
