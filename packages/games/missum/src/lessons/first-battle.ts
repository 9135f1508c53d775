import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'
import { BOWS, CITADEL, LEVY, RED_GUARD, SPEARS } from './armies.ts'

/** Three legions a side. */
export const firstBattle: LessonWithPhrases = {
  lesson: {
    ...lessonNames('battle'),
    minutes: 15,
    battle: true,
    seat: 0,
    situation: {
      game: 'missum',
      table: { width: 1400, depth: 1000 },
      step: 'start',
      terrain: [
        { terrain: 'hill', level: 1, shape: { disc: [250, 500], diameter: 240 } },
        { terrain: 'openWoods', shape: { disc: [1150, 480], diameter: 220 } },
      ],
      units: [
        { ...CITADEL, at: [600, 760], figures: 30, files: 10 },
        { ...SPEARS, at: [900, 760] },
        { ...BOWS, at: [340, 780] },
        { ...RED_GUARD, at: [700, 240], figures: 30, files: 10 },
        { ...LEVY, at: [420, 220], figures: 30, files: 10 },
        {
          ...{ name: 'Slingers of the hills', seat: 1, at: [1000, 230], figures: 20, files: 10 },
          ...{ armour: 'none', shield: false, weapons: ['dagger'], missile: 'shotSling' },
        },
      ],
    },
    steps: [
      lessonStep('battle.sides', { figures: [0, 1, 2], rules: ['MI-VICTORY-01'] }),
      lessonStep('battle.advice', { rules: ['MI-CHARGE-02', 'MI-CONTACT-06'] }),
    ],
  },
  phrases: {
    'lesson.battle.title': 'A small battle',
    'lesson.battle.summary': 'Three legions against three, to the end, with real dice.',
    'lesson.battle.sides': 'Your army',
    'lesson.battle.sides.text':
      'You lead the swords, spears and bows of the Citadel against a bot with the Red Guard, a levy and slingers of the hills. The side with the last line legion on the field wins.',
    'lesson.battle.advice': 'Before you begin',
    'lesson.battle.advice.text':
      'Shoot first at targets without armour. Save the charge for the legion that decides the battle. A legion hit in the flank or rear becomes disorganized, so guard your own and look for theirs. “Hint” shows what a bot would do in your place.',
  },
}
