import type { Phrases } from '@fray/kernel'

/** What options mean, by their words, or by their rules where one wording serves many. */
export const options: Phrases = {
  'option.attack.heavy.note': 'rolled with one die; if it is not parried, STR of the damage rises by {strength}',
  'option.attack.blades.note': 'a die of the blades is spent; his others are kept',
  'option.attack.shot.note': 'an Aim test that needs 7; a hit cannot be parried. The die of the shot is spent',
  'option.falcon-fly.note':
    'a friend nearer than 20 cm has Consciousness until the end of the round: he is aware of unseen enemies near him',
  'option.falcon-kill.note':
    'an enemy nearer than 20 cm has −1 to attack, parry, cast and call until the end of the round',
  'option.censure.note': 'each point lowers the enemy’s roll by 1; the points are spent',
  'option.rapid-fire.note': 'two shots instead of one, each harder by 2; he does nothing else',
  'option.bulls-eye.note':
    'he only fires; as much as he passes the test by is added to the STR of the damage. Once a round',
  'option.harass-fire.note': 'a shot, harder by 1 for moving; then he runs',
  'option.harass-move.note': 'he walks, runs and walks once more, and nothing else; none of it brings him into contact',
  'option.dragon.note':
    'a die is the STR of the flames: everybody within 10 cm before him is hit, friends too. A 1 is an incident, without flames',
  'option.power-preservation.note': '4 points: somebody within 10 cm has Survival instinct until the end of the round',
  'option.power-intimidation.note':
    '5 points: somebody within 10 cm must put at least one die in defence in each combat of this round',
  'option.power-rage.note':
    '8 points: somebody within 10 cm may strike in sequence (Sequence/1) until the end of the round',
  'option.power-reprisal.note': '9 points: somebody within 10 cm may counter-attack until the end of the round',
  'option.counter.use.note': 'the counter is used up',
  'option.counter.no.note': 'the counter stays for later',
  'option.pressure.note': 'the dice are added to it; with a 1 the machine may break down',
  'option.pressure.no.note': 'nothing is risked',
  'option.no-pursuit.note': 'whoever is left stays where he is',
  'option.keep.note': 'the result stands',
  'CF-REV-DIRZ-15.note':
    'one die more, and all his dice attack, until the end of the round; but he strikes last in every exchange',
  'CF-REV-DIRZ-16.note':
    'the Mutagenic die is given up; until the end of the round a die may be added to his STR or RES before each roll. A 1 adds nothing; with 10 or more he is hurt himself',
  'CF-REV-DIRZ-32.note': 'if the shot wounds, a second Damage roll follows, STR 2 against RES 0. Once a round',
  'CF-REV-DIRZ-31.note': 'one attack die becomes a shot at somebody in contact: it needs 7 and cannot be parried',
  'CF-REV-DEVOURER-06.note': 'one combat die is given up for DEF +2 until the end of the round',
  'CF-REV-GRIFFIN-07.note':
    'a die is rolled: on a 1 the blow is lost, on 5 or 6 the pistol hurts as well. Once a round',
  'CF-REV-GRIFFIN-22.note':
    'a magician or faithful within 20 cm loses a gem or a point of faith, and a friend gains +1 in a characteristic for this round. Once a round',
  'CF-REV-ORC-01.note': 'his card waits in reserve, besides those that you may put there',
  'CF-REV-ORC-02.note':
    'a dose is used up: a Light Wound on a 1, otherwise a Mutagenic roll, the better the higher the die',
  'CF-REV-ORC-03.note':
    'each Amok slayer within 15 cm gives a point, spent at once: STR +2, RES +2, cheaper spells or no exceptional wounds in this round',
  'CF-REV-WOLFEN-07.note': 'a Wolfen in his aura of faith has RES +2 until the end of the round. Once a round',
  'CF-ABIL-78.note':
    'all of yours in rout are rallied at once, and all have +1 in Courage in this round. Once a battle',
  'CF-ABIL-79.note': 'three times his MOV instead of twice',
  'CF-PACK-36.note':
    'all who are bound to Laverne suffer one less from each wound until the end of the round. Once a battle',
  'CF-REV-SESSAIR-09.note': 'the roll is made again with one die and −1; the new result stands',
  'CF-MIRACLE-24.note': 'the test is made again, and the faithful gains 4 points of faith',
}
