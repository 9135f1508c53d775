import type { FigureView, TableView } from '@fray/tabletop'
import type { PhraseTranslator } from '../../../locales/translator.ts'

/** Describes what a figure can still take. */
export function endurance(
  { wounds, body }: FigureView,
  { ui, say }: Pick<PhraseTranslator, 'ui' | 'say'>,
): string | undefined {
  if (!wounds) return undefined
  const { text, left, of } = wounds
  return text ? say(text) : ui(body ? 'ui.figures-left' : 'ui.wounds', { left, of })
}

/** Describes a figure: name, side and states. */
export function figureLabel(figure: FigureView, view: TableView, talk: PhraseTranslator): string {
  const { ui, say } = talk
  const side = view.sides.find(({ seat }) => seat === figure.seat)
  const who = { name: figure.name, side: side ? say(side.name) : '' }
  // Does not repeat a badge.
  const states = [...new Set([endurance(figure, talk) ?? [], figure.states.map(({ text }) => say(text))].flat())]
  if (figure.spent && figure.states.length === 0) states.push(ui('ui.spent'))
  return states.length > 0 ? ui('ui.figure-states', { ...who, states: states.join(', ') }) : ui('ui.figure', who)
}
