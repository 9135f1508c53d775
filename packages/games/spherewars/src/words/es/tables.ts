import type { Phrases } from '@fray/kernel'

export const tables: Phrases = {
  'table.scenario': 'Escenario',
  'table.density': 'Densidad',
  'table.density-level.low':
    'Baja ({points, plural, one {al menos # punto de tamaño} other {al menos # puntos de tamaño}})',
  'table.density-level.common':
    'Común ({points, plural, one {al menos # punto de tamaño} other {al menos # puntos de tamaño}})',
  'table.density-level.high':
    'Alta ({points, plural, one {al menos # punto de tamaño} other {al menos # puntos de tamaño}})',
  'table.size': 'Tamaño de la mesa',
  'table.size-of': '{width} por {depth} pulgadas',
  'table.pieces': 'Terreno',
  'table.pieces-of': '{count, plural, one {# elemento} other {# elementos}}',
  'table.points': '{points, plural, one {# punto de tamaño} other {# puntos de tamaño}} de escenografía',
  'table.reaches.none': 'menos que densidad baja',
  'table.reaches.low': 'basta para densidad baja',
  'table.reaches.common': 'basta para densidad común',
  'table.reaches.high': 'basta para densidad alta',
  'table.off': '{piece}: una parte queda fuera de la mesa',
  'table.overlaps': '{piece} se solapa con: {under}',
  'table.field.name': 'Nombre',
  'table.field.height': 'Altura',
  'table.field.density': 'Densidad',
  'table.field.floors': 'Plantas',
  'table.field.roof': 'Se puede estar en su tejado',
  'table.height.0': 'Plana',
  'table.height.1': 'Pequeña',
  'table.height.2': 'Común',
  'table.height.3': 'Grande',
  'table.height.4': 'Enorme',
  'table.height.5': 'Colosal',
  'table.density.bare': 'Despejado',
  'table.density.sparse': 'Poco denso',
  'table.density.dense': 'Denso',
  'table.density.impassable': 'Infranqueable',
}
