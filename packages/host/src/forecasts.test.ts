import { describe, expect, test } from 'vitest'
import { type Cancellation, Forecasts } from './forecasts.ts'
import { acting, choosing, hosted, type Options, quiet } from './hosted.fixture.ts'

/** Something worked out that ends when it is told to. */
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

test('whoever works something out is told once when it is cancelled, and can see that it was', async () => {
  const forecasts = new Forecasts<string>()
  const { begin, stopped, isCancelled } = work()
  const odds = forecasts.ask(0, undefined, begin)
  expect([stopped, isCancelled()]).toEqual([[], false])
  forecasts.cancel(0)
  forecasts.cancel(0)
  expect([stopped, isCancelled()]).toEqual([['stopped'], true])
  expect(await odds).toBeUndefined()
})

test('what is begun after the cancellation is stopped at once', async () => {
  const forecasts = new Forecasts<string>()
  const told: string[] = []
  const late = async (cancellation: Cancellation) => {
    await Promise.resolve()
    cancellation.whenCancelled(() => told.push('at once'))
    return 'odds'
  }
  const odds = forecasts.ask(0, undefined, late)
  forecasts.cancelAll()
  expect(await odds).toBeUndefined()
  expect(told).toEqual(['at once'])
})

test('what is done cannot be cancelled any more, and a wish that is done takes no newer one with it', async () => {
  const forecasts = new Forecasts<string>()
  const [first, second] = [work(), work()]
  const odds = forecasts.ask(0, undefined, first.begin)
  first.finish('first')
  expect(await odds).toBe('first')
  forecasts.cancel(0)
  expect([first.stopped, first.isCancelled()]).toEqual([[], false])

  // The first of two ends only after the second was asked for: the second can be cancelled still.
  const [slow, newer] = [work(), second]
  const replaced = forecasts.ask(0, undefined, slow.begin)
  const wanted = forecasts.ask(0, undefined, newer.begin)
  slow.finish('too late')
  expect(await replaced).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve))
  forecasts.cancelAll()
  expect([newer.stopped, await wanted]).toEqual([['stopped'], undefined])
})

describe('odds that nobody waits for', () => {
  /** Works step by step as long as somebody waits, and counts the steps. */
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

  test('are not worked out any further: others are asked for, it is cancelled, or the match goes on', async () => {
    const { done, forecast } = working(200)
    const { host, first, say } = await hosted({ rules: acting(1), options: { forecast } })
    const act = host.forecast(0, first.sequence, 'act')
    await quiet()
    const wait = host.forecast(0, first.sequence, 'wait')
    expect(await act).toBeUndefined()
    await quiet()
    host.cancelForecast(0)
    expect(await wait).toBeUndefined()
    const again = host.forecast(0, first.sequence, 'act')
    const workedBefore = { ...done }
    await say(0, 'act')
    expect(await again).toBeUndefined()
    await quiet()
    for (const steps of [workedBefore.wait, done.wait, done.act]) {
      expect(steps).toBeGreaterThan(0)
      expect(steps).toBeLessThan(100)
    }
  })

  test('nor when what is asked for then cannot be answered, or was asked too late', async () => {
    const { done, forecast } = working(200)
    const { host, first } = await hosted({ rules: acting(1), options: { forecast } })
    for (const [sequence, answer] of [
      [first.sequence, 'fly'],
      [first.sequence - 1, 'wait'],
    ] as const) {
      const odds = host.forecast(0, first.sequence, 'act')
      await quiet()
      expect(await host.forecast(0, sequence, answer)).toBeUndefined()
      expect(await odds).toBeUndefined()
      expect(done.act).toBeLessThan(100)
    }
  })

  test('nor when the match is only looked at from then on', async () => {
    const { done, forecast } = working(200)
    const { host, first } = await hosted({ rules: acting(1), options: { forecast } })
    const odds = host.forecast(0, first.sequence, 'act')
    await quiet()
    host.stop()
    expect(await odds).toBeUndefined()
    const steps = done.act
    await quiet()
    expect(done.act).toBe(steps)
  })

  test('whoever is still asked the same waits on while others choose in secret', async () => {
    const { forecast } = working(20)
    const { host, first, say } = await hosted({ rules: choosing(1), options: { forecast } })
    await say(0, 'begin')
    const odds = host.forecast(0, first.sequence, 'this')
    await quiet()
    await say(1, 'that')
    expect(await odds).toBe('odds of this')
  })

  test('and those that somebody waits for are, to the end', async () => {
    const { done, forecast } = working(3)
    const { host, first } = await hosted({ rules: acting(1), options: { forecast } })
    expect(await host.forecast(0, first.sequence, 'act')).toBe('odds of act')
    expect(done.act).toBe(3)
    expect(await host.forecast(0, first.sequence, 'fly')).toBeUndefined()
    expect(await host.forecast(0, first.sequence - 1, 'act')).toBeUndefined()
    expect(done).toEqual({ act: 3 })
  })
})
