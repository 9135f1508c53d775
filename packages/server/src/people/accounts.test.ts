import type { AccountInfo, PasskeyCeremony, Person, ServerFault } from '@fray/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAccount, PASSWORD } from '../testing/test-accounts.ts'
import { TestClub } from '../testing/test-club.ts'
import { DATABASES } from '../testing/test-database.ts'
import { TestPasskey } from '../testing/test-passkey.ts'
import { TestPlayer, until } from '../testing/test-player.ts'

interface Reply {
  readonly person?: Person
  readonly account?: AccountInfo
  readonly fault?: ServerFault
}

describe.each(DATABASES)('accounts, on %s', (kind) => {
  let club: TestClub
  beforeAll(async () => {
    club = await TestClub.open(kind)
  })
  afterAll(() => club.close())

  /** A browser without a session. */
  const newBrowser = () => new TestPlayer(club.servers[0]!.address)
  const post = (player: TestPlayer, path: string, body: unknown = {}) =>
    player.request<Reply>('POST', `/api/${path}`, body)
  const me = async (player: TestPlayer) => (await player.request<Reply>('GET', '/api/me')).data.person

  test('a guest becomes an account, keeps matches and name, and signs in from another browser', async () => {
    const anna = await club.newPlayer('Anna')
    const code = await anna.createAgainstBot('spheres-of-war')
    const guestSession = anna.cookie
    const { data } = await post(anna, 'account', { login: 'Anna.1', password: PASSWORD })
    expect(data.person).toEqual({ ...anna.person, guest: false })
    expect(anna.cookie, 'the session is another one').not.toBe(guestSession)
    const old = newBrowser()
    old.cookie = guestSession
    expect(await me(old), 'and the one before is over').toBeUndefined()

    const elsewhere = newBrowser()
    expect((await post(elsewhere, 'sign-in', { login: 'ANNA.1', password: PASSWORD })).data.person).toEqual(data.person)
    const { data: mine } = await elsewhere.request<{ matches: { code: string }[] }>('GET', '/api/my/matches')
    expect(mine.matches.map((match) => match.code)).toEqual([code])
  })

  test('a wrong password and an unknown name get the same reply', async () => {
    await newAccount(club, 'berta')
    const browser = newBrowser()
    const wrong = await post(browser, 'sign-in', { login: 'berta', password: 'wrong' })
    const unknown = await post(browser, 'sign-in', { login: 'nobody', password: 'wrong' })
    expect(wrong.status).toBe(401)
    expect(wrong).toEqual(unknown)
    expect(wrong.data.fault!.code).toBe('wrong-credentials')
  })

  test('after ten wrong passwords for a name even the right one is refused, but other names are not', async () => {
    await newAccount(club, 'clara')
    await newAccount(club, 'dora')
    const browser = newBrowser()
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await post(browser, 'sign-in', { login: 'clara', password: `guess ${attempt}` })).status).toBe(401)
    }
    expect((await post(browser, 'sign-in', { login: 'Clara', password: PASSWORD })).data.fault!.code).toBe('too-fast')
    expect((await post(browser, 'sign-in', { login: 'dora', password: PASSWORD })).status).toBe(200)
  })

  test('names that are taken, short passwords and second accounts are refused by field', async () => {
    await newAccount(club, 'emil')
    const other = await club.newPlayer('Other')
    const faultOf = async (login: string, password: string) =>
      (await post(other, 'account', { login, password })).data.fault!
    expect(await faultOf('EMIL', PASSWORD)).toMatchObject({ code: 'name-taken' })
    expect((await faultOf('other', 'short')).message).toContain('password')
    expect((await faultOf('o', PASSWORD)).message).toContain('login')
    await post(other, 'account', { login: 'other', password: PASSWORD })
    expect(await faultOf('other.2', PASSWORD)).toMatchObject({ code: 'refused' })
  })

  test('signing out ends this session, signing out everywhere ends all, and their connections', async () => {
    const here = await newAccount(club, 'frida')
    const there = newBrowser()
    await post(there, 'sign-in', { login: 'frida', password: PASSWORD })
    const third = newBrowser()
    await post(third, 'sign-in', { login: 'frida', password: PASSWORD })
    await post(third, 'sign-out')
    expect(await me(third)).toBeUndefined()
    expect(await me(here)).toBeDefined()

    const code = await there.createAgainstBot('spheres-of-war')
    there.watch(code)
    await until(() => there.snapshot?.eyes === 0, 'they sit at the table')
    await post(here, 'sign-out-everywhere')
    for (const browser of [here, there]) expect(await me(browser)).toBeUndefined()
    await until(() => there.snapshot?.eyes === undefined, 'their connection has come back as an onlooker')
  })

  test('a new password needs the old one, and signs out all other browsers', async () => {
    const here = await newAccount(club, 'gerda')
    const there = newBrowser()
    await post(there, 'sign-in', { login: 'gerda', password: PASSWORD })
    const password = 'another long password'
    expect((await post(here, 'account/password', { current: 'wrong', password })).status).toBe(401)
    expect((await post(here, 'account/password', { password })).status).toBe(401)
    expect((await post(here, 'account/password', { current: PASSWORD, password })).status).toBe(200)
    expect(await me(here)).toBeDefined()
    expect(await me(there)).toBeUndefined()
    expect((await post(there, 'sign-in', { login: 'gerda', password: PASSWORD })).status).toBe(401)
    expect((await post(there, 'sign-in', { login: 'gerda', password })).status).toBe(200)
  })

  describe('with passkeys', () => {
    const ask = async (player: TestPlayer, path: string, body: unknown = {}) =>
      (await player.request<PasskeyCeremony>('POST', `/api/${path}`, body)).data
    const reply = (player: TestPlayer, path: string, asked: PasskeyCeremony, response: unknown, more = {}) =>
      post(player, path, { ceremony: asked.ceremony, response, ...more })

    async function accountWithPasskey(login: string) {
      const player = await club.newPlayer(login)
      const origin = player.actAsPage()
      const passkey = new TestPasskey(origin)
      const asked = await ask(player, 'account/passkey-options', { login })
      const { data } = await reply(player, 'account/passkey', asked, passkey.create(asked.options as never), { login })
      expect(data.person).toEqual({ ...player.person, guest: false })
      return { player, passkey }
    }

    test('a guest becomes an account by a passkey, and signs in elsewhere without any name', async () => {
      const { player, passkey } = await accountWithPasskey('hilda')
      const elsewhere = newBrowser()
      elsewhere.actAsPage()
      const asked = await ask(elsewhere, 'sign-in/passkey-options')
      const response = passkey.use(asked.options as never)
      expect((await reply(elsewhere, 'sign-in/passkey', asked, response)).data.person?.id).toBe(player.person!.id)
      expect((await reply(elsewhere, 'sign-in/passkey', asked, response)).status, 'a reply counts once').toBe(409)
    })

    test('a passkey of another page, for another request or unknown here opens nothing', async () => {
      const { passkey } = await accountWithPasskey('ilse')
      const elsewhere = newBrowser()
      const origin = elsewhere.actAsPage()
      const askForOptions = () => ask(elsewhere, 'sign-in/passkey-options')
      const statusOf = async (response: (options: never) => unknown) => {
        const request = await askForOptions()
        return (await reply(elsewhere, 'sign-in/passkey', request, response(request.options as never))).status
      }
      expect(await statusOf(() => passkey.use({ challenge: 'another' }))).toBe(401)
      const stranger = new TestPasskey(origin)
      expect(await statusOf((options) => stranger.use(options))).toBe(401)
      expect(await statusOf((options) => ({ ...(passkey.use(options) as object), response: 'nonsense' }))).toBe(401)
      expect(await statusOf((options) => ({ ...(stranger.use(options) as object), id: passkey.id }))).toBe(401)
      expect(await statusOf(() => null)).toBe(400)
      expect(await me(elsewhere)).toBeUndefined()
    })

    test('the last way to sign in cannot be removed', async () => {
      const { player, passkey } = await accountWithPasskey('jana')
      expect((await post(player, 'account/remove-passkey', { id: passkey.id })).status).toBe(409)
      expect((await post(player, 'account/password', { password: PASSWORD })).status).toBe(200)
      const { data } = await post(player, 'account/remove-passkey', { id: passkey.id })
      expect(data.account).toEqual({ login: 'jana', hasPassword: true, passkeys: [] })
    })
  })
})
