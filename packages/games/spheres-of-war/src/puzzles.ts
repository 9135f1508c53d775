import { type PuzzleBook, text } from '@fray/kernel'

/** Positions with a goal; a test works out the odds of their solutions. */
export const puzzleBook: PuzzleBook = {
  puzzles: [
    {
      id: 'first-match',
      title: text('puzzle.first-match'),
      goal: text('puzzle.goal.beat', { victor: 'Boar' }),
      seat: 0,
      situation: {
        game: 'spheres-of-war',
        sequence: 'matches',
        strikes: [
          { attacker: 'Hawk', defender: 'Fox' },
          { attacker: 'Boar', defender: 'Owl' },
        ],
        locked: [
          { instigator: 'Fox', retaliator: 'Hawk' },
          { instigator: 'Boar', retaliator: 'Owl' },
        ],
        figures: [
          { name: 'Fox', seat: 0, x: 8, y: 14 },
          { name: 'Hawk', seat: 1, x: 8, y: 13 },
          { name: 'Boar', seat: 0, x: 16, y: 14 },
          { name: 'Owl', seat: 1, x: 16, y: 13 },
        ],
      },
      wanted: { type: 'defeated', args: { attacker: { figure: 2 } } },
      stars: [0.24, 0.32, 0.547],
      solution: ['2-3'],
    },
    {
      id: 'three-matches',
      title: text('puzzle.three-matches'),
      goal: text('puzzle.goal.beat', { victor: 'Boar' }),
      seat: 0,
      situation: {
        game: 'spheres-of-war',
        sequence: 'matches',
        strikes: [
          { attacker: 'Hawk', defender: 'Fox' },
          { attacker: 'Crow', defender: 'Wolf' },
          { attacker: 'Boar', defender: 'Owl' },
        ],
        locked: [
          { instigator: 'Fox', retaliator: 'Hawk' },
          { instigator: 'Wolf', retaliator: 'Crow' },
          { instigator: 'Boar', retaliator: 'Owl' },
        ],
        figures: [
          { name: 'Fox', seat: 0, x: 5, y: 14 },
          { name: 'Hawk', seat: 1, x: 5, y: 13 },
          { name: 'Wolf', seat: 0, x: 12, y: 14 },
          { name: 'Crow', seat: 1, x: 12, y: 13 },
          { name: 'Boar', seat: 0, x: 19, y: 14 },
          { name: 'Owl', seat: 1, x: 19, y: 13 },
        ],
      },
      wanted: { type: 'defeated', args: { attacker: { figure: 4 } } },
      stars: [0.24, 0.32, 0.547],
      solution: ['4-5'],
    },
    {
      id: 'go-or-wait',
      title: text('puzzle.go-or-wait'),
      goal: text('puzzle.goal.beat', { victor: 'Fox' }),
      seat: 0,
      situation: {
        game: 'spheres-of-war',
        figures: [
          { name: 'Fox', seat: 0, x: 12, y: 14 },
          { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
        ],
      },
      wanted: { type: 'defeated', args: { attacker: { figure: 0 } } },
      stars: [0.21, 0.28, 0.481],
      solution: ['move', 'toward', { to: [12, 12.5] }],
    },
    {
      id: 'just-in-reach',
      title: text('puzzle.just-in-reach'),
      goal: text('puzzle.goal.beat', { victor: 'Wolf' }),
      seat: 0,
      situation: {
        game: 'spheres-of-war',
        figures: [
          { name: 'Wolf', seat: 0, x: 12, y: 14 },
          { name: 'Crow', seat: 1, x: 12, y: 11 },
          { name: 'Owl', seat: 1, x: 20, y: 4 },
        ],
      },
      wanted: { type: 'defeated', args: { attacker: { figure: 0 } } },
      stars: [0.21, 0.28, 0.481],
      solution: ['move', 'toward', { to: [12, 12] }],
    },
  ],
  phrases: {
    en: {
      'puzzle.goal.beat': 'Let {victor} win a fight, with the best odds you can get.',
      'puzzle.first-match': 'Which fight first',
      'puzzle.three-matches': 'Three fights',
      'puzzle.go-or-wait': 'Go or wait',
      'puzzle.just-in-reach': 'Just in reach',
    },
    es: {
      'puzzle.goal.beat': 'Haz que {victor} gane un combate con la mayor probabilidad posible.',
      'puzzle.first-match': 'Qué combate primero',
      'puzzle.three-matches': 'Tres combates',
      'puzzle.go-or-wait': 'Ir o esperar',
      'puzzle.just-in-reach': 'Justo al alcance',
    },
    fr: {
      'puzzle.goal.beat': 'Faites gagner un combat à {victor}, avec la plus grande chance possible.',
      'puzzle.first-match': 'Quel combat d’abord',
      'puzzle.three-matches': 'Trois combats',
      'puzzle.go-or-wait': 'Avancer ou attendre',
      'puzzle.just-in-reach': 'Juste à portée',
    },
  },
}
