import type { Game } from '../game/game.ts'
import { RuleFault } from '../input/errors.ts'
import { findPlainDataProblem, type InputLimits } from '../input/plain-data.ts'
import type { Json } from '../match/seat.ts'
import { text } from '../texts/message.ts'
import { arrangementAnswer, readArrangement } from './arrangement.ts'
import type { Answer, Decision } from './decision.ts'
import { formatAnswer } from './decision.ts'
import { accept, type Refusal, refuse, type Verdict } from './verdict.ts'

/**
 * Limits of one answer: more than any decision asks for, and small enough that the record of a long match stays a
 * readable file.
 */
export const ANSWER_LIMITS: InputLimits = { depth: 8, list: 1000, parts: 5000, letters: 1000 }

/** Refuses an answer that is not plain data, or too deep, long or large, before anything copies or judges it. */
export function checkAnswerForm(answer: unknown): Refusal | undefined {
  const problem = findPlainDataProblem(answer, ANSWER_LIMITS)
  return problem && refuse(text('kernel.invalid-answer', { why: { text: problem.text! } }))
}

/**
 * Reads a plain answer into a new value that holds only what the decision judges. This value is judged and recorded, so
 * that nothing a player adds to a legal answer enters the record. A refusal says what is wrong with an unreadable answer.
 */
export function readAnswer(
  { id, saves: { readPlacement } }: Pick<Game, 'id' | 'saves'>,
  decision: Decision,
  answer: Answer,
): Verdict<Answer> {
  if (typeof answer === 'string' || decision.kind === 'pick') return accept(answer)
  if (decision.kind === 'arrange') {
    const read = readArrangement(decision, answer)
    return read.ok ? accept<Json>(arrangementAnswer(read.value)) : { ...read, rules: decision.rules }
  }
  if (!readPlacement) throw new RuleFault(`${id}: asks for a place and has no readPlacement`)
  const read = readPlacement(answer)
  if (read !== undefined) return accept(read)
  // The decision itself explains best what the answer lacks.
  const verdict = decision.check(answer)
  if (!verdict.ok) return verdict
  return refuse(text('kernel.not-offered', { answer: formatAnswer(answer) }), ...decision.rules)
}
