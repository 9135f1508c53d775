import type { Locator, Page } from 'playwright-core'
import { lessonPanel } from './page/match.ts'

/** Reads on, or lets the lesson show what it waits for, and waits for the next step. */
export async function continueLesson(
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
) {
  const lesson = lessonPanel(page)
  const heading = lesson.getByRole('heading', { level: 2 })
  const title = await heading.textContent()
  await press(lesson.getByRole('button', { name: /^(Next|Show me)$/ }))
  await heading.and(page.locator(`:not(:text-is(${JSON.stringify(title)}))`)).waitFor()
}

/** Follows the lesson to its end. */
export async function finishLesson(page: Page, press?: (button: Locator) => Promise<void>): Promise<void> {
  const complete = page.getByRole('heading', { name: 'Lesson complete' })
  const next = lessonPanel(page).getByRole('button', { name: /^(Next|Show me)$/ })
  for (let steps = 0; steps < 20; steps++) {
    await next.or(complete).first().waitFor()
    if (await complete.isVisible()) return
    await continueLesson(page, press)
  }
  throw new Error('the lesson does not end')
}
