import { readFileSync } from 'node:fs'
import { gameIds, loadGame } from '@fray/games'
import {
  beginMatch,
  type Checkpoint,
  checkpointOf,
  describeDecision,
  digest,
  type Game,
  type GivenAnswer,
  giveRecordedAnswer,
  InputError,
  type Json,
  type Match,
  readJson,
  readRecord,
  resumeMatch,
} from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { goldenFiles } from './golden-files.ts'

/** Everything that players could notice. */
function knownOf(match: Match): unknown {
  const seats = Array.from({ length: match.seats }, (_, seat) => seat)
  return seats.map((seat) => {
    const decision = match.decisionOf(seat)
    return [match.view(seat), decision && describeDecision(decision), match.undoableFor(seat), match.stepsFor(seat)]
  })
}

function playOn(match: Match, answers: readonly GivenAnswer[]): void {
  for (const { seat, answer } of answers) expect(giveRecordedAnswer(match, seat, answer as Json).ok).toBe(true)
}

/** How many answers lie between two checkpoints that are tried. */
const SPACING = 60

describe.each(gameIds)('checkpoints of %s', (id) => {
  test('a match that goes on from one is the match that was replayed, with the same dice to come', async () => {
    const game = (await loadGame(id)) as unknown as Game
    const record = readRecord(readJson('golden', readFileSync(goldenFiles(id)[0]!, 'utf8')))
    const answers = record.answers.map(([seat, answer]): GivenAnswer => ({ seat, answer }))
    const match = beginMatch(game, record, { holdFormalities: true })
    const checkpoints: { readonly checkpoint: Checkpoint; readonly at: number; readonly known: unknown }[] = []
    for (const [index, given] of answers.entries()) {
      playOn(match, [given])
      if (index % SPACING !== SPACING - 1) continue
      const checkpoint = JSON.parse(JSON.stringify(checkpointOf(match))) as Checkpoint
      checkpoints.push({ checkpoint, at: index + 1, known: JSON.parse(JSON.stringify(knownOf(match))) })
    }
    expect(checkpoints.length).toBeGreaterThan(3)
    for (const { checkpoint, at, known } of checkpoints) {
      const before = checkpoint.kinds.length
      const resumed = resumeMatch(game, record, checkpoint, answers.slice(0, before), { holdFormalities: true })
      expect(resumed.answers).toHaveLength(before)
      playOn(resumed, answers.slice(before, at))
      expect(JSON.parse(JSON.stringify(knownOf(resumed)))).toEqual(known)
      playOn(resumed, answers.slice(at))
      expect(digest(resumed)).toBe(record.digest)
    }
  })

  test('one that is not a position of the game is refused', async () => {
    const game = (await loadGame(id)) as unknown as Game
    const record = readRecord(readJson('golden', readFileSync(goldenFiles(id)[0]!, 'utf8')))
    const checkpoint = checkpointOf(beginMatch(game, record))!
    const resume = (changed: Partial<Checkpoint>) => resumeMatch(game, record, { ...checkpoint, ...changed }, [])
    expect(resume({}).answers).toHaveLength(0)
    expect(() => resume({ state: { nonsense: true } })).toThrow(InputError)
    expect(() => resume({ kinds: ['open'] })).toThrow(InputError)
  })
})
