import type { Locator, Page } from 'playwright-core'
import { confirmButton, decisionAfter, decisionPanel, openDecision, options, placeVerdict } from './page/decision.ts'
import { handOverScreen, resultWindow } from './page/match.ts'
import { orderedFormation, placedBase } from './page/table.ts'

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
  const [cover, over] = [handOverScreen(page), resultWindow(page)]
  const open = openDecision(page).and(decisionAfter(page, before))
  await cover.or(over).or(open).first().waitFor()
  const nothing = { at: null, mayMove: false, marches: false }
  if (await cover.isVisible()) return { ...nothing, is: 'cover' }
  if (await over.isVisible()) return { ...nothing, is: 'over' }
  const [at, kind] = [await open.getAttribute('data-at'), await open.getAttribute('data-kind')]
  if (kind === 'place') {
    await placedBase(page).waitFor()
    return { ...nothing, at, is: 'place', marches: await orderedFormation(page).isVisible() }
  }
  if (kind === 'arrange') return { ...nothing, at, is: 'arrange' }
  return { ...nothing, at, is: 'pick', mayMove: await move(page).isVisible() }
}

const move = (page: Page) => page.getByRole('button', { name: 'Move', exact: true })

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
    if (is === 'arrange') await press(confirmButton(page))
    else if (is === 'place') await place(page, marches, press)
    else if (mayMove) await press(move(page))
    else await press(options(page).first())
  }
}

/** Confirms the proposed place. A formation stays put by default, so its next suggestion is taken. */
async function place(page: Page, marches: boolean, press: Press): Promise<void> {
  const confirm = confirmButton(page)
  const next = page.getByRole('button', { name: 'Next suggestion' })
  const judged = placeVerdict(page)
  if (marches && (await next.isVisible())) await press(next)
  await judged.waitFor()
  if ((await confirm.isDisabled()) && (await next.isVisible())) {
    await press(next)
    await judged.waitFor()
  }
  // If nothing can be placed, there is another option.
  if (await confirm.isEnabled()) await press(confirm)
  else await press(options(page).first())
}

/** Continues as the person the device was passed to. */
export async function takeOver(page: Page): Promise<void> {
  await handOverScreen(page).getByRole('button').click()
  await decisionPanel(page).waitFor()
}
