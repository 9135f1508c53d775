import type { Phrases } from '@fray/kernel'

export const tables: Phrases = {
  'table.scenario': 'Scénario',
  'table.density': 'Densité',
  'table.density-level.low':
    'Faible ({points, plural, one {au moins # point de taille} other {au moins # points de taille}})',
  'table.density-level.common':
    'Commune ({points, plural, one {au moins # point de taille} other {au moins # points de taille}})',
  'table.density-level.high':
    'Forte ({points, plural, one {au moins # point de taille} other {au moins # points de taille}})',
  'table.size': 'Taille de la table',
  'table.size-of': '{width} pouces sur {depth}',
  'table.pieces': 'Terrain',
  'table.pieces-of': '{count, plural, one {# élément} other {# éléments}}',
  'table.points': '{points, plural, one {# point de taille} other {# points de taille}} de décor',
  'table.reaches.none': 'moins que la densité faible',
  'table.reaches.low': 'assez pour la densité faible',
  'table.reaches.common': 'assez pour la densité commune',
  'table.reaches.high': 'assez pour la densité forte',
  'table.off': '{piece} : une partie dépasse de la table',
  'table.overlaps': '{piece} chevauche ceci : {under}',
  'table.field.name': 'Nom',
  'table.field.height': 'Hauteur',
  'table.field.density': 'Densité',
  'table.field.floors': 'Étages',
  'table.field.roof': 'On peut se tenir sur le toit',
  'table.height.0': 'Plate',
  'table.height.1': 'Petite',
  'table.height.2': 'Commune',
  'table.height.3': 'Grande',
  'table.height.4': 'Énorme',
  'table.height.5': 'Colossale',
  'table.density.bare': 'Nu',
  'table.density.sparse': 'Clairsemé',
  'table.density.dense': 'Dense',
  'table.density.impassable': 'Infranchissable',
}
