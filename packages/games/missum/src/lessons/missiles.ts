import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'
import { BOWS, CITADEL, LEVY, RED_GUARD } from './armies.ts'

const ARCHERS = 0
const TARGET = 2
const FAR = 3

/** A volley at short range breaks a levy; one at long range hardly scratches the Red Guard. */
export const missiles: LessonWithPhrases = {
  lesson: {
    ...lessonNames('missiles'),
    minutes: 2,
    seat: 0,
    situation: {
      game: 'missum',
      table: { width: 1200, depth: 900 },
      step: 4,
      units: [
        { ...BOWS, at: [500, 640] },
        { ...CITADEL, at: [760, 700], figures: 20, files: 5 },
        { ...LEVY, at: [500, 480], figures: 10, files: 5 },
        { ...RED_GUARD, at: [800, 380], figures: 20, files: 5 },
      ],
      dice: [30],
    },
    steps: [
      lessonStep('missiles.bows', { figures: [ARCHERS], rules: ['MI-MISSILE-03', 'MI-MISSILE-19'] }),
      lessonStep('missiles.near', {
        figures: [TARGET],
        rules: ['MI-MISSILE-12', 'MI-ODDS-01', 'MI-ODDS-02'],
        task: {
          asked: 'ask.shoot',
          answer: '2',
          follows: ['unit-3', [{ do: 'advance', by: 70 }], 'stop'],
        },
      }),
      lessonStep('missiles.far', {
        figures: [FAR],
        rules: ['MI-SITUATION-05', 'MI-ODDS-05'],
        task: { asked: 'ask.shoot', answer: '3' },
      }),
      lessonStep('missiles.done', { rules: ['MI-MISSILE-15', 'MI-SUPPLY-01'] }),
    ],
  },
  phrases: {
    'lesson.missiles.title': 'Missiles',
    'lesson.missiles.summary': 'Shoot at the right target, from the right distance.',
    'lesson.missiles.bows': 'The step of missiles',
    'lesson.missiles.bows.text':
      'Both sides choose their targets unseen and shoot at once. Only the front ranks shoot: of your twenty bows those who have a clear view. Each movement is followed by a step of missiles.',
    'lesson.missiles.near': 'Near and far',
    'lesson.missiles.near.text':
      'A bow has an attack factor, armour and shield a defence factor; the chart turns the difference, and how many shoot, into casualties. The levy is near and has no armour. Each target says what to expect.',
    'lesson.missiles.near.hint': 'Shoot at the Levy of the hills.',
    'lesson.missiles.far': 'At long range',
    'lesson.missiles.far.text':
      'Five fell, and the levy had borne more than peasants bear: it is gone. The Red Guard comes on; it has armour and shields, and it is far, which takes 5 from the factor.',
    'lesson.missiles.far.hint': 'Shoot at the Red Guard all the same.',
    'lesson.missiles.done': 'Part of a casualty',
    'lesson.missiles.done.text':
      'The chart gave 0.80 of a casualty, so a percentile die was rolled: 80 or less is one. “Why?” in the log shows all of it. Missiles run out, and some weapons must be loaded again: the card of a legion tells.',
  },
}
