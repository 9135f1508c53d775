import type { Random } from '@fray/kernel'
import { addCompanion, addFigure } from './add-figure.ts'
import { totalOf } from './army-builder.ts'
import { ownProfile, profileFinder } from './cards/own-profile.ts'
import type { Profile } from './cards/profile.ts'
import { profiles } from './cards/profiles.ts'
import { randomCards } from './cards/random-cards.ts'
import { checkArmy } from './checks/check.ts'
import { type PurchasableKind, purchasableItems } from './extras/purchasable-items.ts'
import type { ArmyList } from './list.ts'
import { standingOf } from './peoples/alliance.ts'
import { factions } from './peoples/factions.ts'

/** One army in this many has Allies. */
const ALLIES_EVERY = 4

/** One army in this many has players' own cards. */
const OWN_CARDS_EVERY = 3

/** One army in this many has a faction, if its people has any. */
const FACTION_EVERY = 2
/** The greatest share of A.P., in per cent, that is kept for options. */
const MOST_FOR_WARES = 25
/** How many options are tried for each line. */
const TRIALS = 8

/** Makes a random legal army, as full as its A.P. allow. Throws if no fighter of the people is cheap enough. */
export function randomArmy(army: ArmyList['army'], points: number, random: Random): ArmyList {
  const made = random.between(1, OWN_CARDS_EVERY) === 1 ? randomCards(army, random) : []
  const ownMade = made.map(ownProfile).filter(isForSale)
  const own = [
    ...profiles.filter((profile) => isForSale(profile) && standingOf(profile, army, null) === 'own'),
    ...ownMade,
  ]
  const allies = profiles.filter((profile) => isForSale(profile) && standingOf(profile, army, null) === 'ally')
  const written = made.length > 0 ? { profiles: made } : {}
  const faction = someFaction(army, random)
  const blank = { army, faction, tournament: false, articles: false, points, cards: [], ...written }
  const kept = Math.floor((points * random.between(0, MOST_FOR_WARES)) / 100)
  let list = withStaff(blank, own, random)
  list = withOneOf(list, ownMade, random) ?? list
  if (random.between(1, ALLIES_EVERY) === 1) list = withOneOf(list, allies, random) ?? list
  list = fillArmy(list, own, points - kept, random)
  list = list.cards.reduce((wiser, _, index) => teach(wiser, index, random), list)
  list = list.cards.reduce((richer, _, index) => addExtras(richer, index, random), list)
  list = fillArmy(list, own, points, random)
  if (list.cards.length === 0) throw new RangeError(`no army of ${army} for ${points} A.P.`)
  return list
}

function someFaction(army: ArmyList['army'], random: Random): string | null {
  const open = factions.filter((faction) => faction.army === army)
  return open.length > 0 && random.between(1, FACTION_EVERY) === 1 ? random.pick(open).id : null
}

/** Adds fighters to an army as long as these A.P. last. */
function fillArmy(list: ArmyList, own: readonly Profile[], points: number, random: Random): ArmyList {
  for (let fuller: ArmyList | null = list; fuller && totalOf(fuller) <= points; ) {
    list = fuller
    fuller = withOneOf(list, own, random)
  }
  return list
}

/** Whether a fighter can be bought on a card of its own. */
export function isForSale({ summonOnly, role }: Profile): boolean {
  return !summonOnly && role !== 'servant'
}

/** CF-STAFF-01: a commander first, with the bearers that can be paid. */
function withStaff(blank: ArmyList, own: readonly Profile[], random: Random): ArmyList {
  const commanders = own.filter(({ command }) => command === 'commander')
  const led = withOneOf(blank, commanders, random)
  if (!led) return blank
  return (['musician', 'standard-bearer'] as const).reduce((list, office) => {
    const bearers = own.filter(({ command }) => command === office)
    const fuller = bearers.length > 0 ? addCompanion(list, 0, random.pick(bearers)) : list
    return isLegal(fuller) ? fuller : list
  }, led)
}

/** Adds a random legal one of these to an army; null if none fits. */
function withOneOf(list: ArmyList, open: readonly Profile[], random: Random): ArmyList | null {
  for (const profile of random.shuffle(open)) {
    const fuller = addFigure(list, profile)
    if (isLegal(fuller)) return fuller
  }
  return null
}

/** CF-ARMY-09, -15: teaches a magician or faithful proposed spells or miracles as long as there are A.P. */
function teach(list: ArmyList, index: number, random: Random): ArmyList {
  const { spells, miracles } = profileFinder(list)(list.cards[index]!.profile)!
  const lessons = [
    ...random.shuffle(spells).map((id) => ['spells', id] as const),
    ...random.shuffle(miracles).map((id) => ['miracles', id] as const),
  ]
  let card = list.cards[index]!
  for (const [part, id] of lessons) {
    const wiser = { ...card, [part]: [...card[part], id] }
    if (isLegal({ ...list, cards: list.cards.with(index, wiser) })) card = wiser
  }
  return { ...list, cards: list.cards.with(index, card) }
}

/** CF-ARMY-07: buys a few random options while there is room and A.P. */
function addExtras(list: ArmyList, index: number, random: Random): ArmyList {
  let card = list.cards[index]!
  const wares = purchasableItems(profileFinder(list)(card.profile)!, list)
  const open = (Object.keys(wares) as PurchasableKind[]).flatMap((part) =>
    wares[part].map(({ id }) => [part, id] as const),
  )
  for (const [part, id] of random.shuffle(open).slice(0, TRIALS)) {
    if (card[part].includes(id)) continue
    const richer = { ...card, [part]: [...card[part], id] }
    if (isLegal({ ...list, cards: list.cards.with(index, richer) })) card = richer
  }
  return { ...list, cards: list.cards.with(index, card) }
}

function isLegal(list: ArmyList): boolean {
  return checkArmy(list).length === 0
}
