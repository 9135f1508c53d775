import { armyEntries, printedCards, readyArmies } from '../page/pages.ts'
import { button, type Picture, type Sitter } from './sitter.ts'

/** Opens a random legal army in the builder. */
export async function newForce(sitter: Sitter, game: string): Promise<void> {
  await sitter.goTo('/forces')
  await button(sitter, `Random army: ${game}`).click()
  await armyEntries(sitter.page).first().waitFor()
}

const builder = (name: string, game: string): Picture => ({ name, pose: (sitter) => newForce(sitter, game) })

/** Where forces are made, printed, shared and kept. */
export const forcePictures: readonly Picture[] = [
  {
    name: 'forces',
    pose: async (sitter) => {
      for (const game of ['SphereWars', 'Missúm!', 'SphereWars: the Manuscript']) await newForce(sitter, game)
      await sitter.goTo('/forces')
      await sitter.page
        .getByRole('link', { name: /^Edit / })
        .nth(2)
        .waitFor()
      await readyArmies(sitter.page).nth(2).waitFor()
    },
  },
  {
    name: 'forces-none',
    pose: async ({ page, goTo }) => {
      await goTo('/forces')
      await readyArmies(page).nth(2).waitFor()
    },
  },
  builder('builder-spherewars', 'SphereWars'),
  builder('builder-manuscript', 'SphereWars: the Manuscript'),
  builder('builder-missum', 'Missúm!'),
  {
    name: 'builder-faults',
    pose: async (sitter) => {
      const { page, goTo } = sitter
      await goTo('/forces')
      await button(sitter, 'New army: SphereWars').click()
      for (const who of ['Nirlem', 'Rodanes']) await button(sitter, `Add ${who}`).click()
      await page.getByText('the band has 2 leaders').first().waitFor()
    },
  },
  {
    name: 'builder-profiles',
    pose: async (sitter) => {
      await newForce(sitter, 'SphereWars')
      await button(sitter, 'Custom units').click()
      await button(sitter, 'New card').click()
    },
  },
  {
    name: 'cards',
    pose: async (sitter) => {
      await newForce(sitter, 'SphereWars')
      await sitter.page.getByRole('link', { name: 'Cards' }).click()
      await printedCards(sitter.page).first().waitFor()
    },
  },
  {
    name: 'cards-missum',
    pose: async (sitter) => {
      await newForce(sitter, 'Missúm!')
      await sitter.page.getByRole('link', { name: 'Cards' }).click()
      await printedCards(sitter.page).first().waitFor()
    },
  },
  {
    name: 'shared-force',
    pose: async (sitter) => {
      await newForce(sitter, 'SphereWars')
      await button(sitter, 'Share').click()
      const address = await sitter.page.getByRole('textbox', { name: 'Link to this army' }).inputValue()
      await sitter.page.goto(address)
      await button(sitter, 'Save to my armies').waitFor()
    },
  },
]
