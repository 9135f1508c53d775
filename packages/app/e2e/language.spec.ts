import { expect, inject, test } from 'vitest'
import { newProfile } from './browser.ts'
import { Journey } from './journey.ts'
import { lessonPanel } from './page/match.ts'
import { openFile, readyArmies, rules } from './page/pages.ts'
import { browser } from './shared-browser.ts'

test('the chosen language is kept and used by the page, the games and the match', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  const language = page.getByRole('combobox', { name: /^(Language|Idioma)$/ })
  await language.selectOption({ label: 'Español' })
  await page.getByRole('heading', { name: 'Elige un juego' }).waitFor()
  await page.getByText('Cinco contra cinco').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  await journey.expectAccessible()

  await page.reload()
  await page.getByRole('heading', { name: 'Elige un juego' }).waitFor()
  await page.getByRole('link', { name: 'Aprender Spheres of War', exact: true }).click()
  await page.getByRole('button', { name: 'Empezar: El primer golpe' }).click()
  const lesson = lessonPanel(page)
  await lesson.getByText('Dos bandos, un objetivo').waitFor()
  await lesson.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: 'Mover', exact: true }).click()
  await page.getByRole('button', { name: 'Hacia Halcón' }).click()
  await page.getByRole('button', { name: 'Confirmar 2″' }).click()
  await page.getByText('Zorro avanza 2″.').first().waitFor()
  await journey.expectAccessible()

  await page.getByRole('button', { name: 'Reglas' }).click()
  await page.getByText('Las 56 reglas están en español.').waitFor()
  expect(await rules(page).getByRole('heading').locator('[lang=es]').first().textContent()).toBe('Jugadores')
  expect(await rules(page).locator('[lang=en]').count()).toBe(0)
  await page.keyboard.press('Escape')

  // In the middle of a match: what happened is told again in the other language.
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  await page.getByRole('button', { name: 'Ajustes' }).click()
  await language.selectOption({ label: 'English' })
  await page.keyboard.press('Escape')
  await page.getByText('Fox advances 2″.').first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await journey.end()
})

test('names are shown in the page’s language and found in it or in English; custom names stay', async () => {
  const context = await newProfile(browser, { locale: 'es-ES' })
  const page = await context.newPage()
  await page.goto(`${inject('address')}#/forces`)
  await page.getByRole('button', { name: 'Ejército nuevo: SphereWars', exact: true }).click()
  const search = page.getByRole('searchbox')
  const found = page.getByRole('region', { name: 'Añadir' }).getByRole('heading', { level: 3 })
  for (const words of ['vigia', 'lookout']) {
    await search.fill(words)
    await expect.poll(() => found.allTextContents()).toEqual([expect.stringMatching(/^Vigía/)])
  }

  // An army that is ready, with a name that can be changed.
  await page.goto(`${inject('address')}#/forces`)
  await page
    .getByLabel(/Missúm!/)
    .and(readyArmies(page))
    .click()
  await page.getByRole('button', { name: 'Usar una copia de Guarnición de Tsolyánu' }).click()
  const name = page.getByRole('textbox', { name: 'Nombre del ejército' })
  await expect.poll(() => name.inputValue()).toBe('Guarnición de Tsolyánu')
  const legion = page.getByRole('textbox', { name: 'Nombre', exact: true }).nth(3)
  expect(await legion.inputValue()).toBe('Aldeanos')
  await legion.click()
  await page.keyboard.press('Tab')
  // To look at a name is not to give it.
  expect(await page.getByRole('button', { name: 'Deshacer' }).isDisabled()).toBe(true)
  await legion.fill('Los de Ana')
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { name: 'Los de Ana' }).waitFor()

  await page.getByRole('combobox', { name: 'Idioma' }).selectOption({ label: 'English' })
  await page.getByRole('heading', { name: 'Los de Ana' }).waitFor()
  await page.getByRole('heading', { name: 'Wardens of the village' }).waitFor()
  await page.getByRole('link', { name: 'Cards' }).click()
  await page.getByRole('heading', { name: 'Spears of the garrison' }).waitFor()
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Español' })
  await page.getByRole('heading', { name: 'Lanzas de la guarnición' }).waitFor()
  await context.close()
})

test('the first browser language that Fray speaks is used', async () => {
  const context = await newProfile(browser, { locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto(inject('address'))
  await page.getByRole('heading', { name: 'Elige un juego' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Idioma' }).inputValue()).toBe('es')
  await context.close()
})

test('faults of a link, a file or a list are told in the page’s language', async () => {
  const context = await newProfile(browser, { locale: 'es-ES' })
  const page = await context.newPage()
  const alert = page.getByRole('alert')
  await page.goto(`${inject('address')}#/visit/cut-off`)
  await alert.getByText('el enlace está cortado').waitFor()
  await page.goto(`${inject('address')}#/`)
  await openFile(page, 'match.json', 'hello')
  await alert.getByText('no es JSON').waitFor()
  await page.keyboard.press('Escape')

  // Schema errors name the field in Spanish.
  await page.goto(`${inject('address')}#/forces`)
  await page.getByRole('button', { name: 'Importar' }).click()
  const force = { format: 'fray-force-1', game: 'spherewars', force: { race: 'alliance', points: 'many', entries: [] } }
  await page.getByRole('textbox', { name: 'O pega aquí el JSON' }).fill(JSON.stringify(force))
  await page.getByRole('button', { name: 'Importar ejército' }).click()
  await alert.getByText(/points: .*se esperaba número/).waitFor()

  // And what the rules have against forces that are not made to meet.
  await page.goto(`${inject('address')}#/games/spherewars`)
  await page.getByText('Elegir ejércitos').click()
  await page.getByRole('combobox', { name: 'Tu ejército' }).selectOption('ready:alliance-scout')
  await page.getByRole('combobox', { name: 'Ejército enemigo' }).selectOption('ready:book-epic')
  await alert.getByText(/seats\[0\]\.bands\[0\]: .*; añade/).waitFor()
  await context.close()
})
