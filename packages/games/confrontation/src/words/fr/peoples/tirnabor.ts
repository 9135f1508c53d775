import type { NameList, Phrases } from '@fray/kernel'

export const tirnabor: Phrases = {
  'forged.weapon': "l'arme",
  'forged.armour': "l'armure",
}

export const tirnaborNames: NameList = {
  'Elixir of Savagery': 'Élixir de sauvagerie',
  'Gylfa-Gar and Uren-Gar': 'Gylfa-Gar et Uren-Gar',
}
