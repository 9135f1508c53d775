import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot } from '@fray/session'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoreApi } from 'zustand'
import { dragFigure, openMenu, useContextMenu } from '../decision/state/context-menu-store.ts'
import { useFocus } from '../decision/state/focus-store.ts'
import { askAdvice } from '../odds/state/advice-store.ts'
import { followFigure, useOverlays } from '../overlay/state/overlay-store.ts'
import { followDecision, usePlacing } from '../placing/state/placing-store.ts'
import { useExplanation } from '../rules/state/explanation-store.ts'
import { useTape } from '../tape/state/tape-store.ts'
import { useMatch } from './match-store.ts'

/** Calls of the service wait here until a test answers them. */
const waiting = vi.hoisted(() => [] as { readonly name: string; readonly answer: (value: unknown) => void }[])

vi.mock('./service.ts', () => {
  const call = (name: string) => () => new Promise((answer) => waiting.push({ name, answer }))
  const service = new Proxy({}, { get: (_, name: string) => call(name) })
  return { service, seen: (snapshot: unknown) => snapshot, onWorkerCrash: () => {}, onWorkerEnd: () => {} }
})

const SOURCES = join(import.meta.dirname, '..')

/** Files whose stores outlive a match on purpose, and why. Every other store is made with `perMatchStore`. */
const LASTING: Readonly<Record<string, string>> = {
  'store/per-match.ts': 'makes the stores of a match',
  'store/match-store.ts': 'holds the match itself',
  'ending/state/chronicle-store.ts': 'says which match it is about',
  'lesson/state/lesson-store.ts': 'says which match it is about',
  'puzzle/state/puzzle-stars.ts': 'says which match the open puzzle is',
  'lesson/state/lesson-progress.ts': 'is kept by the browser',
  'store/settings.ts': 'is kept by the browser',
  'store/language.ts': 'belongs to the reader',
  'store/loads.ts': 'belongs to the page',
  'store/update.ts': 'belongs to the page',
  'online/state/room-store.ts': 'says which match it is about',
  'online/state/server-store.ts': 'belongs to the reader',
  'pages/state/file-loader.ts': 'belongs to the page',
  'forces/state/builder-store.ts': 'belongs to a force',
  'table-editor/state/editor-store.ts': 'belongs to a table in the editor',
  'table-editor/state/chart-choice.ts': 'belongs to a table in the editor',
}

const stores = {
  aside: useContextMenu,
  attention: useFocus,
  overlays: useOverlays,
  placing: usePlacing,
  tape: useTape,
  why: useExplanation,
} as unknown as Readonly<Record<string, StoreApi<object>>>

function showMatch(commitment: string, sequence = 1): Snapshot {
  const decision = { seat: 0, kind: 'place' }
  const snapshot = { commitment, sequence, eyes: 0, decision } as unknown as Snapshot
  useMatch.setState({ snapshot })
  return snapshot
}

/** Answers the oldest call that waits, and lets the page act on it. */
async function answerCall(name: string, value: unknown): Promise<void> {
  const at = waiting.findIndex((pending) => pending.name === name)
  const [call] = waiting.splice(at, 1)
  call!.answer(value)
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  waiting.length = 0
  useMatch.setState({ snapshot: undefined })
})

// Test files share their modules: the next one gets the real service.
afterAll(() => void vi.resetModules())

test('every store is reset with its match or listed as one that outlives it', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  const withStores = files.filter((path) => /from 'zustand(\/|')/.test(readFileSync(join(SOURCES, path), 'utf8')))
  expect(withStores.toSorted()).toEqual(Object.keys(LASTING).toSorted())
})

describe('another match', () => {
  test.each(Object.keys(stores))('resets what belongs to the last one: %s', (name) => {
    const store = stores[name]!
    const initial = store.getState()
    showMatch('one')
    const held = Object.fromEntries(Object.keys(initial).map((key) => [key, `${key} of the first match`]))
    store.setState(held)
    showMatch('one', 2)
    expect(store.getState()).toEqual(held)
    showMatch('two')
    const kept = name === 'attention' ? { hasRested: 'hasRested of the first match' } : {}
    expect(store.getState()).toEqual({ ...initial, ...kept })
  })

  test('resets everything as soon as the last one leaves the page', () => {
    showMatch('one')
    useFocus.setState({ figure: 3 })
    useMatch.setState({ snapshot: undefined })
    expect(useFocus.getState().figure).toBeUndefined()
  })

  test('resets a hint, which may then be requested again', async () => {
    void askAdvice(showMatch('one'))
    void askAdvice(showMatch('one'))
    expect(waiting).toHaveLength(1)
    void askAdvice(showMatch('two'))
    expect(waiting).toHaveLength(2)
  })
})

describe('a result that arrives in another match is dropped:', () => {
  test('places for a draft', async () => {
    void followDecision(showMatch('one'))
    showMatch('two')
    await answerCall('hints', { suggestions: [], region: [] })
    expect(usePlacing.getState().placing).toBeUndefined()
  })

  test('a menu', async () => {
    showMatch('one')
    void openMenu(0, 3, { x: 0, y: 0 })
    showMatch('two')
    await answerCall('menu', [])
    expect(useContextMenu.getState().aside).toBeUndefined()
  })

  test('what a drag means', async () => {
    showMatch('one')
    void dragFigure(0, { figure: 3, from: { x: 0, y: 0 }, to: { x: 5, y: 5 }, onto: undefined }, { x: 0, y: 0 })
    showMatch('two')
    await answerCall('readGesture', { ways: [{ answers: ['charge'] }], refusal: undefined })
    expect(waiting).toEqual([])
  })

  test('overlays', async () => {
    showMatch('one')
    void followFigure(3)
    showMatch('two')
    await answerCall('overlays', [])
    expect(useOverlays.getState().figure).toBeUndefined()
  })
})
