import type { Phrases } from '@fray/kernel'

/** Chapters, sheet and terms. */
export const guidePhrases: Phrases = {
  'guide.chapter.rules': 'The rules',
  'guide.chapter.rules.text':
    'Two sides, the Instigator and the Retaliator. Enemies meet in matches, the closest pair first, and share five actions: to wait, to move up to two inches straight toward or away, or to fight in contact. Who is struck rolls a die: 4 or less holds and strikes back, more is defeat.',
  'guide.chapter.gaps': 'Where the rules are silent',
  'guide.chapter.gaps.text':
    'The fragment leaves some things open. Here is what it does not say, and how it is played.',
  'guide.aim': 'What for',
  'guide.aim.1': 'Who has nobody left on the table has lost; who leaves the table is out of the game.',
  'guide.aim.2':
    'A coin makes one side the Instigator for the whole game: it acts first and chooses where several pairs could meet.',
  'guide.aim.3': 'Nobody measures before deciding to move.',
  'guide.turn': 'A turn',
  'guide.turn.1': 'Pairs that still touch fight on.',
  'guide.turn.2': 'The closest pair of enemies that have not met this turn has its match; ties are chosen.',
  'guide.turn.3': 'When nobody is left to meet, the turn is over.',
  'guide.match': 'A match',
  'guide.match.1': 'The Instigator’s combatant acts first, then in turn.',
  'guide.match.2': 'Wait, or move straight toward or away; arriving in contact strikes at once.',
  'guide.match.3': 'Whoever is struck rolls; who holds strikes back, until one is defeated or the actions are used up.',
  'guide.match.4': 'A strike with the last action waits: the next turn begins with it.',
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
  'guide.strikes-first': 'Who strikes first wins',
  'guide.rolls-first': 'Who rolls first wins',
  'guide.base': 'width of a base',
}
