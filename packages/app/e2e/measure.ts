/** Measures the built app in a real browser and prints the figures as JSON, for `npm run bench`. */
import { gzipSync } from 'node:zlib'
import type { Json } from '@fray/kernel'
import type { Browser, Page } from 'playwright-core'
import { launch } from './browser.ts'
import { matchFile, openMatch } from './match-files.ts'
import { middleOf } from './page/pointer.ts'
import { allowedBase, drawing, figures } from './page/table.ts'
import { serve } from './serve.ts'

const RUNS = 5
/** How long the base is dragged, in milliseconds. */
const DRAG = 3000

/** From nothing in the cache to a first page on which a battle can be started, in milliseconds. */
async function firstPage(browser: Browser, address: string): Promise<{ time: number; script: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  const scripts: Promise<Buffer>[] = []
  let usable = false
  // Workers fetch scripts too: the context hears of them all.
  context.on('response', (response) => {
    if (!usable && new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body())
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Quick battle/ })
    .first()
    .waitFor()
  usable = true
  const time = await page.evaluate(() => performance.now())
  const script = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  await context.close()
  return { time, script }
}

/** Thirty a side in two lines, and the first of them about to run. */
function sixtyFigures(): Json {
  const line = (seat: number, who: string) =>
    Array.from({ length: 30 }, (_, i) => ({
      who,
      seat,
      name: `${who} ${i}`,
      x: 3 + (i % 15) * 2.4,
      y: (seat === 0 ? 30 : 8) + Math.floor(i / 15) * 2.5,
    }))
  const wood = [
    { type: 'wood', x: 12, y: 19 },
    { type: 'wood', x: 28, y: 20 },
    { type: 'hill', x: 20, y: 18 },
  ]
  return { scenery: wood, figures: [...line(0, 'ranger'), ...line(1, 'battler')] }
}

interface Dragging {
  /** Frames a second while a base is dragged about. */
  readonly perSecond: number
  /** Frames a second before that, when nothing moves: what the browser makes of this machine. */
  readonly atRest: number
  /** How many milliseconds the page works for each frame. */
  readonly work: number
}

async function dragging(browser: Browser, address: string): Promise<Dragging> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(address)
  const file = await matchFile('spherewars', sixtyFigures(), ['person', 'recruit'], ['5', 'run'])
  await openMatch(page, file)
  await allowedBase(page).waitFor()
  if ((await figures(page).count()) !== 60) throw new Error('there are not sixty figures on the table')
  const still = await framesWhile(page, () => page.waitForTimeout(DRAG))
  const worked = await workMeter(page)
  const before = await worked()
  const frames = await framesWhile(page, () => drag(page))
  const work = ((await worked()) - before) / frames.length
  await context.close()
  return { perSecond: perSecond(frames), atRest: perSecond(still), work }
}

function perSecond(frames: readonly number[]): number {
  return ((frames.length - 1) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0))) * 1000
}

/** Tells how many milliseconds the main thread of the page has worked so far. */
async function workMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}

/** When frames were drawn while something was done. */
async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    const tick = (at: number) => {
      frames.push(at)
      // Another list means that somebody else counts now.
      if ((globalThis as unknown as { frames: number[] }).frames === frames) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await act()
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames)
}

async function drag(page: Page): Promise<void> {
  const { x, y } = await middleOf(drawing(page, 'outline of the placed base'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  const until = Date.now() + DRAG
  for (let step = 0; Date.now() < until; step++) {
    await page.mouse.move(x + 120 * Math.sin(step / 20), y - 60 + 60 * Math.cos(step / 20))
  }
  await page.mouse.up()
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const { address, stop } = await serve()
const browser = await launch()
const loads: { time: number; script: number }[] = []
for (let run = 0; run < RUNS; run++) loads.push(await firstPage(browser, address))
const frames = await dragging(browser, address)
await browser.close()
await stop()
console.log(
  JSON.stringify({
    firstPage: median(loads.map(({ time }) => time)),
    firstScript: Math.max(...loads.map(({ script }) => script)),
    framesPerSecond: frames.perSecond,
    framesAtRest: frames.atRest,
    workPerFrame: frames.work,
  }),
)
