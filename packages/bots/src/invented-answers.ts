import { type Answer, type ArrangementAnswer, barredOptions, type Decision, type Json, type Random } from '@fray/kernel'
import { rearrange } from './random-arrangement.ts'

/** Answers that fit no decision of any game. */
const nonsense: readonly Answer[] = [
  ...['', 'no such key', '__proto__', 'constructor', 'undefined', '0'],
  ...[null, true, false],
  ...[0, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, Number.NaN, Number.NEGATIVE_INFINITY],
  ...[{}, { key: null }, { x: '0', y: null }, [null], [[]], ['no such key', 1e308], [[{}]]],
]

/** Replacements for each number in a suggestion. */
const distortions: readonly Json[] = [1e308, -1e308, Number.MAX_SAFE_INTEGER, Number.NaN, 'far away', null]

/** How many suggestions of a decision are distorted; most have the same form. */
const DISTORTED_SUGGESTIONS = 3

/**
 * Lists answers that no decision may accept: nonsense, near misses of option keys, and suggestions in the right form
 * with impossible contents (replaced numbers; missing, doubled or unknown things).
 */
export function inventedAnswers(decision: Decision, offered: readonly Answer[]): readonly Answer[] {
  const barred = barredOptions(decision).map(({ key }) => key)
  const misspelt = offered.filter((answer) => typeof answer === 'string').map((key) => `${key} `)
  const proposals = offered.filter((answer) => typeof answer !== 'string')
  const distorted = proposals
    .slice(0, DISTORTED_SUGGESTIONS)
    .flatMap((proposal) => distortions.map((number) => mapNumbers(proposal, () => number)))
  const broken =
    decision.kind === 'arrange'
      ? (proposals as ArrangementAnswer[]).slice(0, DISTORTED_SUGGESTIONS).flatMap(brokenArrangements)
      : []
  const legal = new Set(offered.map((answer) => JSON.stringify(answer)))
  return [...nonsense, ...barred, ...misspelt, ...distorted, ...broken].filter(
    (answer) => !legal.has(JSON.stringify(answer)),
  )
}

/** Lists broken versions of an arrangement: a thing missing, doubled or unknown, an unknown slot or field. */
function brokenArrangements({ slots }: ArrangementAnswer): readonly Json[] {
  const [[slot, put] = ['', []]] = Object.entries(slots)
  const [first = ''] = put
  const things = [put.slice(1), [...put, first], [...put, 'no such thing'], [...put, [first, 0]], { ...put }]
  return [
    ...things.map((thing) => ({ slots: { ...slots, [slot]: thing } })),
    { slots: { ...slots, 'no such slot': [] } },
    { slots: { ...slots, constructor: [first] } },
    { slots, more: null },
    slots,
  ]
}

/** How far the numbers of a proposal are varied at most: very little, a little, a lot. */
const VARIATION_SIZES = [3, 300, 3000, 12_000]

/** Varies a suggested proposal; the result may be illegal. */
export function varyProposal(decision: Decision, proposal: Json, random: Random): Json {
  if (decision.kind === 'arrange') return rearrange(decision, proposal as ArrangementAnswer, random)
  const most = random.pick(VARIATION_SIZES)
  return mapNumbers(proposal, (number) => number + random.between(-most, most))
}

/** Applies a change to every number of plain data. */
function mapNumbers(json: Json, change: (number: number) => Json): Json {
  if (typeof json === 'number') return change(json)
  if (typeof json !== 'object' || json === null) return json
  if (Array.isArray(json)) return json.map((part: Json) => mapNumbers(part, change))
  return Object.fromEntries(Object.entries(json).map(([key, part]) => [key, mapNumbers(part, change)]))
}
