/** What the app says of loading, and of what the browser keeps. */
export const keepingPhrases = {
  'ui.loading': 'Loading…',
  'ui.part-failed': 'A part of Fray could not be loaded.',
  'ui.part-failed-note': 'Trying again loads the page anew; your match is kept.',
  'ui.part-unreachable': 'The server cannot be reached yet.',
  'ui.try-again': 'Try again',
  'ui.store-denied': 'This browser keeps nothing for Fray.',
  'ui.store-denied-note': 'You can play, but save your matches to files: they are gone when the page is closed.',
  'ui.kept-delete': 'Delete this match',
  'ui.kept-deleted': 'The match was deleted.',
  'ui.kept-unreadable': 'Something is kept here as a match that cannot be read.',
  'ui.kept-remove': 'Remove it',
  'ui.kept-other-rules': 'by other rules',
  'ui.told-version': 'This match of {game} was played by version {version} of its rules.',
  'ui.told-note': 'Here they are version {version}, which would play it otherwise: it is told by what was kept of it.',
  'ui.shelf-unplayable': 'This match cannot go on',
  'ui.shelf-unplayable-note': 'It stays where it is, and nothing else has changed.',
  'ui.elsewhere': 'Another tab plays this match.',
  'ui.elsewhere-note': 'Here you follow it.',
  'ui.play-here': 'Play it here',
  'ui.not-kept-note':
    'The store is full, or closed to this page. It can be played on, but it is gone when the page is closed.',
}
