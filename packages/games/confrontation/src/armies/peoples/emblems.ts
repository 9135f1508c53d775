import type { ArmyList } from '../list.ts'

/** CF-FACTION-02 to -18: the icon of each people's emblem; a fox stands for the jackal of the orcs. */
export const EMBLEMS: Readonly<Record<ArmyList['army'], string>> = {
  sessairs: 'minotaur',
  lions: 'lion',
  griffins: 'griffin-symbol',
  cynwall: 'dragon-head',
  sphinx: 'greek-sphinx',
  acheron: 'ram',
  dirz: 'scorpion',
  drune: 'stag-head',
  midnor: 'hydra',
  akkyshan: 'spider-alt',
  ophidian: 'snake',
  tirnabor: 'boar',
  goblins: 'rat',
  orcs: 'fox-head',
  wolfen: 'wolf-head',
  devourers: 'hyena-head',
  daikinee: 'scarab-beetle',
}
