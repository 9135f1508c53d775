import { type Answer, type Decision, digest, type Match, type Seat } from '@fray/kernel'
import { candidates } from './candidates.ts'
import { inventedAnswers } from './invented-answers.ts'

/** What is wrong, in words; none if all is well. */
export type Faults = string[]

/** Checks everything about the decisions a match waits for that can be checked without taking them. */
export function auditDecisions(match: Match): Faults {
  const before = digest(match)
  const faults = match.pending.flatMap((decision) => [
    ...offersAreAccepted(match, decision),
    ...inventionsAreRefused(match, decision),
    ...knowledgeIsWhatIsSeen(match, decision.seat),
  ])
  faults.push(...strangersAreRefused(match))
  if (digest(match.fork()) !== before) faults.push('a fork differs from the match')
  if (digest(match) !== before) faults.push('checks, refused answers, views or forks changed the match')
  return faults
}

/** Takes back the answer just given, if it may be, and gives it again. `before` is the digest before that answer. */
export function auditUndo(match: Match, before: string): Faults {
  const last = match.answers.at(-1)
  if (!last || match.undoable === 0) return []
  const after = digest(match)
  match.undo()
  if (digest(match) !== before) return [`taking back ${JSON.stringify(last.answer)} does not give the match before it`]
  const answered = match.answer(last.seat, last.answer)
  if (!answered.ok) return [`${JSON.stringify(last.answer)} was taken back and is now refused: ${answered.reason.id}`]
  return digest(match) === after ? [] : [`${JSON.stringify(last.answer)}, taken back and given again, ends differently`]
}

function offersAreAccepted(match: Match, decision: Decision): Faults {
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

function inventionsAreRefused(match: Match, decision: Decision): Faults {
  const { seat, prompt } = decision
  return inventedAnswers(decision, candidates(decision)).flatMap((answer) => {
    const given = printed(answer)
    try {
      if (!match.check(seat, answer)) return [`"${prompt.id}" would accept ${given}`]
      return match.answer(seat, answer).ok ? [`"${prompt.id}" accepted ${given}, which its check refuses`] : []
    } catch (error) {
      return [`"${prompt.id}" throws at ${given}: ${(error as Error).message}`]
    }
  })
}

/** Seats that are not asked, and seats that do not exist, may not answer. */
function strangersAreRefused(match: Match): Faults {
  const answer = match.pending.flatMap((decision) => candidates(decision))[0]
  if (answer === undefined) return []
  const seats = Array.from({ length: match.seats + 2 }, (_, i) => i - 1)
  return seats
    .filter((seat) => !match.decisionOf(seat))
    .flatMap((seat) => (match.answer(seat, answer).ok ? [`seat ${seat} is not asked and may answer`] : []))
}

/** What is left of the state when a seat's ignorance is taken into account must look to that seat as before. */
function knowledgeIsWhatIsSeen(match: Match, seat: Seat): Faults {
  const imagined = match.imagine(seat)
  if (!imagined.decisionOf(seat)) return [`seat ${seat} cannot imagine the decision it is asked`]
  if (JSON.stringify(imagined.view(seat)) === JSON.stringify(match.view(seat))) return []
  return [`seat ${seat} sees something that redacting the state takes away`]
}

/** As JSON, but for the numbers that JSON has not. */
function printed(answer: Answer): string {
  return JSON.stringify(answer, (_, part) => (Number.isFinite(part) || typeof part !== 'number' ? part : String(part)))
}
