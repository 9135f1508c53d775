import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'

const LOOKOUT = 0
const RANGER = 1
const BATTLER = 2

/** Ranger sprints past a wood; Lookout runs round the wall that covers Battler and shoots it at close range. */
export const speeds: LessonWithPhrases = {
  lesson: {
    ...lessonNames('speeds'),
    minutes: 2,
    seat: 0,
    situation: {
      game: 'spherewars-manuscript',
      table: { width: 30, depth: 24 },
      scenery: [
        { type: 'difficult-terrain', x: 18, y: 13, diameter: 5 },
        { type: 'low-wall', x: 12.8, y: 10, length: 3 },
      ],
      figures: [
        { who: 'lookout', seat: 0, x: 11.4, y: 16 },
        { who: 'ranger', seat: 0, x: 22, y: 20 },
        { who: 'battler', seat: 1, x: 12, y: 8, wounds: 2 },
        { who: 'lackey', seat: 1, x: 5, y: 4 },
      ],
      dice: [5, 3, 2, 4, 5],
    },
    steps: [
      lessonStep('speeds.paces', { rules: ['SM-MOVE-01', 'SM-MOVE-02', 'SM-MOVE-03'] }),
      lessonStep('speeds.activate', {
        figures: [RANGER],
        rules: ['SM-MOVE-04', 'SM-MOVE-05'],
        task: { asked: 'ask.activate', answer: '1' },
      }),
      lessonStep('speeds.sprint', {
        figures: [RANGER],
        rules: ['SM-MOVE-03', 'SM-ACT-05'],
        task: { asked: 'ask.action', answer: 'sprint' },
      }),
      lessonStep('speeds.past', {
        rules: ['SM-SCENERY-05', 'SM-SCENERY-03'],
        task: { asked: 'ask.sprint', answer: { to: [22, 9] } },
      }),
      lessonStep('speeds.run', {
        figures: [LOOKOUT, BATTLER],
        rules: ['SM-SCENERY-04', 'SM-SHOOT-09', 'SM-SHOOT-06'],
        task: { asked: 'ask.action', answer: 'run' },
      }),
      lessonStep('speeds.round', {
        rules: ['SM-MOVE-02', 'SM-MOVE-06'],
        task: { asked: 'ask.run', answer: { to: [8.9, 13] } },
      }),
      lessonStep('speeds.shoot', {
        figures: [BATTLER],
        rules: ['SM-SHOOT-06', 'SM-SHOOT-08', 'SM-SHOOT-09'],
        task: { asked: 'ask.target', answer: '2' },
      }),
      lessonStep('speeds.end', { rules: ['SM-SHOOT-07', 'SM-SHOOT-10', 'SM-SHOOT-13', 'SM-TERRAIN-01'] }),
    ],
  },
  phrases: {
    'lesson.speeds.title': 'Two speeds',
    'lesson.speeds.summary': 'Run or sprint, get around cover, and count the dice of a shot.',
    'lesson.speeds.paces': 'Run or sprint',
    'lesson.speeds.paces.text':
      'Combatants have two speeds. A run is as many inches as their movement (MOV), a sprint is twice as many. Terrain matters too: point at the wall and at the wood to read what they cost.',
    'lesson.speeds.activate': 'Room to sprint',
    'lesson.speeds.activate.text':
      'A combatant cannot sprint with an enemy within 5 inches, and after a sprint it can neither shoot nor cast a spell in that activation. Ranger has no bow, and no enemy is near.',
    'lesson.speeds.activate.hint': 'Activate Ranger.',
    'lesson.speeds.sprint': 'Twice as far',
    'lesson.speeds.sprint.text':
      'Ranger moves 6 inches, so a sprint is 12. Fighting is still allowed afterwards, but no enemy is in reach yet.',
    'lesson.speeds.sprint.hint': 'Choose “Sprint”.',
    'lesson.speeds.past': 'Past the wood',
    'lesson.speeds.past.text':
      'A wood is difficult terrain: combatants cannot sprint through it, and crossing it at a run costs an inch. A low wall costs a run one inch and a sprint two. So Ranger goes around.',
    'lesson.speeds.past.hint':
      'Sprint straight ahead past the wood to the ring, and confirm. If you do not see the ring, zoom out.',
    'lesson.speeds.run': 'Behind a wall',
    'lesson.speeds.run.text':
      'Now Lookout, who has two precision dice. Standing still would add one, but the wall covers Battler and takes one away. Within 6 inches a shot has one more die, so moving may pay off.',
    'lesson.speeds.run.hint': 'Choose “Run”.',
    'lesson.speeds.round': 'Round the corner',
    'lesson.speeds.round.text':
      'Cover counts if it hides half of the target or more. From the side the wall hides next to nothing.',
    'lesson.speeds.round.hint': 'Run to the ring on the table, and confirm.',
    'lesson.speeds.shoot': 'Three dice',
    'lesson.speeds.shoot.text':
      'Two for precision and one for short range; the wall no longer counts. Each die must reach 5, the movement of Battler. Point at Battler to see the odds below.',
    'lesson.speeds.shoot.hint': 'Shoot Battler.',
    'lesson.speeds.end': 'Worth the run',
    'lesson.speeds.end.text':
      'One 5 was enough to hit, and both dice of strength wounded: Battler is slain. Beyond 12 inches a shot has one die less, and two less at a target in or behind difficult terrain; from higher ground it strikes harder. Unlike a kill in a fight, a shot that kills allows no move. That is the next lesson.',
  },
}
