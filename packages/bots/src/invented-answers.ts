import type { Answer, Decision, Json } from '@fray/kernel'

/** Answers that fit no decision of any game. */
const nonsense: readonly Answer[] = [
  ...['', 'no such key', '__proto__', 'constructor', 'undefined', '0'],
  ...[null, true, false],
  ...[0, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, Number.NaN, Number.NEGATIVE_INFINITY],
  ...[{}, { key: null }, { x: '0', y: null }, [null], [[]], ['no such key', 1e308], [[{}]]],
]

/** What becomes of each number in a suggestion. */
const distortions: readonly Json[] = [1e308, -1e308, Number.MAX_SAFE_INTEGER, Number.NaN, 'far away', null]

/** Suggestions of one decision that are distorted: they mostly have one form. */
const DISTORTED = 3

/**
 * Answers that no decision may accept: nonsense, keys that are nearly those offered or barred, and suggestions whose
 * numbers were replaced, which have the right form and impossible contents.
 */
export function inventedAnswers(decision: Decision, offered: readonly Answer[]): readonly Answer[] {
  const barred = decision.kind === 'pick' ? (decision.barred ?? []).map(({ key }) => key) : []
  const misspelt = offered.filter((answer) => typeof answer === 'string').map((key) => `${key} `)
  const distorted = offered
    .filter((answer) => typeof answer !== 'string')
    .slice(0, DISTORTED)
    .flatMap((proposal) => distortions.map((number) => distort(proposal, number)))
  const legal = new Set(offered.map((answer) => JSON.stringify(answer)))
  return [...nonsense, ...barred, ...misspelt, ...distorted].filter((answer) => !legal.has(JSON.stringify(answer)))
}

function distort(json: Json, number: Json): Json {
  if (typeof json === 'number') return number
  if (typeof json !== 'object' || json === null) return json
  if (Array.isArray(json)) return json.map((part: Json) => distort(part, number))
  return Object.fromEntries(Object.entries(json).map(([key, part]) => [key, distort(part, number)]))
}
