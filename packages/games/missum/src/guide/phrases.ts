import type { Phrases } from '@fray/kernel'

/** Chapters, sheet and terms. */
export const guidePhrases: Phrases = {
  'guide.term.morale':
    'Morale rating: when panic threatens, roll this or less on a d20. It also sets how many losses the legion can take.',
  'guide.term.points':
    'Morale points so far: figures lost and bad news, counted below zero. With too many, the legion must test, or routs.',
  'guide.term.supply': 'How many more times it can shoot before it must be resupplied.',
  'guide.term.spells': 'Spells of strength I, II and III left for the rest of the battle.',
  'guide.chapter.scale': 'Scale, races and units',
  'guide.chapter.scale.text':
    'A figure stands for a hundred men; a legion is a block of figures in ranks and files. Race, armour, weapons and standing give it its factors. Line legions hold the field, skirmishers harass.',
  'guide.chapter.command': 'Command',
  'guide.chapter.command.text':
    'The kérdu leads the army and keeps a reserve; each dritlán leads a huitsán of legions. A legion that starts its move more than 300 mm from its dritlán moves at half speed and cannot attack.',
  'guide.chapter.field': 'Field and victory',
  'guide.chapter.field.text':
    'The terrain is set up from charts or by agreement; it slows, disorders, shelters or stops units. Each army deploys near its own edge. The side with the last line legion on the field wins.',
  'guide.chapter.turn': 'The turn',
  'guide.chapter.turn.text':
    'Ten steps: rout, magic, half of one side’s move, missiles, the other side’s move, missiles, the second half, missiles, melee, and the record of morale. Who moves first can change every turn.',
  'guide.chapter.movement': 'Movement',
  'guide.chapter.movement.text':
    'A block advances, slants up to 45 degrees, wheels on a corner, or changes facing and files. Once per battle it may take the charge bonus. A legion hit in the flank or rear is disordered. Skirmishers move freely and give way.',
  'guide.chapter.missiles': 'Missiles',
  'guide.chapter.missiles.text':
    'Both sides shoot at once. The chart turns the weapon’s attack factor minus the target’s defence factor, and the number of shooters, into casualties; a remainder is a percentage chance of one more. Long range costs 5.',
  'guide.chapter.melee': 'Melee',
  'guide.chapter.melee.text':
    'Figures in contact fight, longer weapons first. Factors and chart work as for missiles; charge, disorder, flank and rear change them. Figures beyond the enemy’s front may join in.',
  'guide.chapter.morale': 'Morale and rout',
  'guide.chapter.morale.text':
    'Sudden scares call for a panic test; losses and bad news cost morale points until the legion must test, or breaks. A routed legion runs, disorders friends on its way and is gone. A surrounded legion may make its last stand.',
  'guide.chapter.magic': 'Magic',
  'guide.chapter.magic.text':
    'Magic users attack or defend with a fixed number of spells of strength I to III per battle. Strengths are chosen in secret; an attack that is countered must break the counterspell, and then those it touches must save or suffer.',
  'guide.win': 'How to win',
  'guide.win.1': 'The only side with a line legion on the field that is not routing wins at once.',
  'guide.win.2':
    'After turn 12, the side with more line figures in the other half of the table wins; if that is even, the side with more line figures in all.',
  'guide.turn': 'The ten steps of a turn',
  'guide.turn.1': 'Routed legions run.',
  'guide.turn.2': 'Magic.',
  'guide.turn.3': 'The mover moves half.',
  'guide.turn.4': 'Missiles.',
  'guide.turn.5': 'The other side moves.',
  'guide.turn.6': 'Missiles.',
  'guide.turn.7': 'The mover moves the other half.',
  'guide.turn.8': 'Missiles.',
  'guide.turn.9': 'Melee.',
  'guide.turn.10': 'Morale is recorded.',
  'guide.rates': 'Movement, in millimetres',
  'guide.heavy': 'Heavy',
  'guide.medium': 'Medium',
  'guide.light': 'Light',
  'guide.light-others': 'Others',
  'guide.troop.humanHalberdPikeHeavyCrossbow': 'halberds, pikes, heavy crossbows',
  'guide.troop.humanOther': 'other humans',
  'guide.troop.chargeBonus': 'charge bonus, once',
  'guide.melee': 'Melee factors of humans',
  'guide.weapon': 'Weapon',
  'guide.attack': 'Attack',
  'guide.melee.spear': 'spear',
  'guide.melee.shortPike': 'short pike',
  'guide.melee.longPike': 'long pike',
  'guide.melee.halberd': 'halberd',
  'guide.melee.twoHanded': 'two-handed',
  'guide.melee.daggerPeasantJavelin': 'dagger, peasant weapon, javelin',
  'guide.melee.swordMaceEtc': 'sword, mace, ax',
  'guide.missiles': 'Missiles',
  'guide.short': 'Short up to',
  'guide.long': 'Long up to',
  'guide.odds': 'Casualties per figure, by attack minus defence',
  'guide.difference': 'Difference',
  'guide.each': 'Per figure',
  'guide.points': 'Morale points',
  'guide.event': 'Event',
  'guide.count': 'Points',
  'guide.points.figureLost': 'a figure lost',
  'guide.points.lineLegionRouted1to20': 'own legion routed, up to 20 figures',
  'guide.points.lineLegionRouted21to40': 'up to 40 figures',
  'guide.points.lineLegionRouted41to60': 'up to 60 figures',
  'guide.points.enemyLineLegionRouted': 'enemy legion routed',
  'guide.points.dritlanLost': 'dritlán lost',
  'guide.points.kerduLost': 'kérdu lost',
}
