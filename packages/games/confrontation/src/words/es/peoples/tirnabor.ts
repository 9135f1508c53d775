import type { NameList, Phrases } from '@fray/kernel'

export const tirnabor: Phrases = {
  'forged.weapon': 'el arma',
  'forged.armour': 'la armadura',
  'ask.shell': '{fighter}: ¿con qué carga?',
  'option.shell.ball': 'Una bala de cañón',
  'option.shell.perforating': 'Un proyectil perforante: FUE 10, la RES cuenta 10 como mucho',
  'option.shell.lacerating': 'Un proyectil lacerante: FUE 10, un 5 o un 6 se puede tirar otra vez y sumar',
  'option.shell.cluster': 'Un proyectil de metralla: FUE 8, sobre una zona',
  'ask.lacerating': 'El proyectil lacerante muestra {face}: ¿tirar otra vez el dado y sumarlo?',
  'option.lacerating.again': 'Tirar otra vez',
  'option.lacerating.keep': 'Dejarlo',
  'roll.lacerating': 'El proyectil lacerante de {fighter}',
  'roll.petrification': 'Petrificación alquímica de {fighter}: 1 lento, de 2 a 5 paralizado, 6 piedra',
}

export const tirnaborNames: NameList = {
  'Elixir of Savagery': 'Elixir de salvajismo',
  'Gylfa-Gar and Uren-Gar': 'Gylfa-Gar y Uren-Gar',
  'Thermo-destruction': 'Termodestrucción',
  'Thermo-acceleration module': 'Módulo de termoaceleración',
  'Thermo-compression module': 'Módulo de termocompresión',
  'Armoured chariot': 'Carro blindado',
  'Guidance of Uren': 'Guía de Uren',
  'Experimental ammunition': 'Munición experimental',
  'Alchemical Petrification': 'Petrificación alquímica',
}
