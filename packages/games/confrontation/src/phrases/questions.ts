import type { Phrases } from '@fray/kernel'

/** Explanations of questions, for players who meet them for the first time. */
export const questions: Phrases = {
  'ask.sequence.note':
    'A card stands for the fighters it names. You and your opponent take turns playing cards, each from the first to the last; its fighters {phase, select, approach {are put on the table} other {act}} when it is played.',
  'ask.coordinator.note':
    'Each side rolls a die and adds the Discipline (DIS) of its coordinator, who risks nothing. The winner says who plays the first card, and may keep back two cards instead of one.',
  'ask.first-lead.note':
    'The player with the lead plays a card; when its fighters have acted, the lead goes to the opponent.',
  'ask.lead.note':
    '{phase, select, approach {You and your opponent take turns placing the fighters of a card.} other {Its fighters act at once. A card you hold waits, face down, for one of your later turns.}} Then your opponent plays.',
  'ask.announce.note': 'Charges come first. Fighters who do not charge may then walk, run, fire, cast or call.',
  'ask.arrival.note':
    'The bases touch there. The distance is measured when the fighter moves; if it is too far, the fighter stops short of the enemy.',
  'ask.split.note':
    'Enemies in contact with one another form a fray. Divide it into combats of one fighter against one or more in contact with it; everyone fights in exactly one.',
  'ask.combat.note': 'All of them are fought in this phase; the sides take turns choosing the next one.',
  'ask.initiative.note':
    'Each side rolls a die and adds INI. The loser divides their dice first, in sight of the winner; the winner strikes first.',
  'ask.dice.note':
    'Each die in attack is one attack: die + ATT. Each die in defence can parry one: die + DEF must be at least as high. A 1 always fails. Defence dice that are left at the end are lost.',
  'ask.defence.note': 'You choose before the attack is rolled. Of several dice the best one counts.',
  'ask.damage-dice.note':
    'The lower die gives the location; the higher one, with STR against RES, the severity. A double makes it worse.',
  'ask.target.note': 'This attack uses one die.',
  'ask.attacker.note': 'Each of your fighters with a die in attack strikes once before the enemy strikes back.',
  'ask.pursuer.note':
    'Fighters without an enemy left in their combat may move half their MOV, and fight again at once if they reach an enemy.',
  'ask.shot.note':
    'The distance is measured when the shot is fired. To reach more than 6, a die must show a 6, which is rolled again and added.',
  'ask.spell.note': 'A die plus POW must reach the difficulty. The gems are spent either way.',
  'ask.miracle.note': 'A die plus the Aspects must reach the difficulty. The Fervour is spent either way.',
  'ask.bond.note': 'Each point adds one die; the best die counts.',
}
