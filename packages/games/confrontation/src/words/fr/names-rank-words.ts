import type { NameList } from '@fray/kernel'

/** Words of the rank line besides the rank. */
export const rankWords: NameList = {
  'brotherhood of bronze': 'confrérie du bronze',
  'goblin pirates': 'pirates gobelins',
  'house of mantis': 'maison de Mantis',
  'trackers of bran-ô-kor': 'traqueurs de Bran-Ô-Kor',
}
