import { text } from '@fray/kernel'
import { type DamageQuery, define } from '../ability.ts'
import type { RangedWeapon } from '../bands/profile.ts'
import { gapBetween } from '../ground/board.ts'
import type { Combatant } from '../state.ts'
import { hooks } from '../traits.ts'
import { inches } from '../units.ts'

/** SW-RANGED-02 to -08, -10 to -15: the characteristics of a category of ranged weapons. */
interface RangedCategory {
  readonly id: RangedWeapon
  readonly name: string
  readonly rule: string
  /** In inches. */
  readonly range: number
  /** Its own strength, or null to use the bearer's (SW-RANGED-15). */
  readonly strength: number | null
  /** SW-RANGED-08: added to the bearer's strength. */
  readonly thrown: number
  readonly againstCharge: boolean
  readonly whileSpeedingUp: boolean
  readonly inMovement: boolean
  readonly penetration: 'none' | 'partial' | 'total'
}

const PLAIN = { strength: null, thrown: 0, againstCharge: false, whileSpeedingUp: false, inMovement: false } as const

const CATEGORIES: readonly RangedCategory[] = [
  {
    ...PLAIN,
    id: 'light-tension',
    name: 'Light tension',
    rule: 'SW-RANGED-02',
    range: 6,
    againstCharge: true,
    inMovement: true,
    penetration: 'none',
  },
  {
    ...PLAIN,
    id: 'tension',
    name: 'Tension',
    rule: 'SW-RANGED-03',
    range: 8,
    againstCharge: true,
    inMovement: true,
    penetration: 'none',
  },
  {
    ...PLAIN,
    id: 'light-mechanical',
    name: 'Light mechanical',
    rule: 'SW-RANGED-04',
    range: 10,
    strength: 2,
    againstCharge: true,
    penetration: 'partial',
  },
  {
    ...PLAIN,
    id: 'mechanical',
    name: 'Mechanical',
    rule: 'SW-RANGED-05',
    range: 12,
    strength: 3,
    penetration: 'total',
  },
  {
    ...PLAIN,
    id: 'light-powder',
    name: 'Light powder',
    rule: 'SW-RANGED-06',
    range: 8,
    strength: 3,
    penetration: 'partial',
  },
  { ...PLAIN, id: 'powder', name: 'Powder', rule: 'SW-RANGED-07', range: 14, strength: 3, penetration: 'total' },
  {
    ...PLAIN,
    id: 'projectile',
    name: 'Projectile',
    rule: 'SW-RANGED-08',
    range: 4,
    thrown: 1,
    againstCharge: true,
    whileSpeedingUp: true,
    inMovement: true,
    penetration: 'none',
  },
]

const byId = new Map(CATEGORIES.map((category) => [category.id, category]))

export function rangedCategory(id: RangedWeapon): RangedCategory {
  const category = byId.get(id)
  if (!category) throw new Error(`no ranged weapon is called ${id}`)
  return category
}

/** Gets how far a combatant can shoot with any of its weapons, in inches. */
export function shootingReach({ profile: { ranged } }: Combatant): number {
  return Math.max(...ranged.map((weapon) => rangedCategory(weapon).range))
}

/** SW-RANGED-12, -13: penetration reduces the victim's constitution. */
define(...CATEGORIES.map(({ id, name, rule, range, penetration }) => ({
  id,
  name,
  rule,
  enemyConstitution: (q: DamageQuery) => {
    if (q.weapon !== id || penetration === 'none') return
    if (hooks.answers(q.play, q.victim, 'impenetrable')) return
    if (penetration === 'partial' && !isClose(q, range)) return
    q.tally.add(-1, text('term.penetration'), penetration === 'total' ? 'SW-RANGED-12' : 'SW-RANGED-13')
  },
})))

/**
 * SW-RANGED-13: up to half range. A shot at a charger, the only one outside the shooter's activation, is always close.
 */
function isClose({ play, attacker, victim }: DamageQuery, range: number): boolean {
  if (play.state.acting?.id !== attacker.id) return true
  return gapBetween(attacker, victim) <= inches(range / 2)
}
