import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'
import { CITADEL, RED_GUARD, LEVY as THE_LEVY } from './armies.ts'

const LEGION = 0
const LEVY = 1

/** A legion charges home, brings its overlapping figures in, and a levy breaks and runs. */
export const firstCharge: LessonWithPhrases = {
  lesson: {
    ...lessonNames('first-charge'),
    minutes: 2,
    seat: 0,
    situation: {
      game: 'missum',
      table: { width: 1200, depth: 900 },
      step: 3,
      units: [
        { ...CITADEL, at: [570, 600], figures: 30, files: 10 },
        { ...THE_LEVY, at: [600, 530], figures: 20, files: 5 },
        { ...RED_GUARD, at: [1000, 150], figures: 20, files: 5 },
      ],
      dice: [],
    },
    steps: [
      lessonStep('first-charge.morale', { figures: [LEVY], rules: ['MI-MPOINT-03', 'MI-GROUP-01'] }),
      lessonStep('first-charge.near', {
        figures: [LEGION, LEVY],
        rules: ['MI-CONTACT-01', 'MI-MELEE-01'],
        task: { asked: 'ask.unit', answer: 'unit-0' },
      }),
      lessonStep('first-charge.charge', {
        rules: ['MI-CHARGE-01', 'MI-CHARGE-02', 'MI-CHARGE-05'],
        task: { asked: 'ask.manoeuvre', answer: 'charge', follows: ['end'] },
      }),
      lessonStep('first-charge.lend', {
        figures: [LEGION, LEVY],
        rules: ['MI-UNENGAGED-03', 'MI-MELEE-02'],
        task: { asked: 'ask.lend', answer: 'lend' },
      }),
      lessonStep('first-charge.blows', { figures: [LEGION], rules: ['MI-MELEE-08', 'MI-MELEE-09', 'MI-ODDS-02'] }),
      lessonStep('first-charge.rout', { rules: ['MI-GROUP-06', 'MI-ROUT-05', 'MI-MPOINT-04', 'MI-MPOINT-05'] }),
    ],
  },
  phrases: {
    'lesson.first-charge.title': 'Melee and morale',
    'lesson.first-charge.summary': 'Charge, bring every sword to bear, and break an enemy.',
    'lesson.first-charge.morale': 'Nobody fights to the last',
    'lesson.first-charge.morale.text':
      'Each figure that falls costs its legion a morale point. After a few losses the legion must pass a test, and after a few more it runs without one: that is how battles are won. The Levy of the hills are peasants, who run after two.',
    'lesson.first-charge.near': 'Within reach',
    'lesson.first-charge.near.text':
      'The levy stands 70 mm in front of your legion. A legion that touches an enemy after moving fights in the melee step of this turn; it needs no order for that.',
    'lesson.first-charge.near.hint': 'Choose the Legion of the Citadel.',
    'lesson.first-charge.charge': 'Charge!',
    'lesson.first-charge.charge.text':
      'Once per battle a legion may move an extra 75 mm straight ahead. If it makes contact, it fights at +3 this turn.',
    'lesson.first-charge.charge.hint': 'Choose “Take the charge bonus”.',
    'lesson.first-charge.lend': 'The long line',
    'lesson.first-charge.lend.text':
      'Only figures that touch the enemy fight. Your line extends past both ends of theirs, so one figure on each side may join in.',
    'lesson.first-charge.lend.hint': 'Choose “2 more figures join in”.',
    'lesson.first-charge.blows': 'Blow for blow',
    'lesson.first-charge.blows.text':
      'The levy struck first, because its tools are long: you lost one figure. Then eight of your figures struck, and eight of theirs fell. As with missiles, a chart turns the difference of two factors into casualties; “Why?” in the log shows each term, including your +3 for the charge.',
    'lesson.first-charge.rout': 'They break',
    'lesson.first-charge.rout.text':
      'It lost eight figures and could take only two: the levy ran and fled the field. The legions that fought beside it lose a morale point, and yours gain one. So strike where the enemy breaks first, and the rest will give way more easily.',
  },
}
