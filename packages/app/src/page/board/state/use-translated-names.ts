import type { FigureView } from '@fray/tabletop'
import { useMemo } from 'react'
import { useTranslator } from '../../translator/TranslatorContext.tsx'

/** Gets figures with translated names. Figures whose names do not change keep their identity and are not redrawn. */
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
