import { type LessonWithPhrases, lessonNames, lessonStep } from '@fray/kernel'
import { CITADEL, RED_GUARD, SPEARS } from './armies.ts'

const KERDU = 0
const DRITLAN = 1
const LEGION = 2
const RESERVE = 3

/** A legion of the reserve is committed and comes up; the dritlán keeps with the legion they lead. */
export const command: LessonWithPhrases = {
  lesson: {
    ...lessonNames('command'),
    minutes: 3,
    seat: 0,
    situation: {
      game: 'missum',
      table: { width: 1200, depth: 900 },
      step: 3,
      huitsanyal: [{ seat: 0 }, { seat: 0, reserve: true }, { seat: 1 }],
      units: [
        { name: 'Kérdu', seat: 0, at: [720, 860], office: 'kerdu', huitsan: 1 },
        { name: 'Dritlán', seat: 0, at: [575, 705], office: 'dritlan', huitsan: 0, with: 'Legion of the Citadel' },
        { ...CITADEL, at: [640, 640], figures: 20, files: 5, huitsan: 0 },
        { ...SPEARS, at: [300, 760], huitsan: 1 },
        { ...RED_GUARD, at: [640, 360], figures: 20, files: 5, huitsan: 0 },
      ],
    },
    steps: [
      lessonStep('command.officers', { figures: [KERDU, DRITLAN], rules: ['MI-DIVISION-01', 'MI-LEADER-03'] }),
      lessonStep('command.reserve', {
        figures: [RESERVE],
        rules: ['MI-DIVISION-04'],
        task: { asked: 'ask.unit', answer: 'unit-3' },
      }),
      lessonStep('command.commit', {
        figures: [RESERVE],
        rules: ['MI-DIVISION-04', 'MI-LEADER-11'],
        task: { asked: 'ask.manoeuvre', answer: 'commit-0' },
      }),
      lessonStep('command.advance', {
        figures: [RESERVE],
        rules: ['MI-LEADER-07', 'MI-LEADER-08'],
        task: {
          asked: 'ask.manoeuvre',
          answer: [{ do: 'advance', by: 75 }],
          follows: ['stop', 'unit-2', [{ do: 'advance', by: 75 }], 'stop'],
        },
      }),
      lessonStep('command.dritlan', {
        figures: [DRITLAN, LEGION],
        rules: ['MI-LEADER-03'],
        task: { asked: 'ask.unit', answer: 'unit-1' },
      }),
      lessonStep('command.follow', {
        figures: [LEGION],
        rules: ['MI-LEADER-03'],
        task: { asked: 'ask.manoeuvre', answer: [{ do: 'advance', by: 75 }], follows: ['stop'] },
      }),
    ],
  },
  phrases: {
    'lesson.command.title': 'Command',
    'lesson.command.summary': 'Kérdu and dritlán, the reserve, and why a leader must be near.',
    'lesson.command.officers': 'The chain of command',
    'lesson.command.officers.text':
      'The kérdu is the general and stands behind the army. The legions are divided into huitsányal, each led by a dritlán, who rides with one of them. At most two legions wait in reserve.',
    'lesson.command.reserve': 'The reserve',
    'lesson.command.reserve.text':
      'The Spears of the Citadel are in reserve. There they may move but not fight. In any movement step you may commit them to a huitsán, for good.',
    'lesson.command.reserve.hint': 'Choose the Spears of the Citadel.',
    'lesson.command.commit': 'Committed',
    'lesson.command.commit.text': 'You find it among the legion’s options, beside its moves.',
    'lesson.command.commit.hint': 'Choose “Commit to Huitsán 1”.',
    'lesson.command.advance': 'Within 300 mm',
    'lesson.command.advance.text':
      'A legion that starts its move within 300 mm of its dritlán moves at full speed. Beyond that it moves at half speed, and cannot charge or move into contact.',
    'lesson.command.advance.hint':
      'Move the Spears 75 mm straight ahead, and confirm; the lesson moves the Legion too.',
    'lesson.command.dritlan': 'The dritlán follows',
    'lesson.command.dritlan.text':
      'A dritlán must be with one of their own legions at the end of the step. The legion has moved on, so the dritlán has to follow. With a dritlán beside it, a legion holds out better in morale tests.',
    'lesson.command.dritlan.hint': 'Choose Dritlán.',
    'lesson.command.follow': 'Beside the legion',
    'lesson.command.follow.text':
      'Leaders move like skirmishers: farther than a legion, and in any direction. If the dritlán is lost, the huitsán has no commander until the kérdu takes over.',
    'lesson.command.follow.hint': 'Move the dritlán 75 mm straight ahead, beside the legion, and confirm.',
  },
}
