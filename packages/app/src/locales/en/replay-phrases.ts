/** Words about replays, what-ifs and sharing. */
export const replayPhrases = {
  'ui.replay': 'Replay',
  'ui.replay-no-roll': 'No dice in this step',
  'ui.replay-at': 'Step {at} of {of}',
  'ui.replay-first': 'Go to start',
  'ui.replay-back': 'Step back',
  'ui.replay-play': 'Play',
  'ui.replay-pause': 'Pause',
  'ui.replay-forward': 'Step forward',
  'ui.replay-last': 'Go to end',
  'ui.replay-rolls': 'Rolls: {count}',
  'ui.replay-roll': 'Next roll',
  'ui.replay-roll-before': 'Previous roll',
  'ui.replay-losses': 'Losses: {count}',
  'ui.replay-loss': 'Next loss',
  'ui.replay-loss-before': 'Previous loss',
  'ui.replay-lost': '{names} lost',
  'ui.replay-speed': 'Speed',
  'ui.replay-speed-of': 'Speed: {speed}×',
  'ui.replay-speed-short': '{speed}×',
  'ui.replay-eyes': 'View as',
  'ui.replay-onlooker': 'Spectator',
  'ui.again': 'Replay what the others just did',
  'ui.back-to-table': 'Back to the table',

  'ui.fair-fallen':
    'The first {count, plural, one {die} other {# dice}} of this match did not come from the seed: they were rolled before it began here, or set by a lesson.',

  'ui.visit-missing': 'No match to view',
  'ui.visit-missing-note': 'Open the link or file you were given again.',
  'ui.link-broken': 'This link can’t be opened',
  'ui.link-broken-note': 'Your own match is still saved. Ask for the link again, or for the file.',

  'ui.what-if': 'What if…',
  'ui.what-if-title': 'What if? Play on from here',
  'ui.what-if-note':
    'This starts a new match from step {at} ({headline}). Dice already rolled stay the same; later rolls are new. The original match does not change.',
  'ui.what-if-start': 'Play on from here',
  'ui.what-if-tag': 'What if, from {headline}',
  'ui.what-if-secret': 'Players on this device have secrets from each other: wait until this match is over.',

  'ui.share': 'Share',
  'ui.share-title': 'Share this match',
  'ui.share-making': 'Creating the link…',
  'ui.share-note':
    'The link contains the whole match. Anyone who opens it can watch it, check the dice and play on from any point.',
  'ui.share-link': 'Link to this match',
  'ui.share-copy': 'Copy the link',
  'ui.share-copied': 'Copied.',
  'ui.share-not-copied': 'This browser blocked copying: select the link and copy it.',
  'ui.share-too-long':
    'This match is too long for a link: it would have {length, number} characters, and many programs cut off links longer than {limit, number}. Send the file instead.',
  'ui.share-file': 'Save the file',
  'ui.share-running': 'This match is not over: anyone with the link or the file can work out the next dice.',
} as const
