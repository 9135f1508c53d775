import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const RODANES = 0
const NEAR_HEART = 1
const BATTLER = 3

/** Near Heart blocks Battler's way and jumps at it in the enemy's round; an order from Rodanes decides the fight. */
export const orders: LessonWithPhrases = {
  lesson: {
    ...lessonNames('orders'),
    minutes: 3,
    seat: 0,
    situation: {
      game: 'spherewars',
      table: { width: 30, depth: 24 },
      orders: [1, 0],
      scenery: [
        { type: 'wood', x: 23, y: 14 },
        { type: 'hill', x: 5, y: 6 },
      ],
      figures: [
        { who: 'rodanes', seat: 0, x: 16, y: 16 },
        { who: 'near-heart', seat: 0, x: 15.5, y: 13.6 },
        { who: 'lookout', seat: 0, x: 10, y: 15, activated: true },
        { who: 'battler', seat: 1, x: 12, y: 9, wounds: 2 },
        { who: 'fiend', seat: 1, x: 25, y: 4 },
      ],
      dice: [1, 2, 3, 6, 5, 4, 3, 5, 4, 1],
    },
    steps: [
      lessonStep('orders.leader', { figures: [RODANES], rules: ['SW-ORDER-01', 'SW-ORDER-09'] }),
      lessonStep('orders.activate', {
        figures: [NEAR_HEART, BATTLER],
        rules: ['SW-DEFAREA-04'],
        task: { asked: 'ask.activate', answer: '1', follows: ['pass', 'run'] },
      }),
      lessonStep('orders.where', {
        rules: ['SW-DEFAREA-01', 'SW-DEFAREA-02'],
        task: { asked: 'ask.run', answer: { to: [13.4, 12.6] }, follows: ['pass', 'pass', 'pass'] },
      }),
      lessonStep('orders.stand', {
        figures: [RODANES],
        rules: ['SW-MOVE-07'],
        task: {
          asked: 'ask.action',
          answer: 'stand',
          follows: [
            'pass',
            'done',
            'pass',
            '3',
            'pass',
            'run',
            {
              path: [
                [11.2, 11.5],
                [11, 13],
              ],
            },
          ],
        },
      }),
      lessonStep('orders.jump', {
        figures: [NEAR_HEART, BATTLER],
        rules: ['SW-DEFAREA-04', 'SW-DEFAREA-05'],
        task: { asked: 'ask.jump', answer: { to: [11.17, 11.71] }, follows: ['pass', 'done'] },
      }),
      lessonStep('orders.order', {
        figures: [RODANES, NEAR_HEART],
        rules: ['SW-ORDER-11', 'SW-ORDER-13', 'SW-ORDER-28'],
        task: { asked: 'window.before-dexterity', answer: 'to-the-death' },
      }),
      lessonStep('orders.kill', {
        figures: [NEAR_HEART],
        rules: ['SW-ANNIH-05', 'SW-DEFAREA-10'],
        task: { asked: 'ask.annihilation', answer: 'stay' },
      }),
    ],
  },
  phrases: {
    'lesson.orders.title': 'Orders and reactions',
    'lesson.orders.summary': 'Stop an enemy in the middle of its own move, and give an order at the right moment.',
    'lesson.orders.leader': 'A leader',
    'lesson.orders.leader.text':
      'Rodanes leads your band. A leader has a few orders each turn; the number left is shown beside your name, above. They come back at the end of the turn.',
    'lesson.orders.activate': 'In the way',
    'lesson.orders.activate.text':
      'Battler will want to attack Lookout. Every base is surrounded by its defence area: an enemy that enters it in its own round can be intercepted. Near Heart should stand in the way.',
    'lesson.orders.activate.hint': 'Activate Near Heart; the lesson has it run.',
    'lesson.orders.where': 'As wide as a base',
    'lesson.orders.where.text':
      'The defence area reaches as far from the base as the base is wide. It only counts in the enemy’s round.',
    'lesson.orders.where.hint': 'Run to the ring on the table, and confirm.',
    'lesson.orders.stand': 'Within call',
    'lesson.orders.stand.text':
      'Rodanes stays where the others can hear the orders. Then the round of the Scions begins, and Battler runs.',
    'lesson.orders.stand.hint': 'Choose “Stand still” for Rodanes.',
    'lesson.orders.jump': 'A reaction',
    'lesson.orders.jump.text':
      'Battler runs past Near Heart, and the game pauses its move for you: this is what the banner over the table means. The line is Battler’s path. Drag the base along it to the point where Battler is stopped; Near Heart intercepts it there.',
    'lesson.orders.jump.hint': 'Shift Battler to the ring on its way, and confirm.',
    'lesson.orders.order': 'An order',
    'lesson.orders.order.text':
      'Before the dice of a fight are rolled, a leader or a messenger may give an order. “To the Death!” gives a friend one more die in a fight. You are only asked such questions when they matter; set how often below the decision.',
    'lesson.orders.order.hint': 'Choose “To the Death!”.',
    'lesson.orders.kill': 'Caught',
    'lesson.orders.kill.text':
      'Four dice against three, and Battler is slain in its own round. A combatant that has intercepted an enemy has no defence area until its next round, so think first.',
    'lesson.orders.kill.hint': 'Choose “Stay here”.',
  },
}
