import type { Reference } from '@fray/kernel'
import { findNamedRules } from '../../rules/model/search-rules.ts'

/** Brackets that only refer to other rules: "(SW-SHOOT-15)", "(R-MOVE-2, -4 to -6)". */
const POINTER = / ?\([A-Z]+(?:-[A-Z0-9]+)+(?:(?:, | (?:to|and|a|y|à|et) |\/)(?:[A-Z]+(?:-[A-Z0-9]+)+|-?\d+))*\)/g

/** Makes a text readable on its own: rule ids become titles, and mere references are removed. */
export function replaceIdsWithTitles(text: string, reference: Reference): string {
  return rulesTitledIn(text.replace(POINTER, ''), reference)
    .map(({ words }) => words)
    .join('')
}

interface Piece {
  readonly words: string
  readonly rule: string | undefined
}

/**
 * Splits a text into words and rule titles. If the words before an id are its title, they stand for it: "a Character
 * (R-1)" does not become "a Character (Character)".
 */
export function rulesTitledIn(text: string, reference: Reference): readonly Piece[] {
  const pieces = findNamedRules(text, reference).map((piece) => ({ ...piece }))
  for (const [i, piece] of pieces.entries()) {
    if (piece.rule === undefined) continue
    piece.words = reference[piece.rule]?.title ?? piece.words
    const [before, after] = [pieces[i - 1], pieces[i + 1]]
    if (before?.rule === undefined && before) before.words = withoutBeginningOf(piece.words, before.words)
    const said = before && before.rule === undefined ? saidBefore(before.words, piece.words) : undefined
    if (!before || !said) continue
    // Keeps the rest of a bracket.
    const rest = said.opens ? /^(?:\)|, )/.exec(after?.words ?? '')?.[0] : ''
    if (rest === undefined) continue
    before.words = said.rest
    piece.words = said.words
    if (after && rest !== '') after.words = `${rest === ')' ? '' : ' ('}${after.words.slice(rest.length)}`
  }
  return pieces
}

/** A name that begins the title after it: "Ysilthan" before "Ysilthan the Mad". */
function withoutBeginningOf(title: string, words: string): string {
  const [, name] = /(?<![\p{L}\p{N}-])(\p{Lu}[\p{L}-]{2,}) $/u.exec(words) ?? []
  return name !== undefined && title.startsWith(`${name} `) ? words.slice(0, -name.length - 1) : words
}

interface Said {
  readonly rest: string
  readonly words: string
  /** A bracket opens between the words and the rule. */
  readonly opens: boolean
}

/** Finds the title of a rule at the end of the words before it, in the singular or plural. */
function saidBefore(words: string, title: string): Said | undefined {
  const [, before = '', bracket = ''] = /^(.*?)( ?\(| )$/su.exec(words) ?? []
  const opens = bracket.endsWith('(')
  for (const ending of ['', 's', 'es']) {
    const wanted = `${title}${ending}`
    const at = before.length - wanted.length
    const isWhole = at === 0 || (at > 0 && /[^\p{L}\p{N}-]/u.test(before[at - 1]!))
    if (isWhole && before.slice(at).toLowerCase() === wanted.toLowerCase()) {
      return { rest: before.slice(0, at), words: before.slice(at), opens }
    }
  }
  return undefined
}
