import type { Message, Procedure } from '@fray/kernel'
import type { Play, Spell } from '../../state.ts'

type SpellId =
  | 'gaze'
  | 'arm'
  | 'pleasures'
  | 'grace'
  | 'knowledge'
  | 'cloak'
  | 'gift'
  | 'peace'
  | 'abode'
  | 'illumination'

/** One of the ten spells: its name, and its effect once nothing stops it. */
export interface SpellKind {
  readonly id: SpellId
  readonly type: Spell['type']
  readonly art: Spell['art']
  readonly rule: string
  readonly name: Message
  /** An icon of the game-icons set. */
  readonly icon: string
  /** MI-AREA-05: it may be a line: along the line of casting, or at any angle. */
  readonly line?: 'cast' | 'free'
  resolve(play: Play, spell: Spell): Procedure
}
