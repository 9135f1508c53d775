import { listedAbility, traitOf } from './ability-list.ts'
import { equipmentNamed } from './equipment.ts'
import type { Rank } from './profile.ts'
import type { CardFigures } from './reference-card.ts'

/**
 * CF-COST: the value of a fighter by the model of this house, before rounding; null for cards the model does not cover
 * (immobile machines). `capacityAp` is what innate capacities add.
 */
export function modelCost(card: CardFigures, capacityAp = 0): number | null {
  if (card.machine && !card.machine.mobile) return null
  const body = bodyOf(card)
  const { combat, flat } = abilitiesCost(card)
  return (
    1 +
    0.021 * body * body +
    movementCost(card) +
    nerveCost(card) +
    (combat * body) / 20 +
    flat +
    equipmentCost(card) +
    shootingCost(card) +
    magicCost(card) +
    faithCost(card) +
    (SIZE_COST[card.size] ?? 0) +
    capacityAp +
    (card.character ? characterCost(card, body) : 0) +
    legendCost(body)
  )
}

/** CF-COST-01: the lowest price. */
const LEAST = 5

/** CF-COST-01: the model's price in whole A.P. */
export function modelPrice(card: CardFigures): number | null {
  const cost = modelCost(card)
  return cost === null ? null : Math.max(LEAST, Math.round(cost))
}

/** CF-COST-01: S of the formula. */
function bodyOf({ ini, att, str, def, res }: CardFigures): number {
  return (ini ?? 0) + (att ?? 0) + (str ?? 0) + (def ?? 0) + res
}

/** CF-COST-02: movement beyond or below 10, and flight. */
function movementCost({ mov, flight }: CardFigures): number {
  const beyond = (mov ?? 0) - 10
  const onGround = beyond < 0 ? beyond / 2 : beyond
  return 0.65 * (onGround + (flight === null ? 0 : (flight - 10) / 2))
}

/** CF-COST-01: FEAR or COU, and DIS. */
function nerveCost({ cou, fear, dis }: CardFigures): number {
  return (fear === null ? 0.2 * (cou ?? 0) : 0.9 * fear) + 0.3 * (dis ?? 0)
}

/**
 * CF-COST-10, -11: combat abilities are worth more to a better fighter; abilities that the model does not price cost
 * nothing.
 */
function abilitiesCost({ abilities, str }: CardFigures): { readonly combat: number; readonly flat: number } {
  let combat = 0
  let flat = 0
  for (const { ability, x } of abilities.map(traitOf)) {
    const cost = listedAbility(ability)?.cost
    if (!cost) continue
    const steps = (x ?? 0) - (cost.aboveStr ? (str ?? 0) : 0)
    const byX = (cost.perX ?? 0) * steps
    if (cost.combat !== undefined || cost.combatByX) combat += (cost.combat ?? cost.combatByX?.[`${x}`] ?? 0) + byX
    else flat += (cost.flat ?? cost.flatByX?.[`${x}`] ?? 0) + byX
  }
  return { combat, flat }
}

/** CF-COST-06: equipment, by what it improves. */
function equipmentCost({ equipment, att, str, def, res, machine }: CardFigures): number {
  const structure = machine ? 2 * (machine.structurePoints ?? 0) : 0
  return equipment.reduce((sum, id) => {
    if (id === 'sacred-weapon') return sum + (att ?? 0) + (str ?? 0)
    if (id === 'sacred-armour') return sum + (def ?? 0) + res
    return sum + (id === 'sword-axe' || equipmentNamed(id)?.fuel === 'steam' ? 2 : 0)
  }, structure)
}

/** CF-COST-03: AIM, STR and ranges of a weapon. */
function shootingCost({ weapon, aim, machine }: CardFigures): number {
  if (!weapon) return 0
  const [short, medium, long] = weapon.ranges
  const cost = (((aim ?? 0) + 1) * weapon.strength * (short + medium + long)) / 260
  return machine && machine.artillery !== 'chariot' ? cost * 1.5 : cost
}

/** CF-COST-04, -05: the prices of ranks of magicians and faithful. */
const LEVEL_COST: Readonly<Partial<Record<Rank, number>>> = {
  initiate: 2,
  adept: 6,
  master: 12,
  virtuoso: 20,
  devout: 2,
  zealot: 6,
  dean: 12,
  avatar: 22,
}

/** CF-COST-04: POW, level, Elements and paths. */
function magicCost({ magic, pow, rank }: CardFigures): number {
  if (!magic) return 0
  const { elements, paths, level = rank } = magic
  const beyond = 2 * Math.max(0, elements.length - 1) + Math.max(0, paths.length - 1)
  return 3.5 * (pow ?? 0) + (LEVEL_COST[level] ?? 0) + beyond
}

/** CF-COST-05: Aspects, level and aura. */
function faithCost({ faith, rank }: CardFigures): number {
  if (!faith) return 0
  const { creation, alteration, destruction, aura, level = rank } = faith
  return 3 * (creation + alteration + destruction) + (LEVEL_COST[level] ?? 0) + aura / 5
}

/** CF-COST-07: the prices of Sizes. */
const SIZE_COST: Readonly<Partial<Record<CardFigures['size'], number>>> = { large: 2, 'very-large': 4 }

/** CF-COST-08, CF-INCARN-02: the unprinted advantages of Characters. */
function characterCost({ magic, faith, abilities, weapon }: CardFigures, body: number): number {
  const pureMagician = magic !== null && !abilities.includes('warrior-mage')
  const pureFaithful = faith !== null && !abilities.includes('warrior-monk')
  return pureMagician || pureFaithful ? (3 * body) / 20 + 4 : (9 * body) / 20 + 3 + (weapon ? 4 : 0)
}

/** CF-COST-09: the additional price of legends. */
function legendCost(body: number): number {
  return body > 36 ? 0.18 * (body - 36) * (body - 36) : 0
}
