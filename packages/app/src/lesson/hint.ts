import { useMatch } from '../store/match-store.ts'
import { toldStep, useReading } from './lesson-store.ts'

/** Whether the lesson waits for this option: only while it tells to choose it, not while there is something to read. */
export function useHinted(key: string): boolean {
  const place = useMatch(({ snapshot }) => snapshot?.lesson)
  const { read, left } = useReading(useMatch(({ snapshot }) => snapshot?.commitment))
  return place !== undefined && !left && place.wanted === key && toldStep(place, read) === place.step
}
