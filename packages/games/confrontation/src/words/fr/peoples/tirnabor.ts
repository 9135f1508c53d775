import type { NameList, Phrases } from '@fray/kernel'

export const tirnabor: Phrases = {
  'forged.weapon': "l'arme",
  'forged.armour': "l'armure",
  'ask.shell': '{fighter} : que charge-t-il ?',
  'option.shell.ball': 'Un boulet',
  'option.shell.perforating': 'Un obus perforant : FOR 10, la RES compte au plus 10',
  'option.shell.lacerating': 'Un obus lacérant : FOR 10, un 5 ou un 6 peut être relancé et ajouté',
  'option.shell.cluster': 'Un obus à fragmentation : FOR 8, sur une zone',
  'ask.lacerating': 'L’obus lacérant montre {face} : relancer le dé et l’ajouter ?',
  'option.lacerating.again': 'Relancer',
  'option.lacerating.keep': 'Le laisser',
  'roll.lacerating': 'L’obus lacérant de {fighter}',
  'roll.petrification': 'Pétrification alchimique de {fighter} : 1 ralenti, de 2 à 5 paralysé, 6 pierre',
}

export const tirnaborNames: NameList = {
  'Elixir of Savagery': 'Élixir de sauvagerie',
  'Gylfa-Gar and Uren-Gar': 'Gylfa-Gar et Uren-Gar',
  'Thermo-destruction': 'Thermo-destruction',
  'Thermo-acceleration module': 'Module de thermo-accélération',
  'Thermo-compression module': 'Module de thermo-compression',
  'Armoured chariot': 'Char blindé',
  'Guidance of Uren': 'Guidance d’Uren',
  'Experimental ammunition': 'Munitions expérimentales',
  'Alchemical Petrification': 'Pétrification alchimique',
}
