import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { DESKTOP, OnlinePlayer, PHONE, playOn } from './online.ts'
import { browser } from './shared-browser.ts'

/** Passkeys need a domain, which an address of digits is not. */
const address = () => inject('address').replace('127.0.0.1', 'localhost')
const arrive = (viewport = DESKTOP) => OnlinePlayer.arrive(browser, address(), viewport)
const PASSWORD = 'correct horse battery'

/** Sign-in names are unique on the server that all tests share. */
const newLogin = (name: string) => `${name}-${Math.random().toString(36).slice(2, 10)}`

async function createAccount({ page }: OnlinePlayer, login: string): Promise<void> {
  const form = page.locator('.people-section', { has: page.getByRole('heading', { name: 'Create an account' }) })
  await form.getByLabel('Sign-in name').fill(login)
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Create an account' }).click()
  await page.getByText(`Signed in as ${login}`).waitFor()
}

async function signIn({ page }: OnlinePlayer, login: string, password = PASSWORD): Promise<void> {
  const form = page.locator('.people-section', { has: page.getByRole('heading', { name: 'Sign in' }) })
  await form.getByLabel('Sign-in name').fill(login)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Gives a page a device that makes and uses passkeys. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a guest plays, becomes an account, and goes on with the match on a phone', async () => {
  const [anna, ben, phone] = [await arrive(), await arrive(), await arrive(PHONE)]
  const link = await anna.create('spheres-of-war', 'Anna')
  await ben.join(link, 'Ben')
  await anna.seeTable()
  await playOn([anna, ben], 3)
  await anna.goTo('/online')
  await anna.page.getByRole('link', { name: 'Sign in' }).click()
  const login = newLogin('anna')
  await createAccount(anna, login)

  await phone.goTo('/account')
  await signIn(phone, login, 'a wrong password')
  await phone.page.getByRole('alert').getByText('The name, the password or the passkey is wrong.').waitFor()
  await signIn(phone, login)
  await phone.page.getByText(`Signed in as ${login}`).waitFor()
  await phone.page.getByRole('link', { name: 'Play online' }).click()
  await phone.page.getByRole('link', { name: /with Ben/ }).click()
  await phone.seeTable()
  await playOn([phone, ben], 3)

  await anna.page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await anna.page.getByRole('heading', { name: 'Create an account' }).waitFor()
  await phone.page.getByText('You are watching this match.').waitFor()
  for (const player of [anna, ben, phone]) player.expectNoErrors()
})

test('an account is made with a passkey, which signs in again; a password can be added', async () => {
  const carla = await arrive()
  const { page } = carla
  await addAuthenticator(page)
  await carla.goTo('/account')
  const login = newLogin('carla')
  await page.getByLabel('Your name').fill('Carla')
  await page.getByLabel('Sign-in name').first().fill(login)
  await page.getByRole('button', { name: 'Create with a passkey' }).click()
  await page.getByText(`Signed in as ${login}`).waitFor()
  expect(await page.getByRole('button', { name: 'Remove' }).isDisabled()).toBe(true)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set a password' }).click()
  await page.getByText('The password is changed.').waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText(`Signed in as ${login}`).waitFor()
  carla.expectNoErrors()
})

test('account, profile and leaderboard pass axe in both themes', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.goTo('/account')
  await page.getByRole('heading', { name: 'Create an account' }).waitFor()
  await journey.expectAccessibleInBothThemes()
  await page.getByLabel('Your name').fill('Dora')
  await page.getByLabel('Sign-in name').first().fill(newLogin('dora'))
  await page.getByLabel('Password').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
  await journey.expectAccessibleInBothThemes()
  await page.getByRole('link', { name: 'My profile' }).click()
  await page.getByText('No rated matches yet.').waitFor()
  await journey.expectAccessibleInBothThemes()
  await page.getByRole('link', { name: 'Leaderboard' }).click()
  await page.getByText('Nobody has played enough').waitFor()
  await journey.expectAccessibleInBothThemes()
  await journey.end()
})

test('two people play a rated match without odds; profiles and ratings show its result', async () => {
  const [anna, ben] = [await arrive(), await arrive(PHONE)]
  const [annasLogin, bensLogin] = [newLogin('anna'), newLogin('ben')]
  for (const [player, login] of [
    [anna, annasLogin],
    [ben, bensLogin],
  ] as const) {
    await player.goTo('/account')
    await player.page.getByLabel('Your name').fill(login)
    await createAccount(player, login)
  }
  const link = await anna.create('spheres-of-war', annasLogin, (page) =>
    page.getByText('Rated', { exact: true }).click(),
  )
  await ben.join(link, bensLogin)
  await anna.seeTable()
  await playOn([anna, ben], 2)
  await ben.fromMenu('Resign')
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await anna.page.getByRole('heading', { name: 'You win' }).waitFor()
  await anna.goTo('/account')
  await anna.page.getByRole('link', { name: 'My profile' }).click()
  await anna.page.getByText(/1662 ± \d+, 1 match/).waitFor()
  const tile = anna.page.getByRole('link', { name: new RegExp(bensLogin) })
  expect(await tile.textContent()).toContain('Won')
  await tile.click()
  await anna.page.locator('.scrubber').waitFor()

  await ben.goTo('/account')
  const download = ben.page.waitForEvent('download')
  await ben.page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('fray-my-data.json')
  await ben.page.getByRole('button', { name: 'Delete my data…' }).click()
  const form = ben.page.getByRole('dialog')
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Delete everything' }).click()
  await ben.page.getByRole('heading', { name: 'Create an account' }).waitFor()
  await anna.goTo('/online')
  await anna.page.getByRole('link', { name: /with Deleted player/ }).waitFor()
  for (const player of [anna, ben]) player.expectNoErrors()
})

test('a player mutes another, whose messages are hidden until that is taken back', async () => {
  const [anna, ben] = [await arrive(), await arrive(PHONE)]
  const link = await anna.create('spheres-of-war', 'Anna')
  await ben.join(link, 'Ben')
  await anna.seeTable()
  await ben.page.getByRole('button', { name: 'Chat' }).click()
  await ben.page.getByLabel('Message').fill('You play badly')
  await ben.page.getByRole('button', { name: 'Send' }).click()
  await anna.page.getByRole('button', { name: 'Chat, 1 new' }).click()
  const chat = anna.page.getByRole('dialog')
  await chat.getByRole('button', { name: 'About this message of Ben' }).click()
  await chat.getByRole('button', { name: 'Report as insulting' }).click()
  await chat.getByText('Reported to the operators').waitFor()
  await chat.getByRole('button', { name: 'Mute Ben' }).click()
  await chat.getByText('No messages yet.').waitFor()
  await anna.goTo('/account')
  await anna.page.getByRole('button', { name: 'Unmute' }).click()
  await anna.page.getByRole('heading', { name: 'Muted players' }).waitFor({ state: 'hidden' })
  await anna.page.goto(link)
  await anna.page.getByRole('button', { name: 'Chat' }).click()
  await anna.page.getByRole('dialog').getByText('You play badly').waitFor()
  for (const player of [anna, ben]) player.expectNoErrors()
})
