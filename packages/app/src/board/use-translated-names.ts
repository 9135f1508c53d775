import type { FigureView } from '@fray/tabletop'
import { useMemo } from 'react'
import { useTranslator } from '../locales/TranslatorContext.tsx'

/** Figures as the language of the page calls them. Those it has no other name for stay the same, and need not be drawn anew. */
export function useTranslatedNames(figures: readonly FigureView[]): readonly FigureView[] {
  const talk = useTranslator()
  return useMemo(
    () =>
      figures.map((figure) => {
        const name = talk.name(figure.name)
        return name === figure.name ? figure : { ...figure, name }
      }),
    [figures, talk],
  )
}
