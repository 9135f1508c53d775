import { type PuzzleBook, text } from '@fray/kernel'

/** Positions with a goal; a test works out the odds of their solutions. */
export const puzzleBook: PuzzleBook = {
  puzzles: [
    {
      id: 'fury',
      title: text('puzzle.fury'),
      goal: text('puzzle.goal.slay', { victim: 'Battler' }),
      seat: 0,
      situation: {
        game: 'spherewars',
        figures: [
          { who: 'barbarian', seat: 0, x: 20, y: 20 },
          { who: 'near-heart', seat: 0, x: 21.2, y: 18.8 },
          { who: 'battler', seat: 1, x: 21.2, y: 20, wounds: 2 },
          { who: 'fiend', seat: 1, x: 35, y: 5 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 2 } } },
      stars: [0.27, 0.5, 0.605],
      solution: ['0', 'wild-wrath', '3'],
    },
    {
      id: 'shot-in-the-wood',
      title: text('puzzle.shot-in-the-wood'),
      goal: text('puzzle.goal.slay', { victim: 'Fiend' }),
      seat: 0,
      situation: {
        game: 'spherewars',
        scenery: [{ type: 'wood', x: 24, y: 20 }],
        figures: [
          { who: 'lookout', seat: 0, x: 18, y: 20 },
          { who: 'fiend', seat: 1, x: 24, y: 20, wounds: 1 },
          { who: 'battler', seat: 1, x: 18, y: 27, wounds: 1 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 1 } } },
      stars: [0.13, 0.23, 0.296],
      solution: ['stand', '1', 'keep'],
    },
    {
      id: 'who-strikes',
      title: text('puzzle.who-strikes'),
      goal: text('puzzle.goal.slay', { victim: 'Battler' }),
      seat: 0,
      situation: {
        game: 'spherewars',
        figures: [
          { who: 'ranger', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 1, beside: { figure: 'Ranger', towards: [1, 0] } },
          { who: 'barbarian', seat: 0, beside: { figure: 'Battler', towards: [1, 0] } },
          { who: 'fiend', seat: 1, x: 35, y: 5 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 1 } } },
      stars: [0.45, 0.6, 0.675],
      solution: ['2', 'wild-wrath', '3'],
    },
    {
      id: 'two-foes',
      title: text('puzzle.two-foes'),
      goal: text('puzzle.goal.any'),
      seat: 0,
      situation: {
        game: 'spherewars',
        figures: [
          { who: 'ranger', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 2, beside: { figure: 'Ranger', towards: [1, 0] } },
          { who: 'lackey', seat: 1, wounds: 1, beside: { figure: 'Ranger', towards: [-1, 0] } },
          { who: 'battler', name: 'Far', seat: 1, x: 35, y: 5 },
        ],
      },
      wanted: { type: 'slain' },
      stars: [0.2, 0.35, 0.472],
      solution: ['2'],
    },
    {
      id: 'wrath-and-charge',
      title: text('puzzle.wrath-and-charge'),
      goal: text('puzzle.goal.slay', { victim: 'Battler' }),
      seat: 0,
      situation: {
        game: 'spherewars',
        figures: [
          { who: 'barbarian', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 1, x: 24.5, y: 20 },
          { who: 'fiend', seat: 1, x: 35, y: 35 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 1 } } },
      stars: [0.43, 0.54, 0.606],
      solution: ['wild-wrath', '3'],
    },
  ],
  phrases: {
    en: {
      'puzzle.goal.any': 'Slay somebody, whomever you like, with the best odds you can get.',
      'puzzle.goal.slay': 'Slay {victim}, with the best odds you can get.',
      'puzzle.fury': 'Fury well spent',
      'puzzle.shot-in-the-wood': 'Into the wood',
      'puzzle.who-strikes': 'Who strikes',
      'puzzle.two-foes': 'Between two enemies',
      'puzzle.wrath-and-charge': 'Before the charge',
    },
    es: {
      'puzzle.goal.any': 'Abate a alguien, a quien quieras, con la mayor probabilidad posible.',
      'puzzle.goal.slay': 'Abate a {victim} con la mayor probabilidad posible.',
      'puzzle.fury': 'Furia bien gastada',
      'puzzle.shot-in-the-wood': 'Hacia el bosque',
      'puzzle.who-strikes': 'Quién golpea',
      'puzzle.two-foes': 'Entre dos enemigos',
      'puzzle.wrath-and-charge': 'Antes de la carga',
    },
    fr: {
      'puzzle.goal.any': 'Abattez quelqu’un, peu importe qui, avec la plus grande chance possible.',
      'puzzle.goal.slay': 'Abattez {victim}, avec la plus grande chance possible.',
      'puzzle.fury': 'Furie bien employée',
      'puzzle.shot-in-the-wood': 'Dans le bois',
      'puzzle.who-strikes': 'Qui frappe',
      'puzzle.two-foes': 'Entre deux ennemis',
      'puzzle.wrath-and-charge': 'Avant la charge',
    },
  },
}
