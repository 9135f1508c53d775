import { freeze } from '@fray/kernel'
import list from '../../../data/peoples.json' with { type: 'json' }
import type { Profile } from '../cards/profile.ts'

/** The three great alliances. */
export type AlliancePath = 'light' | 'darkness' | 'destiny'

/** CF-ALLY-05 to -21: a people, the path it follows and its allies. */
export interface People {
  readonly id: string
  readonly rule: string
  readonly path: AlliancePath
  readonly allies: readonly string[]
}

export const peoples: readonly People[] = freeze(list as readonly People[])

export function peopleNamed(id: string): People | undefined {
  return peoples.find((people) => people.id === id)
}

/** CF-ALLY-05 to -21, CF-ALLY-08: alliances are mutual. */
/** CF-WOLFEN-01, -02: of Yllia or of Vile-Tis; their half-elves, spirits and beasts stand on smaller bases. */
export function isWolfenCard({ army, base }: Pick<Profile, 'army' | 'base'>): boolean {
  return (army === 'wolfen' || army === 'devourers') && base === 'creature'
}

export function areAllied(people: string, other: string): boolean {
  return peopleNamed(people)?.allies.includes(other) ?? false
}
