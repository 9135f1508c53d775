import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const SWORDSMAN = 0
const MARAUDER = 1

/** A swordsman charges a marauder, wounds it badly and parries the return blow. */
export const firstBlood: LessonWithPhrases = {
  lesson: {
    ...lessonNames('first-blood'),
    minutes: 4,
    seat: 0,
    situation: {
      game: 'confrontation',
      table: { width: 60, depth: 50 },
      piles: [['Swordsman of Alahan'], ['Drune marauder']],
      placements: [0, 0],
      figures: [
        { who: 'lions-swordsman-of-alahan', seat: 0, x: 26, y: 32, facing: 'north' },
        { who: 'drune-drune-marauder', seat: 1, x: 30, y: 20, facing: 'south' },
        { who: 'drune-drune-karnagh', seat: 1, x: 50, y: 8, facing: 'south' },
      ],
      dice: [4, 2, 5, 2, 5, 4, 3, 4],
    },
    steps: [
      lessonStep('first-blood.fighters', { figures: [SWORDSMAN], rules: ['CF-PROFILE-01', 'CF-DICE-01'] }),
      lessonStep('first-blood.charge', {
        figures: [SWORDSMAN, MARAUDER],
        rules: ['CF-ACT-10', 'CF-CHARGE-01'],
        task: { asked: 'ask.announce', answer: '0:charge:1' },
      }),
      lessonStep('first-blood.side', {
        figures: [MARAUDER],
        rules: ['CF-CHARGE-06', 'CF-CHARGE-11', 'CF-CONTACT-06'],
        task: {
          asked: 'ask.arrival',
          answer: { to: [30, 22.5], facing: { x: 0, y: -1 } },
          follows: [{ slots: { attack: ['1'], defence: ['1'] } }],
        },
      }),
      lessonStep('first-blood.dice', {
        rules: ['CF-COMBAT-04', 'CF-COMBAT-07'],
        task: {
          asked: 'ask.dice',
          answer: { slots: { attack: ['0'], defence: ['0'] } },
          follows: ['parry:1'],
        },
      }),
      lessonStep('first-blood.parry', {
        figures: [SWORDSMAN, MARAUDER],
        rules: ['CF-COMBAT-20', 'CF-WOUND-03', 'CF-WOUND-04'],
        task: { asked: 'ask.defence', answer: 'parry:1' },
      }),
      lessonStep('first-blood.round', { figures: [MARAUDER], rules: ['CF-WOUND-10', 'CF-ROUND-03'] }),
    ],
  },
  phrases: {
    'lesson.first-blood.title': 'First blood',
    'lesson.first-blood.summary': 'Charge, divide your dice, wound, and parry.',
    'lesson.first-blood.fighters': 'Fighters',
    'lesson.first-blood.fighters.text':
      'You lead the Lions of Alahan, at the near edge. Every fighter has a front, marked on its base. Point at one to read its card: Initiative, Attack, Strength, Defence, Resistance and more. Nearly every roll is one die plus one of these numbers.',
    'lesson.first-blood.charge': 'Announce first',
    'lesson.first-blood.charge.text':
      'Charges are announced before anyone moves, and you cannot measure before that: judge the distance by eye. A fighter charges up to twice its Movement, 20 cm for the swordsman, and the marauder looks near enough.',
    'lesson.first-blood.charge.hint': 'Choose “Charge Drune marauder”.',
    'lesson.first-blood.side': 'Which side?',
    'lesson.first-blood.side.text':
      'Bases are square, and you choose which side of the enemy to attack. A charged fighter fights worse for a round.',
    'lesson.first-blood.side.hint': 'Move to the ring in front of the marauder, and confirm.',
    'lesson.first-blood.dice': 'Attack or defence',
    'lesson.first-blood.dice.text':
      'Both sides rolled Initiative. You won, so the marauder had to divide its dice first, and you see how. A die in attack strikes once; a die in defence can parry once. Drag your dice, or tap a die and then a place.',
    'lesson.first-blood.dice.hint': 'Put one die in attack and one in defence, and confirm.',
    'lesson.first-blood.parry': 'Strike and parry',
    'lesson.first-blood.parry.text':
      'Your attack was a 9 and the parry far lower: a hit. Two dice gave the location and the severity: the chest, a Critical Wound. Now the marauder strikes back, weakened by its Wound.',
    'lesson.first-blood.parry.hint': 'Choose “Parry with 1 die”.',
    'lesson.first-blood.round': 'Wounds remain',
    'lesson.first-blood.round.text':
      'Parried. Wounds lower every roll of a wounded fighter, and any further Wound may kill it. The round is over; next the cards are stacked again, which is the next lesson.',
  },
}
