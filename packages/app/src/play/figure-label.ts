import type { FigureView, TableView } from '@fray/tabletop'
import type { Talk } from '../words/talk.ts'

/** A figure in words: who it is, whose, and in what state. */
export function figureLabel(figure: FigureView, view: TableView, { ui, say }: Talk): string {
  const side = view.sides.find(({ seat }) => seat === figure.seat)
  const who = { name: figure.name, side: side ? say(side.name) : '' }
  const states = figure.states.map(({ text }) => say(text))
  if (figure.wounds) states.unshift(ui(figure.body ? 'ui.figures-left' : 'ui.wounds', figure.wounds))
  if (figure.spent && figure.states.length === 0) states.push(ui('ui.spent'))
  return states.length > 0 ? ui('ui.figure-states', { ...who, states: states.join(', ') }) : ui('ui.figure', who)
}
