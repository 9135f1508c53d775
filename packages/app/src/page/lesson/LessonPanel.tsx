import { Progress } from '@base-ui/react/progress'
import type { Lesson } from '@fray/kernel'
import type { LessonPlace, Snapshot } from '@fray/session'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { offerFocus } from '../decision/state/focus.ts'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { giveAnswer, playOn, reportCrash, startLesson } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useLesson } from './state/lesson-book.ts'
import { saveLessonProgress } from './state/lesson-progress.ts'
import { leaveLesson, readOn, shownStep, stepsDone, useLessonReading } from './state/lesson-store.ts'

/** The guide beside the table: what to know, what to do, and the progress. */
export function LessonPanel({ snapshot }: { snapshot: Snapshot }) {
  const { lesson, next, talk } = useLesson(snapshot)
  const { read, left } = useLessonReading(snapshot.commitment)
  const place = snapshot.lesson
  const told = place ? shownStep(place, read) : 0
  const fought = snapshot.outcome !== undefined
  useEffect(() => {
    if (!place || !lesson) return
    saveLessonProgress(snapshot.game, lesson.id, { at: stepsDone(lesson, told, fought), of: place.of })
  }, [snapshot.game, place, lesson, told, fought])
  const guide = useScrollToStep(lesson && !left ? told : undefined)
  if (!place || !lesson || left) return null
  return (
    <section ref={guide} className="lesson" aria-label={talk.ui('ui.lesson')}>
      <Progress.Root className="lesson-progress" value={Math.min(told, place.of)} max={place.of}>
        <Progress.Label className="lesson-name">{talk.say(lesson.title)}</Progress.Label>
        <span className="hint">{talk.ui('ui.lesson-step', { at: Math.min(told + 1, place.of), of: place.of })}</span>
        <Progress.Track className="lesson-track">
          <Progress.Indicator className="lesson-done" />
        </Progress.Track>
      </Progress.Root>
      {told < place.of ? (
        <Step lesson={lesson} place={place} told={told} talk={talk} snapshot={snapshot} />
      ) : (
        <Done snapshot={snapshot} lesson={lesson} next={next} talk={talk} />
      )}
      <Ways game={snapshot.game} lesson={lesson.id} />
    </section>
  )
}

/**
 * Scrolls each new step into view, and focuses the next thing to press: the guide's button, or what the step asks for.
 */
function useScrollToStep(step: number | undefined) {
  const guide = useRef<HTMLElement>(null)
  useEffect(() => {
    if (step === undefined || !guide.current) return
    guide.current.scrollIntoView({ block: 'nearest' })
    const on = guide.current.querySelector<HTMLElement>('.button-main')
    offerFocus(on ?? document.querySelector<HTMLElement>('.decision .option-hinted'))
  }, [step])
  return guide
}

interface StepProps {
  readonly lesson: Lesson
  readonly place: LessonPlace
  readonly told: number
  readonly talk: PhraseTranslator
  readonly snapshot: Snapshot
}

function Step({ lesson, place, told, talk, snapshot }: StepProps) {
  const { ui, say } = talk
  const step = lesson.steps[told]
  if (!step) return null
  const { title, text, rules = [], task } = step
  const waits = told === place.step && place.wanted !== undefined && snapshot.decision?.seat === place.seat
  return (
    <div className="lesson-step">
      <div className="lesson-told" aria-live="polite">
        <h2>{say(title)}</h2>
        <p>
          {say(text)} <RuleLinks rules={rules} />
        </p>
        {task ? <p className="lesson-hint">{waits ? say(task.hint) : ui('ui.lesson-watch')}</p> : null}
      </div>
      <div className="actions">
        {task ? null : (
          <button type="button" className="button button-main" onClick={() => readOn(snapshot, told)}>
            {ui('ui.lesson-next')}
          </button>
        )}
        {waits ? <ShowMe place={place} /> : null}
      </div>
    </div>
  )
}

/** Does what the lesson waits for. */
function ShowMe({ place: { seat, wanted } }: { place: LessonPlace }) {
  const { ui } = useTranslator()
  return (
    <button type="button" className="tool" onClick={() => wanted !== undefined && void giveAnswer(seat, wanted)}>
      {ui('ui.lesson-show')}
    </button>
  )
}

interface DoneProps {
  readonly snapshot: Snapshot
  readonly lesson: Lesson
  readonly next: Lesson | undefined
  readonly talk: PhraseTranslator
}

/** The end of a lesson or the start of its battle: what comes next. */
function Done({ snapshot, lesson, next, talk }: DoneProps) {
  const { ui, say } = talk
  const ended = lesson.battle ? 'ui.lesson-fight' : 'ui.lesson-done'
  const goOn = () => {
    leaveLesson(snapshot)
    playOn()
  }
  return (
    <div className="lesson-step">
      <div className="lesson-told" aria-live="polite">
        <h2>{ui(ended)}</h2>
        <p>{ui(`${ended}-note`)}</p>
      </div>
      <div className="actions">
        {next ? (
          <button
            type="button"
            className="button button-main"
            onClick={() => startLesson(snapshot.game, next.id).catch(reportCrash)}
          >
            {ui('ui.lesson-go-to', { lesson: say(next.title) })}
          </button>
        ) : null}
        <button type="button" className={clsx('button', !next && 'button-main')} onClick={goOn}>
          {ui(lesson.battle ? 'ui.lesson-fight-on' : 'ui.lesson-play-on')}
        </button>
      </div>
    </div>
  )
}

function Ways({ game, lesson }: { game: string; lesson: string }) {
  const { ui } = useTranslator()
  return (
    <div className="lesson-ways">
      <button type="button" className="tool tool-bare" onClick={() => startLesson(game, lesson).catch(reportCrash)}>
        {ui('ui.lesson-restart')}
      </button>
      <Link href={`/learn/${game}`} className="tool tool-bare">
        {ui('ui.course')}
      </Link>
    </div>
  )
}
