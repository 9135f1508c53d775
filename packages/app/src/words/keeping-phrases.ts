/** What the app says of loading, and of what the browser keeps. */
export const keepingPhrases = {
  'ui.loading': 'Loading…',
  'ui.part-failed': 'A part of Fray could not be loaded.',
  'ui.part-failed-note': 'Trying again loads the page anew; your match is kept.',
  'ui.part-unreachable': 'The server cannot be reached yet.',
  'ui.try-again': 'Try again',
}
