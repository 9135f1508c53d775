import { type ToldLesson, text } from '@fray/kernel'

const LEGION = 0
const LEVY = 1

/** A legion slants forward, charges home, brings its overlapping figures in, and a levy breaks and runs. */
export const firstCharge: ToldLesson = {
  lesson: {
    id: 'first-charge',
    title: text('lesson.title'),
    summary: text('lesson.summary'),
    minutes: 3,
    seat: 0,
    situation: {
      game: 'missum',
      table: { width: 1200, depth: 900 },
      step: 3,
      units: [
        { name: 'Legion of the Citadel', seat: 0, at: [520, 640], figures: 30, files: 10, weapons: ['longSword'] },
        {
          name: 'Levy of the hills',
          seat: 1,
          at: [600, 530],
          figures: 20,
          files: 5,
          standing: 'peasant',
          armour: 'none',
          shield: false,
          weapons: ['peasantWeapon'],
        },
        {
          name: 'Red Guard',
          seat: 1,
          at: [1000, 150],
          figures: 20,
          files: 5,
          armour: 'medium',
          shield: false,
          weapons: ['twoHandedSword'],
        },
      ],
      dice: [],
    },
    steps: [
      { title: text('lesson.goal'), text: text('lesson.goal.text'), rules: ['MI-VICTORY-01', 'MI-SEQUENCE-03'] },
      {
        title: text('lesson.choose'),
        text: text('lesson.choose.text'),
        figures: [LEGION],
        rules: ['MI-SEQUENCE-11'],
        task: { asked: 'ask.unit', answer: 'unit-0', hint: text('lesson.choose.hint') },
      },
      {
        title: text('lesson.drift'),
        text: text('lesson.drift.text'),
        figures: [LEGION, LEVY],
        rules: ['MI-DRIFT-01', 'MI-MOVE-02'],
        task: {
          asked: 'ask.manoeuvre',
          answer: [{ do: 'drift', ahead: 50, aside: 50 }],
          hint: text('lesson.drift.hint'),
        },
      },
      {
        title: text('lesson.charge'),
        text: text('lesson.charge.text'),
        rules: ['MI-CHARGE-01', 'MI-CHARGE-02', 'MI-CHARGE-05'],
        task: { asked: 'ask.manoeuvre', answer: 'charge', hint: text('lesson.charge.hint'), follows: ['end'] },
      },
      {
        title: text('lesson.lend'),
        text: text('lesson.lend.text'),
        figures: [LEGION, LEVY],
        rules: ['MI-UNENGAGED-03', 'MI-MELEE-02'],
        task: { asked: 'ask.lend', answer: 'lend', hint: text('lesson.lend.hint') },
      },
      {
        title: text('lesson.rout'),
        text: text('lesson.rout.text'),
        rules: ['MI-GROUP-01', 'MI-ROUT-05', 'MI-MPOINT-05'],
      },
    ],
  },
  phrases: {
    'lesson.title': 'Melee and morale',
    'lesson.summary': 'Charge, bring every sword to bear, and break an enemy.',
    'lesson.goal': 'Legions, not men',
    'lesson.goal.text':
      'You lead the south. Each block is a legion that moves as one. A turn has ten steps: this is step 3, the first half of your move. Whoever has the last line legion on the field wins.',
    'lesson.choose': 'Who moves?',
    'lesson.choose.text': 'You move your legions one at a time, in any order you like.',
    'lesson.choose.hint': 'Choose the Legion of the Citadel.',
    'lesson.drift': 'A slanting advance',
    'lesson.drift.text':
      'A legion goes straight ahead, wheels on a front corner, or slants up to 45 degrees while its front stays parallel. In this step it has half of its 150 mm.',
    'lesson.drift.hint': 'Drag the legion 50 mm ahead and 50 mm to the right, and confirm.',
    'lesson.charge': 'Charge!',
    'lesson.charge.text':
      'Once in a battle a legion may take 75 mm more, straight ahead. If it strikes home, it fights at +3 this turn.',
    'lesson.charge.hint': 'Choose “Take the charge bonus”.',
    'lesson.lend': 'The long line',
    'lesson.lend.text':
      'Only figures that touch the enemy fight. Your line reaches past both ends of theirs, so one figure on each side may join in.',
    'lesson.lend.hint': 'Let two more figures join in.',
    'lesson.rout': 'They break',
    'lesson.rout.text':
      'Read the log. The levy struck first with its long tools, but every figure it lost cost it a morale point, and peasants bear very few. It ran, and its friends lost heart. Now fight on against the Red Guard.',
  },
}
