import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { diceTray } from './page/match.ts'
import { browser } from './shared-browser.ts'

/** Runs in the page: counts what is made to be heard by what it is made of. */
function listen(): void {
  const heard: Record<string, number> = {}
  Object.assign(globalThis, { heard })
  const names: Record<number, string> = { 2600: 'dice', 220: 'steps', 5200: 'steel', 160: 'fall' }
  globalThis.BiquadFilterNode = class extends BiquadFilterNode {
    constructor(context: BaseAudioContext, options: BiquadFilterOptions = {}) {
      super(context, options)
      const name = names[options.frequency ?? 0]
      if (name) heard[name] = (heard[name] ?? 0) + 1
    }
  }
}

/** Opens the replay of a finished battle of two bots. */
async function replayBattle(prepare: (journey: Journey) => Promise<unknown>): Promise<Journey> {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await prepare(journey)
  await page.reload()
  await journey.setUp('Close quarters', ['Recruit', 'Recruit'])
  await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click()
  await journey.button('Go to start').click()
  return journey
}

const heardIn = (journey: Journey) => journey.page.evaluate(() => (globalThis as { heard?: object }).heard)

async function toTheNextLoss(journey: Journey): Promise<void> {
  await journey.button('Next loss').click()
  await diceTray(journey.page).getByRole('img').first().waitFor()
}

test('dice, steel and falls are heard, in replays too', async () => {
  const journey = await replayBattle(({ page }) => page.addInitScript(listen))
  // Those of the match itself do not count.
  await journey.page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard: Record<string, number> }
    for (const name of Object.keys(heard)) delete heard[name]
  })
  await toTheNextLoss(journey)
  await expect
    .poll(() => heardIn(journey))
    .toMatchObject({
      ...{ dice: expect.any(Number), steel: expect.any(Number), fall: expect.any(Number) },
    })
  await journey.end()
})

test('sounds can be switched off', async () => {
  const journey = await replayBattle(async ({ page }) => {
    await page.addInitScript(listen)
    await page.evaluate(() => localStorage.setItem('fray.settings', JSON.stringify({ sound: 'off' })))
  })
  await toTheNextLoss(journey)
  await journey.button('Step back').click()
  expect(await heardIn(journey)).toEqual({})
  await journey.end()
})

test('a machine without sound plays on in silence', async () => {
  const journey = await replayBattle(({ page }) =>
    page.addInitScript(() => void Object.assign(globalThis, { AudioContext: undefined })),
  )
  await toTheNextLoss(journey)
  await journey.button('Step forward').click()
  await journey.end()
})
