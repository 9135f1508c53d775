import type { Locator, Page } from 'playwright-core'

/** More decisions than any match of these tests takes. */
const LIMIT = 2000

/** What is to be done at the table, as somebody sees it who looks at the page. */
export interface Asked {
  /** What the decision is called, apart from all others. */
  readonly at: string | null
  /** The screen is to be passed on, or the match is over. */
  readonly is: 'cover' | 'over' | 'arrange' | 'place' | 'pick'
  readonly mayMove: boolean
  /** A formation stands until it is given orders. */
  readonly marches: boolean
}

/** Takes what comes first. */
export type Decide = (page: Page, asked: Asked) => Promise<void>

/** Presses a button, by whatever the person has. */
type Press = (button: Locator) => Promise<void>

/**
 * Plays by taking what comes first, closing in on the enemy, until something is to be seen. Persons who share the
 * screen pass it on where they must.
 */
export async function playUntil(
  page: Page,
  seen: () => Promise<boolean>,
  decide: Decide = byPressing((button) => button.click()),
): Promise<void> {
  let before: string | null = null
  for (let decisions = 0; decisions < LIMIT; decisions++) {
    const asked = await nextAsked(page, before)
    if (await seen()) return
    if (asked.is === 'over') throw new Error('the match is over, and nothing of it was seen')
    if (asked.is === 'cover') await takeOver(page)
    else await decide(page, asked)
    before = asked.is === 'cover' ? null : asked.at
  }
  throw new Error(`nothing of it was seen in ${LIMIT} decisions`)
}

/** Waits until something else is asked than before, and looks at it. */
async function nextAsked(page: Page, before: string | null): Promise<Asked> {
  const found = await page.waitForFunction((last) => {
    const shown = (what: string) => document.querySelector(what)?.checkVisibility() ?? false
    const at = document.querySelector('.decision')?.getAttribute('data-at') ?? null
    const kinds = [
      ['cover', '.cover button'],
      ['over', '.result'],
      ['arrange', '.decision .arranging'],
      ['place', '.decision .placing'],
      ['pick', '.decision .options button'],
    ] as const
    const [is] = kinds.find(([, what]) => shown(what)) ?? []
    if (!is || (last !== null && at === last && is !== 'cover' && is !== 'over')) return undefined
    const options = [...document.querySelectorAll('.decision .options button')]
    const names = options.map((option) => option.getAttribute('aria-label') ?? option.textContent?.trim())
    return { at, is, mayMove: names.includes('Move'), marches: shown('.march') }
  }, before)
  return (await found.jsonValue()) as Asked
}

/** A finger that never taps twice at one place: the second tap of two that follow each other at once answers nothing more. */
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
    // What is to be put in order is proposed in an order.
    if (is === 'arrange') await press(page.locator('.decision .arranging .button-main'))
    else if (is === 'place') await place(page, marches, press)
    else if (mayMove) await press(page.getByRole('button', { name: 'Move', exact: true }))
    else await press(page.locator('.decision .options button').first())
  }
}

/** Confirms the place that is proposed. A formation stands until it is given orders: then the next suggestion is taken. */
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
  // Where nothing can be placed, something else can be chosen.
  if (await confirm.isEnabled()) await press(confirm)
  else await press(page.locator('.decision .options button').first())
}

/** The person the screen was passed to takes it over. */
export async function takeOver(page: Page): Promise<void> {
  await page.locator('.cover button').click()
  await page.locator('.decision').waitFor()
}
