/** Words about files and links that cannot be used. The field that is wrong is named beside them. */
export const faultPhrases = {
  'ui.fault.link-cut-off': 'the link is cut off, or letters of it were changed',
  'ui.fault.link-letters': 'it has letters that no link has',
  'ui.fault.link-no-text': 'the link holds no text',
  'ui.fault.link-too-long': 'the link unpacks to more than any match',
  'ui.fault.object': 'must be a JSON object',
  'ui.fault.format': 'must be "{format}"',
  'ui.fault.game-id': 'must be the id of a game',
  'ui.fault.game-missing': 'is missing: choose the game the force is for',
  'ui.fault.not-kept': 'it is not kept in this browser any more',
  'ui.fault.game-unknown': '"{game}" is no game of this version of Fray',
  'ui.fault.no-forces': '"{game}" has no forces to choose',
  'ui.fault.no-tables': '"{game}" has no tables to lay out',
  'ui.fault.no-lesson': '"{lesson}" is no lesson of {game}',
  'ui.fault.no-match':
    'Fray did not save this. Matches, forces and situations can be opened here; tables where they are laid out.',
  'ui.fault.thread-ended':
    'The browser has closed the part of Fray that was working on this, perhaps because memory was short.',
  'ui.fault.players': 'must be a list of {kinds}',
} as const
