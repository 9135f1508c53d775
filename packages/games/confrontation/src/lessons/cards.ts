import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'
import { PATROLS } from './patrols.ts'

const ARCHER = 2
const MARAUDER = 3

/** The cards are stacked, the lead is won, and the archer's card opens the round with a shot. */
export const cards: LessonWithPhrases = {
  lesson: {
    ...lessonNames('cards'),
    minutes: 4,
    seat: 0,
    situation: { ...PATROLS, dice: [5, 2, 5, 5, 4] },
    steps: [
      lessonStep('cards.deck', { rules: ['CF-CARD-01', 'CF-STRATEGIC-02'] }),
      lessonStep('cards.stack', {
        rules: ['CF-STRATEGIC-02'],
        task: {
          asked: 'ask.sequence',
          answer: { seat: 0, answer: { slots: { pile: ['2', '1', '0'] } } },
          follows: [{ seat: 1, answer: { slots: { pile: ['3', '4'] } } }],
        },
      }),
      lessonStep('cards.roll', {
        rules: ['CF-STRATEGIC-05', 'CF-STRATEGIC-06'],
        task: {
          asked: 'ask.coordinator',
          answer: { seat: 0, answer: '0' },
          follows: [{ seat: 1, answer: '3' }],
        },
      }),
      lessonStep('cards.lead', {
        rules: ['CF-DRAW-01', 'CF-DRAW-02'],
        task: { asked: 'ask.first-lead', answer: 'self' },
      }),
      lessonStep('cards.play', {
        figures: [ARCHER],
        rules: ['CF-DRAW-02', 'CF-DRAW-06'],
        task: { asked: 'ask.lead', answer: 'play', follows: ['done'] },
      }),
      lessonStep('cards.fire', {
        figures: [ARCHER],
        rules: ['CF-ACT-02', 'CF-FIRE-02'],
        task: { asked: 'ask.action-of', answer: '2:fire' },
      }),
      lessonStep('cards.target', {
        figures: [MARAUDER],
        rules: ['CF-FIRE-06', 'CF-FIRE-08'],
        task: { asked: 'ask.shot', answer: '3' },
      }),
    ],
  },
  phrases: {
    'lesson.cards.title': 'Cards',
    'lesson.cards.summary': 'Stack your cards in secret, win the lead, play one, and shoot.',
    'lesson.cards.deck': 'Who acts when',
    'lesson.cards.deck.text':
      'Every fighter, or group of identical fighters, has a card. At the start of a round each side stacks its cards face down. Then the players take turns drawing cards, and the fighters on them act. Your opponent does not know your order.',
    'lesson.cards.stack': 'Stack them',
    'lesson.cards.stack.text':
      'The first card in the row is drawn first. The archer should shoot before anyone blocks the view, and the swordsman should wait until the enemy has moved. Drag the cards into that order.',
    'lesson.cards.stack.hint': 'Put Archer first, Guard second, Swordsman last, and confirm.',
    'lesson.cards.roll': 'The Tactical roll',
    'lesson.cards.roll.text':
      'One fighter on each side rolls a die and adds their Discipline. The winner decides who has the first lead.',
    'lesson.cards.roll.hint': 'Choose Swordsman of Alahan; all your fighters have Discipline 3.',
    'lesson.cards.lead': 'The lead',
    'lesson.cards.lead.text':
      'Eight against four: you decide. If you go first, you shoot or charge first; if you wait, you see more.',
    'lesson.cards.lead.hint': 'Choose “I do”.',
    'lesson.cards.play': 'Play or hold',
    'lesson.cards.play.text':
      'You play the top card, or put it in reserve to play it later together with another one. A side with fewer cards may also pass.',
    'lesson.cards.play.hint': 'Choose “Play Archer of Alahan”.',
    'lesson.cards.fire': 'Walk, run or shoot',
    'lesson.cards.fire.text':
      'After the announcements, the fighters on the card act one by one. An archer who stands still may shoot.',
    'lesson.cards.fire.hint': 'Choose “Fire”.',
    'lesson.cards.target': 'The shot',
    'lesson.cards.target.text':
      'The range sets the difficulty; cover and size change it. Aim plus a die must reach it. The lesson ends with this shot, but you can play on.',
    'lesson.cards.target.hint': 'Choose Drune marauder 1.',
  },
}
