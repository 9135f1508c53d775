import type { Phrasebook } from '@fray/kernel'
import { army } from './phrases/army.ts'
import { bars } from './phrases/bars.ts'
import { combat } from './phrases/combat.ts'
import { core } from './phrases/core.ts'
import { grammar } from './phrases/grammar.ts'
import { ground } from './phrases/ground.ts'
import { input } from './phrases/input.ts'
import { magic } from './phrases/magic.ts'
import { morale } from './phrases/morale.ts'
import { movement } from './phrases/movement.ts'
import { notes } from './phrases/notes.ts'

/** The English phrases of the game, one file for each part of the rules. */
export const phrases: Phrasebook = {
  en: {
    ...core,
    ...army,
    ...input,
    ...ground,
    ...movement,
    ...notes,
    ...bars,
    ...combat,
    ...morale,
    ...magic,
    ...grammar,
  },
}
