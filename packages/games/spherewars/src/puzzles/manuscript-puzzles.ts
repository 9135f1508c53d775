import { type PuzzleBook, text } from '@fray/kernel'

/** Positions with a goal; a test works out the odds of their solutions. */
export const puzzleBook: PuzzleBook = {
  puzzles: [
    {
      id: 'who-strikes',
      title: text('puzzle.who-strikes'),
      goal: text('puzzle.goal.slay', { victim: 'Battler' }),
      seat: 0,
      situation: {
        game: 'spherewars-manuscript',
        figures: [
          { who: 'ranger', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 1, beside: { figure: 'Ranger', towards: [1, 0] } },
          { who: 'barbarian', seat: 0, beside: { figure: 'Battler', towards: [1, 0] } },
          { who: 'lackey', seat: 1, x: 35, y: 5 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 1 } } },
      stars: [0.44, 0.56, 0.67],
      solution: ['2', 'wild-wrath', '3'],
    },
    {
      id: 'two-foes',
      title: text('puzzle.two-foes'),
      goal: text('puzzle.goal.any'),
      seat: 0,
      situation: {
        game: 'spherewars-manuscript',
        figures: [
          { who: 'barbarian', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, x: 21.2, y: 20, wounds: 2 },
          { who: 'lackey', seat: 1, x: 18.8, y: 20, wounds: 1 },
          { who: 'battler', name: 'Far', seat: 1, x: 35, y: 5 },
        ],
      },
      wanted: { type: 'slain' },
      stars: [0.33, 0.44, 0.532],
      solution: ['done', '2'],
    },
    {
      id: 'shoot-or-charge',
      title: text('puzzle.shoot-or-charge'),
      goal: text('puzzle.goal.any'),
      seat: 0,
      situation: {
        game: 'spherewars-manuscript',
        figures: [
          { who: 'lookout', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 1, x: 24, y: 20 },
          { who: 'lackey', seat: 1, wounds: 1, x: 20, y: 30 },
        ],
      },
      wanted: { type: 'slain' },
      stars: [0.6, 0.7, 0.729],
      solution: ['sprint', 'charge', '2', '2'],
    },
    {
      id: 'wrath-and-charge',
      title: text('puzzle.wrath-and-charge'),
      goal: text('puzzle.goal.slay', { victim: 'Battler' }),
      seat: 0,
      situation: {
        game: 'spherewars-manuscript',
        figures: [
          { who: 'barbarian', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 1, x: 24.5, y: 20 },
          { who: 'lackey', seat: 1, x: 35, y: 35 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 1 } } },
      stars: [0.5, 0.55, 0.606],
      solution: ['wild-wrath', '3'],
    },
  ],
  phrases: {
    en: {
      'puzzle.goal.any': 'Slay somebody, whomever you like, with the best odds you can get.',
      'puzzle.goal.slay': 'Slay {victim}, with the best odds you can get.',
      'puzzle.who-strikes': 'Who strikes',
      'puzzle.two-foes': 'Between two enemies',
      'puzzle.shoot-or-charge': 'Shoot or charge',
      'puzzle.wrath-and-charge': 'Before the charge',
    },
    es: {
      'puzzle.goal.any': 'Abate a alguien, a quien quieras, con la mayor probabilidad posible.',
      'puzzle.goal.slay': 'Abate a {victim} con la mayor probabilidad posible.',
      'puzzle.who-strikes': 'Quién golpea',
      'puzzle.two-foes': 'Entre dos enemigos',
      'puzzle.shoot-or-charge': 'Disparar o cargar',
      'puzzle.wrath-and-charge': 'Antes de la carga',
    },
    fr: {
      'puzzle.goal.any': 'Abattez quelqu’un, peu importe qui, avec la plus grande chance possible.',
      'puzzle.goal.slay': 'Abattez {victim}, avec la plus grande chance possible.',
      'puzzle.who-strikes': 'Qui frappe',
      'puzzle.two-foes': 'Entre deux ennemis',
      'puzzle.shoot-or-charge': 'Tirer ou charger',
      'puzzle.wrath-and-charge': 'Avant la charge',
    },
  },
}
