import type { NameList, Phrases } from '@fray/kernel'

export const tirnabor: Phrases = {
  'forged.weapon': 'el arma',
  'forged.armour': 'la armadura',
}

export const tirnaborNames: NameList = {
  'Elixir of Savagery': 'Elixir de salvajismo',
  'Gylfa-Gar and Uren-Gar': 'Gylfa-Gar y Uren-Gar',
  'Thermo-destruction': 'Termodestrucción',
  'Thermo-acceleration module': 'Módulo de termoaceleración',
  'Thermo-compression module': 'Módulo de termocompresión',
  'Armoured chariot': 'Carro blindado',
  'Guidance of Uren': 'Guía de Uren',
}
