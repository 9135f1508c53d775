import type { Page } from 'playwright-core'

/** A game as people know it, and the smallest battle it offers: what to choose on its setup page. */
export interface Offered {
  readonly id: string
  readonly title: string
  readonly smallest: readonly { readonly group: string; readonly choice: string }[]
}

/** Every game that can be played from the first page. */
export const GAMES: readonly Offered[] = [
  { id: 'spheres-of-war', title: 'Spheres of War', smallest: [{ group: 'Battlefield', choice: 'Close quarters' }] },
  { id: 'spherewars', title: 'SphereWars', smallest: [{ group: 'Match size', choice: 'Scout game' }] },
  { id: 'spherewars-manuscript', title: 'SphereWars: the Manuscript', smallest: [] },
  { id: 'missum', title: 'Missúm!', smallest: [] },
  { id: 'confrontation', title: 'Confrontation', smallest: [] },
]

/** Goes to the table with the smallest battle of a game; players by seat, bots at once. */
export async function begin(page: Page, { title, smallest }: Offered, players: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click()
  for (const { group, choice } of smallest) {
    await page.getByRole('radiogroup', { name: group }).getByText(choice).click()
  }
  const seats = page.getByRole('radiogroup', { name: /^Player for/ })
  await seats.nth(1).waitFor()
  for (const [seat, player] of players.entries()) await seats.nth(seat).getByText(player, { exact: true }).click()
  if (players.some((player) => player !== 'Human')) await page.getByText('Instant').click()
  await page.getByRole('button', { name: 'Start match' }).click()
  await page.getByRole('banner').waitFor()
}
