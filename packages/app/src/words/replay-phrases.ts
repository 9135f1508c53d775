/** Words about replays, what-ifs and sharing. */
export const replayPhrases = {
  'ui.replay': 'Replay',
  'ui.replay-no-roll': 'No dice fell in this step',
  'ui.replay-at': 'Step {at} of {of}',
  'ui.replay-first': 'To the beginning',
  'ui.replay-back': 'One step back',
  'ui.replay-play': 'Play',
  'ui.replay-pause': 'Pause',
  'ui.replay-forward': 'One step on',
  'ui.replay-last': 'To the end',
  'ui.replay-rolls': 'Rolls: {count}',
  'ui.replay-roll': 'To the next roll',
  'ui.replay-roll-before': 'To the roll before',
  'ui.replay-losses': 'Losses: {count}',
  'ui.replay-loss': 'To the next loss',
  'ui.replay-loss-before': 'To the loss before',
  'ui.replay-lost': '{names} lost',
  'ui.replay-speed': 'Speed',
  'ui.replay-speed-of': 'Speed: {speed} times',
  'ui.replay-speed-short': '{speed}×',
  'ui.replay-eyes': 'Seen by',
  'ui.replay-onlooker': 'Onlooker',
  'ui.again': 'See again what the others did last',
  'ui.back-to-table': 'Back to the table',

  'ui.fair-fallen':
    'The first {count, plural, one {die} other {# dice}} of this match do not come from the seed: they had fallen before it began here, or a lesson sets them.',

  'ui.visit-missing': 'There is no match to look at',
  'ui.visit-missing-note': 'Open the link or the file again that you were given.',
  'ui.link-broken': 'This link cannot be opened',
  'ui.link-broken-note': 'Nothing was changed: your own match is still kept. Ask for the link again, or for the file.',

  'ui.what-if': 'What if…',
  'ui.what-if-title': 'What if, from here?',
  'ui.what-if-note':
    'A new match begins as this one stood at step {at} ({headline}). Dice that have fallen stay as they fell; from here on they are new. The match you came from stays as it is.',
  'ui.what-if-start': 'Play on from here',
  'ui.what-if-tag': 'What if, from {headline}',
  'ui.what-if-secret': 'Persons at this screen keep secrets from each other: wait until this match is over.',

  'ui.share': 'Share',
  'ui.share-title': 'Share this match',
  'ui.share-making': 'Making the link…',
  'ui.share-note':
    'The link holds the whole match. Whoever opens it can watch, check the dice and play on from any moment.',
  'ui.share-link': 'Link to this match',
  'ui.share-copy': 'Copy the link',
  'ui.share-copied': 'Copied.',
  'ui.share-not-copied': 'This browser does not let us copy: mark the link and copy it.',
  'ui.share-too-long':
    'This match is too long for a link: it would have {length, number} characters, and many programs cut off what is longer than {limit, number}. Send the file instead.',
  'ui.share-file': 'Save the file',
  'ui.share-running': 'This match is not over: who has the link or the file can find out which dice come next.',
} as const
