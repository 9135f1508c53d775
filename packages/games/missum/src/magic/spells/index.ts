/** MI-MAGIC: the ten spells. */
import type { Spell } from '../../state.ts'
import { abode } from './abode.ts'
import { arm } from './arm.ts'
import { cloak } from './cloak.ts'
import { gaze } from './gaze.ts'
import { gift } from './gift.ts'
import { grace } from './grace.ts'
import { illumination } from './illumination.ts'
import { knowledge } from './knowledge.ts'
import { peace } from './peace.ts'
import { pleasures } from './pleasures.ts'
import type { SpellKind } from './spell-kind.ts'

/** By type: the attack, then its counterpart. */
export const spellKinds: readonly SpellKind[] = [
  gaze,
  arm,
  pleasures,
  grace,
  knowledge,
  cloak,
  gift,
  peace,
  abode,
  illumination,
]

export function spellOf({ art, type }: Pick<Spell, 'art' | 'type'>): SpellKind {
  return spellKinds.find((spellKind) => spellKind.art === art && spellKind.type === type)!
}
