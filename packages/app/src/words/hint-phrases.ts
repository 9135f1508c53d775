/** What a good player would do. */
export const hintPhrases = {
  'ui.hint': 'Hint',
  'ui.hint-ask': 'What would you do, and why? (H)',
  'ui.hint-thinking': 'Thinking it over…',
  'ui.hint-unknown': 'That takes too long to think over.',
  'ui.hint-choice': 'I would choose “{choice}”.',
  'ui.hint-place': 'I would go where the base stands now.',
  'ui.hint-arrange': 'I would arrange it so: {slots}.',
  'ui.hint-only': 'There is nothing else to do.',
  'ui.hint-quoted': '“{choice}”',
  'ui.hint-elsewise': 'any other way to do it',
  'ui.hint-as-good': 'As far as I can see, {choice} is just as good.',
  'ui.hint-better':
    'On the average that leaves you better off than {choice} does, by {lead, number, ::percent .#} of all forces.',
  'ui.hint-little': 'On the average that leaves you a little better off than {choice} does.',
  'ui.hint-worst': 'The worst would be “{choice}”: {lead, number, ::percent .#} of all forces worse.',
  'ui.hint-no-dice': 'No dice fall before the next decision.',
  'ui.hint-do': 'Do that',
} as const
