import type { FigureView, TableView } from '@fray/tabletop'
import type { Translator } from '../locales/translator.ts'

/** What a figure can still suffer, in words. */
export function endurance(
  { wounds, body }: FigureView,
  { ui, say }: Pick<Translator, 'ui' | 'say'>,
): string | undefined {
  if (!wounds) return undefined
  const { text, left, of } = wounds
  return text ? say(text) : ui(body ? 'ui.figures-left' : 'ui.wounds', { left, of })
}

/** A figure in words: who it is, whose, and in what state. */
export function figureLabel(figure: FigureView, view: TableView, talk: Translator): string {
  const { ui, say } = talk
  const side = view.sides.find(({ seat }) => seat === figure.seat)
  const who = { name: figure.name, side: side ? say(side.name) : '' }
  // What a badge says, too, is said once.
  const states = [...new Set([endurance(figure, talk) ?? [], figure.states.map(({ text }) => say(text))].flat())]
  if (figure.spent && figure.states.length === 0) states.push(ui('ui.spent'))
  return states.length > 0 ? ui('ui.figure-states', { ...who, states: states.join(', ') }) : ui('ui.figure', who)
}
