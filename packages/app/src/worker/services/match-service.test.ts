import { readFileSync } from 'node:fs'
import { loadGame } from '@fray/games'
import { type Json, VersionError } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { MatchOptions, SavedMatch } from '../../shared/protocol.ts'
import { readSavedMatch } from '../../shared/saved-match.ts'
import type { StoredMatch } from '../../shared/stored-matches.ts'
import type { MatchStore } from '../storage/match-saver.ts'
import type { MatchTabs } from '../storage/match-tabs.ts'
import { quiet, TestPage } from '../table/hot-seat.fixture.ts'
import { HotSeat } from '../table/hot-seat.ts'
import { type ServiceDependencies, WorkerMatchService } from './match-service.ts'

/** A complete match under the present rules. */
async function finishMatch(): Promise<SavedMatch> {
  const game = (await loadGame('spheres-of-war'))!
  const golden = new URL('../../../../games/spheres-of-war/golden/spheres-of-war-1.json', import.meta.url)
  return HotSeat.restore(game, readSavedMatch(readFileSync(golden, 'utf8')), new TestPage()).savedWhole()
}

function serving(saved: SavedMatch, admit?: MatchStore['admit']) {
  const kept: StoredMatch = { key: 'old', saved, revision: 3, opened: 1 }
  const changes: string[] = []
  const change = (what: string) => async () => {
    changes.push(what)
    return kept
  }
  const store = {
    read: async () => kept,
    last: async () => kept,
    tidy: async () => {},
    keep: async () => changes.push('keep'),
    admit: admit ?? change('admit'),
    open: change('open'),
  } as unknown as MatchStore
  const tabs = { turnTo: async () => true, letGo: () => {} } as unknown as MatchTabs
  let visit: SavedMatch | undefined
  const world = Object.assign(new TestPage(), {
    store,
    tabs,
    keepVisit: async (match: SavedMatch) => {
      visit = match
    },
    keptVisit: async () => visit,
    diceSecret: () => ({ seed: 'seed', salt: 'salt' }),
  }) as unknown as ServiceDependencies
  return { service: new WorkerMatchService(world), again: () => new WorkerMatchService(world), changes }
}

describe('a finished match', () => {
  test('under these rules can be viewed step by step', async () => {
    const saved = await finishMatch()
    const { service } = serving(saved)
    expect(await service.load(JSON.stringify(saved))).toEqual({ game: 'spheres-of-war', over: true })
    expect(await service.visit(undefined)).toMatchObject({ snapshot: { outcome: saved.ended?.outcome } })
  })

  test('under older rules is shown from its file, also after a reload, and never continues', async () => {
    const older = { ...(await finishMatch()), version: '1' }
    const { service, again, changes } = serving(older)
    expect(await service.load(JSON.stringify(older))).toEqual({ game: 'spheres-of-war', over: true })
    for (const workerMatchService of [service, again()]) {
      const visited = await workerMatchService.visit(undefined)
      expect(visited).toMatchObject({ told: { version: '1', ended: older.ended } })
      expect((visited as { told: SavedMatch }).told.events).toEqual(older.events)
    }
    expect(changes).toEqual([])
  })

  test('under older rules stays stored unchanged when it is opened', async () => {
    const { service, changes } = serving({ ...(await finishMatch()), version: '1' })
    await expect(service.openKept('old')).rejects.toThrow(VersionError)
    await expect(service.resume('old')).rejects.toThrow(VersionError)
    expect(changes).toEqual([])
  })

  test('under older rules never continues, even if it could be migrated: it might end otherwise', async () => {
    const earlier = new URL('../../../../games/missum/earlier/missum-version-3.json', import.meta.url)
    const running = readSavedMatch(readFileSync(earlier, 'utf8'))
    expect(running.savepoint).toBeDefined()
    const { ended } = await finishMatch()
    const { service, changes } = serving({ ...running, ended: ended!, events: running.events ?? [] })
    await expect(service.openKept('old')).rejects.toThrow(VersionError)
    expect(changes).toEqual([])
  })
})

describe('while a match is loading', () => {
  /** Records everything the page is shown, by game, from a service that accepts any match. */
  function watchService() {
    const shown: string[] = []
    const { service } = serving(undefined as unknown as SavedMatch, async (key, saved) => ({
      key,
      saved,
      revision: 1,
      opened: 1,
    }))
    service.watch(({ screen }) => shown.push(screen.game))
    return { service, shown }
  }

  const order = (game: string, setup: Json): MatchOptions => {
    return { game, setup, players: ['person', 'person'], pace: 'instant', attention: 'always' }
  }

  test('a page that asks for the table sees the new match, never the previous one', async () => {
    const { service, shown } = watchService()
    const [before, after] = await Promise.all(['spheres-of-war', 'missum'].map(async (id) => (await loadGame(id))!))
    await service.start(order('spheres-of-war', before?.content.presets[0]?.setup ?? null))
    await quiet()
    shown.length = 0
    const starting = service.start(order('missum', after?.content.presets[0]?.setup ?? null))
    expect(await service.resume(undefined)).toBe(true)
    await starting
    expect(new Set(shown)).toEqual(new Set(['missum']))
  })
})
