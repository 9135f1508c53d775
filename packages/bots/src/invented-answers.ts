import type { Answer, Decision, Json, Random } from '@fray/kernel'

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
    .flatMap((proposal) => distortions.map((number) => changed(proposal, () => number)))
  const legal = new Set(offered.map((answer) => JSON.stringify(answer)))
  return [...nonsense, ...barred, ...misspelt, ...distorted].filter((answer) => !legal.has(JSON.stringify(answer)))
}

/** How far the numbers of a proposal stray at most: a hair, a little, a good deal. */
const STRAYING = [3, 300, 3000, 12_000]

/** A proposal like one that was suggested, but not the same; the rules may or may not allow it. */
export function strayed(proposal: Json, random: Random): Json {
  const most = random.pick(STRAYING)
  return changed(proposal, (number) => number + random.between(-most, most))
}

/** The same with other numbers. */
function changed(json: Json, change: (number: number) => Json): Json {
  if (typeof json === 'number') return change(json)
  if (typeof json !== 'object' || json === null) return json
  if (Array.isArray(json)) return json.map((part: Json) => changed(part, change))
  return Object.fromEntries(Object.entries(json).map(([key, part]) => [key, changed(part, change)]))
}
