import type { Phrasebook, Phrases } from '@fray/kernel'
import * as parts from './phrases/index.ts'

/** All phrases of the game. */
export const phrases: Phrasebook = {
  en: Object.assign({}, ...Object.values(parts)) as Phrases,
}
