import type { Page } from 'playwright-core'

/** More decisions than any match of these tests takes. */
const LIMIT = 2000

/**
 * Plays by taking what comes first, closing in on the enemy, until something is to be seen. Persons who share the
 * screen pass it on where they must.
 */
export async function playUntil(page: Page, seen: () => Promise<boolean>): Promise<void> {
  const choice = page.locator('.decision .options button')
  const confirm = page.getByRole('button', { name: /^Confirm/ })
  const cover = page.locator('.cover button')
  const over = page.locator('.result').or(cover)
  for (let decisions = 0; decisions < LIMIT; decisions++) {
    await choice.or(confirm).or(over).first().waitFor()
    if (await seen()) return
    if (await cover.isVisible()) await takeOver(page)
    else {
      const asked = await page.locator('.decision').getAttribute('data-at')
      const move = page.getByRole('button', { name: 'Move', exact: true })
      // What is to be put in order is proposed in an order.
      if (await page.locator('.arranging').isVisible()) await confirm.click()
      else if (await confirm.isVisible()) await place(page)
      else if (await move.isVisible()) await move.click()
      else await choice.first().click()
      await page.locator(`.decision:not([data-at="${asked}"])`).or(over).first().waitFor()
    }
  }
  throw new Error(`nothing of it was seen in ${LIMIT} decisions`)
}

/** Confirms the place that is proposed. A formation stands until it is given orders: then the next suggestion is taken. */
async function place(page: Page): Promise<void> {
  const confirm = page.getByRole('button', { name: /^Confirm/ })
  const next = page.getByRole('button', { name: 'Next suggestion' })
  const judged = page.locator('.placing .verdict[aria-busy="false"]')
  if ((await page.locator('.march').isVisible()) && (await next.isVisible())) await next.click()
  await judged.waitFor()
  if ((await confirm.isDisabled()) && (await next.isVisible())) {
    await next.click()
    await judged.waitFor()
  }
  // Where nothing can be placed, something else can be chosen.
  if (await confirm.isEnabled()) await confirm.click()
  else await page.locator('.decision .options button').first().click()
}

/** The person the screen was passed to takes it over. */
export async function takeOver(page: Page): Promise<void> {
  await page.locator('.cover button').click()
  await page.locator('.decision').waitFor()
}
