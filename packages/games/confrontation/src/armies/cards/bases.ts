import { freeze } from '@fray/kernel'
import table from '../../../data/bases.json' with { type: 'json' }
import type { ArmyId, BaseKind, Size } from './profile.ts'

/** CF-BASE-01 to -04: in millimetres; the width is that of front and back. */
export interface BaseRow {
  readonly id: BaseKind
  readonly widthMm: number
  readonly depthMm: number
}

export const bases: readonly BaseRow[] = freeze(table.bases as readonly BaseRow[])

/** The data that determine a Size. */
interface BaseQuery {
  readonly army: ArmyId
  readonly base: BaseKind
  readonly abilities: readonly string[]
}

/** CF-BASE-08 to -11: the Size by people, base and abilities. */
export function sizeOf({ army, base, abilities }: BaseQuery): Size {
  if (veryLarge(abilities)) return 'very-large'
  if (base !== 'infantry') return 'large'
  return table.smallPeoples.includes(army) ? 'small' : 'medium'
}

/** CF-BASE-07, -12: Sizes that cards print differently. */
export function printedSize(profile: string): Size | undefined {
  return table.printed.find((row) => row.profile === profile)?.size as Size | undefined
}

/** CF-BASE-13: the Force by Size and abilities. */
export function forceOf(size: Size, abilities: readonly string[]): number {
  return veryLarge(abilities)?.force ?? table.forces.find((force) => force.size === size)?.force ?? VERY_LARGE
}

/** CF-BASE-13: the least Force of a Very Large fighter. */
const VERY_LARGE = 3

function veryLarge(abilities: readonly string[]): { readonly force: number } | undefined {
  return table.veryLarge.find(({ ability }) => abilities.includes(ability))
}
