import { type Json, type Play, type Procedure, ReplayError, type Request, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { MatchHost } from './match-host.ts'
import type { PlayerKind, SavedMatch, Snapshot } from './protocol.ts'
import type { Surroundings } from './terms.ts'
import { reactiveGame, toyGame } from './toy-game.fixture.ts'

const HERE: Json = { path: [{ x: 5, y: 0 }] }

function seated(players: readonly PlayerKind[], game = toyGame, secret = false) {
  const shown: Snapshot[] = []
  const kept: SavedMatch[] = []
  const world: Surroundings = {
    bot: () => (match, seat) => (match.decisionOf(seat)?.kind === 'place' ? HERE : 'pass'),
    think: async () => {},
    keep: async (saved) => void kept.push(saved),
    show: (snapshot) => void shown.push(snapshot),
  }
  const terms = { origin: { setup: { secret } }, seed: 'a seed', players, pace: 'instant' as const }
  const host = MatchHost.start(game, terms, world)
  host.open()
  const latest = () => shown.at(-1) as Snapshot
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 5))
  const answer = (seat: number, given: Json) => host.answer(seat, host.match.answers.length, given)
  return { host, answer, world, kept, latest, quiet }
}

test('a person decides, and bots play on until it is their turn again', async () => {
  const { answer, latest, quiet } = seated(['person', 'random'])
  expect(latest().decision?.kind).toBe('place')
  await answer(0, HERE)
  expect(latest().decision?.kind).toBe('pick')
  await answer(0, 'pass')
  await quiet()
  expect(latest()).toMatchObject({ at: 4, eyes: 0, pending: [0], decision: { kind: 'place' } })
})

test('an illegal answer is refused with its rule and changes nothing', async () => {
  const { answer, latest } = seated(['person', 'person'])
  expect(await answer(0, { path: [{ x: 9999, y: 0 }] })).toMatchObject({ ok: false, rules: ['T-2'] })
  expect(latest().at).toBe(0)
})

test('a late answer to a decision that has passed means nothing', async () => {
  const { host, latest } = seated(['person', 'person'])
  await host.answer(0, 0, HERE)
  expect(await host.answer(0, 0, 'pass')).toBeUndefined()
  expect(latest().at).toBe(1)
})

test('bots alone play to the end before onlookers, and then the seed is shown', async () => {
  const { latest, quiet } = seated(['random', 'greedy'])
  expect(latest().seed).toBeUndefined()
  await quiet()
  expect(latest()).toMatchObject({ eyes: undefined, at: 12, seed: 'a seed', outcome: { winners: [] } })
})

test('every answer is kept, and what was kept goes on where it stood', async () => {
  const { host, answer, world, kept } = seated(['person', 'person'])
  await answer(0, HERE)
  await answer(0, 'roll')
  const saved = kept.at(-1) as SavedMatch
  expect(saved.answers).toHaveLength(2)
  const again = MatchHost.restore(toyGame, saved, world)
  expect(again.snapshot()).toEqual(host.snapshot())
  expect(() => MatchHost.restore(toyGame, { ...saved, digest: 'other' }, world)).toThrow(ReplayError)
})

test('where nothing can be kept, play goes on and people are told', async () => {
  const { host, world, answer, latest } = seated(['person', 'person'])
  expect(latest().kept).toBe(true)
  world.keep = async () => {
    throw new Error('no storage here')
  }
  await answer(0, HERE)
  expect(latest()).toMatchObject({ at: 1, kept: false })
  expect(host.snapshot().decision?.kind).toBe('pick')
})

test('nothing is shown before it is kept', async () => {
  const { world, answer, latest } = seated(['person', 'person'])
  let written = () => {}
  world.keep = () => new Promise((resolve) => (written = resolve))
  const answering = answer(0, HERE)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(latest().at).toBe(0)
  written()
  await answering
  expect(latest().at).toBe(1)
})

describe('a match that another tab plays', () => {
  test('is shown, but neither asked about nor played by bots', async () => {
    const { host, answer, latest, quiet, kept } = seated(['person', 'random'])
    await quiet()
    host.stop()
    expect(latest()).toMatchObject({ elsewhere: true, decision: undefined, undoable: false })
    const before = kept.length
    expect(await answer(0, HERE)).toBeUndefined()
    await quiet()
    expect(latest().at).toBe(0)
    expect(kept).toHaveLength(before)
  })

  test('goes along with it, and can be played here again', async () => {
    const { host, answer, kept, world, latest, quiet } = seated(['person', 'person'])
    const other = MatchHost.restore(toyGame, host.saved(), world)
    other.open(false)
    await answer(0, HERE)
    await answer(0, 'roll')
    expect(other.follow(kept.at(-1) as SavedMatch)).toBe(true)
    expect(latest()).toMatchObject({ at: 2, elsewhere: true, decision: undefined })
    expect(latest().events).toEqual(host.snapshot().events)
    other.open()
    await quiet()
    expect(latest()).toMatchObject({ at: 2, elsewhere: false, decision: { kind: 'place' } })
  })

  test('is not the same any more when something was taken back', async () => {
    const { host, answer, kept, world } = seated(['person', 'person'])
    await answer(0, HERE)
    const other = MatchHost.restore(toyGame, host.saved(), world)
    host.undo()
    await answer(0, { path: [{ x: 7, y: 0 }] })
    expect(other.follow(kept.at(-1) as SavedMatch)).toBe(false)
    expect(other.match.answers).toHaveLength(1)
  })
})

describe('taking back', () => {
  test('goes to the last answer of a person, over those of bots', async () => {
    const { host, answer, latest, quiet } = seated(['person', 'random'])
    await answer(0, HERE)
    await answer(0, 'pass')
    await quiet()
    expect(latest()).toMatchObject({ at: 4, undoable: true })
    host.undo()
    await quiet()
    expect(latest()).toMatchObject({ at: 1, decision: { kind: 'pick' } })
  })

  test('stops at dice', async () => {
    const { host, answer, latest } = seated(['person', 'person'])
    await answer(0, HERE)
    expect(latest().undoable).toBe(true)
    await answer(0, 'roll')
    expect(latest().undoable).toBe(false)
    host.undo()
    expect(latest().at).toBe(2)
  })
})

describe('two persons at one screen', () => {
  test('simply take turns where nothing is secret', async () => {
    const { answer, latest } = seated(['person', 'person'])
    await answer(0, HERE)
    await answer(0, 'pass')
    expect(latest()).toMatchObject({ handOver: undefined, eyes: 1, decision: { seat: 1 } })
  })

  test('see only what both may know, and are not interrupted for it', async () => {
    const { answer, latest } = seated(['person', 'person'], { ...toyGame, secrets: true }, true)
    await answer(0, HERE)
    await answer(0, 'pass')
    expect(latest()).toMatchObject({ handOver: undefined, eyes: 1, decision: { seat: 1 }, mayLookAlone: true })
    expect(latest().view.sides[0]?.counters[0]?.value).toBe(0)
    await answer(1, HERE)
    await answer(1, 'pass')
    expect(latest().view.sides.map(({ counters }) => counters[0]?.value)).toEqual([0, 0])
  })

  test('may look alone, until they have decided', async () => {
    const { host, answer, latest } = seated(['person', 'person'], { ...toyGame, secrets: true }, true)
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

describe('a battle that is prepared', () => {
  const preparing = {
    ...toyGame,
    isPreparing: (state: unknown) => (state as { turn: number }).turn < 2,
  } as typeof toyGame

  async function prepared(players: readonly PlayerKind[]) {
    const { world, latest } = seated(players, preparing)
    const terms = { origin: { setup: { secret: false } }, seed: 's', players, pace: 'instant' as const }
    const host = MatchHost.start(preparing, terms, world)
    await host.prepare()
    host.open()
    return { host, latest, world }
  }

  test('begins with the fighting, and nothing of the preparation is an answer to take back', async () => {
    const { host } = await prepared(['person', 'random'])
    expect(host.match.answers).toHaveLength(4)
    expect(host.snapshot()).toMatchObject({ decision: { seat: 0 }, undoable: false, redeployable: true })
  })

  test('is an ordinary match: its record plays again, and still offers to redeploy', async () => {
    const { host, world } = await prepared(['person', 'random'])
    const again = MatchHost.restore(preparing, host.saved(), world)
    expect(again.snapshot()).toMatchObject({ at: 4, decision: { seat: 0 }, redeployable: true })
  })

  test('begins anew where the person places their own, with the same dice', async () => {
    const { host } = await prepared(['person', 'random'])
    const again = host.redeployed()
    expect(again?.snapshot()).toMatchObject({ at: 0, decision: { kind: 'place', seat: 0 }, redeployable: false })
    expect(again?.terms.seed).toBe(host.terms.seed)
  })

  test('cannot be deployed otherwise once the person has decided something', async () => {
    const { host } = await prepared(['person', 'random'])
    await host.answer(0, 4, HERE)
    expect(host.snapshot().redeployable).toBe(false)
    expect(host.redeployed()).toBeUndefined()
  })

  test('was prepared only if persons did not do it themselves', async () => {
    const { host, answer } = seated(['person', 'random'], preparing)
    expect(host.wasPrepared).toBe(false)
    await answer(0, HERE)
    expect(host.wasPrepared).toBe(false)
    expect((await prepared(['person', 'random'])).host.wasPrepared).toBe(true)
  })
})

describe('what is not worth asking', () => {
  test('is passed, is no answer of the person to take back, and can be reconsidered', async () => {
    const { host, answer, latest, quiet } = seated(['person', 'random'], reactiveGame)
    await answer(0, HERE)
    await quiet()
    expect(latest()).toMatchObject({ at: 4, decision: { kind: 'place' }, attention: 'when-it-matters' })
    expect(latest().passed).toEqual([
      { at: 1, prompt: { id: 'ask' }, reactions: [{ source: 'order:roll', text: { id: 'roll' } }], open: true },
    ])
    await host.reconsider(0, 1)
    await quiet()
    expect(latest()).toMatchObject({ at: 1, decision: { kind: 'pick' }, passed: [] })
    await answer(0, 'roll')
    await quiet()
    expect(latest()).toMatchObject({ at: 4, decision: { kind: 'place' } })
    await host.reconsider(0, 1)
    expect(latest()).toMatchObject({ at: 4 })
  })

  test('is asked by those who always want to be asked, and once by those who wait for an opportunity', async () => {
    const { host, answer, latest, quiet } = seated(['person', 'random'], reactiveGame)
    await host.attend(0, 'always')
    await answer(0, HERE)
    expect(latest()).toMatchObject({ at: 1, decision: { kind: 'pick' }, attention: 'always' })
    await host.attend(0, 'when-it-matters')
    await quiet()
    expect(latest()).toMatchObject({ at: 4, decision: { kind: 'place' } })
    await host.arm(0, 'order:roll')
    expect(latest()).toMatchObject({ armed: ['order:roll'] })
    await answer(0, HERE)
    expect(latest()).toMatchObject({ at: 5, decision: { kind: 'pick' }, armed: [] })
  })

  test('is still passed after a reload, and not taken back by itself', async () => {
    const { answer, quiet, kept, world } = seated(['person', 'random'], reactiveGame)
    await answer(0, HERE)
    await quiet()
    const again = MatchHost.restore(reactiveGame, kept.at(-1) as SavedMatch, world)
    again.undo()
    await quiet()
    expect(again.snapshot()).toMatchObject({ at: 0, decision: { kind: 'place' } })
  })
})

test('a replay shows any moment and where dice fell', async () => {
  const { host, answer } = seated(['person', 'person'])
  await answer(0, HERE)
  await answer(0, 'roll')
  await answer(1, HERE)
  expect(host.steps().map(({ rolled }) => rolled)).toEqual([false, false, true, false])
  expect(host.position(1)).toMatchObject({ at: 1, undoable: false, events: [] })
})

test('SW-CONSUMABLE-06 looking back on a match under way does not tell how often the other was asked and passed', async () => {
  const stepsWith = async (potions: number) => {
    const answers: [number, unknown][] = [
      [0, HERE],
      ...(potions > 0 ? [[1, 'pass'] as [number, unknown]] : []),
      [0, 'pass'],
    ]
    const { world } = seated(['person', 'person'])
    const terms = {
      origin: { setup: { secret: false } },
      seed: 's',
      players: ['person', 'person'],
      pace: 'calm',
    } as const
    const host = MatchHost.start(interrupted(potions), terms, world)
    for (const [seat, answer] of answers) await host.answer(seat, host.match.answers.length, answer as never)
    expect(host.match.answers).toHaveLength(answers.length)
    const positions = host.steps().map((_, at) => host.position(at))
    expect(positions.map(({ at }) => at)).toEqual([0, 1, 2])
    return JSON.stringify([host.steps(), positions.map(({ at, view, events }) => [at, view, events])])
  }
  expect(await stepsWith(1)).toBe(await stepsWith(0))
})

/** The toy with a word in between: the other could drink something, if it has something. */
function interrupted(potions: number): typeof toyGame {
  const drink = { key: 'drink', text: text('ask'), value: 1 }
  const next = function* (play: Play<unknown, unknown>): Procedure {
    const turn = toyGame.next(play)
    const asked = turn.next().value as Request
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
  return { ...toyGame, next }
}

test('overlays of a moment are those of its state, and of eyes that may see it', async () => {
  const offered = ({ turn }: { turn: number }, _setup: unknown, seat: number | undefined) => [
    { id: `turn ${turn} seat ${seat}`, kind: 'sight', text: text('ask') },
  ]
  const game = { ...toyGame, overlays: { offered, drawn: () => null } } as unknown as typeof toyGame
  const { world } = seated(['person', 'person'])
  const terms = {
    origin: { setup: { secret: false } },
    seed: 's',
    players: ['person', 'person'],
    pace: 'instant',
  } as const
  const host = MatchHost.start(game, terms, world)
  const ids = (at: number, eyes: number | undefined) => host.overlays(0, { at, eyes }).map(({ id }) => id)
  for (let turn = 0; turn < 2; turn++) {
    await host.answer(turn, 2 * turn, HERE)
    await host.answer(turn, 2 * turn + 1, 'pass')
  }
  // Under way, only what the table shows to all who look at it.
  expect([ids(0, 1), ids(2, undefined)]).toEqual([['turn 0 seat undefined'], ['turn 1 seat undefined']])
  for (let turn = 2; turn < 6; turn++) {
    await host.answer(turn % 2, 2 * turn, HERE)
    await host.answer(turn % 2, 2 * turn + 1, 'pass')
  }
  expect([ids(2, 1), ids(4, undefined)]).toEqual([['turn 1 seat 1'], ['turn 2 seat undefined']])
})
