import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'
import { CITADEL, LEVY, RED_GUARD } from './armies.ts'

const LEGION = 0

/** A legion slants forward in the first half of its move, and wheels in the second. */
export const moving: LessonWithPhrases = {
  lesson: {
    ...lessonNames('moving'),
    minutes: 3,
    seat: 0,
    situation: {
      game: 'missum',
      table: { width: 1200, depth: 900 },
      step: 3,
      units: [
        { ...CITADEL, at: [520, 640], figures: 30, files: 10 },
        { ...LEVY, at: [600, 420], figures: 20, files: 5 },
        { ...RED_GUARD, at: [1000, 150], figures: 20, files: 5 },
      ],
    },
    steps: [
      lessonStep('moving.turn', { rules: ['MI-SEQUENCE-03', 'MI-SEQUENCE-11'] }),
      lessonStep('moving.choose', {
        figures: [LEGION],
        rules: ['MI-SEQUENCE-11'],
        task: { asked: 'ask.unit', answer: 'unit-0' },
      }),
      lessonStep('moving.drift', {
        figures: [LEGION],
        rules: ['MI-DRIFT-01', 'MI-MOVE-02'],
        task: { asked: 'ask.manoeuvre', answer: [{ do: 'drift', ahead: 50, aside: 50 }] },
      }),
      lessonStep('moving.stop', {
        rules: ['MI-SEQUENCE-03'],
        task: { asked: 'ask.manoeuvre', answer: 'stop', follows: ['end', 'unit-0'] },
      }),
      lessonStep('moving.wheel', {
        figures: [LEGION],
        rules: ['MI-MOVE-02', 'MI-MOVE-03'],
        task: {
          asked: 'ask.manoeuvre',
          answer: [{ do: 'wheel', pivot: 'right', arc: 60 }],
          follows: ['stop'],
        },
      }),
    ],
  },
  phrases: {
    'lesson.moving.title': 'Moving legions',
    'lesson.moving.summary': 'Legions in ranks and files: slant, advance and wheel.',
    'lesson.moving.turn': 'Ten steps to a turn',
    'lesson.moving.turn.text':
      'The legion at the near edge is yours. Each block is a legion that moves as one. A turn has ten steps of magic, movement, shooting and fighting; the top of the screen, beside the turns, shows the current one. One side moves in two halves, the other in between.',
    'lesson.moving.choose': 'Who moves?',
    'lesson.moving.choose.text': 'You move your legions one at a time, in any order.',
    'lesson.moving.choose.hint': 'Choose the Legion of the Citadel.',
    'lesson.moving.drift': 'A slanting advance',
    'lesson.moving.drift.text':
      'A legion moves straight ahead, wheels on a front corner, or slants up to 45 degrees while its front stays parallel. In this step it has half of its 150 mm. Drag the block itself; its length is shown beside it.',
    'lesson.moving.drift.hint': 'Drag the legion into the bright outline, ahead and to the right, and confirm.',
    'lesson.moving.stop': 'The other half',
    'lesson.moving.stop.text':
      'A few millimetres are left, too few for anything useful. The enemy moves next, and then comes the second half of your move.',
    'lesson.moving.stop.hint': 'Choose “Stay here”.',
    'lesson.moving.wheel': 'A wheel',
    'lesson.moving.wheel.text':
      'A block turns slowly: it wheels on one of its front corners and pays for the distance the other corner travels. Use the handles at the front corners: drag the left one forward, and the right one stays in place.',
    'lesson.moving.wheel.hint': 'Drag the left corner until the legion fills the bright outline, and confirm.',
  },
}
