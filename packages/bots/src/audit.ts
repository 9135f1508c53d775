import {
  type Answer,
  createRecord,
  type Decision,
  describeDecision,
  type Match,
  type MatchOrigin,
  type Random,
  readRecord,
  replay,
  type Seat,
} from '@fray/kernel'
import { candidates } from './candidates.ts'
import type { Faults } from './faults.ts'
import type { GameReader } from './game-reader.ts'
import { inventedAnswers, varyProposal } from './invented-answers.ts'
import { judgementBytes, knowledgeOf } from './knowledge.ts'
import { auditTwins } from './twins.ts'

/** The inputs of an audit besides the match. */
export interface Auditor {
  readonly reader: GameReader
  readonly random: Random
  readonly origin: MatchOrigin
  readonly seed: string
}

/** Slow checks run in one audit out of this many. */
const SLOW_ONE_IN = 20

/** Checks everything about a match and its pending decisions that can be checked without changing it. */
export function auditMatch(match: Match, auditor: Auditor): Faults {
  const { reader, random } = auditor
  const before = matchStanding(match)
  const faults = match.pending.flatMap((decision) => [
    ...reader.decision(decision),
    ...offerFaults(match, decision),
    ...inventedAnswerFaults(match, decision, reader),
    ...variationFaults(match, decision, auditor),
    ...reportExceptions(`what seat ${decision.seat} imagines`, () =>
      imaginedKnowledgeFaults(match, decision.seat, random),
    ),
  ])
  faults.push(...viewFaults(match, reader), ...strangerFaults(match))
  if (random.between(1, SLOW_ONE_IN) === 1) faults.push(...savedMatchFaults(match, auditor))
  if (random.between(1, SLOW_ONE_IN) === 1) faults.push(...reportExceptions('twins', () => auditTwins(match, random)))
  if (matchStanding(match.fork()) !== before) faults.push('a fork differs from the match')
  if (matchStanding(match) !== before) faults.push('checks, refused answers, views or forks changed the match')
  return faults
}

/** How many events are compared. Older ones do not change by themselves, and replays compare them all. */
const RECENT_EVENTS = 60

/** Gets the standing of a match as bytes. */
export function matchStanding({ state, events, answers, pending }: Match): string {
  return JSON.stringify([
    state,
    events.length,
    events.slice(-RECENT_EVENTS),
    answers.length,
    pending.map(describeDecision),
  ])
}

/** Undoes the last answer, if allowed, and gives it again. `before` is the standing before that answer. */
export function auditUndo(match: Match, before: string): Faults {
  const last = match.answers.at(-1)
  if (!last || match.undoable === 0) return []
  const after = matchStanding(match)
  match.undo()
  if (matchStanding(match) !== before)
    return [`undoing ${JSON.stringify(last.answer)} does not restore the match before it`]
  const answered = match.answer(last.seat, last.answer)
  if (!answered.ok) return [`${JSON.stringify(last.answer)} was undone and is now refused: ${answered.reason.id}`]
  return matchStanding(match) === after
    ? []
    : [`${JSON.stringify(last.answer)}, undone and given again, ends differently`]
}

function offerFaults(match: Match, decision: Decision): Faults {
  const { seat, prompt } = decision
  const offered = candidates(decision)
  const keys = offered.filter((answer) => typeof answer === 'string')
  const faults = offered.flatMap((answer) => {
    const refusal = match.check(seat, answer)
    return refusal ? [`"${prompt.id}" offers ${JSON.stringify(answer)} and refuses it: ${refusal.reason.id}`] : []
  })
  if (offered.length === 0) faults.push(`"${prompt.id}" offers and suggests nothing`)
  if (new Set(keys).size < keys.length) faults.push(`"${prompt.id}" offers a key twice: ${keys.join(', ')}`)
  return faults
}

function inventedAnswerFaults(match: Match, decision: Decision, reader: GameReader): Faults {
  const { seat, prompt } = decision
  return inventedAnswers(decision, candidates(decision)).flatMap((answer) => {
    const given = formatAnswer(answer)
    try {
      const refusal = match.check(seat, answer)
      if (!refusal) return [`"${prompt.id}" would accept ${given}`]
      if (match.answer(seat, answer).ok) return [`"${prompt.id}" accepted ${given}, which its check refuses`]
      return reader.refusal(refusal)
    } catch (error) {
      return [`"${prompt.id}" throws at ${given}: ${(error as Error).message}`]
    }
  })
}

/** How many suggestions of a decision are varied, and how many variations each gets. */
const VARIATIONS = 3

/** Checks that variations of suggestions are refused with a reason, or accepted and then as good as a suggestion. */
function variationFaults(match: Match, decision: Decision, { reader, random }: Auditor): Faults {
  const { seat, prompt } = decision
  const proposals = decision.kind === 'pick' ? [] : decision.suggest().slice(0, VARIATIONS)
  return proposals.flatMap((proposal) =>
    Array.from({ length: VARIATIONS }, () => varyProposal(decision, proposal, random)).flatMap((stray) => {
      const refusal = match.check(seat, stray)
      if (refusal) return reader.refusal(refusal)
      const fork = match.fork()
      const told = fork.events.length
      const what = `${JSON.stringify(stray)}, which "${prompt.id}" accepts,`
      return reportExceptions(what, () => {
        if (!fork.answer(seat, stray).ok) return [`${what} is refused when it is given`]
        return fork.game.rules
          .faults(fork.state, fork.setup, fork.events.slice(told))
          .map((fault) => `${what} leads to: ${fault}`)
      })
    }),
  )
}

/** Checks that seats that are not asked or do not exist may not answer. */
function strangerFaults(match: Match): Faults {
  const answer = match.pending.flatMap((decision) => candidates(decision))[0]
  if (answer === undefined) return []
  const seats = Array.from({ length: match.seats + 2 }, (_, i) => i - 1)
  return seats
    .filter((seat) => !match.decisionOf(seat))
    .flatMap((seat) => (match.answer(seat, answer).ok ? [`seat ${seat} is not asked and may answer`] : []))
}

/** How many answers ahead a seat's knowledge is compared. */
const ANSWERS_AHEAD = 4

/** Checks that a match and what a seat imagines of it tell that seat the same; they differ only in its unknowns. */
function imaginedKnowledgeFaults(match: Match, seat: Seat, random: Random): Faults {
  const imagined = match.imagine(seat)
  if (!imagined.decisionOf(seat)) return [`seat ${seat} cannot imagine the decision it is asked`]
  const moves = Array.from({ length: ANSWERS_AHEAD }, () => random.between(0, 999))
  if (knowledgeOf(imagined, seat, moves) !== knowledgeOf(match, seat, moves)) {
    return [`seat ${seat} learns something that redacting hides`]
  }
  if (random.between(1, SLOW_ONE_IN) > 1 || judgementBytes(imagined, seat) === judgementBytes(match, seat)) return []
  return [`odds or a bot of seat ${seat} use something that redacting hides`]
}

/** Includes onlookers, who have a view too. */
function viewFaults(match: Match, reader: GameReader): Faults {
  const eyes = [undefined, ...Array.from({ length: match.seats }, (_, seat) => seat)]
  return eyes.flatMap((seat) => reader.data(match.view(seat), `the view of ${seat ?? 'an onlooker'}`))
}

/** Checks that the match has the same standing after saving and loading. */
function savedMatchFaults(match: Match, { origin, seed }: Auditor): Faults {
  const again = replay(match.game, readRecord(JSON.parse(JSON.stringify(createRecord(match, { origin, seed })))))
  const pendingQuestions = ({ pending }: Match) => JSON.stringify(pending.map(describeDecision))
  return pendingQuestions(again) === pendingQuestions(match)
    ? []
    : ['a saved match asks a different question after loading']
}

/** Reports exceptions of the rules as faults; the record then ends just before. */
export function reportExceptions(what: string, run: () => Faults): Faults {
  try {
    return run()
  } catch (error) {
    return [`${what} threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`]
  }
}

/** Formats an answer as JSON, extended by the numbers that JSON lacks. */
function formatAnswer(answer: Answer): string {
  return JSON.stringify(answer, (_, part) => (Number.isFinite(part) || typeof part !== 'number' ? part : String(part)))
}
