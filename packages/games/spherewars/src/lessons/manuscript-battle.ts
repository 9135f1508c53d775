import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

/** Three against three, to the end. */
export const smallBattle: LessonWithPhrases = {
  lesson: {
    ...lessonNames('battle'),
    minutes: 10,
    battle: true,
    seat: 0,
    situation: {
      game: 'spherewars-manuscript',
      table: { width: 30, depth: 24 },
      figures: [
        { who: 'lookout', seat: 0, x: 8, y: 19 },
        { who: 'barbarian', seat: 0, x: 12, y: 20 },
        { who: 'ranger', seat: 0, x: 17, y: 19 },
        { who: 'fiend', seat: 1, x: 7, y: 5 },
        { who: 'battler', seat: 1, x: 12, y: 4 },
        { who: 'lackey', seat: 1, x: 18, y: 5 },
      ],
    },
    steps: [lessonStep('battle.sides', { figures: [0, 1, 2], rules: ['SM-TURN-08'] })],
  },
  phrases: {
    'lesson.battle.title': 'A small battle',
    'lesson.battle.summary': 'Three against three by the earlier edition, to the end and with real dice.',
    'lesson.battle.sides': 'Your warband',
    'lesson.battle.sides.text':
      'Barbarian, Ranger and Lookout fight Battler, Fiend and Lackey, played by a bot. You decide everything yourself; “Hint” shows what a bot would do in your place.',
  },
}
