import type { PhraseTranslator } from '../../../locales/translator.ts'
import type { ForceSummary } from '../../../shared/force-protocol.ts'
import { hasWords } from '../../store/model/search-words.ts'
import { factsIn } from '../Points.tsx'
import { forceName } from './force-name.ts'

/** Whether a force contains all words: in its names, its game or its summary. */
export function matchesSearch(words: string, game: string, outline: ForceSummary, talk: PhraseTranslator): boolean {
  const told = [forceName(outline, talk), outline.name ?? '', game, factsIn(outline, talk)]
  return hasWords(told.join(' '), words)
}
