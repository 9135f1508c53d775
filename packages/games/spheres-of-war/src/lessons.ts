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

/** Fox waits out of Hawk's reach, Hawk comes into Fox's, and Fox strikes first. */
const letThemCome: Lesson = {
  ...lessonNames('wait'),
  minutes: 2,
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
    dice: [5],
  },
  steps: [
    lessonStep('wait.gap', { figures: [FOX, HAWK], rules: ['SO-1-17', 'SO-1-18'] }),
    lessonStep('wait.stay', {
      figures: [FOX, HAWK],
      rules: ['SO-1-25', 'SO-1-26'],
      task: { asked: 'ask.act', answer: 'wait', follows: ['move', 'toward', { to: [8, 9.5] }] },
    }),
    lessonStep('wait.go', {
      figures: [HAWK],
      rules: ['SO-1-34', 'SO-1-37'],
      task: { asked: 'ask.act', answer: 'move', follows: ['toward'] },
    }),
    lessonStep('wait.strike', {
      rules: ['SO-1-39', 'SO-1-40'],
      task: { asked: 'ask.length', answer: { to: [8, 10.5] } },
    }),
    lessonStep('wait.end', { rules: ['SO-1-29', 'SO-GAP-03'] }),
  ],
}

/** Fox touches two enemies and fights the one that has no strike to come; Wolf falls on the other. */
const betweenTwo: Lesson = {
  ...lessonNames('two'),
  minutes: 3,
  seat: 0,
  situation: {
    game: 'spheres-of-war',
    table: { width: 18, depth: 18 },
    turn: 2,
    figures: [
      { name: 'Fox', seat: 0, x: 8, y: 10 },
      { name: 'Wolf', seat: 0, x: 5.2, y: 9 },
      { name: 'Hawk', seat: 1, x: 8, y: 9 },
      { name: 'Owl', seat: 1, x: 9, y: 10 },
      { name: 'Crow', seat: 1, x: 15, y: 2 },
    ],
    strikes: [{ attacker: 'Hawk', defender: 'Fox' }],
    dice: [2, 4, 5, 6],
  },
  steps: [
    lessonStep('two.touch', { figures: [FOX, HAWK, 3], rules: ['SO-1-32', 'SO-1-33', 'SO-1-41'] }),
    lessonStep('two.pair', {
      figures: [FOX, HAWK, 3],
      rules: ['SO-1-32', 'SO-GAP-04'],
      task: { asked: 'ask.pairing', answer: `${FOX}-3` },
    }),
    lessonStep('two.next', {
      figures: [1, HAWK],
      rules: ['SO-1-20', 'SO-1-21', 'SO-1-42'],
      task: { asked: 'ask.act', answer: 'move', follows: ['toward'] },
    }),
    lessonStep('two.strike', {
      rules: ['SO-1-30', 'SO-1-34'],
      task: { asked: 'ask.length', answer: { to: [7, 9] } },
    }),
    lessonStep('two.end', { rules: ['SO-1-14', 'SO-1-22', 'SO-1-23'] }),
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
  lessons: [firstStrike, letThemCome, betweenTwo, smallBattle],
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
      'lesson.wait.title': 'Let them come',
      'lesson.wait.summary': 'Wait out of reach, and be the one who strikes first.',
      'lesson.wait.gap': 'Three inches and a half',
      'lesson.wait.gap.text':
        'A move is two inches, and Hawk stands three and a half away: nobody reaches the other with this action. If Fox goes now, Hawk needs only an inch and a half more, and arrives first.',
      'lesson.wait.stay': 'Patience',
      'lesson.wait.stay.text':
        'Whoever arrives strikes first, and who strikes first wins three fights in five if they are fought to the end. To wait costs one of the five actions, and lets Hawk make the mistake.',
      'lesson.wait.stay.hint': 'Choose “Wait”.',
      'lesson.wait.go': 'Hawk came',
      'lesson.wait.go.text':
        'Hawk took two inches, and now an inch and a half is left: that is within your reach. It is the third action of five.',
      'lesson.wait.go.hint': 'Choose “Move”; the lesson turns Fox toward Hawk.',
      'lesson.wait.strike': 'Strike',
      'lesson.wait.strike.text':
        'Stop short of Hawk and it strikes you instead. Look at the odds below while you drag: they change as soon as the bases touch.',
      'lesson.wait.strike.hint': 'Go until Fox touches Hawk, and confirm.',
      'lesson.wait.end': 'First strike, first blood',
      'lesson.wait.end.text':
        'Hawk rolled a 5 and is gone. You may also move away to stay out of reach, but whoever leaves the table is out of the game. Contact with the fifth action is worth it too: nobody is left to roll, and the next turn begins with your strike.',
      'lesson.two.title': 'Between two enemies',
      'lesson.two.summary': 'Choose who fights whom, and bring help.',
      'lesson.two.touch': 'They touch',
      'lesson.two.touch.text':
        'A new turn begins, and Fox touches both Hawk and Owl. Those who touch are locked in combat: they fight before anybody else does, without moving. Hawk has a strike left from the turn before.',
      'lesson.two.pair': 'Who fights whom',
      'lesson.two.pair.text':
        'Each fights one enemy only. You are the Instigator, so you choose. Against Hawk, Fox would have to roll first; Owl and Fox have not fought yet, and there the Instigator strikes first. Each option says so.',
      'lesson.two.pair.hint': 'Choose “Fox against Owl”.',
      'lesson.two.next': 'Help is near',
      'lesson.two.next.text':
        'Owl held with a 2, Fox held with a 4, and Owl fell with a 5. Fox is done for this turn: it cannot act, and nobody can strike it. Hawk is free, and Wolf is the closest enemy it has.',
      'lesson.two.next.hint': 'Choose “Move”; the lesson turns Wolf toward Hawk.',
      'lesson.two.strike': 'In one move',
      'lesson.two.strike.text':
        'Less than two inches lie between Wolf and Hawk. Hawk’s old strike was for Fox and counts for nothing here.',
      'lesson.two.strike.hint': 'Go until Wolf touches Hawk, and confirm.',
      'lesson.two.end': 'Two down',
      'lesson.two.end.text':
        'Hawk rolled a 6. Nobody is left to meet, so the next turn begins, and the closest pair meets first; where several are equally close, the Instigator chooses. One enemy remains: whoever has nobody left loses.',
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
