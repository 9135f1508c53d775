import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { newProfile } from './browser.ts'
import { fixRandomness } from './fixed-randomness.ts'
import { begin, GAMES, type Offered } from './games.ts'
import { Journey } from './journey.ts'
import { decisionPanel, options, question, shownSteps } from './page/decision.ts'
import { resultWindow } from './page/match.ts'
import { openFile, savedMatches, showSavedMatches } from './page/pages.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'
import { countStoredAnswers, replaceStoredMatch, storedMatches } from './stored-matches.ts'

const [CRASHES, KILLS] = [10, 90]
const acting = (page: Page) => async () => page.getByRole('button', { name: 'Wait', exact: true }).isVisible()

async function newPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${inject('address')}#${path}`)
  return page
}

describe('a crash at any moment loses nothing that was shown', () => {
  /** Two bots that play at once. */
  async function botsAtPlay(context: BrowserContext): Promise<Page> {
    const page = await newPage(context, '/')
    await begin(page, GAMES[0] as Offered, ['Recruit', 'Recruit'])
    return page
  }

  test(`of the whole page, ${CRASHES} times`, async () => {
    const context = await newProfile(browser)
    const looker = await newPage(context, '/nowhere')
    const random = seededRandom(20)
    let page = await botsAtPlay(context)
    let before = 0
    for (let kill = 0; kill < CRASHES; kill++) {
      await decisionPanel(page).or(resultWindow(page)).first().waitFor()
      await page.waitForTimeout(random() * 60)
      const shown = await shownSteps(page).catch(() => -1)
      const session = await context.newCDPSession(page)
      // The process of the page dies at once: nothing in it is told, and nothing can be finished.
      await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')])
      const kept = await countStoredAnswers(looker)
      expect(kept, `crash ${kill}`).toBeGreaterThanOrEqual(Math.max(shown, before))
      before = kept
      await page.close()
      page = await newPage(context, '/table')
    }
    await context.close()
  })

  test(`of the thread that holds the match, ${KILLS} times`, async () => {
    const context = await newProfile(browser)
    const page = await context.newPage()
    await page.addInitScript(liveAgain)
    await page.goto(inject('address'))
    await begin(page, GAMES[0] as Offered, ['Recruit', 'Recruit'])
    await page.evaluate(() => (globalThis as unknown as Lives).endOwn())
    const random = seededRandom(7)
    let last = { match: '', at: 0, over: false }
    const moments = new Set<number>()
    for (let kill = 0; kill < KILLS; kill++) {
      const life = { updates: Math.floor(random() * 4), ms: random() * 60, anew: last.over }
      const shown = await page.evaluate((wanted) => (globalThis as unknown as Lives).live(wanted), life)
      const kept = await countStoredAnswers(page, shown.match)
      const before = shown.match === last.match ? last.at : 0
      expect(kept, `kill ${kill}`).toBeGreaterThanOrEqual(Math.max(shown.at, before))
      moments.add(kept)
      last = { ...shown, at: kept }
    }
    // The bots played on all the while.
    expect(moments.size).toBeGreaterThan(KILLS / 4)
    await context.close()
  })
})

/** How long a worker lives: until it has shown so many changes or the end of the match, and so many milliseconds more. */
interface Life {
  readonly updates: number
  readonly ms: number
  /** It plays the match again. */
  readonly anew: boolean
}

interface Lives {
  /** Ends the worker of the page itself. */
  endOwn(): void
  /** Resumes the match in a new worker, kills that after its life, and tells what it had shown last. */
  live(life: Life): Promise<{ match: string; at: number; over: boolean }>
}

/** Runs in the page: opens workers as the page itself does, and speaks to them as Comlink would. */
function liveAgain(): void {
  const Own = globalThis.Worker
  const opened: { worker: Worker; args: ConstructorParameters<typeof Worker> }[] = []
  globalThis.Worker = class extends Own {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      opened.push({ worker: this, args })
    }
  }
  const call = (worker: Worker, path: string, argument: object, transfer: Transferable[] = []) =>
    worker.postMessage({ id: path, type: 'APPLY', path: [path], argumentList: [argument] }, transfer)
  const lives: Lives = {
    endOwn: () => opened[0]?.worker.terminate(),
    live: async ({ updates, ms, anew }) => {
      const { args } = opened[0] as (typeof opened)[number]
      const worker = new Own(...args)
      const { port1, port2 } = new MessageChannel()
      const told = { match: '', at: 0, over: false }
      let [seen, look] = [0, () => {}]
      port1.onmessage = ({ data }) => {
        const { screen, update } = data.argumentList[0].value
        Object.assign(told, { match: screen.commitment, at: screen.step })
        if (update) told.over = update.outcome !== undefined
        port1.postMessage({ id: data.id, type: 'RAW', value: undefined })
        seen++
        look()
      }
      const until = (isSo: () => boolean) =>
        new Promise<void>((resolve) => {
          look = () => (isSo() ? resolve() : undefined)
          look()
        })
      call(worker, 'watch', { type: 'HANDLER', name: 'proxy', value: port2 }, [port2])
      call(worker, 'resume', { type: 'RAW', value: undefined })
      await until(() => seen > 0)
      const from = seen
      if (anew) call(worker, 'rematch', { type: 'RAW', value: { changeSides: false } })
      await until(() => seen >= from + updates || (told.over && !anew))
      await new Promise((resolve) => setTimeout(resolve, ms))
      worker.terminate()
      return told
    },
  }
  Object.assign(globalThis, lives)
}

/** The same numbers from 0 to 1 every time (a linear congruence: nothing depends on how good they are). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

test('with a match open in two tabs, one plays and the other follows and takes over', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const first = journey.page
  await journey.setUp('Standard table', ['Human', 'Human'])
  await playUntil(first, async () => (await journey.answers()) >= 2)
  const second = await newPage(first.context(), '/table')
  await second.getByText('This match is open in another tab.').waitFor()
  expect(await options(second).count()).toBe(0)

  const before = await journey.answers()
  await playUntil(first, async () => (await journey.answers()) >= before + 2)
  const steps = await shownSteps(first)
  await expect.poll(() => shownSteps(second)).toBe(steps)

  await second.getByRole('button', { name: 'Play here' }).click()
  await question(second).waitFor()
  await first.getByText('This match is open in another tab.').waitFor()
  await playUntil(second, async () => (await journey.answers()) >= before + 4)
  expect(await storedMatches(first)).toHaveLength(1)

  // A tab that is closed lets go of the match.
  await second.close()
  await first.getByRole('button', { name: 'Play here' }).click()
  await question(first).waitFor()
  await journey.end()
})

test('loading an older save of a match keeps the longer one', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Standard table')
  await playUntil(page, acting(page))
  const [download] = await Promise.all([page.waitForEvent('download'), journey.fromMenu('Save')])
  const file = await readFile(await download.path(), 'utf8')
  const older = await journey.answers()
  await playUntil(page, async () => (await journey.answers()) > older + 3)
  const longer = await journey.answers()
  await openFile(page, 'match.json', file)
  await question(page).waitFor()
  await expect.poll(() => journey.answers()).toBeGreaterThanOrEqual(longer)
  expect(await storedMatches(page)).toHaveLength(1)
  await journey.end()
})

test('a saved match stays saved when it is reopened', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Standard table')
  await playUntil(page, acting(page))
  const [first] = await storedMatches(page)
  await journey.goTo('/')
  await journey.button('Quick battle: SphereWars').first().click()
  await question(page).waitFor()
  expect(await storedMatches(page)).toHaveLength(2)
  await journey.goTo('/')
  await showSavedMatches(page)
  await savedMatches(page).click()
  await question(page).waitFor()
  const now = await storedMatches(page)
  expect(now.map(({ saved }) => saved.seed)).toContain(first?.saved.seed)
  expect(now[0]?.key).toBe(first?.key)
  await journey.end()
})

describe('a failing store', () => {
  test('with an unreadable entry says so and shows everything else', async () => {
    const journey = await Journey.begin(browser, inject('address'))
    const { page } = journey
    await journey.setUp('Standard table')
    await playUntil(page, acting(page))
    await replaceStoredMatch(page, 'broken', { saved: { answers: 'none' } })
    await journey.goTo('/')
    await page.getByText('A saved match can’t be read.').waitFor()
    await page.getByRole('link', { name: /Continue your match/ }).waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), journey.button('Save to a file').click()])
    expect(await readFile(await download.path(), 'utf8')).toContain('none')
    await journey.button('Remove').click()
    await page.getByText('A saved match can’t be read.').waitFor({ state: 'hidden' })
    expect(await storedMatches(page)).toHaveLength(1)
    await journey.end()
  })

  test('denied by the browser says so, and the match can still be played and saved', async () => {
    const context = await newProfile(browser)
    await fixRandomness(context)
    const page = await context.newPage()
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not allowed', 'SecurityError')
      }
      for (const store of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, store, {
          get: () => {
            throw new DOMException('not allowed', 'SecurityError')
          },
        })
      }
    })
    // Workers run no script of ours before theirs: what they are served begins with it.
    await page.route('**/match-worker*', async (route) => {
      const response = await route.fetch()
      const denied = 'IDBFactory.prototype.open=()=>{throw new DOMException("not allowed","SecurityError")};'
      await route.fulfill({ response, body: denied + (await response.text()) })
    })
    await page.goto(inject('address'))
    await page.getByText('This browser doesn’t let Fray save anything.').waitFor()
    await begin(page, GAMES[0] as Offered, ['Human', 'Recruit'])
    await playUntil(page, acting(page))
    await page.getByRole('alert').getByText('This browser can’t save the match').waitFor()
    const saving = page.getByRole('alert').getByRole('button', { name: 'Save to a file' })
    const [download] = await Promise.all([page.waitForEvent('download'), saving.click()])
    expect(JSON.parse(await readFile(await download.path(), 'utf8')).answers.length).toBeGreaterThan(3)
    await context.close()
  })

  test('that is full says so, keeps what it has, and saves again when there is room', async () => {
    const context = await newProfile(browser)
    await fixRandomness(context)
    const page = await context.newPage()
    await page.route('**/match-worker*', async (route) => {
      const response = await route.fetch()
      const full = `const put=IDBObjectStore.prototype.put;let full=false;
        const heard=new BroadcastChannel('heard');
        new BroadcastChannel('full').onmessage=({data})=>{full=data;if(self.name==='')heard.postMessage('')};
        IDBObjectStore.prototype.put=function(...all){
          if(full)throw new DOMException('full','QuotaExceededError');return put.apply(this,all)};`
      await route.fulfill({ response, body: full + (await response.text()) })
    })
    await page.goto(inject('address'))
    await begin(page, GAMES[0] as Offered, ['Human', 'Recruit'])
    await playUntil(page, acting(page))
    const [before] = await storedMatches(page)
    const say = (full: boolean) =>
      page.evaluate(
        (data) =>
          new Promise<void>((resolve) => {
            new BroadcastChannel('heard').onmessage = () => resolve()
            new BroadcastChannel('full').postMessage(data)
          }),
        full,
      )
    await say(true)
    await page.getByRole('button', { name: 'Wait', exact: true }).click()
    await page.getByRole('alert').getByText('This browser can’t save the match').waitFor()
    expect((await storedMatches(page))[0]?.saved.answers).toEqual(before?.saved.answers)
    await say(false)
    await playUntil(page, acting(page))
    await page.getByRole('button', { name: 'Wait', exact: true }).click()
    await page.getByText('This browser can’t save the match').waitFor({ state: 'hidden' })
    expect((await storedMatches(page))[0]?.saved.answers.length).toBeGreaterThan(before?.saved.answers.length ?? 0)
    await context.close()
  })
})

test('when the worker is dead the page says so and offers the saved match', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Standard table')
  await playUntil(page, acting(page))
  const answers = await journey.answers()
  await page.route('**/match-worker*', (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), journey.button('Save to a file').click()])
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).answers).toHaveLength(answers)
  await page.context().close()
})

test('a match from a link is only kept once somebody plays on from it', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Standard table')
  await playUntil(page, acting(page))
  await journey.goTo('/replay')
  await journey.button('Share').click()
  const link = await page.getByRole('textbox', { name: 'Link to this match' }).inputValue()
  const other = await Journey.begin(browser, inject('address'))
  await other.page.goto(link)
  await other.button('Go to start').waitFor()
  expect(await storedMatches(other.page)).toEqual([])
  await other.goTo('/visit')
  await other.page.reload()
  await other.page.getByRole('heading', { name: 'No match to view' }).waitFor()
  await other.end()
  await journey.end()
})
