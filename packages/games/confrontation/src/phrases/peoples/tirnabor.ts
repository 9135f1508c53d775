import type { Phrases } from '@fray/kernel'

export const tirnabor: Phrases = {
  'forged.weapon': 'the weapon',
  'forged.armour': 'the armour',
  'ask.shell': 'Which shell does {fighter} load?',
  'option.shell.ball': 'A cannonball',
  'option.shell.perforating': 'A perforating shell: STR 10, RES counts at most 10',
  'option.shell.lacerating': 'A lacerating shell: STR 10, a 5 or 6 may be rolled again and added',
  'option.shell.cluster': 'A cluster shell: STR 8, over a zone',
  'ask.lacerating': 'The lacerating shell shows {face}: roll the die again and add it?',
  'option.lacerating.again': 'Roll again',
  'option.lacerating.keep': 'Leave it',
  'roll.lacerating': 'The lacerating shell of {fighter}',
  'roll.petrification': 'Alchemical Petrification of {fighter}: 1 slow, 2 to 5 paralysed, 6 stone',
}
