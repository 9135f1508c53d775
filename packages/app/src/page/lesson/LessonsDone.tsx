import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useDoneCount } from './state/lesson-progress.ts'

/** How many lessons of a game are done; nothing if there are none. */
export function LessonsDone({ game }: { game: string }) {
  const { ui } = useTranslator()
  const count = useDoneCount(game)
  if (count === 0) return null
  return (
    <p className="lesson-standing hint">
      <Icon name="check-mark" size={13} /> {ui('ui.lessons-done', { count })}
    </p>
  )
}
