import type { Page } from 'playwright-core'

/** More decisions than any match of these tests takes. */
const LIMIT = 2000

/** Plays by taking what comes first, closing in on the enemy, until something is to be seen: the screen's cover, say. */
export async function playUntil(page: Page, seen: () => Promise<boolean>): Promise<void> {
  for (let decisions = 0; decisions < LIMIT; decisions++) {
    const choice = page.locator('.decision .options > button')
    const over = page.locator('.result').or(page.locator('.cover'))
    const confirm = page.getByRole('button', { name: /^Confirm/ })
    await choice.or(confirm).or(over).first().waitFor()
    if (await seen()) return
    const asked = await page.locator('.decision').getAttribute('data-at')
    const move = page.getByRole('button', { name: 'Move', exact: true })
    if (await confirm.isVisible()) await confirm.click()
    else if (await move.isVisible()) await move.click()
    else await choice.first().click()
    await page.locator(`.decision:not([data-at="${asked}"])`).or(over).first().waitFor()
  }
  throw new Error(`nothing of it was seen in ${LIMIT} decisions`)
}
