import type { NameList } from '@fray/kernel'

/** Words of the rank line besides the rank. */
export const rankWords: NameList = {
  'brotherhood of bronze': 'hermandad del bronce',
  'goblin pirates': 'piratas goblins',
  'house of mantis': 'casa de Mantis',
  'trackers of bran-ô-kor': 'rastreadores de Bran-Ô-Kor',
}
