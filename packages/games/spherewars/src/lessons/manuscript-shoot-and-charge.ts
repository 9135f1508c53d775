import { type LessonWithPhrases, lessonStep, text } from '@fray/kernel'

const RANGER = 0
const LOOKOUT = 1
const BATTLER = 2

/** Lookout wounds Battler with a shot, then Ranger charges and kills it. */
export const shootAndCharge: LessonWithPhrases = {
  lesson: {
    id: 'shoot-and-charge',
    title: text('lesson.title'),
    summary: text('lesson.summary'),
    minutes: 3,
    seat: 0,
    situation: {
      game: 'spherewars-manuscript',
      table: { width: 30, depth: 24 },
      figures: [
        { who: 'ranger', seat: 0, x: 13, y: 14 },
        { who: 'lookout', seat: 0, x: 9, y: 16 },
        { who: 'battler', seat: 1, x: 13.5, y: 9, wounds: 3 },
        { who: 'lackey', seat: 1, x: 22, y: 5 },
      ],
      dice: [5, 3, 2, 4, 2, 5, 4, 3, 2, 1, 1, 4, 4, 3, 2],
    },
    steps: [
      { title: text('lesson.field'), text: text('lesson.field.text'), rules: ['SM-TURN-08'] },
      {
        title: text('lesson.activate'),
        text: text('lesson.activate.text'),
        figures: [LOOKOUT, BATTLER],
        rules: ['SM-ACT-01', 'SM-ACT-02'],
        task: { asked: 'ask.activate', answer: '1', hint: text('lesson.activate.hint') },
      },
      {
        title: text('lesson.stand'),
        text: text('lesson.stand.text'),
        rules: ['SM-ACT-04', 'SM-SHOOT-08'],
        task: { asked: 'ask.action', answer: 'stand', hint: text('lesson.stand.hint') },
      },
      {
        title: text('lesson.shoot'),
        text: text('lesson.shoot.text'),
        figures: [BATTLER],
        rules: ['SM-SHOOT-02', 'SM-SHOOT-11'],
        task: { asked: 'ask.target', answer: '2', hint: text('lesson.shoot.hint') },
      },
      {
        title: text('lesson.charge'),
        text: text('lesson.charge.text'),
        figures: [RANGER],
        rules: ['SM-MELEE-01'],
        task: { asked: 'ask.action', answer: 'charge', hint: text('lesson.charge.hint') },
      },
      {
        title: text('lesson.whom'),
        text: text('lesson.whom.text'),
        figures: [BATTLER],
        rules: ['SM-MELEE-01', 'SW-MELEE-06', 'SW-MELEE-08'],
        task: { asked: 'ask.charge', answer: '2', hint: text('lesson.whom.hint') },
      },
      {
        title: text('lesson.kill'),
        text: text('lesson.kill.text'),
        figures: [RANGER],
        rules: ['SM-MELEE-08'],
        task: { asked: 'ask.annihilation', answer: { to: [11.7, 11.4] }, hint: text('lesson.kill.hint') },
      },
      lessonStep('differs', { rules: ['SM-MISSING-04', 'SM-TURN-08', 'SM-MELEE-01', 'SM-CRIT-01'] }),
    ],
  },
  phrases: {
    'lesson.title': 'Shoot and charge',
    'lesson.summary': 'Activate, shoot, charge: one round by the earlier edition.',
    'lesson.differs': 'Compared with the rulebook',
    'lesson.differs.text':
      'If you know the rulebook’s game: this edition has no defence areas, no interceptions and no weather. A charge needs a visible enemy within one movement, a shooter that stands still rolls one more die, and equal dice cause special strikes. The next lessons show all of this.',
    'lesson.field': 'The field',
    'lesson.field.text':
      'You lead the Alliance at the near edge; the dots on a rim are wounds left. The sides take rounds in turn, and in its round a side activates all of its combatants, one after another. Point at a figure to read its card.',
    'lesson.activate': 'Choose who acts',
    'lesson.activate.text':
      'An activated combatant chooses one way to move and may shoot or fight afterwards. Battler is hurt and within range of Lookout.',
    'lesson.activate.hint': 'Activate Lookout: in the list or on the table.',
    'lesson.stand': 'A steady hand',
    'lesson.stand.text': 'A shooter that has not moved rolls one more precision die.',
    'lesson.stand.hint': 'Choose “Stand still”.',
    'lesson.shoot': 'Shoot',
    'lesson.shoot.text':
      'Point at a target to see the odds below. First the dice must hit: the faster the target, the harder it is. Then each die of strength that reaches its constitution is a wound.',
    'lesson.shoot.hint': 'Shoot Battler.',
    'lesson.charge': 'Now Ranger',
    'lesson.charge.text':
      'One wound. “Why?” in the log shows where each number comes from. Battler is close enough to charge, and a charge strikes harder: one more die.',
    'lesson.charge.hint': 'Choose “Charge”.',
    'lesson.whom': 'Name the target',
    'lesson.whom.text':
      'You name the target of a charge before anything is measured. Both then roll their dexterity, and the winner strikes.',
    'lesson.whom.hint': 'Charge Battler.',
    'lesson.kill': 'Slain',
    'lesson.kill.text':
      'Ranger had the better dice and struck: two wounds, and Battler is out of the game. After a kill in a fight, the winner may move up to two inches. Lackey is still there.',
    'lesson.kill.hint': 'Move Ranger to the ring on the table, and confirm.',
  },
}
