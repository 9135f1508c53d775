import type { Snapshot } from '../match/protocol.ts'
import { innerRadius } from '../table/BaseShape.tsx'
import { mm } from '../table/drawing-units.ts'
import { useLesson } from './lesson-book.ts'
import { goalOf } from './lesson-goal.ts'
import { toldStep, useReading } from './lesson-store.ts'

/** What the lesson speaks of, marked on the table: figures to look at, the place to go to. */
export function LessonMarks({ snapshot }: { snapshot: Snapshot }) {
  const { lesson } = useLesson(snapshot)
  const { read, left } = useReading(snapshot.commitment)
  const place = snapshot.lesson
  if (!place || !lesson || left) return null
  const step = lesson.steps[toldStep(place, read)]
  const goal = step?.task ? goalOf(place) : undefined
  const figures = snapshot.view.figures.filter(({ id }) => step?.figures?.includes(id))
  return (
    <g className="lesson-marks">
      {figures.map(({ id, pose, base }) => (
        <circle key={id} className="lesson-ring" cx={mm(pose.x)} cy={mm(pose.y)} r={innerRadius(base) + 4} />
      ))}
      {goal ? <circle className="lesson-goal" cx={mm(goal.x)} cy={mm(goal.y)} r={9} /> : null}
    </g>
  )
}
