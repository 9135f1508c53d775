import type { NameList } from '@fray/kernel'

/** Words of the rank line besides the rank. */
export const rankWords: NameList = {
  'barony of icquor': 'baronnie d’Icquor',
  'barony of kallienne': 'baronnie de Kallienne',
  'barony of laverne': 'baronnie de Laverne',
  'barony of luishana': 'baronnie de Luishana',
  'brotherhood of bronze': 'confrérie du bronze',
  'goblin pirates': 'pirates gobelins',
  'house of brisis': 'maison de Brisis',
  'house of hestia': 'maison d’Hestia',
  'house of lazarian': 'maison Lazarian',
  'house of mantis': 'maison de Mantis',
  'house of sarlath': 'maison de Sarlath',
  'house of vanth': 'maison de Vanth',
  'pack of the path of opal': 'meute de la Voie d’opale',
  'pack of the red oaks': 'meute des Chênes rouges',
  'pack of the twilight hills': 'meute des Collines du crépuscule',
  'pack of the wheel of dreams': 'meute de la Roue des rêves',
  'trackers of bran-ô-kor': 'traqueurs de Bran-Ô-Kor',
}
