import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { DESKTOP, OnlinePlayer, PHONE, playOn, someoneAsked } from './online.ts'
import { browser } from './shared-browser.ts'

const arrive = (viewport = DESKTOP) => OnlinePlayer.arrive(browser, inject('address'), viewport)

/** The games, and whether both players see the same steps: an answer given in secret is a step for one of them only. */
test.each([
  ['spheres-of-war', true],
  ['spherewars', true],
  ['spherewars-manuscript', true],
  ['missum', false],
  ['confrontation', true],
])('%s: two people play by link, one on a phone, and a reload comes back to the same table', async (game, isAlike) => {
  const [anna, ben] = [await arrive(), await arrive(PHONE)]
  const link = await anna.create(game, 'Anna')
  await ben.join(link, 'Ben')
  await anna.seeTable()
  await playOn([anna, ben], 6)
  await expect.poll(() => anna.page.locator('.topbar').textContent()).toContain('Ben')
  await expect.poll(() => ben.page.locator('.topbar').textContent()).toContain('Anna')

  const seeAlike = async () => !isAlike || (await anna.steps()) === (await ben.steps())
  await expect.poll(seeAlike).toBe(true)
  const before = await ben.steps()
  await ben.page.reload()
  await ben.seeTable()
  expect(await ben.steps()).toBeGreaterThanOrEqual(before)
  await playOn([anna, ben], 2)
  await expect.poll(seeAlike).toBe(true)
  for (const player of [anna, ben]) player.expectNoErrors()
})

test('a lost connection is shown, and the match goes on when it is back', async () => {
  const [anna, ben] = [await arrive(), await arrive()]
  const link = await anna.create('spheres-of-war', 'Anna')
  let breakConnection = async () => {}
  await ben.page.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer()
    breakConnection = async () => {
      await server.close()
      await socket.close()
    }
  })
  await ben.join(link, 'Ben')
  await anna.seeTable()
  await playOn([anna, ben], 3)
  await breakConnection()
  await playOn([anna, ben], 4)
  await expect.poll(async () => (await anna.steps()) === (await ben.steps())).toBe(true)
  for (const player of [anna, ben]) player.expectNoErrors()
})

test('a player goes on at a desktop in the middle of a decision that began on a phone', async () => {
  const [anna, ben] = [await arrive(), await arrive(PHONE)]
  const link = await anna.create('spheres-of-war', 'Anna')
  await ben.join(link, 'Ben')
  await anna.seeTable()
  const asked = (await someoneAsked([anna, ben])) ?? ben
  const desktop = await asked.atAnotherDevice(browser, DESKTOP)
  await desktop.page.goto(link)
  await desktop.seeTable()
  expect(await desktop.isAsked()).toBe(true)
  await desktop.answer()
  await expect.poll(async () => (await asked.steps()) === (await desktop.steps())).toBe(true)
  await playOn([anna, ben], 2)
  for (const player of [anna, ben, desktop]) player.expectNoErrors()
})

test('armies are chosen in secret after joining, and the match begins when both have chosen', async () => {
  const [anna, ben] = [await arrive(), await arrive(PHONE)]
  const link = await anna.create('spherewars', 'Anna', (page) => page.getByText('Everyone chooses').click())
  await ben.page.goto(link)
  await ben.page.getByText('Each player chooses an army after joining, in secret.').waitFor()
  await ben.page.getByLabel('Your name').fill('Ben')
  await ben.page.getByRole('button', { name: 'Join the match' }).click()
  const army = ben.page.getByLabel('Your army')
  await army.selectOption({ index: 2 })
  const chosen = await army.locator('option:checked').textContent()
  await ben.page.getByRole('button', { name: 'Choose this army' }).click()
  await ben.page.getByRole('heading', { name: 'Waiting for Anna to choose an army' }).waitFor()
  await anna.page.getByRole('heading', { name: 'Choose your army' }).waitFor()
  const seats = anna.page.getByRole('list', { name: 'Players' })
  await seats.getByText('army chosen').waitFor()
  expect(await seats.textContent(), 'nobody learns which').not.toContain(chosen?.split(' (')[0])
  await anna.page.getByRole('button', { name: 'Choose this army' }).click()
  for (const player of [anna, ben]) {
    await player.seeTable()
    player.expectNoErrors()
  }
})

test('a match by turns tells in the list whose turn it is, which armies fight, and how much time is left', async () => {
  const [anna, ben] = [await arrive(), await arrive()]
  const link = await anna.create('confrontation', 'Anna', (page) => page.getByText('3 days per turn').click())
  await ben.join(link, 'Ben')
  await anna.seeTable()
  await playOn([anna, ben], 2)
  const asked = (await someoneAsked([anna, ben])) ?? ben
  const isAnna = asked === anna
  await asked.goTo('/online')
  const tile = asked.page.getByRole('link', { name: isAnna ? /with Ben/ : /with Anna/ })
  await tile.getByText('Your turn').waitFor()
  expect(await tile.textContent()).toContain(
    isAnna ? 'Lions of Alahan – Orcs of Bran-Ô-Kor' : 'Orcs of Bran-Ô-Kor – Lions of Alahan',
  )
  expect(await tile.textContent()).toMatch(/(3d 0h|2d 23h) left/)
  expect(await tile.locator('svg').count()).toBe(1)
  for (const player of [anna, ben]) player.expectNoErrors()
})

test('coming back to a match shows, as a film, what has happened since', async () => {
  const [anna, ben] = [await arrive(), await arrive(PHONE)]
  const link = await anna.create('spheres-of-war', 'Anna', (page) => page.getByText('Already deployed').click())
  await ben.join(link, 'Ben')
  await anna.seeTable()
  const asked = (await someoneAsked([anna, ben])) ?? ben
  const away = asked === anna ? ben : anna
  const seen = await away.steps()
  await away.goTo('/online')
  await away.page.getByRole('heading', { name: 'My matches' }).waitFor()
  await asked.answer()
  await away.page.goto(link)
  await away.page.getByText('The match has gone on since your last visit.').waitFor()
  await away.page.getByRole('link', { name: 'Show what happened' }).click()
  await away.page.locator('.scrubber').waitFor()
  expect(away.page.url()).toContain(`/replay/${seen}/play`)
  await away.page.goto(link)
  await away.seeTable()
  expect(await away.page.getByText('The match has gone on since your last visit.').count()).toBe(0)
  for (const player of [anna, ben]) player.expectNoErrors()
})

test('a match whose server does not reply says so, and opens when it replies again', async () => {
  const [anna, ben] = [await arrive(), await arrive()]
  const link = await anna.create('spheres-of-war', 'Anna')
  let isUp = false
  await ben.page.routeWebSocket(/\/api\/socket$/, (socket) => {
    if (isUp) socket.connectToServer()
    else void socket.close()
  })
  await ben.page.goto(link)
  await ben.page.getByRole('heading', { name: 'The server does not reply' }).waitFor()
  await ben.page.getByRole('button', { name: 'Try again' }).click()
  isUp = true
  await ben.page.getByRole('heading', { name: 'Anna invites you to a match' }).waitFor()
})

test('a match in the lobby is joined from there, players talk, and an onlooker watches', async () => {
  const [anna, ben, carla] = [await arrive(), await arrive(), await arrive(PHONE)]
  await anna.create('spheres-of-war', 'Anna Lobby', async (page) => {
    await page.getByText('Anybody in the lobby').click()
    await page.getByText('Already deployed').click()
  })
  await ben.goTo('/online')
  await ben.page.getByRole('link', { name: /Anna Lobby/ }).click()
  await ben.join(ben.page.url(), 'Ben')
  await anna.seeTable()
  await ben.page.getByRole('button', { name: 'Chat' }).click()
  await ben.page.getByRole('button', { name: 'Good luck!' }).click()
  await ben.page.getByLabel('Message').fill('Shall we?')
  await ben.page.getByRole('button', { name: 'Send' }).click()
  await anna.page.getByRole('button', { name: 'Chat, 2 new' }).click()
  expect(await anna.page.getByRole('dialog').textContent()).toContain('Good luck!')
  expect(await anna.page.getByRole('dialog').textContent()).toContain('Shall we?')
  await anna.page.keyboard.press('Escape')
  await ben.page.keyboard.press('Escape')

  await carla.page.goto(ben.page.url())
  await carla.seeTable()
  await carla.page.getByText('You are watching this match.').waitFor()
  expect(await carla.isAsked()).toBe(false)
  await playOn([anna, ben], 2)
  await expect.poll(async () => (await carla.steps()) === (await anna.steps())).toBe(true)

  await anna.goTo('/online')
  const mine = anna.page.getByRole('link', { name: /with Ben/ })
  await mine.waitFor()
  expect(await mine.textContent()).toMatch(/Your turn|Their turn/)
  await mine.click()
  await anna.seeTable()
  for (const player of [anna, ben, carla]) player.expectNoErrors()
})

test('a draw is offered and declined, a player resigns, and a rematch swaps the sides', async () => {
  const [anna, ben] = [await arrive(), await arrive(PHONE)]
  const link = await anna.create('spheres-of-war', 'Anna', (page) => page.getByText('20 min + 15 s').click())
  await ben.join(link, 'Ben')
  await anna.seeTable()
  expect(await anna.page.getByRole('timer').allTextContents()).toEqual([
    expect.stringMatching(/^\d+:\d\d$/),
    expect.stringMatching(/^\d+:\d\d$/),
  ])
  await anna.fromMenu('Offer a draw')
  await ben.page.getByText('Anna offers a draw.').waitFor()
  await ben.page.getByRole('button', { name: 'Decline' }).click()
  await ben.page.getByText('Anna offers a draw.').waitFor({ state: 'hidden' })
  await playOn([anna, ben], 2)
  await ben.fromMenu('Resign')
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await anna.page.getByRole('heading', { name: 'You win' }).waitFor()
  await ben.page.getByRole('heading', { name: 'You lose' }).waitFor()
  expect(await anna.page.getByRole('dialog').textContent()).toContain('Ben has resigned.')

  await anna.page.getByRole('button', { name: 'Rematch' }).click()
  await ben.page.getByRole('button', { name: 'Join the rematch' }).click()
  const own = (player: OnlinePlayer) => player.page.locator('.table-page').getAttribute('data-you')
  await expect.poll(() => own(anna)).toBe('1')
  await expect.poll(() => own(ben)).toBe('0')
  await playOn([anna, ben], 2)

  const carla = await arrive()
  for (const [player, part] of [
    [carla, 'This browser has no part of its own'],
    [ben, 'Your own part, kept in this browser'],
  ] as const) {
    await player.page.goto(`${link}/replay`)
    await player.page.locator('.scrubber').waitFor()
    await player.page.getByText('Ben has resigned.').waitFor()
    await player.page.getByRole('button', { name: 'Verify the dice' }).click()
    await player.page.getByText('Verified: the seed is made of all these parts').waitFor()
    await player.page.getByText(part).waitFor()
  }
  for (const player of [anna, ben, carla]) player.expectNoErrors()
})

test('a match that nobody has joined can be cancelled, and its link says so', async () => {
  const [anna, ben] = [await arrive(), await arrive()]
  const link = await anna.create('spheres-of-war', 'Anna')
  await ben.page.goto(link)
  await ben.page.getByRole('heading', { name: 'Anna invites you to a match' }).waitFor()
  await anna.page.getByRole('button', { name: 'Cancel the match' }).click()
  await anna.page.getByRole('heading', { name: 'Play online' }).waitFor()
  await ben.page.getByRole('heading', { name: 'This match was cancelled' }).waitFor()
  await ben.page.goto(link.replace(/.{4}$/, 'zzzz'))
  await ben.page.getByRole('heading', { name: 'No such match' }).waitFor()
})

test('pages of online play pass axe in both themes', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.goTo('/online')
  await page.getByRole('heading', { name: 'Start a match' }).waitFor()
  await journey.expectAccessibleInBothThemes()
  await journey.goTo('/games/spheres-of-war')
  await journey.button('Play online').click()
  await page.getByRole('dialog').getByLabel('Your name').waitFor()
  await journey.expectAccessibleInBothThemes()
  await journey.button('Create match').click()
  await journey.button('Show QR code').click()
  await journey.expectAccessibleInBothThemes()
  await journey.end()
})
