import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const LAROC = 0
const RANGER = 1
const SHAMAN = 2
const DOWSER = 3

/** Laroc's spell kills Shaman; then the remaining gems dispel a spell of Dowser. */
export const spells: LessonWithPhrases = {
  lesson: {
    ...lessonNames('spells'),
    minutes: 3,
    seat: 0,
    situation: {
      game: 'spherewars',
      table: { width: 30, depth: 24 },
      gems: [4, 6],
      scenery: [
        { type: 'wood', x: 23, y: 17 },
        { type: 'hill', x: 5, y: 6 },
      ],
      figures: [
        { who: 'laroc', seat: 0, x: 12, y: 16 },
        { who: 'ranger', seat: 0, x: 16, y: 17, activated: true },
        { who: 'shaman', seat: 1, x: 13, y: 8 },
        { who: 'dowser', seat: 1, x: 20, y: 11 },
        { who: 'fiend', seat: 1, x: 26, y: 3 },
      ],
      dice: [5, 4, 3, 2, 5, 4, 4, 4, 4, 3, 5, 3],
    },
    steps: [
      lessonStep('spells.gems', { figures: [LAROC], rules: ['SW-SPELL-02', 'SW-SPELL-03'] }),
      lessonStep('spells.stand', {
        figures: [LAROC],
        rules: ['SW-ACT-04'],
        task: { asked: 'ask.action', answer: 'stand' },
      }),
      lessonStep('spells.choose', {
        rules: ['SW-SPELL-20', 'SW-RACE-41'],
        task: { asked: 'ask.concentrate', answer: 'destroying-ball' },
      }),
      lessonStep('spells.target', {
        figures: [SHAMAN],
        rules: ['SW-SPELL-21'],
        task: { asked: 'ask.aim', answer: '2', follows: ['keep'] },
      }),
      lessonStep('spells.bid', {
        rules: ['SW-SPELL-23', 'SW-SPELL-24', 'SW-SPELL-30', 'SW-SPELL-32'],
        task: { asked: 'ask.cast', answer: { seat: 0, answer: '3' }, follows: [{ seat: 1, answer: '1' }] },
      }),
      lessonStep('spells.done', {
        rules: ['SW-SPELL-08', 'SW-SPELL-11'],
        task: {
          asked: 'ask.concentrate',
          answer: 'done',
          follows: ['3', 'stand', 'lightning-sphere', '1', 'keep'],
        },
      }),
      lessonStep('spells.dispel', {
        figures: [DOWSER, RANGER],
        rules: ['SW-SPELL-25', 'SW-SPELL-32'],
        task: { asked: 'ask.dispel', answer: '2' },
      }),
    ],
  },
  phrases: {
    'lesson.spells.title': 'Gems and spells',
    'lesson.spells.summary': 'Bid power gems in secret for a spell, and against one.',
    'lesson.spells.gems': 'Power',
    'lesson.spells.gems.text':
      'Combatants with power (POW) can cast spells. The gems of all sorcerers of a side form one pool, shown beside its name, above. A gem is a die, to cast or to dispel, and is spent until the turn ends.',
    'lesson.spells.stand': 'Gather',
    'lesson.spells.stand.text':
      'Spells are cast between moving and fighting. Laroc sees Shaman and need not move; channelling adds a gem to the pool.',
    'lesson.spells.stand.hint': 'Choose “Stand still”.',
    'lesson.spells.choose': 'A spell',
    'lesson.spells.choose.text':
      'These are Laroc’s spells. Point at one to read what it does. “Destroying Ball” strikes from afar with a strength of 5.',
    'lesson.spells.choose.hint': 'Choose “Destroying Ball”.',
    'lesson.spells.target': 'A target',
    'lesson.spells.target.text':
      'The target is named first; the range is measured only after the spell has succeeded. Shaman is also a sorcerer, and a better target than Fiend.',
    'lesson.spells.target.hint': 'Choose Shaman.',
    'lesson.spells.bid': 'The secret bid',
    'lesson.spells.bid.text':
      'Both sides now choose gems in secret. Then both roll: 1s and 2s are discarded, the best dice are compared one by one, and each of your dice that is higher than its counterpart, or has none, is a success.',
    'lesson.spells.bid.hint': 'Bid 3 gems.',
    'lesson.spells.done': 'Struck',
    'lesson.spells.done.text':
      'Three gems against one: the ball hits, and Shaman is slain. A sorcerer’s power dies with it: the pool of the Scions has lost three more gems. Laroc could cast another spell, but you also need gems for defence.',
    'lesson.spells.done.hint': 'Choose “Go to combat”; then it is the round of the Scions.',
    'lesson.spells.dispel': 'Dispel',
    'lesson.spells.dispel.text':
      'Dowser casts Lightning Sphere at Ranger, with the one gem it may use. You can dispel with gems from your pool, wherever your sorcerers are.',
    'lesson.spells.dispel.hint': 'Bid 2 gems against it.',
  },
}
