import { type ArrangeDecision, type Procedure, text } from '@fray/kernel'
import { elementsOf } from '../armies/cards/elements.ts'
import { characteristic } from '../characteristics.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../state.ts'

/** CF-MANA-01, -02, -06: the Elements, and the neutral gems of magicians without any. */
export const GEMS = ['air', 'earth', 'fire', 'water', 'light', 'darkness', 'neutral'] as const
export type Gem = (typeof GEMS)[number]

/** Numbers of gems by kind. */
export type Purse = Readonly<Partial<Record<Gem, number>>>

/** CF-MANA-04: the gems that cancel one, gem for gem. */
const ABSORBERS: Readonly<Record<Gem, readonly Gem[]>> = {
  air: ['earth', 'darkness'],
  earth: ['air', 'darkness'],
  water: ['fire', 'darkness'],
  fire: ['water', 'darkness'],
  light: ['darkness'],
  darkness: ['air', 'earth', 'fire', 'water', 'light', 'darkness'],
  neutral: [],
}

export function kindsIn(purse: Purse): Gem[] {
  return GEMS.filter((gem) => amountOf(purse, gem) > 0)
}

export function amountOf(purse: Purse, gem: Gem): number {
  return purse[gem] ?? 0
}

export function gemsIn(purse: Purse): number {
  return GEMS.reduce((sum, gem) => sum + amountOf(purse, gem), 0)
}

export function containsGems(purse: Purse, part: Purse): boolean {
  return GEMS.every((gem) => amountOf(purse, gem) >= amountOf(part, gem))
}

export function addPurses(a: Purse, b: Purse): Purse {
  return combinePurses(a, b, 1)
}

export function subtractPurse(purse: Purse, part: Purse): Purse {
  return combinePurses(purse, part, -1)
}

function combinePurses(a: Purse, b: Purse, sign: 1 | -1): Purse {
  const amounts = GEMS.map((gem) => [gem, amountOf(a, gem) + sign * amountOf(b, gem)] as const)
  return Object.fromEntries(amounts.filter(([, amount]) => amount !== 0))
}

/** CF-MAGE-01: fighters with POW. */
export function isMagician(fighter: Fighter): boolean {
  return profileOf(fighter).pow !== null
}

/** CF-MANA-06, -07: the kinds of gems a magician holds and recovers. */
export function masteredBy(magician: Fighter): readonly Gem[] {
  const elements = elementsOf(profileOf(magician))
  return elements.length > 0 ? elements : ['neutral']
}

/** CF-COUNTER-11, CF-RECOVER-08: magicians that draw on no Elemental Realm, which are the orcs. */
export function isInstinctive(magician: Fighter): boolean {
  return masteredBy(magician)[0] === 'neutral'
}

/** CF-MANA-11: twice the present POW, all kinds together. */
export function roomFor(play: PlayState, magician: Fighter): number {
  return Math.max(0, 2 * characteristic(play, magician, 'pow').total - gemsIn(reserveOf(magician)))
}

/** CF-MANA-11, CF-REV-LION-12: a magician's gems apart from those stored elsewhere. */
export function reserveOf({ gems, stored }: Fighter): Purse {
  return subtractPurse(gems, stored)
}

export function spendGems(magician: Fighter, part: Purse): void {
  if (!containsGems(magician.gems, part)) throw new Error('gems are spent that are not there')
  magician.gems = subtractPurse(magician.gems, part)
  // CF-REV-LION-12: gems of the reserve are spent first.
  const { stored } = magician
  if (gemsIn(stored) > 0) magician.stored = lesserOf(stored, magician.gems)
}

/** Gets the gems that both purses have. */
function lesserOf(a: Purse, b: Purse): Purse {
  const amounts = GEMS.map((gem) => [gem, Math.min(amountOf(a, gem), amountOf(b, gem))] as const)
  return Object.fromEntries(amounts.filter(([, amount]) => amount > 0))
}

/**
 * CF-MANA-05, -09: a number of gems of an Element; neutral is paid with any, "other" with a mastered one that is not
 * named.
 */
export interface CostPart {
  readonly gems: number
  readonly element: Gem | 'other'
}

/** CF-CAST-10: lists every way to pay a cost out of a purse. */
export function paymentsOf(cost: readonly CostPart[], purse: Purse): Purse[] {
  const named = namedIn(cost)
  let ways: Purse[] = [{}]
  for (const { gems, element } of cost) {
    const kinds = kindsFor(element, named)
    ways = ways.flatMap((paid) =>
      combinationsOf(kinds, gems, subtractPurse(purse, paid)).map((part) => addPurses(paid, part)),
    )
  }
  return distinct(ways)
}

/** CF-CAST-10: whether a purse can pay a cost. */
export function canPay(cost: readonly CostPart[], purse: Purse): boolean {
  const gemsWanted = (element: CostPart['element']) => gemsFor(cost.filter((part) => part.element === element))
  const named = namedIn(cost)
  if (named.some((gem) => gem !== 'neutral' && gemsWanted(gem) > amountOf(purse, gem))) return false
  const others = kindsFor('other', named).reduce((sum, gem) => sum + amountOf(purse, gem), 0)
  return gemsWanted('other') <= others && gemsFor(cost) <= gemsIn(purse)
}

function gemsFor(cost: readonly CostPart[]): number {
  return cost.reduce((sum, { gems }) => sum + gems, 0)
}

function namedIn(cost: readonly CostPart[]): Gem[] {
  return cost.flatMap(({ element }) => (element === 'other' ? [] : [element]))
}

function kindsFor(element: CostPart['element'], named: readonly Gem[]): readonly Gem[] {
  if (element === 'neutral') return GEMS
  return element === 'other' ? GEMS.filter((gem) => !named.includes(gem)) : [element]
}

/**
 * CF-ABIL-65: the gems that must come from elsewhere, as few as possible and within the allowance, to pay a cost that a
 * purse cannot; lists every choice. `kinds` are those that stand for neutral gems.
 */
export function missingFor(cost: readonly CostPart[], purse: Purse, kinds: readonly Gem[], most: number): Purse[] {
  const named: Gem[] = cost.flatMap(({ element }) => (element === 'other' || element === 'neutral' ? [] : [element]))
  const wanted = GEMS.filter((gem) => named.includes(gem) || kinds.includes(gem))
  for (let gems = 1; gems <= most; gems++) {
    const plenty = Object.fromEntries(wanted.map((gem) => [gem, gems]))
    const ways = combinationsOf(wanted, gems, plenty).filter((part) => {
      return paymentsOf(cost, addPurses(purse, part)).some((payment) => containsGems(payment, part))
    })
    if (ways.length > 0) return ways
  }
  return []
}

/** CF-COUNTER-06: lists every way to match gems one for one with opposed ones. */
export function absorptionsOf(used: Purse, purse: Purse): Purse[] {
  let ways: Purse[] = [{}]
  for (const gem of kindsIn(used)) {
    ways = ways.flatMap((paid) =>
      combinationsOf(ABSORBERS[gem], amountOf(used, gem), subtractPurse(purse, paid)).map((part) =>
        addPurses(paid, part),
      ),
    )
  }
  return distinct(ways)
}

/** Lists every mix of a number of gems of these kinds out of a purse. */
function combinationsOf(kinds: readonly Gem[], gems: number, purse: Purse): Purse[] {
  const [first, ...others] = kinds
  if (gems === 0) return [{}]
  if (!first) return []
  const most = Math.min(gems, amountOf(purse, first))
  return Array.from({ length: most + 1 }, (_, i) => most - i).flatMap((taken) =>
    combinationsOf(others, gems - taken, purse).map((rest) => (taken > 0 ? { ...rest, [first]: taken } : rest)),
  )
}

function distinct(purses: readonly Purse[]): Purse[] {
  return [...new Map(purses.map((purse) => [keyOf(purse), purse])).values()]
}

/** A purse as a key: "air2-fire1". */
export function keyOf(purse: Purse): string {
  return kindsIn(purse)
    .map((gem) => `${gem}${amountOf(purse, gem)}`)
    .join('-')
}

/** The gems of each kind, as arguments of a phrase. */
export function gemArgs(purse: Purse): Record<Gem, number> {
  return Object.fromEntries(GEMS.map((gem) => [gem, amountOf(purse, gem)])) as Record<Gem, number>
}

/** CF-MANA-10, CF-RECOVER-04: asks a player for a number of gems among the kinds the magician masters. */
export function* chooseGems(
  play: Play,
  magician: Fighter,
  gems: number,
  prompt: string,
  rule: string,
): Procedure<Purse> {
  const kinds = masteredBy(magician)
  const [only, another] = kinds
  if (gems === 0) return {}
  const ask: Omit<ArrangeDecision<Purse>, 'kind'> = {
    seat: magician.seat,
    figure: magician.id,
    prompt: text(prompt, { fighter: { figure: magician.id }, gems }),
    rules: [rule, 'CF-MANA-07'],
    things: [{ id: 'gem', text: text('gem'), amount: gems, icon: 'gems', piece: 'token' }],
    slots: kinds.map((gem) => ({ id: gem, text: text(`element.${gem}`), icon: ICONS[gem] })),
    check: (arrangement) => ({
      ok: true,
      value: Object.fromEntries(
        kinds.flatMap((gem) => {
          const amount = (arrangement[gem] ?? []).reduce((sum, { count }) => sum + count, 0)
          return amount > 0 ? [[gem, amount]] : []
        }),
      ),
    }),
    suggest: (wanted = Number.POSITIVE_INFINITY) =>
      [evenly(kinds, gems), ...kinds.map((gem): Purse => ({ [gem]: gems }))].slice(0, wanted).map((purse) => ({
        slots: Object.fromEntries(kinds.map((gem) => [gem, putOf(amountOf(purse, gem))])),
      })),
  }
  return yield* play.arrange(ask, another === undefined ? { [only!]: gems } : undefined)
}

function evenly(kinds: readonly Gem[], gems: number): Purse {
  const amounts = kinds.map((gem, i) => [gem, Math.floor((gems + kinds.length - 1 - i) / kinds.length)] as const)
  return Object.fromEntries(amounts.filter(([, amount]) => amount > 0))
}

function putOf(amount: number): [string, number][] {
  return amount > 0 ? [['gem', amount]] : []
}

export const ICONS: Readonly<Record<Gem, string>> = {
  air: 'whirlwind',
  earth: 'stone-pile',
  fire: 'flame',
  water: 'droplets',
  light: 'sun',
  darkness: 'moon',
  neutral: 'gems',
}
