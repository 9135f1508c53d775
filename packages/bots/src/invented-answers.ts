import { type Answer, type ArrangementAnswer, barredIn, type Decision, type Json, type Random } from '@fray/kernel'
import { rearranged } from './arrangement-by-chance.ts'

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
 * numbers were replaced, or things left out, doubled or made up, which have the right form and impossible contents.
 */
export function inventedAnswers(decision: Decision, offered: readonly Answer[]): readonly Answer[] {
  const barred = barredIn(decision).map(({ key }) => key)
  const misspelt = offered.filter((answer) => typeof answer === 'string').map((key) => `${key} `)
  const proposals = offered.filter((answer) => typeof answer !== 'string')
  const distorted = proposals
    .slice(0, DISTORTED)
    .flatMap((proposal) => distortions.map((number) => changed(proposal, () => number)))
  const broken =
    decision.kind === 'arrange' ? (proposals as ArrangementAnswer[]).slice(0, DISTORTED).flatMap(breaks) : []
  const legal = new Set(offered.map((answer) => JSON.stringify(answer)))
  return [...nonsense, ...barred, ...misspelt, ...distorted, ...broken].filter(
    (answer) => !legal.has(JSON.stringify(answer)),
  )
}

/** An arrangement as it must not be: a thing too few, too many or unknown, a slot or a word that is not there. */
function breaks({ slots }: ArrangementAnswer): readonly Json[] {
  const [[slot, put] = ['', []]] = Object.entries(slots)
  const [first = ''] = put
  const things = [put.slice(1), [...put, first], [...put, 'no such thing'], [...put, [first, 0]], { ...put }]
  return [
    ...things.map((each) => ({ slots: { ...slots, [slot]: each } })),
    { slots: { ...slots, 'no such slot': [] } },
    { slots: { ...slots, constructor: [first] } },
    { slots, more: null },
    slots,
  ]
}

/** How far the numbers of a proposal stray at most: a hair, a little, a good deal. */
const STRAYING = [3, 300, 3000, 12_000]

/** A proposal like one that was suggested, but not the same; the rules may or may not allow it. */
export function strayed(decision: Decision, proposal: Json, random: Random): Json {
  if (decision.kind === 'arrange') return rearranged(decision, proposal as ArrangementAnswer, random)
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
