import type { ScriptedDice } from '../dice/random.ts'
import type { Game } from '../game/game.ts'
import { InputError } from '../input/errors.ts'
import { type GivenAnswer, Match } from '../match/match.ts'
import type { Json } from '../match/seat.ts'
import type { MatchOrigin } from '../records/record.ts'
import type { Lesson, LessonTask } from './lesson.ts'
import { readEntry, readSituation, type Situation, scriptOf } from './situation.ts'

/** One answer of a lesson, in the order they are given. */
export interface LessonAnswer {
  /** The step it belongs to. */
  readonly step: number
  /** The learner's task; undefined if the answer is given automatically. */
  readonly task: LessonTask | undefined
  readonly entry: Json
}

/**
 * Lists all answers of a lesson. The learner keeps to them, so the number of answers given tells where the lesson
 * stands.
 */
export function lessonAnswers({ steps }: Lesson): LessonAnswer[] {
  return steps.flatMap(({ task }, step): LessonAnswer[] => {
    if (!task) return []
    const follow = (task.follows ?? []).map((entry) => ({ step, task: undefined, entry }))
    return [{ step, task, entry: task.answer }, ...follow]
  })
}

/** Gets where the match of a lesson begins, and its dice. */
export function beginLesson(
  game: Game,
  lesson: Lesson,
): { origin: MatchOrigin; dice: ScriptedDice; forcedDice: number[] } {
  const situation = readLessonSituation(game, lesson)
  const dice = scriptOf(game, situation.dice ?? [])
  return { origin: { situation: situation.position }, dice, forcedDice: [...dice.values] }
}

/** Gets the next answer of a lesson in the form the match wants; undefined once the lesson is over. */
export function nextLessonAnswer(match: Match<unknown, unknown, unknown>, lesson: Lesson): GivenAnswer | undefined {
  const at = match.answers.length
  const next = lessonAnswers(lesson)[at]
  return next && readEntry(match, next.entry, `answer ${at} of lesson "${lesson.id}"`)
}

/** Plays a lesson as its author means it. Anything that does not fit is an error that tells where. */
export function playLesson(game: Game, lesson: Lesson): Match {
  const { origin, dice } = beginLesson(game, lesson)
  const position = 'situation' in origin ? origin.situation : null
  const match = Match.start(game, game.saves.readPosition(position), '', { dice })
  for (const { step, task } of lessonAnswers(lesson)) {
    const given = nextLessonAnswer(match, lesson)
    if (!given) break
    const problem = taskProblem(match, lesson, task, given) ?? answerProblem(match, given)
    if (problem) throw new InputError(`lesson "${lesson.id}"`, [{ field: `steps[${step}]`, message: problem }])
  }
  if (dice.left > 0) {
    throw new InputError(`lesson "${lesson.id}"`, [{ field: 'dice', message: `${dice.left} were not thrown` }])
  }
  return match
}

function readLessonSituation(game: Game, lesson: Lesson): Situation {
  const situation = readSituation(lesson.situation)
  if (situation.game === game.id) return situation
  const message = `is "${situation.game}", not "${game.id}"`
  throw new InputError(`lesson "${lesson.id}"`, [{ field: 'situation.game', message }])
}

function taskProblem(
  match: Match,
  lesson: Lesson,
  task: LessonTask | undefined,
  { seat }: GivenAnswer,
): string | undefined {
  if (!task) return undefined
  if (seat !== lesson.seat) return `seat ${seat} is asked, not the learner at seat ${lesson.seat}`
  const asked = match.decisionOf(seat)?.prompt.id
  return asked === task.asked ? undefined : `the learner is asked "${asked}", not "${task.asked}"`
}

function answerProblem(match: Match, { seat, answer }: GivenAnswer): string | undefined {
  const answered = match.answer(seat, answer)
  if (answered.ok) return undefined
  return `seat ${seat} may not answer ${JSON.stringify(answer)}: ${[answered.reason.id, ...answered.rules].join(' ')}`
}
