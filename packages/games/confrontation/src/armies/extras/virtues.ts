import { freeze } from '@fray/kernel'
import rules from '../../../data/army-rules.json' with { type: 'json' }
import list from '../../../data/virtues.json' with { type: 'json' }
import type { Profile } from '../cards/profile.ts'
import { hasTrait } from '../peoples/alliance.ts'
import { type AlliancePath, peopleNamed } from '../peoples/peoples.ts'
import type { Aspect } from './armoury.ts'

/** CF-VIRTUE-01: a virtue that a faithful may be taught. */
export interface Virtue {
  readonly id: string
  readonly name: string
  readonly rule: string
  readonly type: 'minor' | 'major' | 'theogonal'
  /** CF-VIRTUE-14: the path of Alliance it is bound to; undefined if universal. */
  readonly path?: AlliancePath
  /** CF-VIRTUE-04, -18: virtues of one name that differ by a choice. */
  readonly family?: string
  /** CF-VIRTUE-18: the Aspect that it raises. */
  readonly aspect?: Aspect
  /** CF-VIRTUE-11: abilities that exclude it. */
  readonly notWith?: readonly string[]
}

export const virtues: readonly Virtue[] = freeze(list as readonly Virtue[])

const byId = new Map(virtues.map((virtue) => [virtue.id, virtue]))

export function virtueNamed(id: string): Virtue | undefined {
  return byId.get(id)
}

/** CF-VIRTUE-03, -05: a Warrior-monk that is not a Character pays more. */
export function virtueCost(profile: Profile, { type }: Virtue): number {
  const { ap, warriorMonkSurcharge } = rules.virtues
  return ap[type] + (isWarriorMonk(profile) && !profile.character ? warriorMonkSurcharge : 0)
}

/** CF-VIRTUE-02: how many virtues a faithful may have. */
export function mostVirtues({ faith }: Profile): number {
  const byLevel: Readonly<Record<string, number>> = rules.virtues.byLevel
  return faith ? (byLevel[faith.level] ?? 1) : 0
}

/** Why a fighter cannot have a virtue. */
interface Refusal {
  readonly fault: string
  readonly rule: string
}

/** CF-VIRTUE-01, -05, -11, -14: why a fighter cannot have a virtue, if it cannot. */
export function virtueRefusal(profile: Profile, { type, path, notWith = [] }: Virtue): Refusal | null {
  if (!profile.faith) return { fault: 'virtue-faithful', rule: 'CF-VIRTUE-01' }
  if (type === 'theogonal' && isWarriorMonk(profile)) return { fault: 'virtue-monk', rule: 'CF-VIRTUE-05' }
  if (path !== undefined && path !== peopleNamed(profile.people)?.path)
    return { fault: 'virtue-path', rule: 'CF-VIRTUE-14' }
  const barred = notWith.some((ability) => hasTrait(profile, ability))
  return barred ? { fault: 'virtue-barred', rule: 'CF-VIRTUE-11' } : null
}

/** CF-VIRTUE-04: whether a virtue is repeated. */
export function isRepeated({ id, family }: Virtue, others: readonly string[]): boolean {
  return others.some((other) => other === id || (family !== undefined && virtueNamed(other)?.family === family))
}

function isWarriorMonk(profile: Profile): boolean {
  return hasTrait(profile, 'warrior-monk')
}
