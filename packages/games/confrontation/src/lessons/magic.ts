import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const MIGAIL = 0
const SWORDSMAN = 1
const SOOTHSAYER = 2
const MARAUDER = 3

/** A magician casts past a countering, then absorbs a spell cast at a friend. */
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
    'lesson.magic.summary': 'Pay for a spell with gems, cast it, and cancel an enemy spell.',
    'lesson.magic.gems': 'Gems',
    'lesson.magic.gems.text':
      'Migail the Selenite is a magician: the badge and the card show six gems of Light. Gems pay for spells and for cancelling enemy spells. The Drune soothsayer has gems of Earth and of Darkness. Gems on the table are never secret.',
    'lesson.magic.announce': 'Nothing to announce',
    'lesson.magic.announce.text': 'Charges would be announced now. Magic and miracles need no announcement.',
    'lesson.magic.announce.hint': 'Choose “Nothing more to announce”.',
    'lesson.magic.cast': 'Casting',
    'lesson.magic.cast.text':
      'Magicians cast in their own activation, as often as their gems and spells allow. They may also walk.',
    'lesson.magic.cast.hint': 'Choose “Cast a spell”.',
    'lesson.magic.spell': 'Choose a spell and a target',
    'lesson.magic.spell.text':
      'The caster must see the target. Each option shows its difficulty; the distance is measured only after the roll.',
    'lesson.magic.spell.hint': 'Choose Arrow of Mana on Drune marauder.',
    'lesson.magic.mastery': 'Gems for dice',
    'lesson.magic.mastery.text':
      'The spell costs two gems. Each gem on Mastery adds a die to the test, and the best one counts: POW 4 plus the die must reach 8. The table below shows the odds of each choice.',
    'lesson.magic.mastery.hint': 'Put 2 gems on Cost, 1 on Mastery, keep 3, and confirm.',
    'lesson.magic.done': 'Countered in vain',
    'lesson.magic.done.text':
      'The soothsayer paid a gem of Earth to counter the spell and had to reach your 9, but only reached 6. The Arrow wounds the marauder in the belly, as its card now shows.',
    'lesson.magic.done.hint': 'Choose “Nothing more”.',
    'lesson.magic.absorb': 'Your turn to cancel',
    'lesson.magic.absorb.text':
      'Now the soothsayer casts with two gems of Darkness. Countering costs one gem and a test against the soothsayer’s result. Absorbing costs as many opposed gems as the spell, and never fails; Light is opposed to Darkness.',
    'lesson.magic.absorb.hint': 'Choose “Migail the Selenite absorbs it without fail”.',
    'lesson.magic.recovery': 'Mana comes back',
    'lesson.magic.recovery.text':
      'The spell is absorbed, and the soothsayer has no gems left. In the mystic phase at the end of a round magicians recover gems, up to twice their POW. The next lesson is about faith.',
  },
}
