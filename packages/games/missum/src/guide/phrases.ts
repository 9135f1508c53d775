import type { Phrases } from '@fray/kernel'

/** Chapters, sheet and terms. */
export const guidePhrases: Phrases = {
  'guide.term.morale':
    'Morale rating: a d20 must not be above it when panic threatens; it also says how many losses the legion bears.',
  'guide.term.points':
    'Morale points so far: figures lost and bad news, counted below zero. Too many, and the legion is tested, or routs.',
  'guide.term.supply': 'How many more times it can shoot before it must be supplied.',
  'guide.term.spells': 'Spells left of strength I, II and III for the rest of the battle.',
  'guide.chapter.scale': 'Scale, races and units',
  'guide.chapter.scale.text':
    'A figure stands for a hundred men, a legion is a block of them in ranks and files. Race, armour, weapons and standing make its factors; line legions hold the field, skirmishers harass.',
  'guide.chapter.command': 'Command',
  'guide.chapter.command.text':
    'The kérdu leads the army and keeps a reserve; each dritlán leads a huitsán of legions. A legion that begins its move more than 300 mm from its dritlán goes at half speed and may not attack.',
  'guide.chapter.field': 'Field and victory',
  'guide.chapter.field.text':
    'The ground is laid by charts or by agreement; it slows, disorders, shelters or stops. Each army sets up near its own edge. Whoever has the last line legion on the field wins.',
  'guide.chapter.turn': 'The turn',
  'guide.chapter.turn.text':
    'Ten steps: rout, magic, half of one side’s move, missiles, the other side’s move, missiles, the second half, missiles, melee, and the record of morale. Who moves first changes every turn.',
  'guide.chapter.movement': 'Movement',
  'guide.chapter.movement.text':
    'A block advances, slants up to 45 degrees, wheels on a corner, or changes face and files. Once in a battle it may take the charge bonus. Contact in flank or rear disorders whoever suffers it. Skirmishers move freely and give way.',
  'guide.chapter.missiles': 'Missiles',
  'guide.chapter.missiles.text':
    'Both sides shoot at once. The attack factor of the weapon less the defence factor of the target, and the number that shoot, give casualties by the chart; what is left over is a chance in a hundred. Long range takes 5 away.',
  'guide.chapter.melee': 'Melee',
  'guide.chapter.melee.text':
    'Those who touch fight, longer weapons first. Factors and chart are as with missiles; a charge, disorder, flank and rear change them. Figures beyond the enemy’s front may lend themselves to the fight.',
  'guide.chapter.morale': 'Morale and rout',
  'guide.chapter.morale.text':
    'Sudden frights call for a panic test; losses and bad news cost morale points until the legion must be tested, or breaks. A routed legion runs, carries disorder to friends and is gone. A surrounded one may make its last stand.',
  'guide.chapter.magic': 'Magic',
  'guide.chapter.magic.text':
    'Magic users attack or defend with spells of strength I to III, so many for a battle. Strengths are chosen in secret; an attack met by its counter must break it, and then those it touches save or suffer.',
  'guide.win': 'How to win',
  'guide.win.1': 'Whoever alone has a line legion on the field that has not routed wins at once.',
  'guide.win.2':
    'After turn 12: whoever has more line figures in the other’s half of the table, or else more of them in all.',
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
  'guide.melee.daggerPeasantJavelin': 'dagger, tools, javelin',
  'guide.melee.swordMaceEtc': 'sword, mace, ax',
  'guide.missiles': 'Missiles',
  'guide.short': 'Short to',
  'guide.long': 'Long to',
  'guide.odds': 'Casualties for each figure, by attack less defence',
  'guide.difference': 'Difference',
  'guide.each': 'Each',
  'guide.points': 'Morale points',
  'guide.event': 'Event',
  'guide.count': 'Points',
  'guide.points.figureLost': 'a figure lost',
  'guide.points.lineLegionRouted1to20': 'own legion routed, to 20 figures',
  'guide.points.lineLegionRouted21to40': 'to 40 figures',
  'guide.points.lineLegionRouted41to60': 'to 60 figures',
  'guide.points.enemyLineLegionRouted': 'enemy legion routed',
  'guide.points.dritlanLost': 'dritlán lost',
  'guide.points.kerduLost': 'kérdu lost',
}
