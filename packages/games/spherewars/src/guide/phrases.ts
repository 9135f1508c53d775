import type { Phrases } from '@fray/kernel'

/** Chapters and terms that both editions share. */
export const sharedPhrases: Phrases = {
  'guide.win': 'How to win',
  'guide.win.1': 'The player with more glory after the last turn of the mission wins; blood points break ties.',
  'guide.win.2': 'The mission says what earns mission points; the difference between the two totals becomes glory.',
  'guide.win.3': 'Each enemy that is slain or has fled is worth its points in blood.',
  'guide.term.mov':
    'Movement: the inches of a run; twice as many when speeding up. It is also the number a shot must reach to hit.',
  'guide.term.com': 'Command: the orders of a leader’s band each turn, and its dice in the strategic roll.',
  'guide.term.dex': 'Dexterity: dice to win a fight. The value after the dot is precision: dice to hit with a shot.',
  'guide.term.str': 'Strength: dice of damage for the winner of a fight.',
  'guide.term.con':
    'Constitution: the number each damage die must reach to wound. The value after the dot is against arcane attacks.',
  'guide.term.fur': 'Fury: dice for deeds.',
  'guide.term.pow':
    'Power: the combatant can cast spells, adds this many gems to the pool, and may bid this many on a spell.',
  'guide.term.wounds': 'Wounds: the number it can take; the last one kills it.',
  'guide.term.sphere':
    'Sphere: the best face. It counts as a 6 and is a success; if more than 6 is needed, it must be confirmed. Two or three in one roll may be a critical.',
  'guide.chapter.basics': 'Dice, bases and sight',
  'guide.chapter.basics.text':
    'Dice show 1 to 5 and S, which counts as a 6. An S always succeeds and a 1 always fails. Distances are measured from base to base. Heights and obstacles decide whether two models see each other fully, partly or not at all.',
  'guide.chapter.combatants': 'Combatants and bands',
  'guide.chapter.combatants.text':
    'Every combatant has a profile of a few numbers, a rank and abilities. A band is led by a hero and bought with points, within the limits of its race and of the size of the game.',
  'guide.chapter.turn': 'Turn and activation',
  'guide.chapter.turn.text':
    'A turn begins with the strategic roll; the winner decides who takes the first round. In its round a side activates its combatants one after another: each moves, may attempt deeds or cast spells, then fights or shoots. After both rounds, gems, orders and stamina are restored.',
  'guide.chapter.moving': 'Moving and scenery',
  'guide.chapter.moving.text':
    'A combatant may stand still, run up to MOV inches, speed up to twice that (without spells or shots afterwards), or join combat. Scenery such as woods costs movement and gives cover; walls and deep water block the way. Flyers and random movers have rules of their own.',
  'guide.chapter.fighting': 'Fighting and wounds',
  'guide.chapter.fighting.text':
    'Both fighters roll their dexterity and compare the highest dice. The winner strikes with its strength, and each die that reaches the loser’s constitution is a wound. A charge adds strength, friends in contact add dice, and every fight tires. A combatant that kills may move a little.',
  'guide.chapter.shooting': 'Shooting',
  'guide.chapter.shooting.text':
    'A shot first has to hit: roll precision dice against the movement of the target, with more or fewer dice for size, range, cover and so on. Then roll the strength of the weapon as in a fight. Nothing is measured before the target is named.',
  'guide.chapter.reactions': 'Defence areas and orders',
  'guide.chapter.reactions.text':
    'In the enemy’s round every combatant guards the ground around its base. It may intercept and stop an enemy that enters this defence area. Leaders and messengers give orders at set moments of either round, as long as the leader’s pool lasts.',
  'guide.chapter.magic': 'Deeds and spells',
  'guide.chapter.magic.text':
    'Deeds are rolled with fury. For a spell both sides bid gems in secret, one die each; 1s and 2s are discarded and the best three dice are compared one by one. Casters that bid many gems risk losing control of the power.',
  'guide.chapter.morale': 'Morale and flight',
  'guide.chapter.morale.text':
    'A wound from a more feared enemy, the death of the leader and other shocks call for a morale test. A combatant that fails flees; the winner may pursue and kills it if it catches it. Fleeing combatants try to regroup when they are activated.',
  'guide.chapter.gear': 'Abilities and equipment',
  'guide.chapter.gear.text':
    'Rules for every race: universal abilities, hand and ranged weapons, armour, artefacts and consumables.',
  'guide.chapter.races': 'Races',
  'guide.chapter.races.text': 'The special rules of each race: abilities, deeds, spells and equipment.',
  'guide.chapter.battle': 'Battlefield, missions and victory',
  'guide.chapter.battle.text':
    'Before a battle, its size, mission, scenario, battlefield and weather are agreed or rolled; then both sides deploy. Mission points become glory, and the side with more glory wins; points for casualties break ties.',
}

/** The rulebook's quick reference. */
export const rulebookPhrases: Phrases = {
  'guide.turn': 'A turn',
  'guide.turn.1': 'Strategic roll with command dice; the winner chooses who takes the first round.',
  'guide.turn.2': 'Round of one side: it activates its combatants one by one.',
  'guide.turn.3': 'Round of the other side.',
  'guide.turn.4': 'Updating: gems and orders are restored, and fatigue ends.',
  'guide.activation': 'An activation',
  'guide.activation.1':
    'Move: stand, run (MOV), speed up (2 × MOV with no enemy within 5″; then no spell and no shot) or join combat (a charge within MOV and in sight, else an engagement).',
  'guide.activation.2': 'Concentrate: deeds with fury dice, spells with gems.',
  'guide.activation.3': 'Fight an enemy in contact, or shoot.',
  'guide.fight': 'A fight',
  'guide.fight.1': 'Both roll DEX; highest die against highest, then the next.',
  'guide.fight.2': 'The winner rolls STR: each die that reaches CON is a wound. An S always wounds, a 1 never.',
  'guide.fight.3':
    'Charge: +1 STR. Support: +1 die for each friend in contact with the enemy, at most 3. Fatigue: −1 die for each earlier fight.',
  'guide.shot': 'Precision dice for a shot',
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
  'guide.ranged': 'Ranged weapons',
  'guide.weapon': 'Weapon',
  'guide.range': 'Range',
  'guide.bearer': 'bearer’s own',
  'guide.ranged.lightTension': 'light tension',
  'guide.ranged.tension': 'tension',
  'guide.ranged.lightMechanical': 'light mechanical',
  'guide.ranged.mechanical': 'mechanical',
  'guide.ranged.lightPowder': 'light powder',
  'guide.ranged.powder': 'powder',
  'guide.ranged.projectile': 'thrown',
  'guide.scenery': 'Scenery',
  'guide.scenery.move': 'Movement',
  'guide.scenery.shot': 'Dice of shots into it',
  'guide.scenery.guard': 'Dice of the defender',
  'guide.scenery.bare': 'bare',
  'guide.scenery.sparse': 'sparse',
  'guide.scenery.dense': 'dense',
  'guide.morale': 'Morale: number the die must reach',
  'guide.target': 'Needed',
  'guide.morale.hero': 'hero',
  'guide.morale.messenger': 'messenger',
  'guide.morale.troop': 'troops',
  'guide.morale.superior': 'superior troops',
  'guide.morale.coward': 'coward',
  'guide.morale.brave': 'brave',
  'guide.morale.leaderPresence': 'leader within 5″',
  'guide.spell': 'A spell',
  'guide.spell.1': 'Name the spell and its target; nothing is measured yet.',
  'guide.spell.2':
    'Both sides bid gems in secret: the caster 1 to POW (+1 for each other sorcerer), the enemy any number.',
  'guide.spell.3':
    'Both roll; 1s and 2s are discarded and the best three dice kept. Each die of the caster that is higher than its counterpart, or has none, is a success.',
}

/** The Manuscript's chapters and quick reference. */
export const manuscriptPhrases: Phrases = {
  'guide.chapter.ms-basics': 'The Manuscript: dice and profiles',
  'guide.chapter.ms-basics.text':
    'The same die with an S for the 6, three kinds of rolls, and profiles whose attributes have other abbreviations than in the later book.',
  'guide.chapter.ms-turn': 'The Manuscript: turn and activation',
  'guide.chapter.ms-turn.text':
    'First gems, orders and enchantments are renewed and the strategic roll is made; then one side activates all its combatants, followed by the other. A standard activation is a run, then feats or a spell, then one attack; a sprint allows feats and close combat only.',
  'guide.chapter.ms-moving': 'The Manuscript: moving and terrain',
  'guide.chapter.ms-moving.text': 'How far combatants move, what difficult ground costs, and what blocks the way.',
  'guide.chapter.ms-fighting': 'The Manuscript: fighting and feats',
  'guide.chapter.ms-fighting.text':
    'A charge needs a visible enemy within one movement; an engagement may sprint and has no bonus. Doubles and triples in the rolls of a fight cause special strikes. Feats are rolled with fury before the fight.',
  'guide.chapter.ms-shooting': 'The Manuscript: shooting',
  'guide.chapter.ms-shooting.text':
    'Precision dice against the target’s movement, modified by size, range, cover and whether the shooter has moved; then damage.',
  'guide.chapter.ms-battle': 'The Manuscript: warbands and battlefield',
  'guide.chapter.ms-battle.text': 'How to build a warband, lay out the battlefield and deploy both sides.',
  'guide.chapter.ms-missing': 'The Manuscript: what it leaves out',
  'guide.chapter.ms-missing.text':
    'Rules that the booklet leaves out are those of the rulebook, whose chapters follow.',
  'guide.ms.turn': 'A turn',
  'guide.ms.turn.1': 'Gems, orders and enchantments are renewed; strategic roll.',
  'guide.ms.turn.2': 'The winner activates all their combatants one by one; then the other side does.',
  'guide.ms.activation': 'An activation',
  'guide.ms.activation.1': 'Run or stand, then feats or a spell, then fight or shoot.',
  'guide.ms.activation.2': 'Or sprint (twice as far), then feats, then fight.',
  'guide.ms.activation.3': 'Or charge a visible enemy within one movement: one more die of damage.',
  'guide.ms.shot': 'Precision dice for a shot',
  'guide.ms.dice': 'Dice',
  'guide.ms.strikes': 'Special strikes in a fight',
  'guide.ms.strikes.1': 'Double S in the winner’s dexterity roll: one more die of damage.',
  'guide.ms.strikes.2': 'Double 5 in the damage roll: the enemy is pushed back two inches.',
  'guide.ms.strikes.3': 'Double S in the damage roll: push back, an extra wound, both or neither. Triple S: death.',
}
