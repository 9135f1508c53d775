import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const RANGER = 0
const NEAR_HEART = 1
const BATTLER = 2
const LACKEY = 3

/**
 * Ranger charges with a Perfect Strike and pushes Battler away; Near Heart engages it, kills it and moves on to Lackey.
 */
export const strikes: LessonWithPhrases = {
  lesson: {
    ...lessonNames('strikes'),
    minutes: 3,
    seat: 0,
    situation: {
      game: 'spherewars-manuscript',
      table: { width: 30, depth: 24 },
      figures: [
        { who: 'ranger', seat: 0, x: 10, y: 14 },
        { who: 'near-heart', seat: 0, x: 17.5, y: 10 },
        { who: 'battler', seat: 1, x: 12, y: 9.5 },
        { who: 'lackey', seat: 1, x: 15.5, y: 6 },
        { who: 'fiend', seat: 1, x: 27, y: 3 },
      ],
      dice: [6, 6, 2, 4, 3, 1, 6, 6, 4, 2, 1, 5, 4, 3, 4, 2, 4, 5, 1],
    },
    steps: [
      lessonStep('strikes.doubles', { rules: ['SM-DICE-01', 'SM-CRIT-01'] }),
      lessonStep('strikes.activate', {
        figures: [RANGER, BATTLER],
        rules: ['SM-MELEE-01'],
        task: { asked: 'ask.activate', answer: '0' },
      }),
      lessonStep('strikes.charge', {
        rules: ['SM-MELEE-01', 'SM-MELEE-05'],
        task: { asked: 'ask.action', answer: 'charge', follows: ['2'] },
      }),
      lessonStep('strikes.perfect', {
        figures: [BATTLER],
        rules: ['SM-CRIT-02', 'SM-CRIT-03', 'SM-CRIT-04', 'SM-CRIT-05'],
        task: { asked: 'ask.perfect-strike', answer: 'both' },
      }),
      lessonStep('strikes.engage', {
        figures: [NEAR_HEART, BATTLER],
        rules: ['SM-MELEE-02', 'SM-MULTI-04'],
        task: { asked: 'ask.action', answer: 'engage', follows: ['2'] },
      }),
      lessonStep('strikes.way', {
        rules: ['SM-MELEE-02', 'SM-MULTI-01'],
        task: { asked: 'ask.trajectory', answer: { to: [13.88, 8.2] } },
      }),
      lessonStep('strikes.on', {
        figures: [NEAR_HEART, LACKEY],
        rules: ['SM-MELEE-08', 'SM-MELEE-09'],
        task: { asked: 'ask.annihilation', answer: { to: [14.78, 6.97] } },
      }),
      lessonStep('strikes.end', { rules: ['SM-MELEE-09', 'SM-ACT-03', 'SM-CRIT-06'] }),
    ],
  },
  phrases: {
    'lesson.strikes.title': 'Strikes, pushes, annihilations',
    'lesson.strikes.summary': 'Strike with equal dice, push an enemy back, engage from afar, and move on after a kill.',
    'lesson.strikes.doubles': 'Equal dice',
    'lesson.strikes.doubles.text':
      'A die has an S, the Sphere, instead of the 6. In a fight equal dice do more than wound. A double S in the winner’s dexterity roll adds a die of strength. In the damage roll a double 5 pushes the enemy back, a double S lets you choose, and a triple S kills at once.',
    'lesson.strikes.activate': 'Near enough',
    'lesson.strikes.activate.text':
      'Battler still has all of its six wounds. Ranger sees it, and a straight path of less than 6 inches leads there.',
    'lesson.strikes.activate.hint': 'Activate Ranger.',
    'lesson.strikes.charge': 'Charge',
    'lesson.strikes.charge.text':
      'A charge is a run straight at a visible enemy and adds a die of strength. The fight then resolves itself: both roll their dexterity, and the winner strikes.',
    'lesson.strikes.charge.hint': 'Choose “Charge”; the lesson names Battler.',
    'lesson.strikes.perfect': 'A Perfect Strike',
    'lesson.strikes.perfect.text':
      'A double S in dexterity: five dice of strength instead of four. And another double S! Three wounds for certain. Now you may add one more, push Battler 2 inches back, or both.',
    'lesson.strikes.perfect.hint': 'Choose “Both”.',
    'lesson.strikes.engage': 'Out of reach of a charge',
    'lesson.strikes.engage.text':
      'Four wounds, and Battler is no longer in contact. It is also tired: one die less for each fight this turn. Near Heart moves 3 inches and is four away, too far to charge. An engagement may sprint, even without seeing the enemy; it only lacks the charge bonus.',
    'lesson.strikes.engage.hint': 'Choose “Engage”; the lesson names Battler.',
    'lesson.strikes.way': 'Any way there',
    'lesson.strikes.way.text':
      'In an engagement you choose the path and the point of contact. Each friend in contact with Battler would add a die, up to three; but Ranger is out of contact since the push.',
    'lesson.strikes.way.hint': 'Go to the ring beside Battler, and confirm.',
    'lesson.strikes.on': 'Annihilation',
    'lesson.strikes.on.text':
      'Three dice against two, two wounds, and Battler is slain. After a kill in a fight, the winner may move 2 inches at once if no other enemy is in contact: away, into cover, or up to the next enemy.',
    'lesson.strikes.on.hint': 'Move Near Heart to the ring beside Lackey, and confirm.',
    'lesson.strikes.end': 'Held fast',
    'lesson.strikes.end.text':
      'Near Heart and Lackey are in contact, but do not fight before the next round. That is the round of the Scions, now: a combatant in contact with an enemy cannot walk away, so Lackey must fight when it is activated. Note that Near Heart is tired by then.',
  },
}
