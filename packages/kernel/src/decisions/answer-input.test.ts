import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Game } from '../game/game.ts'
import { RuleFault } from '../input/errors.ts'
import { Match } from '../match/match.ts'
import { choice } from '../match/procedure.ts'
import type { Json } from '../match/seat.ts'
import { createRecord, digest, type MatchTerms } from '../records/record.ts'
import { readRecord } from '../records/record-input.ts'
import { beginMatch, replay } from '../records/replay.ts'
import { candidates, type Notes, type NotesPlay, notesGame } from '../testing/play.ts'
import { text } from '../texts/message.ts'
import { ANSWER_LIMITS } from './answer-input.ts'
import { type Answer, type Decision, judgeAnswer } from './decision.ts'
import { accept, refuse } from './verdict.ts'

const spot = z.object({ x: z.number().int().min(0).max(9), by: z.object({ y: z.number() }).optional() })
const readPlacement = (answer: Json): Json | undefined => spot.safeParse(answer).data as Json | undefined

/** Asks every kind of decision, first openly and then in a simultaneous part. */
function* questions(play: NotesPlay) {
  const pick = (seat: number) =>
    play.pick({
      seat,
      prompt: text('which'),
      rules: ['N-PICK'],
      options: [choice('left', text('left')), choice('right', text('right'))],
    })
  const place = (seat: number) =>
    play.place<Json>({
      seat,
      prompt: text('where'),
      rules: ['N-PLACE'],
      form: {},
      // Like a game that keeps more of an answer than it checks.
      check: (proposal) => (spot.safeParse(proposal).success ? accept(proposal) : refuse(text('nowhere'), 'N-PLACE')),
      suggest: () => [{ x: 3 }, { x: 4, by: { y: 5 } }],
      alternatives: [choice('stay', text('stay'))],
    })
  const arrange = (seat: number) =>
    play.arrange<unknown>({
      seat,
      prompt: text('how'),
      rules: ['N-ARRANGE'],
      things: [
        { id: 'die', text: text('die'), amount: 3 },
        { id: 'gem', text: text('gem') },
      ],
      slots: [
        { id: 'left', text: text('left') },
        { id: 'right', text: text('right'), ordered: true },
      ],
      check: accept,
      suggest: () => [{ slots: { left: ['die', ['die', 1], 'gem'], right: ['die'] } }],
      alternatives: [choice('leave', text('leave'))],
    })
  const note = (answer: unknown) => play.state.notes.push(JSON.stringify(answer))
  note(yield* pick(0))
  note(yield* place(1))
  note(yield* arrange(0))
  for (const ask of [pick, place, arrange] as const) {
    const parts = [0, 1].map((seat) => ({ seat, procedure: ask(seat) as ReturnType<typeof place> }))
    note(yield* play.simultaneously<Json>(parts))
  }
}

const game: Game<Notes, null, Notes> = {
  ...notesGame(questions),
  saves: { ...notesGame(questions).saves, readPlacement },
}
const terms: MatchTerms = { origin: { setup: null }, seed: 'of the dice' }
const begin = () => beginMatch(game, terms)

/** Lists forks of a match, one for each kind of decision, asked openly and in secret. */
function moments(): { readonly match: Match<Notes, null, Notes>; readonly decision: Decision }[] {
  const match = begin()
  const found = []
  while (match.pending[0]) {
    const decision = match.pending[0]
    found.push({ match: match.fork(), decision })
    match.answer(decision.seat, candidates(decision)[0]!)
  }
  return found
}

function nestArrays(depth: number): Json {
  let json: Json = []
  for (let i = 1; i < depth; i++) json = [json]
  return json
}

const protoKey = (value: Json): Json => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`)

/** Values that a client may add to an answer or send in its place. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ maxDepth: 3, withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
  fc.constant('x'.repeat(100_001)),
  fc.constantFrom(65, 200_000).map(nestArrays),
  fc.constant(protoKey({ x: 1 })),
  fc.constant(Number.NaN),
  fc.constant(new Array(100_001).fill(0)),
)

/** An answer with junk in it, beside it, around it or in its place. */
const poison = (answer: Answer): fc.Arbitrary<unknown> =>
  fc
    .tuple(junk, fc.constantFrom('beside', 'within', 'instead', 'wrapped', 'none'), fc.string())
    .map(([junk, way, key]) => {
      const isObject = typeof answer === 'object' && answer !== null
      if (way === 'none') return answer
      if (way === 'instead') return junk
      if (way === 'wrapped') return [answer, junk]
      if (way === 'beside' || !isObject) return isObject ? { ...answer, [key]: junk } : answer
      return Object.fromEntries(
        Object.entries(answer).map(([name, part]) => [
          name,
          typeof part === 'object' && part !== null ? { ...part, [key]: junk } : part,
        ]),
      )
    })

/** Reads the record as if from a file and replays it. */
function replayFromFile(match: Match<Notes, null, Notes>) {
  return replay(game, readRecord(JSON.parse(JSON.stringify(createRecord(match, terms)))))
}

describe('answers from outside', () => {
  test('every accepted answer can be read back from the record and replayed', () => {
    fc.assert(
      fc.property(fc.context(), fc.gen(), (context, gen) => {
        const match = begin()
        for (let tries = 0; match.pending.length > 0 && tries < 60; tries++) {
          const { pending } = match
          const decision = pending[gen(fc.nat, { max: pending.length - 1 })]!
          const answers = candidates(decision)
          const answer = answers[gen(fc.nat, { max: answers.length - 1 })]!
          const sent = tries < 40 ? gen(poison, answer) : answer
          const before = JSON.stringify([match.state, match.answers])
          const refusal = match.check(decision.seat, sent as Answer)
          const answered = match.answer(decision.seat, sent as Answer)
          expect(answered.ok).toBe(refusal === undefined)
          if (!answered.ok) expect(JSON.stringify([match.state, match.answers])).toBe(before)
        }
        context.log(JSON.stringify(match.answers))
        const again = replayFromFile(match)
        expect(again.answers).toEqual(match.answers)
        expect(digest(again)).toBe(digest(match))
      }),
      { numRuns: 60 },
    )
  })

  test('an answer is recorded as read and judged, without extra fields', () => {
    const match = begin()
    match.answer(0, 'left')
    const sent = { x: 3, junk: 'x'.repeat(500), by: { y: 2, more: [[]] } }
    expect(match.answer(1, sent)).toEqual({ ok: true })
    expect(match.answers[1]!.answer).toStrictEqual({ x: 3, by: { y: 2 } })
    // The rules did not see the extra fields either.
    expect(match.state.notes[1]).toBe('{"x":3,"by":{"y":2}}')
    expect(match.answer(0, { slots: { right: [['die', 1], 'die'], left: ['gem', 'die'] } })).toEqual({ ok: true })
    expect(match.answers[2]!.answer).toStrictEqual({ slots: { left: ['die', 'gem'], right: [['die', 2]] } })
  })

  test('an accepted answer is a copy that neither its sender nor the rules can change', () => {
    const match = begin()
    match.answer(0, 'left')
    const sent = { x: 3, by: { y: 2 } }
    match.answer(1, sent)
    sent.by.y = 9
    expect(match.answers[1]!.answer).toEqual({ x: 3, by: { y: 2 } })
  })

  const refusals: readonly [string, unknown, string][] = [
    ['deep', nestArrays(200_000), 'deep'],
    ['a little too deep', nestArrays(ANSWER_LIMITS.depth + 1), 'deep'],
    ['long', 'x'.repeat(ANSWER_LIMITS.letters + 1), 'long'],
    ['long in a name', { ['x'.repeat(ANSWER_LIMITS.letters + 1)]: 1 }, 'long'],
    ['a list that is too long', new Array(ANSWER_LIMITS.list + 1).fill(0), 'many'],
    ['large in all', new Array(900).fill(new Array(900).fill(0)), 'many'],
    ['able to change what it inherits', protoKey({ x: 3 }), 'not-plain'],
    ['not a finite number', { x: Number.POSITIVE_INFINITY }, 'not-finite'],
    ['a function', () => 3, 'not-plain'],
  ]

  test.each(refusals)('every kind of decision refuses an answer that is %s before copying it', (_title, sent, why) => {
    for (const { match, decision } of moments()) {
      for (const refusal of [match.answer(decision.seat, sent as Answer), match.check(decision.seat, sent as Answer)]) {
        expect(refusal).toMatchObject({ ok: false, reason: { id: 'kernel.invalid-answer' } })
        const { args } = (refusal as unknown as { reason: { args: { why: { text: { id: string } } } } }).reason
        expect(args.why.text.id).toBe(`kernel.input.${why}`)
      }
    }
  })

  test('an unreadable answer is refused with the reason of the decision', () => {
    const match = begin()
    match.answer(0, 'left')
    expect(match.answer(1, { x: 'here' })).toMatchObject({ ok: false, reason: { id: 'nowhere' }, rules: ['N-PLACE'] })
    expect(match.answers).toHaveLength(1)
  })

  test('an answer that the game cannot read is refused even if the decision takes it', () => {
    const blind = Match.start(
      { ...game, saves: { ...game.saves, readPlacement: () => undefined } },
      { setup: null, state: game.rules.begin(null) },
      '',
    )
    blind.answer(0, 'left')
    expect(judgeAnswer(blind.pending[0]!, { x: 3 }).ok).toBe(true)
    expect(blind.answer(1, { x: 3 })).toMatchObject({ ok: false, reason: { id: 'kernel.not-offered' } })
  })

  test('a place decision of a game that does not read placements is a rules fault', () => {
    const { readPlacement: _, ...saves } = game.saves
    const mute = { ...game, saves }
    const match = Match.start(mute, { setup: null, state: game.rules.begin(null) }, '')
    match.answer(0, 'left')
    expect(() => match.answer(1, { x: 3 })).toThrow(RuleFault)
    expect(match.answer(1, 'stay')).toEqual({ ok: true })
  })
})
