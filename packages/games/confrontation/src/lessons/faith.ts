import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const MISAN = 0
const SWORDSMAN = 1
const PRIEST = 2

/** A faithful calls past a censure, then censures the enemy. */
export const faith: LessonWithPhrases = {
  lesson: {
    ...lessonNames('faith'),
    minutes: 3,
    seat: 0,
    situation: {
      game: 'confrontation',
      table: { width: 60, depth: 50 },
      piles: [['Misan the Clairvoyant'], ['Priest of Cernunnos']],
      placements: [0, 0],
      figures: [
        {
          who: 'lions-misan-the-clairvoyant',
          seat: 0,
          x: 30,
          y: 34,
          facing: 'north',
          miracles: ['CF-MIRACLE-07', 'CF-MIRACLE-09'],
          faith: 4,
        },
        { who: 'lions-swordsman-of-alahan', seat: 0, x: 24, y: 30, facing: 'north' },
        {
          who: 'drune-priest-of-cernunnos',
          seat: 1,
          x: 30,
          y: 20,
          facing: 'south',
          miracles: ['CF-MIRACLE-09'],
          faith: 2,
        },
        { who: 'drune-drune-karnagh', seat: 1, x: 50, y: 8, facing: 'south' },
      ],
      dice: [2, 5, 4],
    },
    steps: [
      lessonStep('faith.faith', { figures: [MISAN, PRIEST], rules: ['CF-FAITH-06', 'CF-FAITH-07'] }),
      lessonStep('faith.announce', { rules: ['CF-ACT-02'], task: { asked: 'ask.announce', answer: 'done' } }),
      lessonStep('faith.call', {
        figures: [MISAN],
        rules: ['CF-CALL-02', 'CF-CALL-03'],
        task: { asked: 'ask.action-of', answer: '0:call' },
      }),
      lessonStep('faith.miracle', {
        figures: [SWORDSMAN],
        rules: ['CF-CALL-05', 'CF-MIRACLE-09'],
        task: { asked: 'ask.miracle', answer: 'CF-MIRACLE-09:1' },
      }),
      lessonStep('faith.bond', {
        rules: ['CF-CALL-10', 'CF-CALL-11'],
        task: { asked: 'ask.bond', answer: '1', follows: [{ seat: 1, answer: '2:1' }] },
      }),
      lessonStep('faith.done', {
        figures: [SWORDSMAN],
        rules: ['CF-CALL-13', 'CF-CALL-14'],
        task: {
          asked: 'ask.action-of',
          answer: '0:nothing',
          follows: ['done', '2:call'].map((answer) => ({ seat: 1, answer })),
        },
      }),
      lessonStep('faith.censure', {
        figures: [PRIEST],
        rules: ['CF-CALL-13', 'CF-CALL-14'],
        task: { asked: 'ask.censure', answer: '0:2' },
      }),
      lessonStep('faith.round', { figures: [MISAN], rules: ['CF-FAITH-06', 'CF-AURA-01'] }),
    ],
  },
  phrases: {
    'lesson.faith.title': 'Faith',
    'lesson.faith.summary': 'Call a miracle, strengthen the bond, and censure an enemy miracle.',
    'lesson.faith.faith': 'Temporary faith',
    'lesson.faith.faith.text':
      'Misan the Clairvoyant is one of the faithful. The badge and the card show four points of temporary faith. Everyone sees them, and points left at the end of the round are lost. The Priest of Cernunnos has two points.',
    'lesson.faith.announce': 'Nothing to announce',
    'lesson.faith.announce.text': 'Charges would be announced now. Magic and miracles need no announcement.',
    'lesson.faith.announce.hint': 'Choose “Nothing more to announce”.',
    'lesson.faith.call': 'Calling',
    'lesson.faith.call.text': 'The faithful call miracles in their own activation, as often as their faith allows.',
    'lesson.faith.call.hint': 'Choose “Call a miracle”.',
    'lesson.faith.miracle': 'Choose a miracle and a target',
    'lesson.faith.miracle.text':
      'Each option shows the difficulty and the Fervour, its cost in points. The Aegis gives its target Dodge until the end of the round.',
    'lesson.faith.miracle.hint': 'Choose Aegis of Fervour on Swordsman of Alahan.',
    'lesson.faith.bond': 'The bond',
    'lesson.faith.bond.text':
      'Misan’s Aspects add up to 3; with a die they must reach 6. Each point put into the bond adds a die, and the best one counts. Point at an option to see its odds.',
    'lesson.faith.bond.hint': 'Choose “1 point: 2 dice”.',
    'lesson.faith.done': 'Censured in vain',
    'lesson.faith.done.text':
      'The priest spent a point to censure the call, which lowered your result by one: 5 plus 3 minus 1 is 7, and that is enough. The swordsman has Dodge.',
    'lesson.faith.done.hint': 'Choose “Nothing more”.',
    'lesson.faith.censure': 'Your turn to censure',
    'lesson.faith.censure.text':
      'Now the priest calls an Aegis: one die plus 2, against 6. The question shows everything. Each point you spend lowers the result by one; spend two, and the priest needs a 6.',
    'lesson.faith.censure.hint': 'Choose “2 points”.',
    'lesson.faith.round': 'Faith comes back',
    'lesson.faith.round.text':
      'The 4 is not enough. In the mystic phase the faithful gather new faith: their own, and more from believers inside their aura, which the overlay “Aura of faith” shows. The course ends with a small battle.',
  },
}
