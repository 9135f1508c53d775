import type { Phrases } from '@fray/kernel'

/** Names of options, by key, or by rule if one wording serves several. */
export const options: Phrases = {
  'option.attack.heavy.note': 'rolled as one die; unless it is parried, the damage has STR +{strength}',
  'option.attack.blades.note': 'uses a die of the blades; the other dice are kept',
  'option.attack.shot.note': 'an Aim test of 7; a hit cannot be parried. Uses the die of the shot',
  'option.falcon-fly.note':
    'a friend within 20 cm gains Consciousness until the end of the round and notices hidden enemies nearby',
  'option.falcon-kill.note': 'an enemy within 20 cm has −1 to attack, parry, cast and call until the end of the round',
  'option.censure.note': 'each point lowers the enemy’s roll by 1; the points are spent',
  'option.rapid-fire.note': 'two shots instead of one, each 2 harder; nothing else this turn',
  'option.bulls-eye.note': 'only this shot; its margin of success is added to the STR of the damage. Once a round',
  'option.harass-fire.note': 'a shot, 1 harder for moving; then a run',
  'option.harass-move.note': 'a walk, a run and another walk, and nothing else; none of them may end in contact',
  'option.dragon.note':
    'a die gives the STR of the flames, which hit everyone within 10 cm in front, friends too. A 1 is an incident, without flames',
  'option.power-preservation.note': '4 points: a fighter within 10 cm has Survival instinct until the end of the round',
  'option.power-intimidation.note':
    '5 points: a fighter within 10 cm must put at least one die in defence in each combat this round',
  'option.power-rage.note':
    '8 points: a fighter within 10 cm may strike in sequence (Sequence/1) until the end of the round',
  'option.power-reprisal.note': '9 points: a fighter within 10 cm may counter-attack until the end of the round',
  'option.counter.use.note': 'the counter is used up',
  'option.counter.no.note': 'the counter stays available',
  'option.pressure.note': 'adds the dice to it; on a 1 the machine may break down',
  'option.pressure.no.note': 'no risk',
  'option.no-pursuit.note': 'the remaining fighters stay where they are',
  'option.keep.note': 'the result counts',
  'CF-REV-DIRZ-15.note':
    'one extra die until the end of the round, but all dice must attack, and the fighter strikes last in every exchange',
  'CF-REV-DIRZ-16.note':
    'gives up the Mutagenic die; until the end of the round it may add a die to STR or RES before each roll. A 1 adds nothing; 10 or more hurts the fighter',
  'CF-REV-DIRZ-32.note': 'if the shot wounds, a second Damage roll follows, STR 2 against RES 0. Once a round',
  'CF-REV-DIRZ-31.note': 'one attack die becomes a shot at an enemy in contact: it needs 7 and cannot be parried',
  'CF-REV-DEVOURER-06.note': 'gives up one combat die for DEF +2 until the end of the round',
  'CF-REV-GRIFFIN-07.note': 'roll a die: on a 1 the attack is lost, on 5 or 6 the pistol hits as well. Once a round',
  'CF-REV-GRIFFIN-22.note':
    'a magician or faithful within 20 cm loses a gem or a point of faith, and a friend gains +1 in a characteristic for this round. Once a round',
  'CF-REV-ORC-01.note': 'the card waits in reserve, in addition to those you may put there',
  'CF-REV-ORC-02.note': 'uses a dose: a Light Wound on a 1, otherwise a Mutagenic roll that improves with the die',
  'CF-REV-ORC-03.note':
    'each Amok slayer within 15 cm gives a point to spend at once: STR +2, RES +2, cheaper spells or no exceptional wounds this round',
  'CF-REV-WOLFEN-07.note': 'a Wolfen in the aura of faith has RES +2 until the end of the round. Once a round',
  'CF-ABIL-78.note': 'all your fighters in rout rally at once, and all have +1 in Courage this round. Once a battle',
  'CF-ABIL-79.note': 'three times MOV instead of twice',
  'CF-PACK-36.note':
    'all fighters bound to Laverne take one less from each wound until the end of the round. Once a battle',
  'CF-REV-SESSAIR-09.note': 'reroll with one die at −1; the new result counts',
  'CF-MIRACLE-24.note': 'reroll the test, and the faithful gains 4 points of faith',
}
