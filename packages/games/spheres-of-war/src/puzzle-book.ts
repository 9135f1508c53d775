import { createPuzzleBook } from '@fray/kernel'
import puzzles from '../data/puzzles.json' with { type: 'json' }
import phrases from './locales/en/puzzles.json' with { type: 'json' }

/** Positions with a goal; a test computes the odds of their solutions. */
export const puzzleBook = createPuzzleBook(phrases, puzzles)
