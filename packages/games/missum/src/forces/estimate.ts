/**
 * Estimates what an army is worth. The book has no point costs (MI-ARMY-01); this estimate from its charts lets players
 * agree on forces of equal strength.
 */
import { type ExplainedNumber, Tally, text } from '@fray/kernel'
import { type Army, type Legion, troopOf } from '../army/army.ts'
import { missileRange, missileWeapon } from '../charts.ts'
import { defenceAgainstMissiles, meleeAttack, meleeDefence } from '../combat/factors.ts'
import { rateOf, scaleAgainst } from '../combat/odds.ts'
import { weaponsOf } from '../melee/weapons.ts'
import { ratingOf } from '../morale/rating.ts'
import { walkingRate } from '../movement/pace/rates.ts'
import { createLegion } from '../preparation/create-units.ts'
import type { Unit } from '../state.ts'
import { mm } from '../units.ts'

/** The yardstick: regular heavy infantry with sword and shield, worth ten a figure. */
const ATTACK = 6
const DEFENCE = 11
const MORALE = 13
const MOVE = 150
const WORTH = 10

/** Estimates the worth of a legion, with its terms. */
export function worthOf(legion: Legion): ExplainedNumber {
  const unit: Unit = { ...createLegion(legion, 0), id: 0 }
  const tally = new Tally(text('force.worth'))
  const melee = Math.round(meleeWorth(unit) * legion.figures)
  const missiles = Math.round(missileWorth(unit) * (legion.engine ? unit.crew : legion.figures))
  tally.add(melee, text('force.worth-melee'))
  tally.add(missiles, text('force.worth-missiles'))
  tally.add(legion.eyes.length * EYE, text('force.worth-eyes'))
  return tally.explain()
}

const EYE = 20

/** MI-MELEE-03, -04: pikes of the second rank fight too. */
const RANKS: Readonly<Record<string, number>> = { longPike: 2, shortPike: 1.5 }

/**
 * Compares the casualties it causes in melee with those it takes, both against the yardstick, with its morale and
 * speed.
 */
function meleeWorth(unit: Unit): number {
  const [weapon] = weaponsOf(unit)
  const dealt = (rateOf(meleeAttack(weapon!).total - DEFENCE) / rateOf(ATTACK - DEFENCE)) * (RANKS[weapon!.id] ?? 1)
  const scale = scaleAgainst(unit).reduce((product, { times, by }) => (product * times) / by, 1)
  const suffered = (rateOf(ATTACK - meleeDefence(unit, weapon!, false).total) / rateOf(ATTACK - DEFENCE)) * scale
  const nerve = (ratingOf(unit) ?? MORALE) / MORALE
  const pace = walkingRate(unit) / mm(MOVE)
  return WORTH * Math.sqrt((dealt / Math.min(suffered, 4)) * nerve * Math.sqrt(pace))
}

/** Gets the casualties of a volley against the yardstick at long range, weighted by range. */
function missileWorth({ troop }: Unit): number {
  const weapon = troop.engine ?? troop.missile
  const row = weapon === null ? undefined : missileWeapon(weapon)
  const range = weapon === null ? undefined : missileRange(weapon)
  if (!row || !range) return 0
  const volley = (rateOf(row.attack - DEFENCE) / 100) * (troop.engine ? 0.2 : 1)
  return volley * Math.sqrt(range.long / 300) * WORTH * 2
}

/** Estimates the worth of a team of magic users by its level. */
export function teamWorth(level: number): number {
  return level * 12
}

export function armyWorth({ legions, teams }: Army): number {
  const inLegions = legions.reduce((sum, legion) => sum + worthOf(legion).total, 0)
  return inLegions + teams.reduce((sum, { level }) => sum + teamWorth(level), 0)
}

/** Gets the key values of a legion for its line and its card. */
export function figuresOf(legion: Legion): { readonly label: ReturnType<typeof text>; readonly value: string }[] {
  const unit: Unit = { ...createLegion(legion, 0), id: 0 }
  const [weapon] = weaponsOf(unit)
  const figures: [string, string][] = [
    ['attack', String(meleeAttack(weapon!).total)],
    ['defence', String(meleeDefence(unit, weapon!, false).total)],
    ['missile-defence', String(defenceAgainstMissiles(unit, false).total)],
    ['morale', String(ratingOf(unit) ?? '–')],
    ['move', String(walkingRate(unit) / mm(1))],
  ]
  const missile = troopOf(legion).engine ?? legion.missile
  if (missile) figures.push(['shot', String(missileWeapon(missile)!.attack)], ['range', rangeOf(missile)])
  return figures.map(([id, value]) => ({ label: text(`force.figure.${id}`), value }))
}

function rangeOf(missile: string): string {
  const row = missileRange(missile)
  return row ? `${row.short}/${row.long}` : '–'
}
