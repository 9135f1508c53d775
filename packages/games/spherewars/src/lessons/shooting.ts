import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const LOOKOUT = 0
const RANGER = 1
const BATTLER = 2

/** Lookout shoots Battler dead, and Ranger runs into the wood. */
export const shooting: LessonWithPhrases = {
  lesson: {
    ...lessonNames('shooting'),
    minutes: 2,
    seat: 0,
    situation: {
      game: 'spherewars',
      table: { width: 30, depth: 24 },
      scenery: [
        { type: 'wood', x: 21, y: 13 },
        { type: 'hill', x: 5, y: 6 },
      ],
      figures: [
        { who: 'lookout', seat: 0, x: 10, y: 15 },
        { who: 'ranger', seat: 0, x: 16, y: 17 },
        { who: 'battler', seat: 1, x: 12, y: 9, wounds: 1 },
        { who: 'fiend', seat: 1, x: 25, y: 4 },
      ],
      dice: [4, 5, 3, 4],
    },
    steps: [
      lessonStep('shooting.field', { rules: ['SW-TURN-09', 'SW-PROFILE-10'] }),
      lessonStep('shooting.activate', {
        figures: [LOOKOUT, BATTLER],
        rules: ['SW-ACT-01', 'SW-ACT-03'],
        task: { asked: 'ask.activate', answer: '0' },
      }),
      lessonStep('shooting.stand', {
        rules: ['SW-MOVE-07', 'SW-SHOOT-01'],
        task: { asked: 'ask.action', answer: 'stand' },
      }),
      lessonStep('shooting.target', {
        figures: [BATTLER],
        rules: ['SW-SHOOT-05', 'SW-SHOOT-06'],
        task: { asked: 'ask.target', answer: '2', follows: ['keep'] },
      }),
      lessonStep('shooting.run', {
        figures: [RANGER],
        rules: ['SW-MOVE-07', 'SW-MOVE-08', 'SW-MOVE-09'],
        task: { asked: 'ask.action', answer: 'run' },
      }),
      lessonStep('shooting.where', {
        rules: ['SW-MOVE-08', 'SW-SCENERY-05'],
        task: { asked: 'ask.run', answer: { to: [18.5, 13] } },
      }),
    ],
  },
  phrases: {
    'lesson.shooting.title': 'Moving and shooting',
    'lesson.shooting.summary': 'Activate a combatant, shoot, and run into cover.',
    'lesson.shooting.field': 'The field',
    'lesson.shooting.field.text':
      'You lead the Alliance at the near edge; the dots on a rim are wounds left. The sides take rounds in turn, and in its round a side activates all of its combatants, one after another. Point at a figure to read its card.',
    'lesson.shooting.activate': 'Choose who acts',
    'lesson.shooting.activate.text':
      'An activated combatant moves, then may attempt a deed or cast a spell, then fights or shoots. Battler is badly hurt and within range of Lookout.',
    'lesson.shooting.activate.hint': 'Activate Lookout: in the list or on the table.',
    'lesson.shooting.stand': 'A steady hand',
    'lesson.shooting.stand.text':
      'Lookout is in the right place. A combatant that stands still has finished moving and may shoot.',
    'lesson.shooting.stand.hint': 'Choose “Stand still”.',
    'lesson.shooting.target': 'Shoot',
    'lesson.shooting.target.text':
      'Point at a target to see the odds below, hit by hit and wound by wound. First the dice must hit: the faster the target, the harder it is. Then each die of strength that reaches its constitution is a wound.',
    'lesson.shooting.target.hint': 'Shoot Battler.',
    'lesson.shooting.run': 'Now Ranger',
    'lesson.shooting.run.text':
      'Battler is slain: one hit took its last wound. “Why?” in the log shows where each number comes from. Ranger is next. It may stand, run, speed up (twice as far, but without a spell or shot afterwards) or join combat.',
    'lesson.shooting.run.hint': 'Choose “Run”.',
    'lesson.shooting.where': 'Into the wood',
    'lesson.shooting.where.text':
      'Drag Ranger within the bright area. A wood costs an inch of movement and gives cover: shots into it are harder.',
    'lesson.shooting.where.hint': 'Run to the ring on the table, and confirm.',
  },
}
