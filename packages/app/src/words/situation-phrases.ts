/** What the app says of situations: positions in the middle of a match that are kept, sent and played. */
export const situationPhrases = {
  'ui.situation-open': 'Open a situation',
  'ui.situation-note':
    'A situation is a position in the middle of a match. Choose a file, or paste its text or a link to it; you play it from there, with all odds. “Save as a situation” in the menu of a match or of a replay makes one.',
  'ui.situation-file': 'Choose a file',
  'ui.situation-paste': 'The situation, or a link to it',
  'ui.situation-alone': 'I decide for all sides (otherwise a bot plays against you)',
  'ui.situation-play': 'Play it',
  'ui.situation-failed': 'This situation cannot be played. Nothing was lost:',
  'ui.situation-broken-note': 'Ask for the link again, or for the situation as a file.',
  'ui.situation-save': 'Save as a situation',
  'ui.situation-save-note':
    'This moment as a position that anybody can play on from, ask about or send with a report. Of a match under way it holds only what you may know.',
  'ui.situation-making': 'Writing the position…',
  'ui.situation-none': 'There is no position to tell yet: figures of both sides must stand on the table.',
  'ui.situation-title': 'Title',
  'ui.situation-link': 'Link to this situation',
  'ui.situation-too-long': 'It is too long for a link: save it as a file.',
  'ui.situation-download': 'Save to a file',
} as const
