import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const MIGAIL = 0
const SWORDSMAN = 1
const SOOTHSAYER = 2
const MARAUDER = 3

/** A magician casts past a countering, then absorbs what is cast at his friend. */
export const magic: LessonWithPhrases = {
  lesson: {
    ...lessonNames('magic'),
    minutes: 3,
    seat: 0,
    situation: {
      game: 'confrontation',
      table: { width: 60, depth: 50 },
      piles: [['Migail the Selenite'], ['Drune soothsayer']],
      placements: [0, 0],
      figures: [
        {
          who: 'lions-migail-the-selenite',
          seat: 0,
          x: 30,
          y: 34,
          facing: 'north',
          spells: ['CF-SPELL-01'],
          gems: { light: 6 },
        },
        { who: 'lions-swordsman-of-alahan', seat: 0, x: 24, y: 30, facing: 'north' },
        {
          who: 'drune-drune-soothsayer',
          seat: 1,
          x: 30,
          y: 17,
          facing: 'south',
          spells: ['CF-SPELL-01'],
          gems: { earth: 1, darkness: 2 },
        },
        { who: 'drune-drune-marauder', seat: 1, x: 25, y: 17, facing: 'south' },
      ],
      dice: [2, 5, 3, 4, 3],
    },
    steps: [
      lessonStep('magic.gems', { figures: [MIGAIL, SOOTHSAYER], rules: ['CF-MANA-01', 'CF-MANA-10'] }),
      lessonStep('magic.announce', { rules: ['CF-ACT-02'], task: { asked: 'ask.announce', answer: 'done' } }),
      lessonStep('magic.cast', {
        figures: [MIGAIL],
        rules: ['CF-CAST-01', 'CF-CAST-03'],
        task: { asked: 'ask.action-of', answer: '0:cast' },
      }),
      lessonStep('magic.spell', {
        figures: [MARAUDER],
        rules: ['CF-CAST-07', 'CF-SPELL-01'],
        task: { asked: 'ask.spell', answer: 'CF-SPELL-01:3' },
      }),
      lessonStep('magic.mastery', {
        rules: ['CF-CAST-10', 'CF-CAST-11', 'CF-CAST-12'],
        task: {
          asked: 'ask.gems',
          answer: { slots: { cost: [['light', 2]], mastery: [['light', 1]], kept: [['light', 3]] } },
          follows: [{ seat: 1, answer: 'counter:2:earth1' }],
        },
      }),
      lessonStep('magic.done', {
        figures: [MARAUDER],
        rules: ['CF-COUNTER-07', 'CF-COUNTER-08'],
        task: {
          asked: 'ask.action-of',
          answer: '0:nothing',
          follows: ['done', '2:cast', 'CF-SPELL-01:1'].map((answer) => ({ seat: 1, answer })),
        },
      }),
      lessonStep('magic.absorb', {
        figures: [SOOTHSAYER, SWORDSMAN],
        rules: ['CF-COUNTER-05', 'CF-COUNTER-06', 'CF-MANA-03'],
        task: { asked: 'ask.counter-magic', answer: 'absorb:0:light2' },
      }),
      lessonStep('magic.recovery', { rules: ['CF-MANA-11', 'CF-RECOVER-01'] }),
    ],
  },
  phrases: {
    'lesson.magic.title': 'Magic',
    'lesson.magic.summary': 'Pay for a spell with gems, master it, and cancel one of the enemy’s.',
    'lesson.magic.gems': 'Gems',
    'lesson.magic.gems.text':
      'Migail the Selenite is a magician: the badge on him and his card tell what mana he has, six gems of Light. Gems pay for spells and for cancelling those of others. The Drune soothsayer has gems of Earth and of Darkness; on the table nobody’s gems are secret.',
    'lesson.magic.announce': 'Nothing to announce',
    'lesson.magic.announce.text': 'Charges would be announced now. Magic and miracles need no announcement.',
    'lesson.magic.announce.hint': 'Choose “Nothing more to announce”.',
    'lesson.magic.cast': 'Casting',
    'lesson.magic.cast.text':
      'A magician casts in his own activation, as often as he has gems and spells for it. He may walk besides.',
    'lesson.magic.cast.hint': 'Choose “Cast a spell”.',
    'lesson.magic.spell': 'Which, and on whom',
    'lesson.magic.spell.text':
      'He must see his target. Each choice tells its difficulty; whether the target is near enough is measured only after the dice have fallen.',
    'lesson.magic.spell.hint': 'Choose Arrow of Mana on Drune marauder.',
    'lesson.magic.mastery': 'Gems for dice',
    'lesson.magic.mastery.text':
      'Two gems are the cost. Each gem on mastery adds a die to the test, of which the best counts: POW 4 and the die must reach 8. The table below tells the odds of each division.',
    'lesson.magic.mastery.hint': 'Put 2 gems on Cost, 1 on Mastery, keep 3, and confirm.',
    'lesson.magic.done': 'Countered in vain',
    'lesson.magic.done.text':
      'The soothsayer paid a gem of Earth to counter it and had to reach your 9, but rolled only 6 in all. The Arrow wounds the marauder in the belly, as its card now says.',
    'lesson.magic.done.hint': 'Choose “Nothing more”.',
    'lesson.magic.absorb': 'Your turn to cancel',
    'lesson.magic.absorb.text':
      'Now the soothsayer casts, with two gems of Darkness. To counter costs one gem and a test against his result. To absorb costs as many opposed gems as he spent, and never fails; Light is opposed to Darkness.',
    'lesson.magic.absorb.hint': 'Choose “Migail the Selenite absorbs it for good”.',
    'lesson.magic.recovery': 'Mana comes back',
    'lesson.magic.recovery.text':
      'Absorbed, and the soothsayer has no gems left. In the mystic phase at the end of a round magicians recover some, up to twice their POW. The next lesson is about faith.',
  },
}
