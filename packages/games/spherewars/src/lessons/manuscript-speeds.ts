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
    'lesson.speeds.summary': 'Run or sprint, go round cover, and count the dice of a shot.',
    'lesson.speeds.paces': 'Run or sprint',
    'lesson.speeds.paces.text':
      'There are two speeds. A run is as many inches as the movement (MOV) of the combatant, a sprint is twice as many. The ground counts too: point at the wall and at the wood to read what they cost.',
    'lesson.speeds.activate': 'Room to sprint',
    'lesson.speeds.activate.text':
      'Nobody sprints with an enemy within 5 inches, and whoever has sprinted neither shoots nor casts a spell in that activation. Ranger has no bow and no enemy near.',
    'lesson.speeds.activate.hint': 'Activate Ranger.',
    'lesson.speeds.sprint': 'Twice as far',
    'lesson.speeds.sprint.text':
      'Ranger moves 6 inches, so a sprint is 12. Fighting is still allowed after it, but here there is nobody to reach yet.',
    'lesson.speeds.sprint.hint': 'Choose “Sprint”.',
    'lesson.speeds.past': 'Past the wood',
    'lesson.speeds.past.text':
      'A wood is difficult terrain, and no place for a sprint: it is crossed only at a run, and costs an inch. A low wall costs a runner one inch and a sprinter two. So Ranger goes past.',
    'lesson.speeds.past.hint':
      'Sprint straight ahead past the wood to the ring, and confirm. If you do not see the ring, zoom out.',
    'lesson.speeds.run': 'Behind a wall',
    'lesson.speeds.run.text':
      'Now Lookout, who has two dice of precision. Standing still would add one, but the wall covers Battler and takes one away. Within 6 inches a shot has one die more, so it may pay to move.',
    'lesson.speeds.run.hint': 'Choose “Run”.',
    'lesson.speeds.round': 'Round the corner',
    'lesson.speeds.round.text':
      'Cover counts if it hides half of the target or more. From the side the wall hides next to nothing.',
    'lesson.speeds.round.hint': 'Run to the ring on the table, and confirm.',
    'lesson.speeds.shoot': 'Three dice',
    'lesson.speeds.shoot.text':
      'Two for precision and one for nearness; the wall does not count any more. Each die must reach 5, the movement of Battler. Point at Battler to read the odds below.',
    'lesson.speeds.shoot.hint': 'Shoot Battler.',
    'lesson.speeds.end': 'Worth the run',
    'lesson.speeds.end.text':
      'One 5 was enough to hit, and both dice of strength wounded: Battler is slain. Beyond 12 inches a shot has one die less, at a target in or behind difficult terrain two less; from higher ground it strikes harder. A shot that kills gives no move afterwards, unlike a blow. That is the next lesson.',
  },
}
