import { useMatch } from '../../store/match-store.ts'
import { shownStep, useLessonReading } from './lesson-store.ts'

/** Whether the lesson asks for this option now, rather than having something to read. */
export function useIsHinted(key: string): boolean {
  const place = useMatch(({ snapshot }) => snapshot?.lesson)
  const { read, left } = useLessonReading(useMatch(({ snapshot }) => snapshot?.commitment))
  return place !== undefined && !left && place.wanted === key && shownStep(place, read) === place.step
}
