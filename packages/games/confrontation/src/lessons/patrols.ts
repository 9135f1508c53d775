/** Three fighters of Alahan against three of the Drune, at the start of a round. */
export const PATROLS = {
  game: 'confrontation',
  table: { width: 60, depth: 50 },
  phase: 'strategic',
  figures: [
    { who: 'lions-swordsman-of-alahan', seat: 0, x: 22, y: 42, facing: 'north' },
    { who: 'lions-guard-of-alahan', seat: 0, x: 30, y: 42, facing: 'north' },
    { who: 'lions-archer-of-alahan', seat: 0, x: 37, y: 44, facing: 'north' },
    { who: 'drune-drune-marauder', seat: 1, x: 24, y: 8, facing: 'south', card: 'Drune marauder' },
    { who: 'drune-drune-marauder', seat: 1, x: 30, y: 8, facing: 'south', card: 'Drune marauder' },
    { who: 'drune-drune-karnagh', seat: 1, x: 36, y: 8, facing: 'south' },
  ],
}
