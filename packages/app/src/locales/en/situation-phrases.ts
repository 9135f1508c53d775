/** Words about situations: positions in the middle of a match that people save, send and play. */
export const situationPhrases = {
  'ui.situation-open': 'Open a situation',
  'ui.situation-note':
    'A situation is a position in the middle of a match. Choose a file, or paste its text or a link, and play from there with all odds. To make one, use “Save as a situation” in the menu of a match or replay.',
  'ui.situation-file': 'Choose a file',
  'ui.situation-paste': 'The situation, or a link to it',
  'ui.situation-alone': 'Play both sides (otherwise a bot plays against you)',
  'ui.situation-play': 'Play',
  'ui.situation-failed': 'This situation can’t be played. Nothing was lost:',
  'ui.situation-broken-note': 'Ask for the link again, or for the situation as a file.',
  'ui.situation-save': 'Save as a situation',
  'ui.situation-save-note':
    'Saves this position so that anyone can play on from it, ask about it or send it with a bug report. While the match is running, it contains only what you may know.',
  'ui.situation-making': 'Preparing the situation…',
  'ui.situation-none': 'No situation to save yet: both sides need figures on the table.',
  'ui.situation-title': 'Title',
  'ui.situation-link': 'Link to this situation',
  'ui.situation-too-long': 'It is too long for a link: save it as a file.',
  'ui.situation-download': 'Save to a file',
} as const
