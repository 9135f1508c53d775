import type { Json } from '@fray/kernel'
import type { PlayerKind } from '@fray/session'
import type { Locator, Page } from 'playwright-core'
import { battleFile, matchFile, openMatch } from '../match-files.ts'
import { question } from '../page/decision.ts'

/** Somebody who goes about in the app to have a picture taken. */
export interface Sitter {
  readonly page: Page
  /** Goes to an address of the app. */
  goTo(path: string): Promise<void>
}

/** A page of the app as it is worth looking at. Each begins with an empty browser at the first page. */
export interface Picture {
  readonly name: string
  /** The language of the browser (default: British English). */
  readonly locale?: string
  pose(sitter: Sitter): Promise<unknown>
}

/** Opens a match that was laid out just so. */
export async function lay(sitter: Sitter, ...match: Parameters<typeof matchFile>): Promise<void> {
  await openMatch(sitter.page, await matchFile(...match))
}

/** Opens a battle that bots have fought for so many decisions. */
export async function joinBattle(
  sitter: Sitter,
  game: string,
  setup: Json | undefined,
  decisions: number,
): Promise<void> {
  const players: PlayerKind[] = ['person', 'soldier', 'soldier', 'soldier']
  const file = await battleFile(game, setup, players, ({ answers, pending }) => {
    return answers.length >= decisions && pending.some(({ seat }) => seat === 0)
  })
  await openMatch(sitter.page, file)
  await question(sitter.page).waitFor()
}

export function button({ page }: Sitter, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: typeof name === 'string' })
}
