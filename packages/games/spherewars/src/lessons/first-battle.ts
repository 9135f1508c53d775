import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

/** Four against four, with leaders. */
export const firstBattle: LessonWithPhrases = {
  lesson: {
    ...lessonNames('battle'),
    minutes: 15,
    battle: true,
    seat: 0,
    situation: {
      game: 'spherewars',
      table: { width: 30, depth: 30 },
      mission: 'death-of-the-enemy',
      orders: [2, 2],
      scenery: [
        { type: 'wood', x: 22, y: 14 },
        { type: 'hill', x: 6, y: 14 },
        { type: 'wood', x: 14, y: 16 },
      ],
      figures: [
        { who: 'rodanes', seat: 0, x: 15, y: 25 },
        { who: 'near-heart', seat: 0, x: 12, y: 23 },
        { who: 'ranger', seat: 0, x: 19, y: 23 },
        { who: 'lookout', seat: 0, x: 8, y: 24 },
        { who: 'raggarth', seat: 1, x: 15, y: 5 },
        { who: 'battler', seat: 1, x: 11, y: 7 },
        { who: 'fiend', seat: 1, x: 19, y: 7 },
        { who: 'lackey', seat: 1, x: 23, y: 6 },
      ],
    },
    steps: [
      lessonStep('battle.sides', { figures: [0, 1, 2, 3], rules: ['SW-TURN-09'] }),
      lessonStep('battle.advice', { rules: ['SW-SUPPORT-01', 'SW-DEFAREA-04'] }),
    ],
  },
  phrases: {
    'lesson.battle.title': 'A small battle',
    'lesson.battle.summary': 'Four against four, to the end, with real dice. You decide everything yourself.',
    'lesson.battle.sides': 'Your band',
    'lesson.battle.sides.text':
      'Rodanes leads Near Heart, Ranger and Lookout against Raggarth and the Scions, played by a bot. The card above the table shows the goal of the battle.',
    'lesson.battle.advice': 'Before you begin',
    'lesson.battle.advice.text':
      'Let them come to you while Lookout shoots. Keep friends close enough to support each other, use defence areas to close the gaps, and charge first when an enemy is in reach. “Hint” shows what a bot would do in your place.',
  },
}
