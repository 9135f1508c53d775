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
        'You lead the Beasts, at the near edge. A side with no one left on the table loses. Combatants meet in pairs, the closest enemies first, and the two take turns acting.',
      'lesson.act': 'Your first action',
      'lesson.act.text':
        'Fox has met Hawk. The two share five actions, and Fox begins because the Beasts are the Instigator. Without contact, they can only wait or move.',
      'lesson.act.hint': 'Choose “Move”.',
      'lesson.direction': 'Toward or away',
      'lesson.direction.text':
        'A move goes straight toward the opponent or straight away from it. You can’t measure before you choose to move: that is why “Undo” is grey now.',
      'lesson.direction.hint': 'Choose “Toward Hawk”.',
      'lesson.length': 'How far',
      'lesson.length.text': 'Drag Fox along the line, or use the slider. A move is at most two inches. Hawk acts next.',
      'lesson.length.hint': 'Go the full two inches, to the ring on the table, and confirm.',
      'lesson.reach': 'Close enough',
      'lesson.reach.text':
        'Hawk waited, and now you are an inch and a half apart. A combatant that moves into contact strikes at once, so it pays to arrive first.',
      'lesson.reach.hint': 'Choose “Move” again; the lesson turns Fox toward Hawk.',
      'lesson.odds': 'Know your odds',
      'lesson.odds.text':
        'Under “If you stop here” you see how this may end: exact odds over every roll. The combatant that is struck rolls a die: 4 or less holds and strikes back, 5 or 6 is defeat.',
      'lesson.odds.hint': 'Stop where Fox touches Hawk, and confirm.',
      'lesson.log': 'What happened',
      'lesson.log.text':
        'Hawk held with a 3 and struck back, Fox held with a 2, and the five actions were used up. Combatants in contact fight on when the next turn begins, and there Hawk rolled a 5. The battle log shows all of it; press § to see the rule behind a line. Now Wolf has met Owl, and that fight is yours.',
      'lesson.wait.title': 'Let them come',
      'lesson.wait.summary': 'Wait out of reach, and be the one who strikes first.',
      'lesson.wait.gap': 'Three and a half inches',
      'lesson.wait.gap.text':
        'A move is two inches, and Hawk is three and a half away, so neither can reach the other with this action. If Fox moves now, Hawk needs only another inch and a half, and arrives first.',
      'lesson.wait.stay': 'Patience',
      'lesson.wait.stay.text':
        'The one that arrives strikes first, and the first striker wins three out of five fights to the end. Waiting costs one of the five actions, and lets Hawk make the mistake.',
      'lesson.wait.stay.hint': 'Choose “Wait”.',
      'lesson.wait.go': 'Hawk came',
      'lesson.wait.go.text':
        'Hawk moved two inches, and now an inch and a half is left: within your reach. This is the third action of five.',
      'lesson.wait.go.hint': 'Choose “Move”; the lesson turns Fox toward Hawk.',
      'lesson.wait.strike': 'Strike',
      'lesson.wait.strike.text':
        'If you stop short of Hawk, it strikes you instead. Watch the odds below while you drag: they change as soon as the bases touch.',
      'lesson.wait.strike.hint': 'Go until Fox touches Hawk, and confirm.',
      'lesson.wait.end': 'First strike, first blood',
      'lesson.wait.end.text':
        'Hawk rolled a 5 and is gone. You may also move away to stay out of reach, but a combatant that leaves the table is out of the game. Contact with the fifth action pays off too: the defender has no action left, and the next turn begins with your strike.',
      'lesson.two.title': 'Between two enemies',
      'lesson.two.summary': 'Choose your fights, and bring help.',
      'lesson.two.touch': 'They touch',
      'lesson.two.touch.text':
        'A new turn begins, and Fox touches both Hawk and Owl. Combatants in contact are locked in combat: they fight before all others, without moving. Hawk has a strike left from the last turn.',
      'lesson.two.pair': 'Who fights whom',
      'lesson.two.pair.text':
        'Each combatant fights only one enemy. You are the Instigator, so you choose. Against Hawk, Fox would have to roll first; Owl and Fox have not fought yet, so there the Instigator strikes first. Each option says so.',
      'lesson.two.pair.hint': 'Choose “Fox against Owl”.',
      'lesson.two.next': 'Help is near',
      'lesson.two.next.text':
        'Owl held with a 2, Fox held with a 4, and Owl fell with a 5. Fox is done for this turn: it cannot act, and no one can strike it. Hawk is free, and Wolf is its closest enemy.',
      'lesson.two.next.hint': 'Choose “Move”; the lesson turns Wolf toward Hawk.',
      'lesson.two.strike': 'In one move',
      'lesson.two.strike.text':
        'Wolf and Hawk are less than two inches apart. Hawk’s old strike was against Fox and does not count here.',
      'lesson.two.strike.hint': 'Go until Wolf touches Hawk, and confirm.',
      'lesson.two.end': 'Two down',
      'lesson.two.end.text':
        'Hawk rolled a 6. No pair is left to meet, so the next turn begins, and the closest pair meets first; if several are equally close, the Instigator chooses. One enemy remains: a side with no one left loses.',
      'lesson.battle.title': 'A small battle',
      'lesson.battle.summary': 'Three against three, to the end, with real dice.',
      'lesson.battle.sides': 'Your Beasts',
      'lesson.battle.sides.text':
        'Your Fox, Wolf and Badger face Hawk, Owl and Eagle, played by a bot. The last side standing wins.',
      'lesson.battle.advice': 'Count the inches',
      'lesson.battle.advice.text':
        'A move is two inches, and the one that arrives strikes first. Wait just out of reach, so that the enemy must come within yours; the odds under the decision show what a step is worth. “Hint” shows what a bot would do in your place.',
    },
  },
}
