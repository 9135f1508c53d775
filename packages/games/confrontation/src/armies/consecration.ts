import { hasTrait } from './alliance.ts'
import { complain, type Examined } from './army-fault.ts'
import { sumOf } from './muster.ts'
import type { Profile } from './profile.ts'
import { isElementalBeing } from './terms.ts'

/** CF-LITURGY-01: what makes a believer count for two; no artefact. */
export const CONSECRATION = { id: 'consecration', name: 'Consecration', rule: 'CF-LITURGY-01', ap: 3 } as const

/** CF-LITURGY-02: one for so many full A.P. of the army. */
const CONSECRATION_PER = 100

/** CF-LITURGY-01, CF-AURA-02: a believer who is neither Loyal nor a faithful. */
export function mayBeConsecrated(profile: Profile): boolean {
  const { dis, machine, faith } = profile
  if (dis === null || isElementalBeing(profile) || machine?.mobile === false) return false
  return faith === null && !hasTrait(profile, 'loyal') && !hasTrait(profile, 'stateless')
}

/** CF-LITURGY-01, -02: who is consecrated, and how many. */
export function checkConsecrations(army: Examined): void {
  const consecrated = army.everybody.filter(({ listed }) => listed.consecrated)
  for (const { profile, place } of consecrated) {
    if (mayBeConsecrated(profile)) continue
    complain(army, 'consecrated-bearer', { name: profile.name }, `${place}.consecrated`, CONSECRATION.rule)
  }
  const count = consecrated.reduce((sum, { listed }) => sum + listed.count, 0)
  const most = Math.floor(sumOf(army.everybody) / CONSECRATION_PER)
  if (count > most) complain(army, 'consecrations', { count, most }, '', 'CF-LITURGY-02')
}
