import type { PhraseTranslator } from '../../../locales/translator.ts'
import type { ForceSummary } from '../../../shared/force-protocol.ts'
import { TextIndex } from '../../store/model/text-index.ts'
import { factsIn } from '../Points.tsx'
import { forceName } from './force-name.ts'

/** Whether a force contains all words: in its names, its game or its summary. */
export function matchesSearch(words: string, game: string, outline: ForceSummary, talk: PhraseTranslator): boolean {
  const names = [forceName(outline, talk), outline.name ?? '', game, factsIn(outline, talk)]
  return new TextIndex([outline], () => ({ names })).find(words).length > 0
}
