import { type GuideBook, guideChapter, type SheetBlock, sheetSteps, text } from '@fray/kernel'
import { HOLDS } from './combat.ts'
import en from './locales/en/guide.json' with { type: 'json' }
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

/**
 * Gets the chances of both sides to win within a number of defence rolls: first the striker, then the combatant that
 * must roll first.
 */
export function fightChances(rolls: number): readonly [striker: number, roller: number] {
  const chances: [number, number] = [0, 0]
  const holds = HOLDS / 6
  let undecided = 1
  for (let roll = 0; roll < rolls; roll++) {
    chances[roll % 2]! += undecided * (1 - holds)
    undecided *= holds
  }
  return chances
}

const fights: SheetBlock = {
  kind: 'table',
  title: text('guide.fights'),
  head: [text('guide.rolls-left'), text('guide.strikes-first'), text('guide.rolls-first')],
  rows: Array.from({ length: ACTIONS }, (_, i) => [i + 1, ...fightChances(i + 1).map(percent)]),
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`
}

export const guideBook: GuideBook = {
  phrases: { en },
  chapters: [guideChapter('rules', ['SO-1']), guideChapter('gaps', ['SO-GAP'])],
  sheet: [sheetSteps('guide.aim', 3), sheetSteps('guide.turn', 3), sheetSteps('guide.match', 4), numbers, fights],
  terms: {},
}
