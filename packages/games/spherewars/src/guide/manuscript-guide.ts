import { formatSigned, type GuideBook, type SheetBlock, sheetSteps, text } from '@fray/kernel'
import modifiers from '../../data/manuscript/shooting-modifiers.json' with { type: 'json' }
import shared from '../locales/en/guide.json' with { type: 'json' }
import own from '../locales/en/manuscript/guide.json' with { type: 'json' }
import { manuscriptChapters, rulebookChapters, terms } from './chapters.ts'

const shots: SheetBlock = {
  kind: 'table',
  title: text('guide.ms.shot'),
  head: ['', text('guide.ms.dice')],
  rows: modifiers.map(({ key, precision }) => [text(`term.shot.${key}`), formatSigned(precision)]),
}

export const guideBook: GuideBook = {
  phrases: { en: { ...shared, ...own } },
  chapters: [...manuscriptChapters, ...rulebookChapters],
  sheet: [
    sheetSteps('guide.win', 3),
    sheetSteps('guide.ms.turn', 2),
    sheetSteps('guide.ms.activation', 3),
    sheetSteps('guide.ms.strikes', 3),
    shots,
  ],
  terms,
}
