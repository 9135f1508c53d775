import type { Random } from '@fray/kernel'
import { withCompanion, withOneMore } from './adding.ts'
import { standingOf } from './alliance.ts'
import { checkArmy } from './check.ts'
import type { ArmyList } from './list.ts'
import type { Profile } from './profile.ts'
import { profileNamed, profiles } from './profiles.ts'

/** One army in so many has Allies. */
const ALLIES_EVERY = 4

/** A legal army by chance, as full as its A.P. allow. Throws if nobody of the people is cheap enough. */
export function randomArmy(army: ArmyList['army'], points: number, random: Random): ArmyList {
  const forSale = profiles.filter(isForSale)
  const own = forSale.filter((each) => standingOf(each, army) === 'own')
  const allies = forSale.filter((each) => standingOf(each, army) === 'ally')
  let list = withStaff({ army, faction: null, tournament: false, points, cards: [] }, own, random)
  if (random.between(1, ALLIES_EVERY) === 1) list = withOneOf(list, allies, random) ?? list
  for (let fuller = withOneOf(list, own, random); fuller; fuller = withOneOf(list, own, random)) list = fuller
  if (list.cards.length === 0) throw new RangeError(`no army of ${army} for ${points} A.P.`)
  return list.cards.reduce((wiser, _, index) => taught(wiser, index, random), list)
}

/** Whoever can be bought for a card of his own. */
export function isForSale({ summonOnly, role }: Profile): boolean {
  return !summonOnly && role !== 'servant'
}

/** CF-STAFF-01: a commander first, with those bearers that can be paid. */
function withStaff(blank: ArmyList, own: readonly Profile[], random: Random): ArmyList {
  const commanders = own.filter(({ command }) => command === 'commander')
  const led = withOneOf(blank, commanders, random)
  if (!led) return blank
  return (['musician', 'standard-bearer'] as const).reduce((list, office) => {
    const bearers = own.filter(({ command }) => command === office)
    const fuller = bearers.length > 0 ? withCompanion(list, 0, random.pick(bearers)) : list
    return isLegal(fuller) ? fuller : list
  }, led)
}

/** The army with one of these more, at random among those that break nothing; null if none fits. */
function withOneOf(list: ArmyList, open: readonly Profile[], random: Random): ArmyList | null {
  for (const profile of shuffled(open, random)) {
    const fuller = withOneMore(list, profile)
    if (isLegal(fuller)) return fuller
  }
  return null
}

/** CF-ARMY-09, -15: a magician or faithful learns of what is proposed to him as long as there are A.P. left. */
function taught(list: ArmyList, index: number, random: Random): ArmyList {
  const { spells, miracles } = profileNamed(list.cards[index]!.profile)!
  const lessons = [
    ...shuffled(spells, random).map((id) => ['spells', id] as const),
    ...shuffled(miracles, random).map((id) => ['miracles', id] as const),
  ]
  let card = list.cards[index]!
  for (const [part, id] of lessons) {
    const wiser = { ...card, [part]: [...card[part], id] }
    if (isLegal({ ...list, cards: list.cards.with(index, wiser) })) card = wiser
  }
  return { ...list, cards: list.cards.with(index, card) }
}

function isLegal(list: ArmyList): boolean {
  return checkArmy(list).length === 0
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list]
  const found: T[] = []
  while (left.length > 0) found.push(...left.splice(random.between(0, left.length - 1), 1))
  return found
}
