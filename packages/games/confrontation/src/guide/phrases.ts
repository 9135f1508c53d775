import type { Phrases } from '@fray/kernel'

/** Chapters, sheet and terms. */
export const guidePhrases: Phrases = {
  'guide.term.mov':
    'Movement in centimetres: the distance of a walk; a run or a charge goes twice as far. After the dot, the distance of a flight.',
  'guide.term.ini':
    'Initiative: added to a die before a combat; the loser divides the dice first, and the winner sees how.',
  'guide.term.att': 'Attack: added to each attack die.',
  'guide.term.str': 'Strength: added to the damage of a blow.',
  'guide.term.def': 'Defence: added to each die that parries; it must reach the attack.',
  'guide.term.res': 'Resistance: taken from the damage of a blow.',
  'guide.term.aim': 'Aim: added to the die of a shot, against its difficulty.',
  'guide.term.cou': 'Courage: added to a die against the fear of an enemy.',
  'guide.term.fear': 'Fear: what others must reach with their courage to face him.',
  'guide.term.dis': 'Discipline: added to the Tactical roll, and to tests of composure.',
  'guide.term.pow': 'Power: added to the dice with which he casts.',
  'guide.chapter.cards': 'Cards and fighters',
  'guide.chapter.cards.text':
    'Every fighter, or group of like fighters, has a card with his characteristics, rank and abilities. Bases are square or oblong and have a front.',
  'guide.chapter.dice': 'Dice, tests and wounds',
  'guide.chapter.dice.text':
    'Nearly every test is a die added to a characteristic. A 6 may be rolled again and added, a 1 fails outright. Damage is two dice: the lower names the place, the higher, with Strength less Resistance, the line of the wound table. Wounds weigh on all later rolls.',
  'guide.chapter.sight': 'Sight and contact',
  'guide.chapter.sight.text':
    'A fighter sees before him, as far as nothing hides it. Whoever touches an enemy’s base is in contact, by the front or by another side.',
  'guide.chapter.round': 'The round',
  'guide.chapter.round.text':
    'Cards are stacked in secret and the Tactical roll made; then cards are drawn in turn and those on them act; frays are fought; magic and faith gather; and the round is tidied up.',
  'guide.chapter.moving': 'Moving, charging and flying',
  'guide.chapter.moving.text':
    'Charges and engagements are announced first and may be measured. A charged fighter is shaken for the round. Flyers change their level and may dive. Leaving a fray takes a test.',
  'guide.chapter.fire': 'Shooting',
  'guide.chapter.fire.text':
    'The range of the weapon gives the difficulty; movement, cover, height and size change it. Aim and a die must reach it. A shot into a fray may find a friend.',
  'guide.chapter.combat': 'Frays and combats',
  'guide.chapter.combat.text':
    'Those in contact form a fray, which is split into combats of one against one or several. Dice are divided between attack and defence; blows alternate, each is parried or wounds. Victors may pursue.',
  'guide.chapter.fear': 'Fear and rout',
  'guide.chapter.fear.text':
    'Whoever faces something more fearsome than his courage tests it once. Those who fail rout: they run, and rally later by courage or discipline.',
  'guide.chapter.command': 'Command',
  'guide.chapter.command.text':
    'Leaders lend their courage and discipline to those near them; standard-bearers and musicians make a war-staff. Lords of the dead and Wolfen have their own ways.',
  'guide.chapter.machines': 'War machines and steam',
  'guide.chapter.machines.text':
    'Machines have structure and a crew; artillery scatters and crushes. Steam drives harder than flesh, and may burst.',
  'guide.chapter.armies': 'Armies, scenarios and deployment',
  'guide.chapter.armies.text':
    'An army is bought with points within its people, with allies and characters in their limits. The approach decides where each stands; the scenario says what wins.',
  'guide.chapter.abilities': 'Abilities and equipment',
  'guide.chapter.abilities.text':
    'What sets fighters apart: abilities, mutagenics and poisons, equipment with rules, and artefacts.',
  'guide.chapter.magic': 'Magic',
  'guide.chapter.magic.text':
    'Magicians hold gems of elements. A spell costs gems and a test of power; others may absorb or counter it. Gems come back in the mystic phase.',
  'guide.chapter.faith': 'Faith',
  'guide.chapter.faith.text':
    'The faithful draw temporary faith from the believers near them and call miracles with it; others may censure a call. Litanies, liturgies, virtues and relics belong to the cults.',
  'guide.chapter.factions': 'Factions and revisions',
  'guide.chapter.factions.text':
    'What single factions and army packs add, what later revisions of cards changed, and how tournaments are played.',
  'guide.win': 'How to win',
  'guide.win.1': 'The scenario says it: the card above the table shows its aim and how you stand.',
  'guide.win.2': 'Blood Bath: have both more Force and more A.P. on the battlefield after the last round.',
  'guide.turn': 'A round',
  'guide.turn.1': 'Strategic phase: stack the cards, make the Tactical roll.',
  'guide.turn.2': 'Activation: draw cards in turn; announce, then move, charge or shoot.',
  'guide.turn.3': 'Combat: split the frays, fight each combat, pursue.',
  'guide.turn.4': 'Mystic phase: gems and faith come back.',
  'guide.turn.5': 'Maintenance: what lasts is paid for or ends.',
  'guide.combat': 'A combat',
  'guide.combat.1': 'Each rolls Initiative; the loser divides his dice first.',
  'guide.combat.2':
    'Blows in turn: ATT and a die, against DEF and a die. A 6 may be rolled again and added; a 1 fails.',
  'guide.combat.3': 'A hit: two dice of damage, read in the table of wounds.',
  'guide.combat.4': 'Sustained defence keeps its die at a harder test; a counter-attack parries and strikes.',
  'guide.wounds': 'Wounds: higher die + STR − RES, at the place of the lower die',
  'guide.result': 'Result',
  'guide.fire': 'Difficulty of a shot',
  'guide.range': 'Range',
  'guide.difficulty': 'Difficulty',
}
