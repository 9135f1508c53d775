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
    'lesson.battle.summary': 'Three against three with cards and real dice, to the end.',
    'lesson.battle.sides': 'Your patrol',
    'lesson.battle.sides.text':
      'A Swordsman, a Guard and an Archer of Alahan face two marauders on one card and a karnagh, all led by a bot. The card above the table says how to win.',
    'lesson.battle.advice': 'Before you begin',
    'lesson.battle.advice.text':
      'Let the enemy use their cards before your swordsman’s is drawn, and charge before you are charged. Against a strong attack keep dice in defence; against a wounded enemy put them in attack. “Hint” shows what a bot would do in your place.',
  },
}
