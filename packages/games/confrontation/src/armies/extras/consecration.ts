import type { Listed } from '../army-builder.ts'
import type { Profile } from '../cards/profile.ts'
import { isElementalBeing } from '../cards/terms.ts'
import { type ArmyContext, addFault, type LineContext } from '../checks/army-fault.ts'
import { hasTrait } from '../peoples/alliance.ts'

/** CF-LITURGY-01: makes a believer count for two; it is not an artefact. */
export const CONSECRATION = { id: 'consecration', name: 'Consecration', rule: 'CF-LITURGY-01', ap: 3 } as const

/** CF-LITURGY-02: one for each full number of A.P. */
const CONSECRATION_PER = 100

/** CF-LITURGY-01, CF-AURA-02: a believer that is neither Loyal nor a faithful. */
export function mayBeConsecrated(profile: Profile): boolean {
  const { dis, machine, faith } = profile
  if (dis === null || isElementalBeing(profile) || machine?.mobile === false) return false
  return faith === null && !hasTrait(profile, 'loyal') && !hasTrait(profile, 'stateless')
}

/** CF-LITURGY-01: whether a fighter may be consecrated. */
export function checkConsecration(army: LineContext, { profile, place, listed }: Listed): void {
  if (!listed.consecrated || mayBeConsecrated(profile)) return
  addFault(army, 'consecrated-bearer', { name: profile.name }, `${place}.consecrated`, CONSECRATION.rule)
}

/** CF-LITURGY-02: the number of consecrated fighters. */
export function checkConsecrations(army: ArmyContext): void {
  const count = army.sum('consecrated')
  const most = Math.floor(army.sum('ap') / CONSECRATION_PER)
  if (count > most) addFault(army, 'consecrations', { count, most }, '', 'CF-LITURGY-02')
}
