/** Words about files and links that cannot be used. The field that is wrong is named beside them. */
export const faultPhrases = {
  'ui.fault.link-cut-off': 'the link is cut off or was changed',
  'ui.fault.link-letters': 'the link contains invalid characters',
  'ui.fault.link-no-text': 'the link holds no text',
  'ui.fault.link-too-long': 'the link contains more than any match would',
  'ui.fault.object': 'must be a JSON object',
  'ui.fault.format': 'must be "{format}"',
  'ui.fault.game-id': 'must be the id of a game',
  'ui.fault.game-missing': 'is missing: choose the game this army is for',
  'ui.fault.not-kept': 'it is no longer saved in this browser',
  'ui.fault.game-unknown': '"{game}" is not a game in this version of Fray',
  'ui.fault.no-forces': '"{game}" has no armies to build',
  'ui.fault.no-tables': '"{game}" has no tables to edit',
  'ui.fault.no-lesson': '"{lesson}" is not a lesson of {game}',
  'ui.fault.no-match': 'This is not a match, army or situation saved by Fray. Tables are opened in the table editor.',
  'ui.fault.thread-ended': 'The browser closed the part of Fray that was working on this, perhaps to free memory.',
  'ui.fault.players': 'must be a list of {kinds}',
} as const
