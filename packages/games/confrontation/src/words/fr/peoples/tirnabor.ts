import type { NameList, Phrases } from '@fray/kernel'

export const tirnabor: Phrases = {
  'forged.weapon': "l'arme",
  'forged.armour': "l'armure",
}

export const tirnaborNames: NameList = {
  'Elixir of Savagery': 'Élixir de sauvagerie',
  'Gylfa-Gar and Uren-Gar': 'Gylfa-Gar et Uren-Gar',
  'Thermo-destruction': 'Thermo-destruction',
  'Thermo-acceleration module': 'Module de thermo-accélération',
  'Thermo-compression module': 'Module de thermo-compression',
  'Armoured chariot': 'Char blindé',
  'Guidance of Uren': 'Guidance d’Uren',
}
