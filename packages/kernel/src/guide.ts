import type { Phrasebook } from './phrasebook.ts'
import { type Text, text } from './text.ts'

/** What players look things up in besides the rules themselves; loaded when somebody does. */
export interface GuideBook {
  readonly phrases: Phrasebook
  /** The chapters of the rulebook, in order. */
  readonly chapters: readonly Chapter[]
  /** One page to keep beside the table. */
  readonly sheet: readonly SheetBlock[]
  /** What words on the screen mean, by the ids of the phrases that say them (`attribute.mov`). */
  readonly terms: Readonly<Record<string, Text>>
}

export interface Chapter {
  readonly title: Text
  /** What it is about and the core of it, in a few sentences. */
  readonly introduction: Text
  /** The sections of rules in it: their ids without the last number (`SW-MELEE`). */
  readonly sections: readonly string[]
}

/** A figure, something written the same in every language, or words. */
export type SheetCell = Text | string | number

/** A part of the sheet: what comes after what, or figures in rows. */
export type SheetBlock =
  | { readonly kind: 'steps'; readonly title: Text; readonly steps: readonly Text[] }
  | {
      readonly kind: 'table'
      readonly title: Text
      readonly head: readonly SheetCell[]
      readonly rows: readonly (readonly SheetCell[])[]
    }

/** The section that a rule is in. */
export function sectionOf(rule: string): string {
  return rule.slice(0, rule.lastIndexOf('-'))
}

/** A chapter whose words have the ids `guide.chapter.<id>` and `guide.chapter.<id>.text`. */
export function guideChapter(id: string, sections: readonly string[]): Chapter {
  return { title: text(`guide.chapter.${id}`), introduction: text(`guide.chapter.${id}.text`), sections }
}

/** Steps of the sheet whose words have the ids `<id>.1`, `<id>.2` and so on. */
export function sheetSteps(id: string, count: number): SheetBlock {
  return { kind: 'steps', title: text(id), steps: Array.from({ length: count }, (_, i) => text(`${id}.${i + 1}`)) }
}

/** A number that is added: with its sign. */
export function signed(amount: number): string {
  if (amount === 0) return '0'
  return amount < 0 ? `−${-amount}` : `+${amount}`
}
