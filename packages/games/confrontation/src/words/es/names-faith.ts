import type { NameList } from '@fray/kernel'

/** Virtues and relics of the faithful. */
export const faith: NameList = {
  Meditation: 'Meditación',
  Mission: 'Misión',
  Sacrifice: 'Sacrificio',
  Veneration: 'Veneración',
  Penitence: 'Penitencia',
  Perseverance: 'Perseverancia',
  Will: 'Voluntad',
  'Divine Favour': 'Favor divino',
  'Celerity of the Soul': 'Celeridad del alma',
  'Venality of the Shadows': 'Venalidad de las sombras',
  'Inspiration (Creation)': 'Inspiración (Creación)',
  'Inspiration (Alteration)': 'Inspiración (Alteración)',
  'Inspiration (Destruction)': 'Inspiración (Destrucción)',
  'The Aegis of Lahn': 'La Égida de Lahn',
  'The Vellum of the Obscure': 'La Vitela del Oscuro',
  'The Petrified Emblem': 'El Emblema petrificado',
  'The Remains of the Bloodthirsty': 'Los Restos del Sanguinario',
  "Kelgar's Ashes": 'Las Cenizas de Kelgar',
  'The Amber of the Abyss': 'El Ámbar del abismo',
  'Claws of Torture': 'Las Garras de la tortura',
  Consecration: 'Consagración',
  'Liturgical Instrument': 'Instrumento litúrgico',
  'Blade of Immolation': 'Hoja de inmolación',
}
