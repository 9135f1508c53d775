import type { Random } from '@fray/kernel'
import type { ArmyList } from '../list.ts'
import { listedAbilities } from './ability-list.ts'
import { ownProfileSchema } from './own-profile.ts'
import { profiles } from './profiles.ts'

type OwnCard = NonNullable<ArmyList['profiles']>[number]

/** The most abilities of a random card, and how often another one is tried. */
const MOST_ABILITIES = 4
const TRIALS = 12

/** Abilities that only machines and their servants have; no card of the catalogue has all of them. */
const ON_VEHICLES = ['impact', 'mowing', 'rampart', 'irrepressible', 'inalterable']
const ON_SERVANTS = ['sapper', 'minelayer', 'mechanic']

const BODY = { rank: 'regular', size: 'medium', base: 'infantry', mov: 10, res: 5, cou: 4, dis: 3 } as const
const FIGHTS = { ini: 3, att: 3, str: 4, def: 3 } as const
const BARREL = { name: 'Cannon', strength: 8, ranges: [20, 40, 60] } as const

/** Random cards, so that random battles meet every ability: a fighter, a vehicle, a machine with its servants. */
export function randomCards(army: ArmyList['army'], random: Random): OwnCard[] {
  const card = (id: string, name: string) => ({ id: `own-${id}`, name, army, ...BODY, ...FIGHTS })
  const fighter = { ...card('fighter', 'Adventurer'), aim: 3, weapon: { ...BARREL, name: 'Sling', strength: 3 } }
  const engine = { artillery: 'chariot', mobile: true, weight: 5, structurePoints: random.between(3, 8) }
  const wagon = { ...card('wagon', 'Wagon'), role: 'machine', size: 'large', base: 'creature', machine: engine }
  const servant = { ...card('servant', 'Gunner'), role: 'servant', aim: 3 }
  const gun = {
    ...{ id: 'own-gun', name: 'Gun', army, rank: 'regular', role: 'machine', size: 'large', base: 'creature', res: 9 },
    machine: {
      ...{ artillery: random.pick(['light', 'heavy', 'light-zone', 'heavy-zone']), mobile: false, weight: 4 },
      ...{ structurePoints: 5, crew: 1, servant: servant.id, substitutes: { aim: 2, dis: 2 } },
    },
    weapon: BARREL,
    ap: 25,
  }
  const all = listedAbilities.map(({ id }) => id)
  return [
    withAbilities(fighter, [], all, random),
    withAbilities(wagon, ['transport'], [...ON_VEHICLES, ...all], random),
    withAbilities(servant, [random.pick(ON_SERVANTS)], all, random),
    withAbilities(gun, [], [], random),
  ]
}

/** Makes a card with the sure abilities and some of the open ones, as far as they fit. */
function withAbilities(card: object, sure: readonly string[], open: readonly string[], random: Random): OwnCard {
  let abilities: readonly string[] = sure.map((id) => randomAbility(id, random))
  const wanted = random.between(1, MOST_ABILITIES)
  for (const id of random.shuffle(open).slice(0, TRIALS)) {
    if (abilities.length >= wanted) break
    const more = [...abilities, randomAbility(id, random)]
    if (
      !abilities.some((ability) => ability.startsWith(id)) &&
      ownProfileSchema.safeParse({ ...card, abilities: more }).success
    )
      abilities = more
  }
  return ownProfileSchema.parse({ ...card, abilities })
}

/** Writes an ability as cards do, with a random allowed X. */
function randomAbility(id: string, random: Random): string {
  const { number, words } = listedAbilities.find((listedAbility) => listedAbility.id === id)!
  if (number) return `${id}/${random.between(1, 6)}`
  if (words === undefined) return id
  const characters = () => profiles.filter(({ character }) => character).map((profile) => profile.id)
  return `${id}-${random.pick(words === 'character' ? characters() : words)}`
}
