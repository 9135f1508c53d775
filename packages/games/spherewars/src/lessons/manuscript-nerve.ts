import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const BARBARIAN = 0
const LOOKOUT = 1
const BATTLER = 2

/** Lookout regroups; Barbarian uses a feat, and Battler loses the fight, its nerve and its life. */
export const nerve: LessonWithPhrases = {
  lesson: {
    ...lessonNames('nerve'),
    minutes: 2,
    seat: 0,
    situation: {
      game: 'spherewars-manuscript',
      table: { width: 30, depth: 24 },
      figures: [
        { who: 'barbarian', seat: 0, x: 13, y: 13 },
        { who: 'lookout', seat: 0, x: 6, y: 17, fleeing: true },
        { who: 'battler', seat: 1, x: 14.2, y: 13, wounds: 4 },
        { who: 'fiend', seat: 1, x: 26, y: 4 },
      ],
      dice: [4, 5, 6, 2, 6, 5, 4, 3, 3, 2, 1, 4, 2, 1, 1, 2, 5, 4, 3, 2, 4, 3, 3, 2, 1],
    },
    steps: [
      lessonStep('nerve.flight', { figures: [LOOKOUT], rules: ['SM-MISSING-01', 'SW-MORALE-01', 'SW-MORALE-02'] }),
      lessonStep('nerve.regroup', {
        figures: [LOOKOUT],
        rules: ['SW-REGROUP-03'],
        task: { asked: 'ask.activate', answer: '1' },
      }),
      lessonStep('nerve.feat', {
        figures: [BARBARIAN, BATTLER],
        rules: ['SM-ACT-06', 'SM-FEAT-02', 'SM-FEAT-10', 'SW-RACE-53'],
        task: { asked: 'ask.concentrate', answer: 'wild-wrath' },
      }),
      lessonStep('nerve.fury', {
        rules: ['SM-FEAT-02', 'SM-FEAT-03'],
        task: { asked: 'ask.fury', answer: '3' },
      }),
      lessonStep('nerve.pursue', {
        figures: [BATTLER],
        rules: ['SW-MORALE-15', 'SW-MORALE-18', 'SW-PURSUIT-06', 'SW-PURSUIT-07'],
        task: { asked: 'ask.pursue', answer: 'pursue' },
      }),
      lessonStep('nerve.winning', { rules: ['SW-WIN-01', 'SW-WIN-02', 'SM-TURN-02'] }),
    ],
  },
  phrases: {
    'lesson.nerve.title': 'Feats, nerve and winning',
    'lesson.nerve.summary':
      'Rally a friend, do a feat before a fight, hunt down a fleeing enemy, and learn how to win.',
    'lesson.nerve.flight': 'Nerve',
    'lesson.nerve.flight.text':
      'Lookout has lost its nerve and is fleeing: the sign on its base shows it. The booklet of this edition leaves out morale and missions, so the rulebook’s rules apply. A morale test is one die: troops need 4 or more, heroes 3 or more, and brave models one less.',
    'lesson.nerve.regroup': 'Regroup',
    'lesson.nerve.regroup.text':
      'Fleeing combatants roll when they are activated. With a success they stop and do nothing else this round; otherwise they run on and finally leave the table.',
    'lesson.nerve.regroup.hint': 'Activate Lookout.',
    'lesson.nerve.feat': 'A feat',
    'lesson.nerve.feat.text':
      'A 4: Lookout stops fleeing. Barbarian is in contact with Battler and must fight; but between moving and fighting there is time for feats or for one spell, not for both. Each feat can be done once per turn.',
    'lesson.nerve.feat.hint': 'Choose “Wild Wrath”.',
    'lesson.nerve.fury': 'Dice of fury',
    'lesson.nerve.fury.text':
      'Barbarian has three fury dice and may divide them among several feats. Wild Wrath needs 5 or more: one success adds a die of dexterity, a second one adds a die of strength.',
    'lesson.nerve.fury.hint': 'Choose “3 dice”.',
    'lesson.nerve.pursue': 'Broken',
    'lesson.nerve.pursue.text':
      'A 5 and an S: two successes. Barbarian won the fight and wounded Battler twice. A loser wounded by a more feared enemy takes a morale test: a 2, and Battler flees. If you pursue, both roll a die for each inch of their movement.',
    'lesson.nerve.pursue.hint': 'Choose “Pursue”.',
    'lesson.nerve.winning': 'What wins a game',
    'lesson.nerve.winning.text':
      'Barbarian’s best die was higher: Battler is caught and slain without a fight. The dead are worth blood points, but glory wins, and most glory comes from the mission: the card above the table shows its goal and your score. Here, as in the next battle, the goal is to remove every enemy. Now fight a battle of your own.',
  },
}
