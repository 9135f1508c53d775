import { useTranslator } from '../locales/TranslatorContext.tsx'
import type { Snapshot } from '../match/protocol.ts'
import { FigureCard } from './FigureCard.tsx'
import { useFocus } from './focus-store.ts'
import { figureIn, subjectOf } from './subject.ts'

/** The card of the figure pointed at, otherwise of the one chosen or acting last. */
export function CurrentCard({ snapshot: { view, decision } }: { snapshot: Pick<Snapshot, 'view' | 'decision'> }) {
  const { ui } = useTranslator()
  const pointed = useFocus((attention) => attention.pointed)
  const chosen = useFocus((attention) => attention.figure)
  const figure = figureIn(view, pointed) ?? figureIn(view, subjectOf(decision)) ?? figureIn(view, chosen)
  if (figure) return <FigureCard figure={figure} view={view} />
  return <p className="card card-empty hint">{ui('ui.no-figure')}</p>
}
