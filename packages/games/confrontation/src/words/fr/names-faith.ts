import type { NameList } from '@fray/kernel'

/** Virtues and relics of the faithful. */
export const faith: NameList = {
  Meditation: 'Méditation',
  Mission: 'Mission',
  Sacrifice: 'Sacrifice',
  Veneration: 'Vénération',
  Penitence: 'Pénitence',
  Perseverance: 'Persévérance',
  Will: 'Volonté',
  'Divine Favour': 'Faveur divine',
  'Celerity of the Soul': 'Célérité de l’âme',
  'Venality of the Shadows': 'Vénalité des ombres',
  'Inspiration (Creation)': 'Inspiration (Création)',
  'Inspiration (Alteration)': 'Inspiration (Altération)',
  'Inspiration (Destruction)': 'Inspiration (Destruction)',
  'The Aegis of Lahn': 'L’Égide de Lahn',
  'The Vellum of the Obscure': 'Le Vélin de l’Obscur',
  'The Petrified Emblem': 'L’Emblème pétrifié',
  'The Remains of the Bloodthirsty': 'Les Restes du Sanguinaire',
  "Kelgar's Ashes": 'Les Cendres de Kelgar',
  'The Amber of the Abyss': 'L’Ambre des abysses',
  'Claws of Torture': 'Les Griffes de torture',
  Consecration: 'Consécration',
  'Liturgical Instrument': 'Instrument liturgique',
  'Blade of Immolation': 'Lame d’immolation',
}
