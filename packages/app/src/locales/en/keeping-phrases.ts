/** Words about loading, and about the data saved in the browser. */
export const keepingPhrases = {
  'ui.loading': 'Loading…',
  'ui.part-failed': 'Part of Fray could not be loaded.',
  'ui.part-failed-note': 'Trying again reloads the page. Your match is saved.',
  'ui.part-unreachable': 'The server still can’t be reached.',
  'ui.try-again': 'Try again',
  'ui.match-ended-silently': 'The match has stopped',
  'ui.match-ended-silently-note':
    'The browser closed the part of Fray that runs it, perhaps to free memory. Every choice was saved, so you can pick up where you left off.',
  'ui.reopen-match': 'Reopen the match',
  'ui.store-denied': 'This browser doesn’t let Fray save anything.',
  'ui.store-denied-note': 'You can play, but save your matches to files: they are lost when you close the page.',
  'ui.kept-delete': 'Delete this match',
  'ui.kept-deleted': 'Match deleted.',
  'ui.kept-unreadable': 'A saved match can’t be read.',
  'ui.kept-remove': 'Remove',
  'ui.forces-unreadable': 'A saved army can’t be read.',
  'ui.tables-unreadable': 'A saved table can’t be read.',
  'ui.save-unreadable': 'Save to a file',
  'ui.kept-other-rules': 'other rules version',
  'ui.told-version': 'This match of {game} was played with version {version} of its rules.',
  'ui.told-note':
    'Fray now uses version {version}, which would play it differently, so you see the match as it was recorded.',
  'ui.shelf-unplayable': 'This match can’t be continued',
  'ui.shelf-unplayable-note': 'It stays saved, and nothing else has changed.',
  'ui.elsewhere': 'This match is open in another tab.',
  'ui.elsewhere-note': 'You are watching it here.',
  'ui.play-here': 'Play here',
  'ui.not-kept-note':
    'Browser storage is full or blocked. You can keep playing, but the match is lost when you close the page.',
}
