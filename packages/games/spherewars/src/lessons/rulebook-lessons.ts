import { type Lesson, type LessonBook, text } from '@fray/kernel'

const RANGER = 0
const LOOKOUT = 1
const BATTLER = 2

/** Lookout wounds Battler with a shot, Ranger runs between them, and Battler is caught when it tries to run past. */
const holdTheLine: Lesson = {
  id: 'hold-the-line',
  title: text('lesson.title'),
  summary: text('lesson.summary'),
  seat: 0,
  situation: {
    game: 'spherewars',
    table: { width: 30, depth: 24 },
    scenery: [
      { type: 'wood', x: 23, y: 14 },
      { type: 'hill', x: 5, y: 6 },
    ],
    figures: [
      { who: 'ranger', seat: 0, x: 16, y: 15 },
      { who: 'lookout', seat: 0, x: 10, y: 15 },
      { who: 'battler', seat: 1, x: 12, y: 9, wounds: 3 },
      { who: 'fiend', seat: 1, x: 25, y: 4 },
    ],
    dice: [4, 5, 3, 4, 3, 2, 1, 5, 4, 3, 4, 4, 2],
  },
  steps: [
    { title: text('lesson.field'), text: text('lesson.field.text'), rules: ['SW-TURN-09', 'SW-PROFILE-10'] },
    {
      title: text('lesson.activate'),
      text: text('lesson.activate.text'),
      figures: [LOOKOUT, BATTLER],
      rules: ['SW-ACT-01', 'SW-ACT-03'],
      task: { asked: 'ask.activate', answer: '1', hint: text('lesson.activate.hint') },
    },
    {
      title: text('lesson.stand'),
      text: text('lesson.stand.text'),
      rules: ['SW-MOVE-07', 'SW-SHOOT-01'],
      task: { asked: 'ask.action', answer: 'stand', hint: text('lesson.stand.hint') },
    },
    {
      title: text('lesson.shoot'),
      text: text('lesson.shoot.text'),
      figures: [BATTLER],
      rules: ['SW-SHOOT-05', 'SW-SHOOT-06'],
      task: { asked: 'ask.target', answer: '2', hint: text('lesson.shoot.hint'), follows: ['keep'] },
    },
    {
      title: text('lesson.run'),
      text: text('lesson.run.text'),
      figures: [RANGER],
      rules: ['SW-MOVE-08'],
      task: { asked: 'ask.action', answer: 'run', hint: text('lesson.run.hint') },
    },
    {
      title: text('lesson.where'),
      text: text('lesson.where.text'),
      rules: ['SW-MOVE-08', 'SW-DEFAREA-04'],
      task: {
        asked: 'ask.run',
        answer: { to: [13.4, 12.6] },
        hint: text('lesson.where.hint'),
        follows: [
          '2',
          'run',
          {
            path: [
              [11.2, 11.5],
              [11, 13],
            ],
          },
        ],
      },
    },
    {
      title: text('lesson.react'),
      text: text('lesson.react.text'),
      figures: [RANGER, BATTLER],
      rules: ['SW-DEFAREA-04', 'SW-DEFAREA-05'],
      task: { asked: 'ask.jump', answer: { to: [11.19, 11.57] }, hint: text('lesson.react.hint'), follows: ['done'] },
    },
    {
      title: text('lesson.kill'),
      text: text('lesson.kill.text'),
      figures: [RANGER],
      rules: ['SW-MELEE-06', 'SW-MELEE-08', 'SW-ANNIH-05'],
      task: { asked: 'ask.annihilation', answer: 'stay', hint: text('lesson.kill.hint') },
    },
  ],
}

export const lessonBook: LessonBook = {
  lessons: [holdTheLine],
  phrases: {
    en: {
      'lesson.title': 'Hold the line',
      'lesson.summary': 'Activate, shoot, run, and catch an enemy in the middle of its own move.',
      'lesson.field': 'The field',
      'lesson.field.text':
        'You lead the Alliance, with green rims; the dots on a rim are wounds left. The sides take rounds in turn, and in a round a side activates some of its combatants. Point at a figure to read its card.',
      'lesson.activate': 'Choose who acts',
      'lesson.activate.text':
        'Whoever is activated moves, then may gather itself for a deed or a spell, then fights or shoots. Battler is hurt and within range of Lookout.',
      'lesson.activate.hint': 'Activate Lookout: in the list or on the table.',
      'lesson.stand': 'A steady hand',
      'lesson.stand.text':
        'Lookout is where it should be. Those who stand still are done with moving and go on to shoot.',
      'lesson.stand.hint': 'Choose “Stand still”.',
      'lesson.shoot': 'Shoot',
      'lesson.shoot.text':
        'Point at a target and read the odds below, hit by hit and wound by wound. First the dice must hit, and the faster the target the harder it is; then each die of strength that reaches its constitution is a wound.',
      'lesson.shoot.hint': 'Shoot Battler.',
      'lesson.run': 'Now Ranger',
      'lesson.run.text':
        'One wound. “Why?” in the log shows where every number of it came from. Battler will want to get at Lookout, so Ranger shall stand in its way.',
      'lesson.run.hint': 'Choose “Run”.',
      'lesson.where': 'In the way',
      'lesson.where.text':
        'Drag Ranger within the bright region. Round every base lies its defence area: an enemy that comes into it can be caught. Then the round of the Scions begins.',
      'lesson.where.hint': 'Run to the ring on the table, and confirm.',
      'lesson.react': 'A reaction',
      'lesson.react.text':
        'Battler runs past Ranger, and its move stops for you: this is what the banner over the table means. Ranger may jump at it anywhere along its way through the defence area, or let it pass. What you always pass can be set once, with “Always pass here”.',
      'lesson.react.hint': 'Stop Battler at the ring on its way, and confirm.',
      'lesson.kill': 'Slain',
      'lesson.kill.text':
        'Both rolled their dexterity, Ranger had the better dice and struck: two wounds, and Battler is out of the game. Whoever kills in a fight may move a little. Fiend is still there, and it is of those who charge unasked.',
      'lesson.kill.hint': 'Choose “Stay here”; from then on the battle is yours.',
    },
  },
}
