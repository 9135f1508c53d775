import { Progress } from '@base-ui/react/progress'
import { Icon } from '../icons/Icon.tsx'
import { useTalk } from '../words/TalkContext.tsx'
import { useLessonProgress } from './lesson-progress.ts'

/** How far one has come in the lesson of a game; nothing for those who have not begun it. */
export function LessonStanding({ game, title }: { game: string; title: string }) {
  const { ui } = useTalk()
  const progress = useLessonProgress(game)
  if (!progress) return null
  const { at, of } = progress
  return (
    <Progress.Root className="lesson-standing" value={at} max={of} aria-label={ui('ui.lesson-of', { game: title })}>
      <span className="hint">
        {at === of ? (
          <>
            <Icon name="check-mark" size={13} /> {ui('ui.lesson-learned')}
          </>
        ) : (
          ui('ui.lesson-standing', { at, of })
        )}
      </span>
      <Progress.Track className="lesson-track">
        <Progress.Indicator className="lesson-done" />
      </Progress.Track>
    </Progress.Root>
  )
}
