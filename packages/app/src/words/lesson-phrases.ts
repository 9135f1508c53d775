/** Words about lessons. */
export const lessonPhrases = {
  'ui.learn': 'Learn in 5 minutes',
  'ui.learn-of': 'Learn {game} in 5 minutes',
  'ui.lesson': 'Lesson',
  'ui.lesson-step': 'Step {at} of {of}',
  'ui.lesson-next': 'Go on',
  'ui.lesson-show': 'Show me',
  'ui.lesson-skip': 'Skip the lesson',
  'ui.lesson-restart': 'Begin again',
  'ui.lesson-watch': 'Watch the table…',
  'ui.lesson-other': 'The lesson wants something else here: see what it says above, or let it show you.',
  'ui.lesson-done': 'You have learned it',
  'ui.lesson-done-note': 'Play on from here against the bot, or begin a battle of your own.',
  'ui.lesson-play-on': 'Play on',
  'ui.lesson-battle': 'Quick battle',
  'ui.lesson-dice': 'The dice of a lesson are set, so that it shows what it wants to show.',
  'ui.lesson-left': 'The lesson is over for you: play on as you like.',
} as const
