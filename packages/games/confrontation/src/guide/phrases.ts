import type { Phrases } from '@fray/kernel'

/** Phrases of the chapters, the sheet and the terms. */
export const guidePhrases: Phrases = {
  'guide.term.mov':
    'Movement in centimetres: the distance of a walk; a run or a charge covers twice as much. After the dot: the distance of a flight.',
  'guide.term.ini':
    'Initiative: added to a die before a combat. The loser divides their dice first, and the winner sees how.',
  'guide.term.att': 'Attack: added to each attack die.',
  'guide.term.str': 'Strength: added to the damage of a hit.',
  'guide.term.def': 'Defence: added to each die that parries; it must reach the attack.',
  'guide.term.res': 'Resistance: subtracted from the damage of a hit.',
  'guide.term.aim': 'Aim: added to the die of a shot, which must reach its difficulty.',
  'guide.term.cou': 'Courage: added to a die when a fighter faces a frightening enemy.',
  'guide.term.fear': 'Fear: the number that enemies must reach with a Courage test to face this fighter.',
  'guide.term.dis': 'Discipline: added to the Tactical roll and to tests of composure.',
  'guide.term.pow': 'Power: added to the dice when casting.',
  'guide.chapter.cards': 'Cards and fighters',
  'guide.chapter.cards.text':
    'Every fighter, or group of identical fighters, has a card with its characteristics, rank and abilities. Bases are square or oblong and have a front.',
  'guide.chapter.dice': 'Dice, tests and wounds',
  'guide.chapter.dice.text':
    'Nearly every test is a die plus a characteristic. A 6 may be rolled again and added; a 1 always fails. Damage takes two dice: the lower one gives the location; the higher one, plus Strength minus Resistance, gives the line of the wound table. Wounds lower all later rolls.',
  'guide.chapter.sight': 'Sight and contact',
  'guide.chapter.sight.text':
    'A fighter sees everything in front of it that nothing hides. Fighters whose bases touch are in contact, at the front or at another side.',
  'guide.chapter.round': 'The round',
  'guide.chapter.round.text':
    'Stack your cards in secret and make the Tactical roll. Then the players take turns drawing cards, and the fighters on them act. After that come the combats, then mana and faith, and finally maintenance.',
  'guide.chapter.moving': 'Moving, charging and flying',
  'guide.chapter.moving.text':
    'Charges and engagements are announced first and then measured. A charged fighter fights worse for the round. Flyers change altitude and may dive. Leaving a fray takes a test.',
  'guide.chapter.fire': 'Shooting',
  'guide.chapter.fire.text':
    'The range sets the difficulty; movement, cover, height and size change it. Aim plus a die must reach it. A shot into a fray may hit a friend.',
  'guide.chapter.combat': 'Frays and combats',
  'guide.chapter.combat.text':
    'Fighters in contact form a fray, which is split into combats of one against one or more. Dice are divided between attack and defence; the two sides take turns striking, and each attack is parried or wounds. The winners may pursue.',
  'guide.chapter.fear': 'Fear and rout',
  'guide.chapter.fear.text':
    'A fighter who faces something frightening makes one Courage test. Fighters who fail are in rout: they run away, and rally later by Courage or Discipline.',
  'guide.chapter.command': 'Command',
  'guide.chapter.command.text':
    'Leaders lend their Courage and Discipline to fighters near them; standard-bearers and musicians form a war-staff. The lords of the dead and the Wolfen have their own rules.',
  'guide.chapter.machines': 'War machines and steam',
  'guide.chapter.machines.text':
    'Machines have structure points and a crew; artillery scatters and crushes. Steam makes fighters stronger, but boilers may explode.',
  'guide.chapter.armies': 'Armies, scenarios and deployment',
  'guide.chapter.armies.text':
    'You build an army with points from one people, with limits for Allies and Characters. The approach decides where everyone starts; the scenario says how to win.',
  'guide.chapter.abilities': 'Abilities and equipment',
  'guide.chapter.abilities.text':
    'Everything that makes fighters different: abilities, mutagenics and poisons, equipment and artefacts.',
  'guide.chapter.magic': 'Magic',
  'guide.chapter.magic.text':
    'Magicians hold gems of the Elements. A spell costs gems and a test of Power; enemies may absorb or counter it. Gems come back in the mystic phase.',
  'guide.chapter.faith': 'Faith',
  'guide.chapter.faith.text':
    'The faithful draw temporary faith from believers near them and spend it on miracles; enemies may censure a call. Litanies, liturgies, virtues and relics belong to the cults.',
  'guide.chapter.factions': 'Factions and revisions',
  'guide.chapter.factions.text':
    'What factions and army packs add, what later revisions of cards changed, and how tournaments are played.',
  'guide.win': 'How to win',
  'guide.win.1': 'Each scenario has its own goal: the card above the table shows it and the current score.',
  'guide.win.2': 'Blood Bath: have both more Force and more A.P. on the battlefield after the last round.',
  'guide.turn': 'A round',
  'guide.turn.1': 'Strategic phase: stack the cards, make the Tactical roll.',
  'guide.turn.2': 'Activation: draw cards in turn; announce, then move, charge or shoot.',
  'guide.turn.3': 'Combat: split the frays, fight each combat, pursue.',
  'guide.turn.4': 'Mystic phase: gems and faith come back.',
  'guide.turn.5': 'Maintenance: what lasts is paid for or ends.',
  'guide.combat': 'A combat',
  'guide.combat.1': 'Each side rolls Initiative; the loser divides their dice first.',
  'guide.combat.2':
    'The sides take turns striking: ATT and a die against DEF and a die. A 6 may be rolled again and added; a 1 fails.',
  'guide.combat.3': 'A hit: roll two dice of damage and read the wound table.',
  'guide.combat.4': 'A sustained defence keeps its die but is harder; a counter-attack parries and strikes back.',
  'guide.wounds': 'Wounds: higher die + STR − RES, at the location of the lower die',
  'guide.result': 'Result',
  'guide.fire': 'Difficulty of a shot',
  'guide.range': 'Range',
  'guide.difficulty': 'Difficulty',
}
