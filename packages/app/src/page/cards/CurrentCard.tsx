import type { Snapshot } from '@fray/session'
import { figureIn, subjectOf } from '../decision/model/subject.ts'
import { useFocus } from '../decision/state/focus-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { FigureCard } from './FigureCard.tsx'

/** The card of the figure pointed at, otherwise of the one chosen or acting last. */
export function CurrentCard({ snapshot: { view, decision } }: { snapshot: Pick<Snapshot, 'view' | 'decision'> }) {
  const { ui } = useTranslator()
  const pointed = useFocus((attention) => attention.pointed)
  const chosen = useFocus((attention) => attention.figure)
  const figure = figureIn(view, pointed) ?? figureIn(view, subjectOf(decision)) ?? figureIn(view, chosen)
  if (figure) return <FigureCard figure={figure} view={view} />
  return <p className="card card-empty hint">{ui('ui.no-figure')}</p>
}
