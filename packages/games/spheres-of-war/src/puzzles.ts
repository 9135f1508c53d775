import { type PuzzleBook, text } from '@fray/kernel'

/** Positions with a goal; a test computes the odds of their solutions. */
export const puzzleBook: PuzzleBook = {
  puzzles: [
    {
      id: 'first-match',
      title: text('puzzle.first-match'),
      goal: text('puzzle.goal.any'),
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
      wanted: { type: 'defeated', seat: 0 },
      stars: [0.3, 0.45, 0.547],
      solution: ['2-3'],
      why: text('puzzle.first-match.why'),
    },
    {
      id: 'three-matches',
      title: text('puzzle.three-matches'),
      goal: text('puzzle.goal.any'),
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
      wanted: { type: 'defeated', seat: 0 },
      stars: [0.3, 0.45, 0.547],
      solution: ['4-5'],
      why: text('puzzle.three-matches.why'),
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
      why: text('puzzle.go-or-wait.why'),
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
      why: text('puzzle.just-in-reach.why'),
    },
  ],
  phrases: {
    en: {
      'puzzle.goal.any': 'Win the fight you choose',
      'puzzle.goal.beat': 'Win a fight with {victor}',
      'puzzle.first-match': 'Which fight first',
      'puzzle.first-match.why':
        'Boar has the strike, so Owl must roll first; against Hawk, Fox would roll first. The combatant that is struck first falls more often.',
      'puzzle.three-matches': 'Three fights',
      'puzzle.three-matches.why':
        'Look at who has the strike in each fight: only Boar strikes first. In the other two, yours must hold before they can strike back.',
      'puzzle.go-or-wait': 'Go or wait',
      'puzzle.go-or-wait.why':
        'One move reaches Hawk, and the one that arrives strikes at once. Waiting hands that chance to Hawk.',
      'puzzle.just-in-reach': 'Just in reach',
      'puzzle.just-in-reach.why':
        'They are two inches apart, exactly one move: go the whole way, until the bases touch. An inch less, and Crow strikes first.',
    },
    es: {
      'puzzle.goal.any': 'Gana el combate que elijas',
      'puzzle.goal.beat': 'Haz que {victor} gane un combate',
      'puzzle.first-match': 'Qué combate primero',
      'puzzle.first-match.why':
        'Jabalí tiene el golpe, así que Búho debe tirar primero; contra Halcón sería Zorro quien tira primero. Quien recibe el primer golpe cae más a menudo.',
      'puzzle.three-matches': 'Tres combates',
      'puzzle.three-matches.why':
        'Mira quién tiene el golpe en cada uno: solo Jabalí golpea primero. En los otros dos, los tuyos tendrían que aguantar antes de devolver el golpe.',
      'puzzle.go-or-wait': 'Ir o esperar',
      'puzzle.go-or-wait.why':
        'Un movimiento llega hasta Halcón, y quien llega golpea en el acto. Esperar se lo regala a Halcón.',
      'puzzle.just-in-reach': 'Justo al alcance',
      'puzzle.just-in-reach.why':
        'Los separan dos pulgadas, justo lo que da un movimiento: ve hasta el final, hasta que las peanas se toquen. Una pulgada menos, y Cuervo golpea primero.',
    },
    fr: {
      'puzzle.goal.any': 'Gagnez le combat que vous choisissez',
      'puzzle.goal.beat': 'Faites gagner un combat à {victor}',
      'puzzle.first-match': 'Quel combat d’abord',
      'puzzle.first-match.why':
        'Sanglier a le coup, donc Hibou doit lancer le premier ; contre Faucon, ce serait à Renard. Qui est frappé le premier tombe plus souvent.',
      'puzzle.three-matches': 'Trois combats',
      'puzzle.three-matches.why':
        'Voyez qui a le coup dans chacun : seul Sanglier frappe le premier. Dans les deux autres, les vôtres devraient tenir avant de rendre le coup.',
      'puzzle.go-or-wait': 'Avancer ou attendre',
      'puzzle.go-or-wait.why':
        'Un mouvement suffit pour atteindre Faucon, et qui arrive frappe aussitôt. Attendre, c’est le lui offrir.',
      'puzzle.just-in-reach': 'Juste à portée',
      'puzzle.just-in-reach.why':
        'Deux pouces les séparent, juste ce que fait un mouvement : allez jusqu’au bout, jusqu’à ce que les socles se touchent. Un pouce de moins, et Corneille frappe la première.',
    },
  },
}
