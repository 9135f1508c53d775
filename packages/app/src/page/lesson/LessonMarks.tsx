import type { Snapshot } from '@fray/session'
import { formationOutline } from '@fray/tabletop'
import { innerRadius } from '../board/BaseShape.tsx'
import { mm, ringPath } from '../board/model/drawing-units.ts'
import { goalOf, type LessonGoal } from './model/lesson-goal.ts'
import { useLesson } from './state/lesson-book.ts'
import { shownStep, useLessonReading } from './state/lesson-store.ts'

/** Marks on the table for a lesson: figures to look at, the place to go to. */
export function LessonMarks({ snapshot }: { snapshot: Snapshot }) {
  const { lesson } = useLesson(snapshot)
  const { read, left } = useLessonReading(snapshot.commitment)
  const place = snapshot.lesson
  if (!place || !lesson || left) return null
  const step = lesson.steps[shownStep(place, read)]
  const goal = step?.task ? goalOf(snapshot) : undefined
  const figures = snapshot.view.figures.filter(({ id }) => step?.figures?.includes(id))
  return (
    <g className="lesson-marks">
      {figures.map(({ id, pose, base }) => (
        <circle key={id} className="lesson-ring" cx={mm(pose.x)} cy={mm(pose.y)} r={innerRadius(base) + 4} />
      ))}
      {goal ? <Goal {...goal} /> : null}
    </g>
  )
}

/** A ring around a spot; for a formation its outline, with a mark at its front. */
function Goal({ at, body }: LessonGoal) {
  if (!body) return <circle className="lesson-goal" cx={mm(at.x)} cy={mm(at.y)} r={9} />
  return (
    <>
      <path className="lesson-goal" d={ringPath(formationOutline(body))} />
      <circle className="lesson-goal" cx={mm(at.x)} cy={mm(at.y)} r={4} />
    </>
  )
}
