import { type GuideBook, guideChapter, type SheetBlock, sheetSteps, text } from '@fray/kernel'
import { HOLDS } from './combat.ts'
import { guidePhrases } from './guide-phrases.ts'
import { LONGEST, SHORTEST } from './movement.ts'
import { ACTIONS, BASE, INCH, STEP } from './state.ts'

const inches = (hundredths: number) => `${hundredths / INCH}″`

const numbers: SheetBlock = {
  kind: 'table',
  title: text('guide.numbers'),
  head: [text('guide.what'), text('guide.how-much')],
  rows: [
    [text('guide.actions'), ACTIONS],
    [text('guide.move'), inches(LONGEST * STEP)],
    [text('guide.shortest'), inches(SHORTEST * STEP)],
    [text('guide.holds'), text('guide.holds-value', { value: HOLDS })],
    [text('guide.base'), inches(2 * BASE.radius)],
  ],
}

export const guideBook: GuideBook = {
  phrases: { en: guidePhrases },
  chapters: [guideChapter('rules', ['SO-1']), guideChapter('gaps', ['SO-GAP'])],
  sheet: [sheetSteps('guide.turn', 3), sheetSteps('guide.match', 3), numbers],
  terms: {},
}
