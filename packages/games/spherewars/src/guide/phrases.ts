import type { Phrases } from '@fray/kernel'

/** Chapters and terms that both editions share. */
export const sharedPhrases: Phrases = {
  'guide.win': 'How to win',
  'guide.win.1': 'Glory wins, once the last turn of the mission is over; if it is equal, blood points do.',
  'guide.win.2': 'The mission says what earns mission points, and the difference of those becomes glory.',
  'guide.win.3': 'Each enemy slain or fled is worth its points in blood.',
  'guide.term.mov':
    'Movement: how many inches it runs; twice as far when it speeds up. It is also how hard it is to hit with a shot.',
  'guide.term.com': 'Command: the orders of a leader’s band in each turn, and its dice in the strategic roll.',
  'guide.term.dex': 'Dexterity: dice to win a fight. After the dot, precision: dice to hit with a shot.',
  'guide.term.str': 'Strength: dice of damage for whoever has won the fight.',
  'guide.term.con': 'Constitution: what each die of damage must reach to wound. After the dot, against arcane attacks.',
  'guide.term.fur': 'Fury: dice for deeds.',
  'guide.term.pow': 'Power: it knows spells, brings so many gems to the pool, and may bid so many on a spell.',
  'guide.term.wounds': 'Wounds: how many it bears; with the last one it is slain.',
  'guide.term.sphere':
    'Sphere: the best face. It counts as a 6 and is a success; where more than 6 is needed it has to be confirmed. Two or three in one roll may be a critical.',
  'guide.chapter.basics': 'Dice, bases and sight',
  'guide.chapter.basics.text':
    'Dice show 1 to 5 and S, which counts as a 6 and always succeeds where 1 always fails. Distances are measured from base to base. Who sees whom depends on what stands between and how tall it is: sight is full, partial or none.',
  'guide.chapter.combatants': 'Combatants and bands',
  'guide.chapter.combatants.text':
    'Every combatant has a profile of a few numbers, a rank and abilities. A band is led by a hero and bought with points, within the limits of its race and of the size of the game.',
  'guide.chapter.turn': 'Turn and activation',
  'guide.chapter.turn.text':
    'A turn begins with the strategic roll; whoever wins it takes the first round. In its round a side activates its combatants one after the other: each moves, may gather itself for deeds or spells, then fights or shoots. When both have had their round, gems, orders and breath come back.',
  'guide.chapter.moving': 'Moving and scenery',
  'guide.chapter.moving.text':
    'One chooses to stand, to run up to MOV inches, to speed up to twice that with neither spell nor shot to follow, or to join combat. Woods and the like cost movement and give cover; walls and water stop. Flyers and those who move at random have rules of their own.',
  'guide.chapter.fighting': 'Fighting and wounds',
  'guide.chapter.fighting.text':
    'Both roll their dexterity and compare the highest dice; the better one strikes with its strength, and each die that reaches the loser’s constitution is a wound. A charge adds strength, friends in contact add dice, and every fight tires. Whoever kills may move a little.',
  'guide.chapter.shooting': 'Shooting',
  'guide.chapter.shooting.text':
    'A shot first has to hit: dice of precision against the movement of the target, with dice more or less for size, range, cover and the rest. Then the strength of the weapon is rolled as in a fight. Nothing is measured before the target is named.',
  'guide.chapter.reactions': 'Defence areas and orders',
  'guide.chapter.reactions.text':
    'In the enemy’s round everybody guards the ground round its base: an enemy that comes into this defence area may be jumped at and stopped. Leaders and messengers call orders at set moments of either round, as long as the pool of the leader lasts.',
  'guide.chapter.magic': 'Deeds and spells',
  'guide.chapter.magic.text':
    'Deeds are rolled with fury. For a spell both sides bid gems in secret, a die each; 1s and 2s fall away and the best three dice meet one by one. Whoever trusts too much in power may lose control of it.',
  'guide.chapter.morale': 'Morale and flight',
  'guide.chapter.morale.text':
    'A wound from a more feared enemy, the death of the leader and other frights call for a morale roll. Whoever fails runs; the winner may pursue, and whoever is caught dies. Those who flee try to regroup when they are activated.',
  'guide.chapter.gear': 'Abilities and equipment',
  'guide.chapter.gear.text':
    'What every race may have: universal abilities, weapons for hand and distance, armour, artefacts, and things that are used up.',
  'guide.chapter.races': 'Races',
  'guide.chapter.races.text':
    'What is peculiar to each race: its abilities, deeds and spells, its special rules and its own gear.',
  'guide.chapter.battle': 'Battlefield, missions and victory',
  'guide.chapter.battle.text':
    'Before a battle size, mission, scenario, battlefield and weather are settled or rolled, then both sides deploy. Mission points become glory, and more glory wins; points for the dead break ties.',
}

/** The rulebook's quick reference. */
export const rulebookPhrases: Phrases = {
  'guide.turn': 'A turn',
  'guide.turn.1': 'Strategic roll: dice of command; the winner says who takes the first round.',
  'guide.turn.2': 'Round of one side: it activates its combatants one by one.',
  'guide.turn.3': 'Round of the other side.',
  'guide.turn.4': 'Updating: gems and orders are restored, fatigue ends, the turn is counted.',
  'guide.activation': 'An activation',
  'guide.activation.1':
    'Move: stand, run (MOV), speed up (2 × MOV with no enemy within 5″; then no spell and no shot) or join combat (a charge within MOV and in sight, else an engagement).',
  'guide.activation.2': 'Gather: deeds with dice of fury, spells with gems.',
  'guide.activation.3': 'Fight whoever is in contact, or shoot.',
  'guide.fight': 'A fight',
  'guide.fight.1': 'Both roll DEX; highest die against highest, then the next.',
  'guide.fight.2': 'The winner rolls STR: each die that reaches CON is a wound. S always does, 1 never.',
  'guide.fight.3':
    'Charge: +1 STR. Support: +1 die for each friend who touches the enemy, 3 at most. Fatigue: −1 die for each fight before.',
  'guide.shot': 'Dice of precision for a shot',
  'guide.dice': 'Dice',
  'guide.shot.targetColossal': 'colossal target',
  'guide.shot.targetHuge': 'huge target',
  'guide.shot.targetLarge': 'large target',
  'guide.shot.targetSmall': 'small target',
  'guide.shot.targetFlat': 'flat target',
  'guide.shot.targetHelpless': 'helpless target',
  'guide.shot.shooterMoved': 'shooter has moved',
  'guide.shot.longRange': 'over 8″',
  'guide.shot.partialSight': 'partial sight',
  'guide.shot.differentTargets': 'two weapons, two targets',
  'guide.shot.targetInSparse': 'in sparse scenery',
  'guide.shot.targetInDense': 'in dense scenery',
  'guide.ranged': 'Weapons for distance',
  'guide.weapon': 'Weapon',
  'guide.range': 'Range',
  'guide.bearer': 'of the bearer',
  'guide.ranged.lightTension': 'light tension',
  'guide.ranged.tension': 'tension',
  'guide.ranged.lightMechanical': 'light mechanical',
  'guide.ranged.mechanical': 'mechanical',
  'guide.ranged.lightPowder': 'light powder',
  'guide.ranged.powder': 'powder',
  'guide.ranged.projectile': 'thrown',
  'guide.scenery': 'Scenery',
  'guide.scenery.move': 'Movement',
  'guide.scenery.shot': 'Shots into it: dice',
  'guide.scenery.guard': 'Defender: dice',
  'guide.scenery.bare': 'bare',
  'guide.scenery.sparse': 'sparse',
  'guide.scenery.dense': 'dense',
  'guide.morale': 'Morale: what the die must reach',
  'guide.target': 'Needed',
  'guide.morale.hero': 'hero',
  'guide.morale.messenger': 'messenger',
  'guide.morale.troop': 'troops',
  'guide.morale.superior': 'superior troops',
  'guide.morale.coward': 'coward',
  'guide.morale.brave': 'brave',
  'guide.morale.leaderPresence': 'leader within 5″',
  'guide.spell': 'A spell',
  'guide.spell.1': 'Name spell and target; nothing is measured.',
  'guide.spell.2': 'Both bid gems in secret: 1 to POW (+1 for each other sorcerer) for it, any number against it.',
  'guide.spell.3':
    'Roll; 1s and 2s are discarded, three dice are kept, and each die of the caster that is higher or unopposed is a success.',
}

/** The Manuscript's chapters and quick reference. */
export const manuscriptPhrases: Phrases = {
  'guide.chapter.ms-basics': 'The Manuscript: dice and profiles',
  'guide.chapter.ms-basics.text':
    'The same die with an S for the 6, three kinds of rolls, and profiles with attributes that the book itself abbreviates otherwise than the later one.',
  'guide.chapter.ms-turn': 'The Manuscript: turn and activation',
  'guide.chapter.ms-turn.text':
    'First gems, orders and enchantments are renewed and the strategic roll is made; then one side activates all its combatants, and after it the other. A standard activation is a run, then feats or a spell, then one attack; a sprint allows feats and close combat only.',
  'guide.chapter.ms-moving': 'The Manuscript: moving and terrain',
  'guide.chapter.ms-moving.text': 'How far one goes, what difficult ground costs, and what stands in the way.',
  'guide.chapter.ms-fighting': 'The Manuscript: fighting and feats',
  'guide.chapter.ms-fighting.text':
    'A charge sees its enemy and reaches it with one movement; engaging needs a sprint and has no bonus. Doubles and triples in the rolls of a fight make special strikes. Feats are rolled with fury before the fight.',
  'guide.chapter.ms-shooting': 'The Manuscript: shooting',
  'guide.chapter.ms-shooting.text':
    'Dice of precision against the target’s movement, changed by size, range, cover and whether the shooter has moved; then damage.',
  'guide.chapter.ms-battle': 'The Manuscript: warbands and battlefield',
  'guide.chapter.ms-battle.text': 'How a warband is made up, how the battlefield is laid, and where the sides begin.',
  'guide.chapter.ms-missing': 'The Manuscript: what it leaves out',
  'guide.chapter.ms-missing.text': 'What the booklet does not say is played as in the rulebook, whose chapters follow.',
  'guide.ms.turn': 'A turn',
  'guide.ms.turn.1': 'Gems, orders and enchantments are renewed; strategic roll.',
  'guide.ms.turn.2': 'The winner activates all of their own, one by one; then the other side.',
  'guide.ms.activation': 'An activation',
  'guide.ms.activation.1': 'Run or stand, then feats or a spell, then fight or shoot.',
  'guide.ms.activation.2': 'Or sprint (twice as far), then feats, then fight.',
  'guide.ms.activation.3': 'Or charge an enemy in sight and within one movement: one die more of damage.',
  'guide.ms.shot': 'Dice of precision for a shot',
  'guide.ms.dice': 'Dice',
  'guide.ms.strikes': 'Special strikes in a fight',
  'guide.ms.strikes.1': 'Double S in the winner’s dexterity: one die more of damage.',
  'guide.ms.strikes.2': 'Double 5 in the damage: the enemy is pushed back two inches.',
  'guide.ms.strikes.3': 'Double S in the damage: push back, a wound more, both or neither. Triple S: dead.',
}
