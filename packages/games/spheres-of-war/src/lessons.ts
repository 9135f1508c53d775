import { type Lesson, type LessonBook, lessonNames, lessonStep, text } from '@fray/kernel'

const FOX = 0
const HAWK = 2

/** Fox walks up to Hawk in two moves and strikes first; Hawk wards off once, and falls in the next turn. */
const firstStrike: Lesson = {
  id: 'first-strike',
  title: text('lesson.title'),
  summary: text('lesson.summary'),
  minutes: 3,
  seat: 0,
  situation: {
    game: 'spheres-of-war',
    table: { width: 18, depth: 18 },
    sequence: 'matches',
    figures: [
      { name: 'Fox', seat: 0, x: 8, y: 12 },
      { name: 'Wolf', seat: 0, x: 14, y: 15, inert: true },
      { name: 'Hawk', seat: 1, x: 8, y: 7.5 },
      { name: 'Owl', seat: 1, x: 14, y: 3, inert: true },
    ],
    dice: [3, 2, 5],
  },
  steps: [
    { title: text('lesson.goal'), text: text('lesson.goal.text'), rules: ['SO-1-12', 'SO-1-23'] },
    {
      title: text('lesson.act'),
      text: text('lesson.act.text'),
      figures: [FOX, HAWK],
      rules: ['SO-1-16', 'SO-1-17'],
      task: { asked: 'ask.act', answer: 'move', hint: text('lesson.act.hint') },
    },
    {
      title: text('lesson.direction'),
      text: text('lesson.direction.text'),
      rules: ['SO-1-27', 'SO-1-28'],
      task: { asked: 'ask.direction', answer: 'toward', hint: text('lesson.direction.hint') },
    },
    {
      title: text('lesson.length'),
      text: text('lesson.length.text'),
      rules: ['SO-1-26'],
      task: { asked: 'ask.length', answer: { to: [8, 10] }, hint: text('lesson.length.hint'), follows: ['wait'] },
    },
    {
      title: text('lesson.reach'),
      text: text('lesson.reach.text'),
      figures: [HAWK],
      rules: ['SO-1-30', 'SO-1-34'],
      task: { asked: 'ask.act', answer: 'move', hint: text('lesson.reach.hint'), follows: ['toward'] },
    },
    {
      title: text('lesson.odds'),
      text: text('lesson.odds.text'),
      rules: ['SO-1-39', 'SO-1-40'],
      task: { asked: 'ask.length', answer: { to: [8, 8.5] }, hint: text('lesson.odds.hint') },
    },
    { title: text('lesson.log'), text: text('lesson.log.text'), rules: ['SO-1-40', 'SO-1-41'] },
  ],
}

const smallBattle: Lesson = {
  ...lessonNames('battle'),
  minutes: 8,
  battle: true,
  seat: 0,
  situation: {
    game: 'spheres-of-war',
    table: { width: 18, depth: 18 },
    figures: [
      { name: 'Fox', seat: 0, x: 4, y: 14 },
      { name: 'Wolf', seat: 0, x: 9, y: 13 },
      { name: 'Badger', seat: 0, x: 14, y: 14 },
      { name: 'Hawk', seat: 1, x: 5, y: 4 },
      { name: 'Owl', seat: 1, x: 9, y: 5 },
      { name: 'Eagle', seat: 1, x: 13, y: 3 },
    ],
  },
  steps: [
    lessonStep('battle.sides', { figures: [0, 1, 2], rules: ['SO-1-12', 'SO-1-23'] }),
    lessonStep('battle.advice', { rules: ['SO-1-30', 'SO-1-34'] }),
  ],
}

export const lessonBook: LessonBook = {
  lessons: [firstStrike, smallBattle],
  phrases: {
    en: {
      'lesson.title': 'The first strike',
      'lesson.summary': 'Walk up to an enemy, strike first, and read what the dice did.',
      'lesson.goal': 'Two sides, one aim',
      'lesson.goal.text':
        'You lead the Beasts, at the near edge. Whoever has nobody left on the table loses. Combatants meet in pairs, the closest enemies first, and each of the two acts in turn.',
      'lesson.act': 'Your first action',
      'lesson.act.text':
        'Fox has met Hawk. The two share five actions, and Fox begins because the Beasts are the Instigator. Those who do not touch can only wait or move.',
      'lesson.act.hint': 'Choose “Move”.',
      'lesson.direction': 'Toward or away',
      'lesson.direction.text':
        'A move goes straight toward the opponent or straight away from it. Nobody may measure before deciding to move: that is why “Undo” is grey now.',
      'lesson.direction.hint': 'Choose “Toward Hawk”.',
      'lesson.length': 'How far',
      'lesson.length.text':
        'Drag Fox along the line, or use the slider. A move is two inches at most. Hawk has the next action.',
      'lesson.length.hint': 'Go the full two inches, to the ring on the table, and confirm.',
      'lesson.reach': 'Close enough',
      'lesson.reach.text':
        'Hawk only waited, and now an inch and a half lies between you. Whoever moves into contact strikes at once, so it pays to be the one who arrives.',
      'lesson.reach.hint': 'Choose “Move” again; the lesson turns Fox toward Hawk.',
      'lesson.odds': 'Know your odds',
      'lesson.odds.text':
        'Under “If you stop here” you see how this may end, counted from every way the dice can fall. The one who is struck rolls a die: 4 or less holds and strikes back, 5 or 6 is defeat.',
      'lesson.odds.hint': 'Stop where Fox touches Hawk, and confirm.',
      'lesson.log': 'What happened',
      'lesson.log.text':
        'Hawk held with a 3 and struck back, Fox held with a 2, and the five actions were used up. Those who touch fight on when the next turn begins: there Hawk rolled a 5. The battle log tells all of it; a press on § opens the rule behind a line. Now Wolf has met Owl, and that is your fight.',
      'lesson.battle.title': 'A small battle',
      'lesson.battle.summary': 'Three against three, to the end, with real dice.',
      'lesson.battle.sides': 'Your Beasts',
      'lesson.battle.sides.text':
        'Fox, Wolf and Badger against Hawk, Owl and Eagle, whom a bot plays. The side that has somebody left at the end wins.',
      'lesson.battle.advice': 'Count the inches',
      'lesson.battle.advice.text':
        'A move is two inches, and whoever arrives strikes first. Wait just out of reach, so that the enemy must come within yours; with the odds under the decision you see what a step is worth. “Hint” says what a bot would do in your place.',
    },
  },
}
