import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const BARBARIAN = 0
const LOOKOUT = 1
const BATTLER = 2

/** Lookout regroups; Barbarian draws blood, and Battler loses its nerve and is hunted down. */
export const morale: LessonWithPhrases = {
  lesson: {
    ...lessonNames('morale'),
    minutes: 2,
    seat: 0,
    situation: {
      game: 'spherewars',
      table: { width: 30, depth: 24 },
      scenery: [
        { type: 'wood', x: 23, y: 17 },
        { type: 'hill', x: 6, y: 5 },
      ],
      figures: [
        { who: 'barbarian', seat: 0, x: 13, y: 13 },
        { who: 'lookout', seat: 0, x: 6, y: 17, fleeing: true },
        { who: 'battler', seat: 1, x: 14.2, y: 13, wounds: 3 },
        { who: 'fiend', seat: 1, x: 26, y: 4 },
      ],
      dice: [5, 5, 4, 3, 1, 2, 3, 4, 2, 1, 2, 5, 4, 3, 2, 1, 4, 3, 2, 1],
    },
    steps: [
      lessonStep('morale.nerve', { figures: [LOOKOUT], rules: ['SW-MORALE-01', 'SW-MORALE-02'] }),
      lessonStep('morale.regroup', {
        figures: [LOOKOUT],
        rules: ['SW-REGROUP-03'],
        task: { asked: 'ask.activate', answer: '1' },
      }),
      lessonStep('morale.fight', {
        figures: [BARBARIAN, BATTLER],
        rules: ['SW-MORALE-15', 'SW-MORALE-18'],
        task: { asked: 'ask.concentrate', answer: 'done' },
      }),
      lessonStep('morale.pursue', {
        figures: [BATTLER],
        rules: ['SW-FLEE-04', 'SW-PURSUIT-06', 'SW-PURSUIT-07'],
        task: { asked: 'ask.pursue', answer: 'pursue' },
      }),
      lessonStep('morale.winning', { rules: ['SW-WIN-01', 'SW-WIN-02', 'SW-WIN-03'] }),
    ],
  },
  phrases: {
    'lesson.morale.title': 'Morale and winning',
    'lesson.morale.summary': 'Rally a friend, break an enemy, hunt it down, and learn how to win a game.',
    'lesson.morale.nerve': 'Nerve',
    'lesson.morale.nerve.text':
      'Lookout has lost its nerve and is fleeing: the sign on its base shows it. A morale test is one die: troops need 4 or more, heroes 3 or more, and brave models one less.',
    'lesson.morale.regroup': 'Regroup',
    'lesson.morale.regroup.text':
      'Fleeing combatants roll when they are activated. With a success they stop and do nothing else this round; otherwise they run on and finally leave the table.',
    'lesson.morale.regroup.hint': 'Activate Lookout.',
    'lesson.morale.fight': 'Blood and fear',
    'lesson.morale.fight.text':
      'It stands again. Now Barbarian fights: a combatant that loses a fight, is wounded and faces a more feared enemy must take a morale test.',
    'lesson.morale.fight.hint': 'Choose “Go to combat”.',
    'lesson.morale.pursue': 'It runs',
    'lesson.morale.pursue.text':
      'Battler rolled a 2 and flees. The winner may pursue: both roll a die for each inch of their movement, and a loser that is caught is slain without a fight.',
    'lesson.morale.pursue.hint': 'Choose “Pursue”.',
    'lesson.morale.winning': 'What wins a game',
    'lesson.morale.winning.text':
      'Caught and slain. The dead are worth blood points, but glory wins a battle, and most glory comes from the mission: the card above the table shows its goal and your score. Look at it often.',
  },
}
