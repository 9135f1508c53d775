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
    'lesson.missiles.bows': 'The missile step',
    'lesson.missiles.bows.text':
      'Both sides choose their targets in secret and shoot at once. Only the front ranks shoot: those of your twenty bows that have a clear view. A missile step follows every movement step.',
    'lesson.missiles.near': 'Near and far',
    'lesson.missiles.near.text':
      'A bow has an attack factor, armour and shields have a defence factor; the chart turns the difference, and the number of shooters, into casualties. The levy is near and has no armour. Each target shows what to expect.',
    'lesson.missiles.near.hint': 'Shoot at the Levy of the hills.',
    'lesson.missiles.far': 'At long range',
    'lesson.missiles.far.text':
      'Five fell, more losses than peasants can take: the levy is gone. The Red Guard advances; it has armour and shields, and it is far away, which costs you 5.',
    'lesson.missiles.far.hint': 'Shoot at the Red Guard anyway.',
    'lesson.missiles.done': 'Part of a casualty',
    'lesson.missiles.done.text':
      'The chart gave 0.80 of a casualty, so a percentile die was rolled: 80 or less makes it one. “Why?” in the log shows the whole calculation. Missiles run out, and some weapons must be reloaded: see the card of the legion.',
  },
}
