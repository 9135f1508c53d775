import type { Page } from 'playwright-core'
import { decisionAfter, decisionNumber, options } from './page/decision.ts'
import { resultWindow } from './page/match.ts'
import { placedBase } from './page/table.ts'

/** Presses Tab until the focus is on what is called so. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (element === document.body) return ''
      const label = element?.closest('label')?.textContent
      return [element?.getAttribute('aria-label'), element?.textContent, label].join(' ')
    })
    if (name.test(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

/** Answers the decision that has the focus: moves rather than waits, and confirms places. */
export async function decideByKeys(page: Page): Promise<void> {
  await options(page).or(placedBase(page)).and(page.locator(':focus')).waitFor()
  if (await page.getByRole('button', { name: 'Wait', exact: true }).isVisible()) await page.keyboard.press('Tab')
  const asked = await decisionNumber(page)
  await page.keyboard.press('Enter')
  await decisionAfter(page, asked).or(resultWindow(page)).first().waitFor()
}
