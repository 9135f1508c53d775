import rules from '../../../data/army-rules.json' with { type: 'json' }
import type { Listed } from '../army-builder.ts'
import { artefactNamed } from '../extras/armoury.ts'
import type { ArmyList } from '../list.ts'
import { type Standing, standingOf } from '../peoples/alliance.ts'
import { type ArmyContext, addFault } from './army-fault.ts'

/** CF-ARMY-04, -05, CF-ALLY-01, CF-PACK-48: groups whose share of the army's cost is limited. */
export const SHARES = ['characters', 'machines', 'allies', 'guests'] as const
export type Share = (typeof SHARES)[number]

const RULES: Readonly<Record<Share, string>> = {
  characters: 'CF-ARMY-04',
  machines: 'CF-ARMY-05',
  allies: 'CF-ALLY-01',
  guests: 'CF-PACK-48',
}

/** CF-ARMY-01 to -05, CF-ALLY-01, -03: the limits on the cost and the size of an army. */
export function checkLimits(army: ArmyContext): void {
  const { list } = army
  const total = army.sum('ap')
  if (total > list.points) {
    addFault(army, 'too-dear', { total, points: list.points, surplus: total - list.points }, '', 'CF-ARMY-01')
  }
  const [figures, most] = [army.sum('figures'), mostFigures(list.points)]
  if (figures > most)
    addFault(army, 'too-many', { figures, most, surplus: figures - most }, '', 'CF-ARMY-02', 'CF-ARMY-03')
  for (const share of SHARES) {
    const [ap, limit] = [army.sum(share), limitOf(share, list.points)]
    if (ap > limit)
      addFault(army, share, { ap, limit, percent: rules.percent[share], surplus: ap - limit }, '', RULES[share])
  }
}

/** CF-ARMY-02: five for each started hundred A.P. */
export function mostFigures(points: number): number {
  return Math.ceil(points / 100) * rules.figuresPerHundred
}

/** CF-ARMY-03: every miniature counts as one. */
export function figuresIn(everybody: readonly Listed[]): number {
  return everybody.reduce((sum, { listed }) => sum + listed.count, 0)
}

/** CF-ARMY-01: percentages are of the agreed maximum, rounded down. */
export function limitOf(share: Share, points: number): number {
  return Math.floor((points * rules.percent[share]) / 100)
}

/** CF-ARMY-05: a fighter in several groups counts in each of them. */
export function groupOf(share: Share, { army, faction }: ArmyList, everybody: readonly Listed[]): readonly Listed[] {
  return everybody.filter((listed) => isOfGroup(share, listed, standingOf(listed.profile, army, faction)))
}

/** CF-ARMY-04, -05, CF-ALLY-01, CF-PACK-48: whether a line belongs to a group. */
export function isOfGroup(share: Share, { profile, serves, listed }: Listed, standing: Standing): boolean {
  if (share === 'characters') return profile.character
  if (share === 'machines') return profile.machine !== null || serves || isArmedAsMachine(listed.artefacts)
  return share === 'guests' ? standing === 'guest' : standing === 'ally' || standing === 'hired'
}

/** CF-REV-GOBLIN-05: whether an artefact makes its bearer count as a war machine. */
function isArmedAsMachine(bought: readonly string[]): boolean {
  return bought.some((id) => artefactNamed(id)?.machine)
}
