import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'
import { PATROLS } from './patrols.ts'

/** The patrols of the lesson about cards, from the beginning and with real dice. */
export const firstBattle: LessonWithPhrases = {
  lesson: {
    ...lessonNames('battle'),
    minutes: 12,
    battle: true,
    seat: 0,
    situation: {
      ...PATROLS,
      scenery: [
        { kind: 'wood', at: [14, 25], size: [10, 7] },
        { kind: 'wood', at: [46, 26], size: [9, 7] },
      ],
    },
    steps: [
      lessonStep('battle.sides', { figures: [0, 1, 2], rules: ['CF-ROUND-03'] }),
      lessonStep('battle.advice', { rules: ['CF-CHARGE-11', 'CF-COMBAT-07'] }),
    ],
  },
  phrases: {
    'lesson.battle.title': 'A small battle',
    'lesson.battle.summary': 'Three against three with cards, to the end, with real dice.',
    'lesson.battle.sides': 'Your patrol',
    'lesson.battle.sides.text':
      'Swordsman, Guard and Archer of Alahan against two marauders on one card and a karnagh, whom a bot leads. The card above the table says what wins.',
    'lesson.battle.advice': 'Before you begin',
    'lesson.battle.advice.text':
      'Let them spend their cards before the swordsman’s is drawn, and charge rather than be charged. Against a strong blow keep dice in defence; against a wounded man put them in attack. “Hint” says what a bot would do in your place.',
  },
}
