import { freeze } from '@fray/kernel'
import { crash } from './crash.ts'
import { deathOfTheEnemy } from './death-of-the-enemy.ts'
import { destructionOfTheCamp } from './destruction-of-the-camp.ts'
import { dominationOfTheDolmens } from './domination-of-the-dolmens.ts'
import { lastSurvivor } from './last-survivor.ts'
import type { Mission } from './mission.ts'
import { sackingOfTheRelics } from './sacking-of-the-relics.ts'

export const MISSION_IDS = [
  'death-of-the-enemy',
  'domination-of-the-dolmens',
  'destruction-of-the-camp',
  'sacking-of-the-relics',
  'crash',
  'last-survivor',
] as const

export type MissionId = (typeof MISSION_IDS)[number]

/** SW-PREP-03: in the order of the die. */
export const missions: readonly Mission[] = freeze([
  deathOfTheEnemy,
  dominationOfTheDolmens,
  destructionOfTheCamp,
  sackingOfTheRelics,
  crash,
  lastSurvivor,
])

export function missionNamed(id: MissionId): Mission {
  return missions.find((mission) => mission.id === id)!
}
