import type { Locator, Page } from 'playwright-core'

/** More decisions than any match of these tests needs. */
const LIMIT = 2000

/** The decision on the page, as a person sees it. */
export interface Asked {
  /** The unique name of the decision. */
  readonly at: string | null
  /** `cover`: the device must be passed on. */
  readonly is: 'cover' | 'over' | 'arrange' | 'place' | 'pick'
  readonly mayMove: boolean
  /** A formation, which stays until it gets orders. */
  readonly marches: boolean
}

/** Answers a decision. */
export type Decide = (page: Page, asked: Asked) => Promise<void>

/** Presses a button with the mouse or a finger. */
type Press = (button: Locator) => Promise<void>

/** Plays the first option each time, closing in on the enemy, until a condition holds. Passes the device on if asked. */
export async function playUntil(
  page: Page,
  seen: () => Promise<boolean>,
  decide: Decide = byPressing((button) => button.click()),
): Promise<void> {
  let before: string | null = null
  for (let decisions = 0; decisions < LIMIT; decisions++) {
    const asked = await nextAsked(page, before)
    if (await seen()) return
    if (asked.is === 'over') throw new Error('the match ended before the condition held')
    if (asked.is === 'cover') await takeOver(page)
    else await decide(page, asked)
    before = asked.is === 'cover' ? null : asked.at
  }
  throw new Error(`the condition did not hold within ${LIMIT} decisions`)
}

/** Waits for the next decision. */
async function nextAsked(page: Page, before: string | null): Promise<Asked> {
  const found = await page.waitForFunction((last) => {
    const isVisible = (what: string) => document.querySelector(what)?.checkVisibility() ?? false
    const at = document.querySelector('.decision')?.getAttribute('data-at') ?? null
    const kinds = [
      ['cover', '.cover button'],
      ['over', '.result'],
      ['arrange', '.decision .arranging'],
      ['place', '.decision .placing'],
      ['pick', '.decision .options button'],
    ] as const
    const [is] = kinds.find(([, what]) => isVisible(what)) ?? []
    if (!is || (last !== null && at === last && is !== 'cover' && is !== 'over')) return undefined
    const options = [...document.querySelectorAll('.decision .options button')]
    const names = options.map((option) => option.getAttribute('aria-label') ?? option.textContent?.trim())
    return { at, is, mayMove: names.includes('Move'), marches: isVisible('.march') }
  }, before)
  return (await found.jsonValue()) as Asked
}

/** Taps with a finger, never twice at one place: the app ignores the second of two quick taps there. */
export function byFinger(): Press {
  let last = 0
  return async (button) => {
    await button.scrollIntoViewIfNeeded()
    const { x, width, height } = (await button.boundingBox())!
    const [left, right] = [0.15, 0.85].map((part) => width * part) as [number, number]
    const inside = Math.abs(x + left - last) > Math.abs(x + right - last) ? left : right
    last = x + inside
    await button.tap({ position: { x: inside, y: height / 2 } })
  }
}

/** Decides by pressing buttons. */
export function byPressing(press: Press): Decide {
  return async (page, { is, mayMove, marches }) => {
    // An arrangement is proposed, so confirming is enough.
    if (is === 'arrange') await press(page.locator('.decision .arranging .button-main'))
    else if (is === 'place') await place(page, marches, press)
    else if (mayMove) await press(page.getByRole('button', { name: 'Move', exact: true }))
    else await press(page.locator('.decision .options button').first())
  }
}

/** Confirms the proposed place. A formation stays put by default, so its next suggestion is taken. */
async function place(page: Page, marches: boolean, press: Press): Promise<void> {
  const confirm = page.locator('.decision .placing > .button-main')
  const next = page.getByRole('button', { name: 'Next suggestion' })
  const judged = page.locator('.placing .verdict[aria-busy="false"]')
  if (marches && (await next.isVisible())) await press(next)
  await judged.waitFor()
  if ((await confirm.isDisabled()) && (await next.isVisible())) {
    await press(next)
    await judged.waitFor()
  }
  // If nothing can be placed, there is another option.
  if (await confirm.isEnabled()) await press(confirm)
  else await press(page.locator('.decision .options button').first())
}

/** Continues as the person the device was passed to. */
export async function takeOver(page: Page): Promise<void> {
  await page.locator('.cover button').click()
  await page.locator('.decision').waitFor()
}
