import { type Message, text } from '@fray/kernel'
import type { Spell } from '../../state.ts'

/** The ids of the ten spells, by art and type; a defence counters the attack of the same type. */
const SPELL_IDS = {
  attack: { 1: 'gaze', 2: 'pleasures', 3: 'knowledge', 4: 'gift', 5: 'abode' },
  defence: { 1: 'arm', 2: 'grace', 3: 'cloak', 4: 'peace', 5: 'illumination' },
} as const

/** Gets the name of a spell, without its behaviour. */
export function spellName({ art, type }: Pick<Spell, 'art' | 'type'>): Message {
  return text(`spell.${SPELL_IDS[art][type]}`)
}
