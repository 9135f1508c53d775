import type { NameList, Phrases } from '@fray/kernel'

export const tirnabor: Phrases = {
  'forged.weapon': 'el arma',
  'forged.armour': 'la armadura',
}

export const tirnaborNames: NameList = {
  'Elixir of Savagery': 'Elixir de salvajismo',
  'Gylfa-Gar and Uren-Gar': 'Gylfa-Gar y Uren-Gar',
}
