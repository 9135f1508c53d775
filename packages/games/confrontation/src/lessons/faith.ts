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
    'lesson.faith.summary': 'Call a miracle, strengthen the bond, and censure one of the enemy’s.',
    'lesson.faith.faith': 'Temporary faith',
    'lesson.faith.faith.text':
      'Misan the Clairvoyant is one of the faithful. A badge and the card tell how much temporary faith is there: four points. It is public, and what is left at the end of the round is lost. The Priest of Cernunnos has two points.',
    'lesson.faith.announce': 'Nothing to announce',
    'lesson.faith.announce.text': 'Charges would be announced now. Magic and miracles need no announcement.',
    'lesson.faith.announce.hint': 'Choose “Nothing more to announce”.',
    'lesson.faith.call': 'Calling',
    'lesson.faith.call.text': 'The faithful call miracles in their own activation, as often as they have faith for it.',
    'lesson.faith.call.hint': 'Choose “Call a miracle”.',
    'lesson.faith.miracle': 'Which, and on whom',
    'lesson.faith.miracle.text':
      'Each choice tells its difficulty and its Fervour, the points that it costs. The Aegis gives whoever it is called on Dodge until the end of the round.',
    'lesson.faith.miracle.hint': 'Choose Aegis of Fervour on Swordsman of Alahan.',
    'lesson.faith.bond': 'The bond',
    'lesson.faith.bond.text':
      'The sum of Misan’s Aspects, 3, and a die must reach 6. Each point put into the bond adds a die, of which the best counts. Point at a choice to read its odds.',
    'lesson.faith.bond.hint': 'Choose “1 point: 2 dice”.',
    'lesson.faith.done': 'Censured in vain',
    'lesson.faith.done.text':
      'The priest spent a point to censure the call, which took one off your result: 5 and 3 less 1 are 7, and that is enough. The swordsman has Dodge.',
    'lesson.faith.done.hint': 'Choose “Nothing more”.',
    'lesson.faith.censure': 'Your turn to censure',
    'lesson.faith.censure.text':
      'Now the priest calls for an Aegis himself: one die and 2, against 6. The question tells it all. Each point of yours takes one off; with two points he needs a 6.',
    'lesson.faith.censure.hint': 'Choose “2 points”.',
    'lesson.faith.round': 'Faith is gathered anew',
    'lesson.faith.round.text':
      'His 4 is not enough. In the mystic phase the faithful gather faith anew: their own, and more from believers who stand in their aura, which “Aura of faith” among the overlays draws. A small battle ends the course.',
  },
}
