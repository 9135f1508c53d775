import type { NameList } from '@fray/kernel'

/** Words of the rank line besides the rank. */
export const rankWords: NameList = {
  'barony of icquor': 'baronía de Icquor',
  'barony of kallienne': 'baronía de Kallienne',
  'barony of laverne': 'baronía de Laverne',
  'barony of luishana': 'baronía de Luishana',
  'brotherhood of bronze': 'hermandad del bronce',
  'goblin pirates': 'piratas goblins',
  'house of brisis': 'casa de Brisis',
  'house of hestia': 'casa de Hestia',
  'house of lazarian': 'casa Lazarian',
  'house of mantis': 'casa de Mantis',
  'house of sarlath': 'casa de Sarlath',
  'house of vanth': 'casa de Vanth',
  'pack of the path of opal': 'manada de la Senda de Ópalo',
  'pack of the red oaks': 'manada de los Robles Rojos',
  'pack of the twilight hills': 'manada de las Colinas del Crepúsculo',
  'pack of the wheel of dreams': 'manada de la Rueda de los Sueños',
  'trackers of bran-ô-kor': 'rastreadores de Bran-Ô-Kor',
}
