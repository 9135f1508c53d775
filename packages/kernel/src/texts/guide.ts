import { type Message, text } from './message.ts'
import type { Phrasebook } from './phrasebook.ts'

/** What players look things up in, beside the rules themselves; loaded on demand. */
export interface GuideBook {
  readonly phrases: Phrasebook
  /** The chapters of the rulebook, in order. */
  readonly chapters: readonly Chapter[]
  /** One page to keep beside the table. */
  readonly sheet: readonly SheetBlock[]
  /** Explanations of terms on the screen, by the id of the term's phrase (`attribute.mov`). */
  readonly terms: Readonly<Record<string, Message>>
}

export interface Chapter {
  readonly title: Message
  /** Its subject and core, in a few sentences. */
  readonly introduction: Message
  /** The sections of rules in it: their ids without the last number (`SW-MELEE`). */
  readonly sections: readonly string[]
}

/** A number, something written the same in every language, or a message. */
export type SheetCell = Message | string | number

/** A part of the sheet: steps in order, or a table. */
export type SheetBlock =
  | { readonly kind: 'steps'; readonly title: Message; readonly steps: readonly Message[] }
  | {
      readonly kind: 'table'
      readonly title: Message
      readonly head: readonly SheetCell[]
      readonly rows: readonly (readonly SheetCell[])[]
    }

/** Gets the section of a rule. */
export function sectionOf(rule: string): string {
  return rule.slice(0, rule.lastIndexOf('-'))
}

/** Makes a chapter from the phrases `guide.chapter.<id>` and `guide.chapter.<id>.text`. */
export function guideChapter(id: string, sections: readonly string[]): Chapter {
  return { title: text(`guide.chapter.${id}`), introduction: text(`guide.chapter.${id}.text`), sections }
}

/** Makes steps of the sheet from the phrases `<id>.1`, `<id>.2` and so on. */
export function sheetSteps(id: string, count: number): SheetBlock {
  return { kind: 'steps', title: text(id), steps: Array.from({ length: count }, (_, i) => text(`${id}.${i + 1}`)) }
}

/** Writes an added number with its sign. */
export function formatSigned(amount: number): string {
  if (amount === 0) return '0'
  return amount < 0 ? `−${-amount}` : `+${amount}`
}
