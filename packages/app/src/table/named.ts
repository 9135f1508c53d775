import type { FigureView } from '@fray/tabletop'
import { useMemo } from 'react'
import { useTalk } from '../words/TalkContext.tsx'

/** Figures as the language of the page calls them. Those it has no other name for stay the same, and need not be drawn anew. */
export function useNamed(figures: readonly FigureView[]): readonly FigureView[] {
  const talk = useTalk()
  return useMemo(
    () =>
      figures.map((figure) => {
        const name = talk.name(figure.name)
        return name === figure.name ? figure : { ...figure, name }
      }),
    [figures, talk],
  )
}
