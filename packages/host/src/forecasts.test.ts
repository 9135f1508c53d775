import { describe, expect, test } from 'vitest'
import { type Cancellation, Forecasts } from './forecasts.ts'
import { actingRules, choosingRules, hostMatch, type Options, waitForUpdates } from './hosted.fixture.ts'

/** A computation that ends on command. */
function work() {
  let finish: (odds: string) => void = () => {}
  const done = new Promise<string>((resolve) => (finish = resolve))
  let cancellation: Cancellation | undefined
  const stopped: string[] = []
  const begin = (given: Cancellation) => {
    cancellation = given
    given.whenCancelled(() => stopped.push('stopped'))
    return done
  }
  return { begin, finish: (odds: string) => finish(odds), stopped, isCancelled: () => cancellation?.cancelled }
}

test('a computation is notified once when it is cancelled, and can check that it was', async () => {
  const forecasts = new Forecasts<string>()
  const { begin, stopped, isCancelled } = work()
  const odds = forecasts.request(0, undefined, begin)
  expect({ stopped, isCancelled: isCancelled() }).toEqual({ stopped: [], isCancelled: false })
  forecasts.cancel(0)
  forecasts.cancel(0)
  expect({ stopped, isCancelled: isCancelled() }).toEqual({ stopped: ['stopped'], isCancelled: true })
  expect(await odds).toBeUndefined()
})

test('a cancellation stops a computation started after it at once', async () => {
  const forecasts = new Forecasts<string>()
  const told: string[] = []
  const late = async (cancellation: Cancellation) => {
    await Promise.resolve()
    cancellation.whenCancelled(() => told.push('at once'))
    return 'odds'
  }
  const odds = forecasts.request(0, undefined, late)
  forecasts.cancelAll()
  expect(await odds).toBeUndefined()
  expect(told).toEqual(['at once'])
})

test('a finished computation cannot be cancelled, and a finished request does not cancel a newer one', async () => {
  const forecasts = new Forecasts<string>()
  const [first, second] = [work(), work()]
  const odds = forecasts.request(0, undefined, first.begin)
  first.finish('first')
  expect(await odds).toBe('first')
  forecasts.cancel(0)
  expect({ stopped: first.stopped, isCancelled: first.isCancelled() }).toEqual({ stopped: [], isCancelled: false })

  // The first of two ends only after the second was requested: the second can still be cancelled.
  const [slow, newer] = [work(), second]
  const replaced = forecasts.request(0, undefined, slow.begin)
  const wanted = forecasts.request(0, undefined, newer.begin)
  slow.finish('too late')
  expect(await replaced).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve))
  forecasts.cancelAll()
  expect({ stopped: newer.stopped, wanted: await wanted }).toEqual({ stopped: ['stopped'], wanted: undefined })
})

describe('odds that are no longer needed', () => {
  /** Computes step by step until cancelled, and counts the steps. */
  function working(steps: number) {
    const done: Record<string, number> = {}
    const forecast: Options['forecast'] = async (_match, _seat, answer, cancellation) => {
      const what = String(answer)
      done[what] = 0
      while (done[what]! < steps && !cancellation.cancelled) {
        done[what] = done[what]! + 1
        await new Promise((resolve) => setTimeout(resolve))
      }
      return `odds of ${what}`
    }
    return { done, forecast }
  }

  test('are cancelled when others are requested, on request, or when the match continues', async () => {
    const { done, forecast } = working(200)
    const { host, first, say } = await hostMatch({ rules: actingRules(1), options: { forecast } })
    const act = host.forecast(0, first.sequence, 'act')
    await waitForUpdates()
    const wait = host.forecast(0, first.sequence, 'wait')
    expect(await act).toBeUndefined()
    await waitForUpdates()
    host.cancelForecast(0)
    expect(await wait).toBeUndefined()
    const again = host.forecast(0, first.sequence, 'act')
    const workedBefore = { ...done }
    await say(0, 'act')
    expect(await again).toBeUndefined()
    await waitForUpdates()
    for (const steps of [workedBefore.wait, done.wait, done.act]) {
      expect(steps).toBeGreaterThan(0)
      expect(steps).toBeLessThan(100)
    }
  })

  test('are not computed if the newer request is illegal or late', async () => {
    const { done, forecast } = working(200)
    const { host, first } = await hostMatch({ rules: actingRules(1), options: { forecast } })
    for (const [sequence, answer] of [
      [first.sequence, 'fly'],
      [first.sequence - 1, 'wait'],
    ] as const) {
      const odds = host.forecast(0, first.sequence, 'act')
      await waitForUpdates()
      expect(await host.forecast(0, sequence, answer)).toBeUndefined()
      expect(await odds).toBeUndefined()
      expect(done.act).toBeLessThan(100)
    }
  })

  test('are not computed once the match is read-only', async () => {
    const { done, forecast } = working(200)
    const { host, first } = await hostMatch({ rules: actingRules(1), options: { forecast } })
    const odds = host.forecast(0, first.sequence, 'act')
    await waitForUpdates()
    host.stop()
    expect(await odds).toBeUndefined()
    const steps = done.act
    await waitForUpdates()
    expect(done.act).toBe(steps)
  })

  test('odds are still computed while others choose in secret and the question stays the same', async () => {
    const { forecast } = working(20)
    const { host, first, say } = await hostMatch({ rules: choosingRules(1), options: { forecast } })
    await say(0, 'begin')
    const odds = host.forecast(0, first.sequence, 'this')
    await waitForUpdates()
    await say(1, 'that')
    expect(await odds).toBe('odds of this')
  })

  test('odds that are needed are computed to the end', async () => {
    const { done, forecast } = working(3)
    const { host, first } = await hostMatch({ rules: actingRules(1), options: { forecast } })
    expect(await host.forecast(0, first.sequence, 'act')).toBe('odds of act')
    expect(done.act).toBe(3)
    expect(await host.forecast(0, first.sequence, 'fly')).toBeUndefined()
    expect(await host.forecast(0, first.sequence - 1, 'act')).toBeUndefined()
    expect(done).toEqual({ act: 3 })
  })
})
