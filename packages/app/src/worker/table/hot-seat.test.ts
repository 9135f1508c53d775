import { type Json, type Play, type Procedure, type ProcedureRequest, ReplayError, text } from '@fray/kernel'
import type { PlayerKind } from '@fray/session'
import { reactiveGame, toyGame } from '@fray/session/testing'
import { describe, expect, test } from 'vitest'
import { HERE, quiet, TestPage } from './hot-seat.fixture.ts'
import { HotSeat } from './hot-seat.ts'
import type { Terms } from './terms.ts'

const TWO = ['person', 'person'] as const

function createHotSeat(players: readonly PlayerKind[], game = toyGame, secret = false) {
  const page = new TestPage()
  const terms = { origin: { setup: { secret } }, seed: 'a seed', players, pace: 'instant' as const }
  const host = HotSeat.start(game, terms, page)
  host.open()
  const answer = (seat: number, given: Json) => page.answer(host, seat, given)
  return { host, answer, page, latest: () => page.latest }
}

test('a person decides, and bots play until it is their turn again', async () => {
  const { answer, latest } = createHotSeat(['person', 'recruit'])
  expect(latest().decision?.kind).toBe('place')
  await answer(0, HERE)
  expect(latest().decision?.kind).toBe('pick')
  await answer(0, 'pass')
  await quiet()
  expect(latest()).toMatchObject({ step: 4, eyes: 0, pending: [0], decision: { kind: 'place' } })
})

test('an illegal answer is refused with its rule and changes nothing', async () => {
  const { answer, latest } = createHotSeat(TWO)
  expect(await answer(0, { path: [{ x: 9999, y: 0 }] })).toMatchObject({ ok: false, rules: ['T-2'] })
  expect(latest().step).toBe(0)
})

test('a late answer to a past decision is refused and changes nothing', async () => {
  const { host, latest } = createHotSeat(TWO)
  const { sequence } = latest()
  await host.answer(0, sequence, HERE)
  expect(await host.answer(0, sequence, 'pass')).toMatchObject({ ok: false, reason: { id: 'kernel.gone-on' } })
  expect(latest().step).toBe(1)
})

test('bots alone play to the end for onlookers, and then the seed is shown', async () => {
  const { latest } = createHotSeat(['recruit', 'soldier'])
  expect(latest().seed).toBeUndefined()
  await quiet()
  expect(latest()).toMatchObject({ eyes: undefined, step: 12, seed: 'a seed', outcome: { winners: [] } })
})

test('a bot that fails is replaced and reported, and its match goes on', async () => {
  const page = new TestPage()
  page.bot = () => () => Promise.reject(new Error('the thread of the bots has ended'))
  const terms = {
    origin: { setup: { secret: false } },
    seed: 'a seed',
    players: ['person', 'recruit'],
    pace: 'instant',
  }
  const host = HotSeat.start(toyGame, terms as Terms, page)
  host.open()
  await page.answer(host, 0, HERE)
  await page.answer(host, 0, 'pass')
  await quiet()
  expect(page.latest).toMatchObject({ step: 4, pending: [0], decision: { kind: 'place' } })
  expect(page.faults.map(({ kind }) => kind)).toEqual([
    ...['bot-failed', 'bot-failed', 'bot-replaced'],
    ...['bot-failed', 'bot-failed', 'bot-replaced'],
  ])
})

test('every answer is saved, and the saved match resumes at the same point', async () => {
  const { host, answer, page } = createHotSeat(TWO)
  await answer(0, HERE)
  await answer(0, 'roll')
  const saved = page.kept
  expect(saved.answers).toHaveLength(2)
  const again = HotSeat.restore(toyGame, saved, page)
  again.open()
  expect({ ...again.snapshot(), sequence: 0 }).toEqual({ ...host.snapshot(), sequence: 0 })
  expect(() => HotSeat.restore(toyGame, { ...saved, digest: 'other' }, page)).toThrow(ReplayError)
})

test('if nothing can be saved, play goes on and people are told', async () => {
  const { host, page, answer, latest } = createHotSeat(TWO)
  expect(latest().kept).toBe(true)
  page.keep = async () => {
    throw new Error('no storage here')
  }
  await answer(0, HERE)
  expect(latest()).toMatchObject({ step: 1, kept: false })
  expect(host.snapshot().decision?.kind).toBe('pick')
})

test('nothing is shown before it is saved', async () => {
  const { page, answer, latest } = createHotSeat(TWO)
  let finishWriting = () => {}
  page.keep = () => new Promise((resolve) => (finishWriting = resolve))
  const answering = answer(0, HERE)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(latest().step).toBe(0)
  finishWriting()
  await answering
  expect(latest().step).toBe(1)
})

describe('a match that another tab plays', () => {
  test('is shown, but neither persons nor bots here can play it', async () => {
    const { host, answer, latest, page } = createHotSeat(['person', 'recruit'])
    await quiet()
    host.stop()
    expect(latest()).toMatchObject({ elsewhere: true, decision: undefined, undoable: false })
    const before = page.keptMatches.length
    expect(await answer(0, HERE)).toMatchObject({ ok: false })
    await quiet()
    expect(latest().step).toBe(0)
    expect(page.keptMatches).toHaveLength(before)
  })

  test('cannot take back here what was passed automatically', async () => {
    const { host, answer } = createHotSeat(['person', 'recruit'], reactiveGame)
    await answer(0, HERE)
    await quiet()
    const before = host.match.answers.length
    host.stop()
    await host.reconsider(0, 0)
    expect(host.match.answers).toHaveLength(before)
  })

  test('is followed, and can be played here again', async () => {
    const { host, answer, page, latest } = createHotSeat(TWO)
    const other = HotSeat.restore(toyGame, host.save(), page)
    other.open(false)
    await answer(0, HERE)
    await answer(0, 'roll')
    expect(other.follow(page.kept)).toBe(true)
    expect(latest()).toMatchObject({ step: 2, elsewhere: true, decision: undefined })
    expect(latest().events).toEqual(host.snapshot().events)
    other.open()
    await quiet()
    expect(latest()).toMatchObject({ step: 2, elsewhere: false, decision: { kind: 'place' } })
  })

  test('differs once something was taken back', async () => {
    const { host, answer, page } = createHotSeat(TWO)
    await answer(0, HERE)
    const other = HotSeat.restore(toyGame, host.save(), page)
    host.undo()
    await answer(0, { path: [{ x: 7, y: 0 }] })
    expect(other.follow(page.kept)).toBe(false)
    expect(other.match.answers).toHaveLength(1)
  })
})

describe('undo', () => {
  test('goes back to the last answer of a person, past those of bots', async () => {
    const { host, answer, latest } = createHotSeat(['person', 'recruit'])
    await answer(0, HERE)
    await answer(0, 'pass')
    await quiet()
    expect(latest()).toMatchObject({ step: 4, undoable: true })
    host.undo()
    await quiet()
    expect(latest()).toMatchObject({ step: 1, decision: { kind: 'pick' } })
  })

  test('stops at dice', async () => {
    const { host, answer, latest } = createHotSeat(TWO)
    await answer(0, HERE)
    expect(latest().undoable).toBe(true)
    await answer(0, 'roll')
    expect(latest().undoable).toBe(false)
    host.undo()
    expect(latest().step).toBe(2)
  })
})

describe('several answers given as one', () => {
  const take = (host: HotSeat, sequence: number, ...answers: Json[]) => host.take(0, sequence, answers)

  test('are answered in order and undone as one', async () => {
    const { host, latest } = createHotSeat(TWO)
    await take(host, latest().sequence, HERE, 'pass')
    expect(latest()).toMatchObject({ step: 2, eyes: 1, undoable: true })
    host.undo()
    await quiet()
    expect(latest().step).toBe(0)
  })

  test('end where the next one does not fit the decision', async () => {
    const { host, answer, latest } = createHotSeat(TWO)
    await take(host, latest().sequence, HERE, 'no such thing', 'pass')
    expect(latest()).toMatchObject({ step: 1, eyes: 0, decision: { kind: 'pick' } })
    await answer(0, 'pass')
    expect(latest()).toMatchObject({ step: 2, eyes: 1 })
  })

  test('are ignored for a past decision', async () => {
    const { host, answer, latest } = createHotSeat(TWO)
    const before = latest().sequence
    await answer(0, HERE)
    await take(host, before, HERE, 'pass')
    expect(latest().step).toBe(1)
    // Not even if the next decision would fit.
    await take(host, before, 'pass')
    expect(latest().step).toBe(1)
  })
})

describe('the remaining planned answers', () => {
  test('wait while the opponent may interrupt, and then go on', async () => {
    const { host, answer, latest } = createHotSeat(TWO, startInterruption(1))
    await host.take(0, latest().sequence, [HERE, 'pass'])
    expect(latest()).toMatchObject({ eyes: 1, decision: { seat: 1, interruption: { key: 'turn' } } })
    await answer(1, 'pass')
    expect(host.match.answers.map(({ answer }) => answer)).toEqual([HERE, 'pass', 'pass'])
    expect(latest()).toMatchObject({ eyes: 1, decision: { kind: 'place', seat: 1 } })
  })

  test('are dropped when the first of them is undone', async () => {
    const { host, latest } = createHotSeat(TWO)
    await host.take(0, latest().sequence, [HERE, 'pass', HERE])
    expect(latest()).toMatchObject({ step: 2, eyes: 1 })
    host.undo()
    await quiet()
    expect(latest()).toMatchObject({ step: 0, decision: { kind: 'place', seat: 0 } })
  })
})

describe('the reactions a seat holds', () => {
  const holding = {
    ...toyGame,
    view: {
      ...toyGame.view,
      reactions: () => [
        { source: 'order:hold', text: text('hold') },
        { source: 'potion:might', text: text('might'), secret: true },
      ],
    },
  }
  const findHeld = (players: readonly PlayerKind[], secrets: boolean) =>
    createHotSeat(players, { ...holding, view: { ...holding.view, hasSecrets: secrets } }, secrets)
      .latest()
      .held.map(({ source }) => source)

  test('are shown to its person, but at an open table without secrets', () => {
    expect(findHeld(['person', 'recruit'], true)).toEqual(['order:hold', 'potion:might'])
    expect(findHeld(TWO, true)).toEqual(['order:hold'])
  })
})

describe('two persons on one device', () => {
  test('simply take turns if nothing is secret', async () => {
    const { answer, latest } = createHotSeat(TWO)
    await answer(0, HERE)
    await answer(0, 'pass')
    expect(latest()).toMatchObject({ handOver: undefined, eyes: 1, decision: { seat: 1 } })
  })

  test('see only what both may know', async () => {
    const { answer, latest } = createHotSeat(TWO, { ...toyGame, view: { ...toyGame.view, hasSecrets: true } }, true)
    await answer(0, HERE)
    await answer(0, 'pass')
    expect(latest()).toMatchObject({ handOver: undefined, eyes: 1, decision: { seat: 1 }, mayLookAlone: true })
    expect(latest().view.sides[0]?.counters[0]?.value).toBe(0)
    await answer(1, HERE)
    await answer(1, 'pass')
    expect(latest().view.sides.map(({ counters }) => counters[0]?.value)).toEqual([0, 0])
  })

  test('may look alone until they have decided', async () => {
    const { host, answer, latest } = createHotSeat(
      TWO,
      { ...toyGame, view: { ...toyGame.view, hasSecrets: true } },
      true,
    )
    for (const seat of [0, 1]) for (const given of [HERE, 'pass']) await answer(seat, given)
    host.lookAlone(0)
    expect(latest()).toMatchObject({ handOver: 0, eyes: undefined, decision: undefined, mayLookAlone: false })
    host.takeOver(0)
    expect(latest()).toMatchObject({ handOver: undefined, eyes: 0, decision: { seat: 0 }, mayLookAlone: false })
    expect(latest().view.sides.map(({ counters }) => counters[0]?.value)).toEqual([6, 0])
    await answer(0, HERE)
    expect(latest()).toMatchObject({ handOver: undefined, eyes: 0, mayLookAlone: true })
    expect(latest().view.sides[0]?.counters[0]?.value).toBe(0)
  })
})

describe('a prepared battle', () => {
  const preparing = {
    ...toyGame,
    rules: {
      ...toyGame.rules,
      isPreparing: (state: unknown) => (state as { turn: number }).turn < 2,
    },
  } as typeof toyGame

  async function startPrepared(players: readonly PlayerKind[]) {
    const page = new TestPage()
    const terms = { origin: { setup: { secret: false } }, seed: 's', players, pace: 'instant' as const }
    const host = HotSeat.start(preparing, terms, page)
    await host.prepare()
    host.open()
    return { host, page }
  }

  test('begins with the fighting, and its preparation cannot be undone', async () => {
    const { host } = await startPrepared(['person', 'recruit'])
    expect(host.match.answers).toHaveLength(4)
    expect(host.snapshot()).toMatchObject({ decision: { seat: 0 }, undoable: false, redeployable: true })
  })

  test('is an ordinary match: its record replays and still offers to redeploy', async () => {
    const { host, page } = await startPrepared(['person', 'recruit'])
    const again = HotSeat.restore(preparing, host.save(), page)
    expect(again.snapshot()).toMatchObject({ step: 4, decision: { seat: 0 }, redeployable: true })
  })

  test('restarts with the same dice when the person deploys themselves', async () => {
    const { host } = await startPrepared(['person', 'recruit'])
    const again = host.beforeDeployment()
    expect(again?.snapshot()).toMatchObject({ step: 0, decision: { kind: 'place', seat: 0 }, redeployable: false })
    expect(again?.terms.seed).toBe(host.terms.seed)
  })

  test('cannot be redeployed once the person has decided something', async () => {
    const { host, page } = await startPrepared(['person', 'recruit'])
    await page.answer(host, 0, HERE)
    expect(host.snapshot().redeployable).toBe(false)
    expect(host.beforeDeployment()).toBeUndefined()
  })

  test('counts as prepared only if persons did not deploy themselves', async () => {
    const { host, answer } = createHotSeat(['person', 'recruit'], preparing)
    expect(host.wasPrepared).toBe(false)
    await answer(0, HERE)
    expect(host.wasPrepared).toBe(false)
    expect((await startPrepared(['person', 'recruit'])).host.wasPrepared).toBe(true)
  })
})

describe('a trivial decision', () => {
  test('is passed, is not an answer of the person to undo, and can be reconsidered', async () => {
    const { host, answer, latest } = createHotSeat(['person', 'recruit'], reactiveGame)
    await answer(0, HERE)
    await quiet()
    expect(latest()).toMatchObject({ step: 3, decision: { kind: 'place' }, attention: 'when-it-matters' })
    expect(latest().passed).toEqual([
      { moment: 0, prompt: { id: 'ask' }, reactions: [{ source: 'order:roll', text: { id: 'roll' } }], open: true },
    ])
    await host.reconsider(0, 0)
    await quiet()
    expect(latest()).toMatchObject({ step: 1, decision: { kind: 'pick' }, passed: [] })
    await answer(0, 'roll')
    await quiet()
    expect(latest()).toMatchObject({ step: 3, decision: { kind: 'place' } })
    await host.reconsider(0, 0)
    expect(latest()).toMatchObject({ step: 3 })
  })

  test('is asked if the person always wants to be asked, and once if they wait for an opportunity', async () => {
    const { host, answer, latest } = createHotSeat(['person', 'recruit'], reactiveGame)
    await host.attend(0, 'always')
    await answer(0, HERE)
    expect(latest()).toMatchObject({ step: 1, decision: { kind: 'pick' }, attention: 'always' })
    await host.attend(0, 'when-it-matters')
    await quiet()
    expect(latest()).toMatchObject({ step: 3, decision: { kind: 'place' } })
    await host.arm(0, 'order:roll')
    expect(latest()).toMatchObject({ armed: ['order:roll'] })
    await answer(0, HERE)
    expect(latest()).toMatchObject({ step: 4, decision: { kind: 'pick' }, armed: [] })
  })

  test('is still passed after a reload, and not taken back by itself', async () => {
    const { answer, page } = createHotSeat(['person', 'recruit'], reactiveGame)
    await answer(0, HERE)
    await quiet()
    const again = HotSeat.restore(reactiveGame, page.kept, page)
    again.undo()
    await quiet()
    expect(again.snapshot()).toMatchObject({ step: 0, decision: { kind: 'place' } })
  })
})

test('a replay shows any moment and where dice fell', async () => {
  const { host, answer } = createHotSeat(TWO)
  await answer(0, HERE)
  await answer(0, 'roll')
  await answer(1, HERE)
  expect(host.steps().map(({ rolled }) => rolled)).toEqual([false, false, true, false])
  expect(host.position(1)).toMatchObject({ step: 1, undoable: false, events: [] })
})

test('SW-CONSUMABLE-06 looking back on a match under way does not tell how often the other was asked and passed', async () => {
  const stepsWith = async (potions: number) => {
    const answers: [number, unknown][] = [
      [0, HERE],
      ...(potions > 0 ? [[1, 'pass'] as [number, unknown]] : []),
      [0, 'pass'],
    ]
    const { page } = createHotSeat(TWO)
    const terms = {
      origin: { setup: { secret: false } },
      seed: 's',
      players: TWO,
      pace: 'calm',
    } as const
    const host = HotSeat.start(startInterruption(potions), terms, page)
    host.open()
    for (const [seat, answer] of answers) await page.answer(host, seat, answer as never)
    expect(host.match.answers).toHaveLength(answers.length)
    const positions = host.steps().map((_, at) => host.position(at))
    expect(positions.map(({ step }) => step)).toEqual([0, 1, 2])
    return JSON.stringify([host.steps(), positions.map(({ step, view, events }) => [step, view, events])])
  }
  expect(await stepsWith(1)).toBe(await stepsWith(0))
})

test('SW-CONSUMABLE-06 a person is shown the same, whether the bot could have drunk something or not', async () => {
  const shownWith = async (potions: number) => {
    const page = new TestPage()
    const terms = {
      origin: { setup: { secret: false } },
      seed: 's',
      players: ['person', 'recruit'],
      pace: 'calm',
    } as const
    const host = HotSeat.start(startInterruption(potions), terms, page)
    host.open()
    for (const answer of [HERE, 'pass', HERE, 'pass']) {
      await page.answer(host, 0, answer)
      await quiet()
    }
    expect(host.match.answers).toHaveLength(8 + 4 * potions)
    return page.shown.map((snapshot) => JSON.stringify(snapshot))
  }
  expect(await shownWith(1)).toEqual(await shownWith(0))
})

/** The toy with a word in between: the other could drink something, if it has something. */
function startInterruption(potions: number): typeof toyGame {
  const drink = { key: 'drink', text: text('ask'), value: 1 }
  const next = function* (play: Play<unknown, unknown>): Procedure {
    const turn = toyGame.rules.next(play)
    const asked = turn.next().value as ProcedureRequest
    let step = turn.next(yield asked)
    yield* play.interrupt({
      seat: 1,
      prompt: text('ask'),
      rules: ['T-4'],
      interruption: { moment: text('ask'), key: 'turn', interrupted: 0, hostile: true, pass: 'pass' },
      options: [{ key: 'pass', text: text('pass'), value: 0 }, ...(potions > 0 ? [drink] : [])],
    })
    while (!step.done) step = turn.next(yield step.value)
  }
  return { ...toyGame, rules: { ...toyGame.rules, next } }
}

test('overlays of a moment are those of its state, and of eyes that may see it', async () => {
  const listOverlays = ({ turn }: { turn: number }, _setup: unknown, seat: number | undefined) => [
    { id: `turn ${turn} seat ${seat}`, kind: 'sight', text: text('ask') },
  ]
  const game = {
    ...toyGame,
    view: { ...toyGame.view, overlays: { list: listOverlays, draw: () => null } },
  } as unknown as typeof toyGame
  const { page } = createHotSeat(TWO)
  const terms = {
    origin: { setup: { secret: false } },
    seed: 's',
    players: TWO,
    pace: 'instant',
  } as const
  const host = HotSeat.start(game, terms, page)
  host.open()
  const ids = (at: number, eyes: number | undefined) => host.overlays(0, { at, eyes }).map(({ id }) => id)
  for (let turn = 0; turn < 2; turn++) {
    await page.answer(host, turn, HERE)
    await page.answer(host, turn, 'pass')
  }
  // Under way, only what the table shows to all who look at it.
  expect(ids(0, 1)).toEqual(['turn 0 seat undefined'])
  expect(ids(2, undefined)).toEqual(['turn 1 seat undefined'])
  for (let turn = 2; turn < 6; turn++) {
    await page.answer(host, turn % 2, HERE)
    await page.answer(host, turn % 2, 'pass')
  }
  expect(ids(2, 1)).toEqual(['turn 1 seat 1'])
  expect(ids(4, undefined)).toEqual(['turn 2 seat undefined'])
})
