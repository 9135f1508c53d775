import { type Lesson, text } from '@fray/kernel'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { Icon } from '../icons/Icon.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { quickBattle, reportCrash, startLesson, useMatch } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useCourse } from './state/lesson-book.ts'
import { useLessonProgress, useLessonsDone } from './state/lesson-progress.ts'

/** The lessons of a game in order: which are done, and how long each takes. */
export function CoursePage({ game }: { game: string }) {
  const { ui } = useTranslator()
  const games = useMatch((state) => state.games)
  const { lessons, talk } = useCourse(game)
  if (games && !games.some(({ id, hasLessons }) => id === game && hasLessons)) return <NotFoundPage />
  return (
    <div className="page page-course">
      <header className="page-head">
        <PageBar />
        <h1>{talk.ui('ui.learn-of', { game: talk.say(text('title')) })}</h1>
        {lessons ? <CourseNote lessons={lessons} /> : null}
      </header>
      <main>
        {lessons ? <Course game={game} lessons={lessons} talk={talk} /> : <p className="opening">{ui('ui.loading')}</p>}
      </main>
    </div>
  )
}

function CourseNote({ lessons }: { lessons: readonly Lesson[] }) {
  const { ui } = useTranslator()
  const taught = lessons.filter(({ battle }) => !battle)
  const minutes = taught.reduce((sum, lesson) => sum + lesson.minutes, 0)
  return <p>{ui('ui.course-note', { count: taught.length, minutes })}</p>
}

function Course({ game, lessons, talk }: { game: string; lessons: readonly Lesson[]; talk: PhraseTranslator }) {
  const done = useLessonsDone(
    game,
    lessons.map(({ id }) => id),
  )
  const next = lessons.find(({ id }) => !done.includes(id))
  const [starting, setStarting] = useState(false)
  const [, go] = useLocation()
  const begin = (match: Promise<void>) => {
    setStarting(true)
    match.then(() => go('/table'), reportCrash)
  }
  return (
    <>
      <ol className="lesson-list">
        {lessons.map((lesson, i) => (
          <LessonRow
            key={lesson.id}
            game={game}
            lesson={lesson}
            number={i + 1}
            isNext={lesson === next}
            talk={talk}
            starting={starting}
            onBegin={() => begin(startLesson(game, lesson.id))}
          />
        ))}
      </ol>
      <p role="status" className="hint">
        {next ? null : talk.ui('ui.course-done')}
      </p>
      <div className="actions course-ways">
        <button
          type="button"
          className={clsx('button', !next && 'button-main')}
          disabled={starting}
          onClick={() => begin(quickBattle(game))}
        >
          {talk.ui('ui.quick-battle')}
        </button>
        <Link href={`/rules/${game}`} className="button">
          {talk.ui('ui.read-rules')}
        </Link>
        <Link href={`/sheet/${game}`} className="button">
          {talk.ui('ui.sheet')}
        </Link>
      </div>
    </>
  )
}

interface RowProps {
  readonly game: string
  readonly lesson: Lesson
  readonly number: number
  /** Gets the first lesson that is not done. */
  readonly isNext: boolean
  readonly talk: PhraseTranslator
  readonly starting: boolean
  onBegin(): void
}

function LessonRow({ game, lesson, number, isNext, talk, starting, onBegin }: RowProps) {
  const { ui, say } = talk
  const progress = useLessonProgress(game, lesson.id)
  const done = progress !== undefined && progress.at === progress.of
  const title = say(lesson.title)
  return (
    <li className={clsx('course-lesson', isNext && 'course-next')} aria-current={isNext ? 'step' : undefined}>
      <span className={clsx('course-number', done && 'course-done')}>
        {done ? <Icon name="check-mark" size={18} /> : lesson.battle ? <Icon name="crossed-axes" size={18} /> : number}
      </span>
      <div className="course-words">
        <h2>{title}</h2>
        <p>{say(lesson.summary)}</p>
        <p className="hint">
          {ui('ui.lesson-minutes', { minutes: lesson.minutes })}
          {progress ? ` · ${done ? ui('ui.lesson-learned') : ui('ui.lesson-standing', { ...progress })}` : null}
        </p>
      </div>
      <button
        type="button"
        className={clsx('button', isNext && 'button-main')}
        aria-label={ui(done ? 'ui.lesson-again-of' : 'ui.lesson-begin-of', { lesson: title })}
        disabled={starting}
        onClick={onBegin}
      >
        {ui(done ? 'ui.lesson-again' : 'ui.lesson-begin')}
      </button>
    </li>
  )
}
