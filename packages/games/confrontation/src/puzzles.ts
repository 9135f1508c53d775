import { type PuzzleBook, text } from '@fray/kernel'

/** Positions with a goal; a test works out the odds of their solutions. */
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
      wanted: { type: 'wounded' },
      stars: [0.33, 0.55, 0.671],
      solution: [
        'play',
        'done',
        '0:walk',
        { path: [{ x: 24856, y: 38742 }], facing: { x: 485643, y: 874157 } },
        '0:fire',
      ],
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
          { who: 'lions-guard-of-alahan', seat: 1, x: 52, y: 30, facing: 'west', changes: { name: 'Foe' } },
        ],
      },
      wanted: { type: 'wounded' },
      stars: [0.22, 0.32, 0.375],
      solution: ['play', 'done', '0:fire'],
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
          { who: 'lions-guard-of-alahan', seat: 1, x: 36, y: 28, facing: 'west', changes: { name: 'Foe' } },
        ],
        piles: [['Recruit', 'Marksman'], ['Foe']],
      },
      wanted: { type: 'wounded' },
      stars: [0.06, 0.16, 0.222],
      solution: [
        'play',
        'done',
        '1:walk',
        { path: [{ x: 29923, y: 27240 }], facing: { x: 992278, y: 124035 } },
        '1:fire',
      ],
    },
  ],
  phrases: {
    en: {
      'puzzle.goal.wound': 'Wound an enemy, with the best odds you can get.',
      'puzzle.walk-and-shoot': 'A few steps more',
      'puzzle.stand-and-shoot': 'Stand still',
      'puzzle.recruit': 'The recruit',
    },
    es: {
      'puzzle.goal.wound': 'Hiere a un enemigo con la mayor probabilidad posible.',
      'puzzle.walk-and-shoot': 'Unos pasos más',
      'puzzle.stand-and-shoot': 'Quedarse quieto',
      'puzzle.recruit': 'El recluta',
    },
    fr: {
      'puzzle.goal.wound': 'Blessez un ennemi, avec la plus grande chance possible.',
      'puzzle.walk-and-shoot': 'Quelques pas de plus',
      'puzzle.stand-and-shoot': 'Rester immobile',
      'puzzle.recruit': 'La recrue',
    },
  },
}
