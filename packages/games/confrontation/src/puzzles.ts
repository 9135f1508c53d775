import { type PuzzleBook, text } from '@fray/kernel'

/** Positions with a goal; a test computes the odds of their solutions. */
export const puzzleBook: PuzzleBook = {
  puzzles: [
    {
      id: 'walk-and-shoot',
      title: text('puzzle.walk-and-shoot'),
      goal: text('puzzle.goal.wound'),
      seat: 0,
      situation: {
        game: 'confrontation',
        figures: [
          {
            who: 'lions-guard-of-alahan',
            seat: 0,
            x: 20,
            y: 30,
            facing: 'east',
            changes: { name: 'Archer', aim: 3, weapon: { name: 'bow', strength: 4, ranges: [20, 35, 50] } },
          },
          { who: 'lions-guard-of-alahan', seat: 1, x: 38, y: 30, facing: 'west', changes: { name: 'Near', res: 8 } },
          { who: 'lions-guard-of-alahan', seat: 1, x: 30, y: 48, facing: 'west', changes: { name: 'Far', res: 3 } },
        ],
      },
      wanted: { type: 'wounded', seat: 1 },
      stars: [0.33, 0.55, 0.671],
      solution: [
        'play',
        'done',
        '0:walk',
        { path: [{ x: 24856, y: 38742 }], facing: { x: 485643, y: 874157 } },
        '0:fire',
      ],
      why: text('puzzle.walk-and-shoot.why'),
    },
    {
      id: 'stand-and-shoot',
      title: text('puzzle.stand-and-shoot'),
      goal: text('puzzle.goal.wound'),
      seat: 0,
      situation: {
        game: 'confrontation',
        figures: [
          {
            who: 'lions-guard-of-alahan',
            seat: 0,
            x: 20,
            y: 30,
            facing: 'east',
            changes: { name: 'Archer', aim: 3, weapon: { name: 'bow', strength: 4, ranges: [15, 30, 50] } },
          },
          { who: 'lions-guard-of-alahan', seat: 1, x: 52, y: 30, facing: 'west', changes: { name: 'Enemy' } },
        ],
      },
      wanted: { type: 'wounded', seat: 1 },
      stars: [0.22, 0.32, 0.375],
      solution: ['play', 'done', '0:fire'],
      why: text('puzzle.stand-and-shoot.why'),
    },
    {
      id: 'recruit',
      title: text('puzzle.recruit'),
      goal: text('puzzle.goal.wound'),
      seat: 0,
      situation: {
        game: 'confrontation',
        figures: [
          {
            who: 'lions-guard-of-alahan',
            seat: 0,
            x: 20,
            y: 30,
            facing: 'east',
            changes: { name: 'Marksman', aim: 4, weapon: { name: 'crossbow', strength: 6, ranges: [20, 40, 60] } },
          },
          {
            who: 'lions-guard-of-alahan',
            seat: 0,
            x: 20,
            y: 26,
            facing: 'east',
            changes: { name: 'Recruit', aim: 1, weapon: { name: 'sling', strength: 1, ranges: [10, 20, 30] } },
          },
          { who: 'lions-guard-of-alahan', seat: 1, x: 36, y: 28, facing: 'west', changes: { name: 'Enemy' } },
        ],
        piles: [['Recruit', 'Marksman'], ['Enemy']],
      },
      wanted: { type: 'wounded', seat: 1 },
      stars: [0.06, 0.16, 0.222],
      solution: [
        'play',
        'done',
        '1:walk',
        { path: [{ x: 29923, y: 27240 }], facing: { x: 992278, y: 124035 } },
        '1:fire',
      ],
      why: text('puzzle.recruit.why'),
    },
  ],
  phrases: {
    en: {
      'puzzle.goal.wound': 'Wound an enemy',
      'puzzle.walk-and-shoot': 'Near or far',
      'puzzle.walk-and-shoot.why':
        'The nearer enemy is just as easy to hit, but Resistance 8 turns most hits aside. The farther one has Resistance 3 and is still within short range: almost any hit wounds.',
      'puzzle.stand-and-shoot': 'Stand still',
      'puzzle.stand-and-shoot.why':
        'A walk makes the shot harder, and ten centimetres do not bring the enemy into a better range. The best shot is from a standstill.',
      'puzzle.recruit': 'The recruit',
      'puzzle.recruit.why':
        'A sling is at its best up to 10 cm. One walk brings the enemy that near, which is worth more than the penalty for walking.',
    },
    es: {
      'puzzle.goal.wound': 'Hiere a un enemigo',
      'puzzle.walk-and-shoot': 'Cerca o lejos',
      'puzzle.walk-and-shoot.why':
        'Al de cerca se le acierta igual, pero su Resistencia de 8 rechaza casi todo. El de lejos tiene 3, y aún está a corto alcance: casi cualquier impacto lo hiere.',
      'puzzle.stand-and-shoot': 'Quedarse quieto',
      'puzzle.stand-and-shoot.why':
        'Andar hace más difícil el disparo, y diez centímetros no acercan al enemigo a un alcance mejor. Quien se queda donde está dispara mejor.',
      'puzzle.recruit': 'El recluta',
      'puzzle.recruit.why':
        'Lo mejor de una honda llega a 10 cm. Un paseo pone al enemigo así de cerca, y eso vale más que lo que el paseo quita.',
    },
    fr: {
      'puzzle.goal.wound': 'Blessez un ennemi',
      'puzzle.walk-and-shoot': 'Près ou loin',
      'puzzle.walk-and-shoot.why':
        'Le plus proche est aussi facile à toucher, mais sa Résistance de 8 arrête presque tout. L’autre a 3, et reste à courte portée : presque chaque touche le blesse.',
      'puzzle.stand-and-shoot': 'Rester immobile',
      'puzzle.stand-and-shoot.why':
        'Marcher rend le tir plus difficile, et dix centimètres n’amènent pas l’ennemi à meilleure portée. Qui reste sur place tire le mieux.',
      'puzzle.recruit': 'La recrue',
      'puzzle.recruit.why':
        'Une fronde est à son mieux jusqu’à 10 cm. Une marche amène l’ennemi aussi près, et cela vaut plus que ce que la marche ôte.',
    },
  },
}
