import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const RANGER = 0
const NEAR_HEART = 1
const BATTLER = 2

/** Ranger charges Battler and wounds it; Near Heart then charges with support and kills it. */
export const charging: LessonWithPhrases = {
  lesson: {
    ...lessonNames('charging'),
    minutes: 3,
    seat: 0,
    situation: {
      game: 'spherewars',
      table: { width: 30, depth: 24 },
      scenery: [
        { type: 'wood', x: 23, y: 17 },
        { type: 'hill', x: 6, y: 5 },
      ],
      figures: [
        { who: 'ranger', seat: 0, x: 11, y: 14 },
        { who: 'near-heart', seat: 0, x: 17, y: 13 },
        { who: 'battler', seat: 1, x: 15, y: 10.5, wounds: 3 },
        { who: 'fiend', seat: 1, x: 26, y: 4 },
      ],
      dice: [5, 4, 2, 1, 2, 3, 5, 4, 2, 1, 6, 5, 4, 3, 2, 1, 4, 3, 2, 4],
    },
    steps: [
      lessonStep('charging.activate', {
        figures: [RANGER, BATTLER],
        rules: ['SW-MOVE-10'],
        task: { asked: 'ask.activate', answer: '0' },
      }),
      lessonStep('charging.join', {
        rules: ['SW-MOVE-19', 'SW-MOVE-21'],
        task: { asked: 'ask.action', answer: 'join', follows: ['2'] },
      }),
      lessonStep('charging.way', {
        rules: ['SW-MOVE-10', 'SW-MOVE-14'],
        task: { asked: 'ask.trajectory', answer: { to: [13.9, 11.2] } },
      }),
      lessonStep('charging.fight', {
        figures: [NEAR_HEART, BATTLER],
        rules: ['SW-MELEE-06', 'SW-MELEE-08', 'SW-FATIGUE-01'],
        task: { asked: 'ask.action', answer: 'join', follows: ['2'] },
      }),
      lessonStep('charging.support', {
        figures: [RANGER],
        rules: ['SW-SUPPORT-01'],
        task: { asked: 'ask.trajectory', answer: { to: [15.8, 11.4] } },
      }),
      lessonStep('charging.kill', {
        figures: [NEAR_HEART],
        rules: ['SW-ANNIH-05'],
        task: { asked: 'ask.annihilation', answer: 'stay' },
      }),
    ],
  },
  phrases: {
    'lesson.charging.title': 'Charging and fighting',
    'lesson.charging.summary': 'Charge, win the fight, support a friend, and strike an enemy down.',
    'lesson.charging.activate': 'Within a charge',
    'lesson.charging.activate.text':
      'A combatant that reaches an enemy within one movement charges it and strikes harder. Ranger moves 6 inches, and Battler is near enough.',
    'lesson.charging.activate.hint': 'Activate Ranger.',
    'lesson.charging.join': 'Name the target',
    'lesson.charging.join.text':
      'You name your target before anything is measured. If the path is too long for a charge, it becomes an engagement; if it is too long for that as well, you stop short.',
    'lesson.charging.join.hint': 'Choose “Join combat”; the lesson names Battler.',
    'lesson.charging.way': 'The way there',
    'lesson.charging.way.text':
      'Drag Ranger until it touches Battler. The path is drawn first and measured afterwards. A charge adds one die of strength.',
    'lesson.charging.way.hint': 'Go to the ring beside Battler, and confirm.',
    'lesson.charging.fight': 'Two rolls to a fight',
    'lesson.charging.fight.text':
      'Both rolled their dexterity, and the highest dice were compared one by one: Ranger won. Only the winner strikes: each die of its strength that reached Battler’s constitution was a wound. Fighting is also tiring: Battler has one die less in its next fight.',
    'lesson.charging.fight.hint': 'Now Near Heart: choose “Join combat”; the lesson names Battler again.',
    'lesson.charging.support': 'Two against one',
    'lesson.charging.support.text':
      'A friend in contact with the same enemy supports the fight with one die. Ranger stands there already.',
    'lesson.charging.support.hint': 'Bring Near Heart to the ring, and confirm.',
    'lesson.charging.kill': 'Slain',
    'lesson.charging.kill.text':
      'Four dice against two, and Battler is out of the game. After a kill in a fight, the winner may move up to two inches; sometimes it is wiser to stay together.',
    'lesson.charging.kill.hint': 'Choose “Stay here”.',
  },
}
