import type { Phrases } from '@fray/kernel'

/** What a battle is fought for, and how it ends. */
export const scenarios: Phrases = {
  'scenario.blood-bath': 'Blood Bath',
  'scenario.blood-bath.goal':
    'After the last round the battlefield belongs to whoever has more Force and more A.P. on it; Wounds lower the A.P.',
  'scenario.blood-bath.score': 'A.P. on the battlefield',
  'scenario.conquest': 'Conquest',
  'scenario.conquest.goal':
    'After the last round each zone belongs to whoever has more Force and more A.P. in it: 1 point for your own zone, 2 for the middle, 3 for the enemy’s.',
  'scenario.conquest.score': 'victory points',
  'scenario.execution': 'Execution',
  'scenario.execution.goal': 'Eliminate the most valuable enemy and keep your own.',
  'scenario.execution.score': 'targets eliminated',
  'ask.half': 'Which half of the table is yours?',
  'option.half.left': 'The left half',
  'option.half.right': 'The right half',
  'half.chosen': '{seat} takes the {half, select, left {left} other {right}} half',
  'ask.zone': '{fighter} stands in two zones: for which does he count?',
  'option.zone.own': 'Our own zone',
  'option.zone.neutral': 'The middle',
  'option.zone.enemy': 'The enemy’s zone',
  'ask.target-of-execution': 'Several enemies are worth the most: which one is to be executed?',
  'execution.target': '{seat} must eliminate {target}',
  'ask.end': 'Nobody is left against you. End the battle?',
  'option.end': 'End it now',
  'option.go-on': 'Play the remaining rounds',
  'option.place-first': 'Place {fighter} first',
  'label.place-first': '{fighter} first',
  'term.musician': 'musician',
  'term.war-staff': 'whole war-staff',
  'zone.neutral': 'Neutral zone',
  'outcome.controlled': 'the battlefield is under control',
  'outcome.contested': 'nobody controls the battlefield',
  'outcome.victory-points': 'more victory points',
  'outcome.executed': 'the target has been eliminated',
  'outcome.even': 'neither side has done better',
}
