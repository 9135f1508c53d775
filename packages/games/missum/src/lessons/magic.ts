import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'
import { CITADEL, RED_GUARD } from './armies.ts'

const MAGE = 0
const TARGET = 2

/** A mage burns the middle of the Red Guard. */
export const magic: LessonWithPhrases = {
  lesson: {
    ...lessonNames('magic'),
    minutes: 3,
    seat: 0,
    situation: {
      game: 'missum',
      table: { width: 1200, depth: 900 },
      step: 2,
      units: [
        {
          name: 'Mage of the Citadel',
          seat: 0,
          at: [600, 800],
          office: 'attackMage',
          level: 11,
          spells: [2, 3, 2],
        },
        { ...CITADEL, at: [760, 700], figures: 20, files: 5 },
        { ...RED_GUARD, at: [600, 380], figures: 20, files: 5 },
      ],
      dice: [12, 3, 15, 4, 18, 2, 9, 11, 14],
    },
    steps: [
      lessonStep('magic.mage', { figures: [MAGE], rules: ['MI-MAGE-01', 'MI-ALLOWANCE-01'] }),
      lessonStep('magic.spell', {
        rules: ['MI-CAST-03', 'MI-MAGIC-01'],
        task: { asked: 'ask.cast-attack', answer: 'gaze-II' },
      }),
      lessonStep('magic.shape', {
        rules: ['MI-MAGIC-01', 'MI-AREA-01'],
        task: { asked: 'ask.spell-shape', answer: 'area' },
      }),
      lessonStep('magic.aim', {
        figures: [TARGET],
        rules: ['MI-DUEL-02'],
        task: { asked: 'ask.aim', answer: { to: [600, 370] } },
      }),
      lessonStep('magic.spread', {
        rules: ['MI-AREA-01', 'MI-AREA-02', 'MI-AREA-03'],
        task: { asked: 'ask.spread', answer: 'keep' },
      }),
      lessonStep('magic.saves', { figures: [TARGET], rules: ['MI-SAVE-06', 'MI-SAVE-08', 'MI-DUEL-04'] }),
    ],
  },
  phrases: {
    'lesson.magic.title': 'Magic',
    'lesson.magic.summary': 'Choose a spell and its strength, aim it, and read the saves.',
    'lesson.magic.mage': 'A mage',
    'lesson.magic.mage.text':
      'Magic users stand apart from the legions. Some attack, some defend. Each has a fixed number of spells of strength I, II and III for the whole battle: a spell that was cast is gone.',
    'lesson.magic.spell': 'Spell and strength',
    'lesson.magic.spell.text':
      'Step 2 is for magic. Both sides choose the strength of a spell in secret; the other side sees only which spell it is. Gaze of Vimúhla burns: each figure hit must save or die.',
    'lesson.magic.spell.hint': 'Choose Gaze of Vimúhla with strength II.',
    'lesson.magic.shape': 'Area or line',
    'lesson.magic.shape.text':
      'This spell can take an area or a line. A line follows a rank; an area is better against a deep block.',
    'lesson.magic.shape.hint': 'Choose “An area”.',
    'lesson.magic.aim': 'Aim',
    'lesson.magic.aim.text':
      'The outline shows what the spell will cover. Drag it over as many of the Red Guard as you can.',
    'lesson.magic.aim.hint': 'Move it to the ring in the middle of the Red Guard, and confirm.',
    'lesson.magic.spread': 'Concentrate or spread',
    'lesson.magic.spread.text':
      'A strength above I can be used in two ways: concentrated, so that each figure must save more than once, or spread over a larger area.',
    'lesson.magic.spread.hint': 'Choose “Concentrate”.',
    'lesson.magic.saves': 'Six figures, five dead',
    'lesson.magic.saves.text':
      'Each of the six rolled a die for every save and needed 10 or less, the magic defence of their legion. An enemy mage could have countered your spell with a defence, and their strengths would have decided. Now lead your legion in.',
  },
}
