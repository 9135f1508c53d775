import type { Phrases } from '@fray/kernel'

/** Fear, rout, leadership. */
export const fear: Phrases = {
  'ask.rally-order': 'Who tries to rally first?',
  'ask.courage-order': 'Who tests Courage first?',
  'ask.flee-from': 'From which of those equally frightening do you flee?',
  'ask.edge': '{fighter} flees to the nearest edge: which one?',
  'option.edge.left': 'The left edge',
  'option.edge.right': 'The right edge',
  'option.edge.top': 'The upper edge',
  'option.edge.bottom': 'The lower edge',
  'assault.spot': '{fighter} takes the place that {target} has left',
  'ask.takes-spot': 'Who takes the place of the target that fled?',
  'ask.target-dead': '{target} is dead: what does {fighter} do with the rest of the move?',
  'ask.target-fled': '{target} has fled: what does {fighter} do with the rest of the move?',
  'option.chase': 'Go on after {target}',
  'option.run-on': 'Run, away from any contact',
  'term.left': 'left of the assault',
  'term.commander': 'led by {commander}',
  'term.standard-bearer': 'standard-bearer',
  'ask.mark': 'To whom does {fighter} give the mark of Savagery?',
  'option.mark.none': 'To nobody',
  marked: '{fighter} bears the mark of Savagery of {chief}',
  'state.savagery': 'Mark of Savagery',
  'note.rally': 'needs {needed} or more on the die',
}
