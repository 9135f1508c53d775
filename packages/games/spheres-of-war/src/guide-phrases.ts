import type { Phrases } from '@fray/kernel'

/** Chapters, sheet and terms. */
export const guidePhrases: Phrases = {
  'guide.chapter.rules': 'The rules',
  'guide.chapter.rules.text':
    'Two sides, the Instigator and the Retaliator. Enemies meet in matches, the closest pair first, and share five actions: wait, move up to two inches straight toward or away, or fight in contact. A combatant that is struck rolls a die: 4 or less holds and strikes back, more is defeat.',
  'guide.chapter.gaps': 'Where the rules are silent',
  'guide.chapter.gaps.text': 'The fragment leaves some questions open. Here they are, with the way we play them.',
  'guide.aim': 'Goal',
  'guide.aim.1': 'A side with no one left on the table loses; a combatant that leaves the table is out of the game.',
  'guide.aim.2':
    'A coin toss makes one side the Instigator for the whole game: it acts first and chooses when several pairs could meet.',
  'guide.aim.3': 'You can’t measure before you choose to move.',
  'guide.turn': 'A turn',
  'guide.turn.1': 'Pairs still in contact fight on.',
  'guide.turn.2':
    'The closest pair of enemies that have not met this turn plays its match; the Instigator chooses between ties.',
  'guide.turn.3': 'When no pair is left to meet, the turn is over.',
  'guide.match': 'A match',
  'guide.match.1': 'The Instigator’s combatant acts first, then they take turns.',
  'guide.match.2': 'Wait, or move straight toward or away; arriving in contact strikes at once.',
  'guide.match.3':
    'The combatant that is struck rolls; if it holds, it strikes back, until one is defeated or the actions are used up.',
  'guide.match.4': 'A strike with the last action is carried over: the next turn begins with it.',
  'guide.numbers': 'Numbers',
  'guide.what': 'What',
  'guide.how-much': 'How much',
  'guide.actions': 'actions of a match',
  'guide.move': 'longest move',
  'guide.shortest': 'shortest move',
  'guide.holds': 'a die that holds',
  'guide.holds-value': '{value} or less',
  'guide.fights': 'Chances in a fight',
  'guide.rolls-left': 'Actions left',
  'guide.strikes-first': 'First striker wins',
  'guide.rolls-first': 'First roller wins',
  'guide.base': 'width of a base',
}
