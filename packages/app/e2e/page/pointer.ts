import type { Locator, Page } from 'playwright-core'

/** A place on the screen, in pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Gets the middle of something on the screen. */
export async function middleOf(what: Locator): Promise<Spot> {
  const box = await what.first().boundingBox()
  if (!box) throw new Error(`${what} is not visible`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags from one place to another without letting go. */
export async function startDrag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
}

/** Drags from one place to another. */
export async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await startDrag(page, from, to)
  await page.mouse.up()
}

/** Drags something by a number of pixels. */
export async function dragBy(what: Locator, right: number, down: number): Promise<void> {
  const { x, y } = await middleOf(what)
  await drag(what.page(), { x, y }, { x: x + right, y: y + down })
}

/** Drags something onto something else. */
export async function dragOnto(what: Locator, onto: Locator): Promise<void> {
  await drag(what.page(), await middleOf(what), await middleOf(onto))
}
