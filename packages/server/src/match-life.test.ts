import { loadGame } from '@fray/games'
import { type Json, type MatchRecord, readSeedAgreement, verify } from '@fray/kernel'
import type { FinishedMatch, ListedMatch, MatchInfo } from '@fray/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playOn, setupOf, TestClub, watchAll } from './testing/test-club.ts'
import { DATABASES } from './testing/test-database.ts'
import { until } from './testing/test-player.ts'

const GAME = 'spheres-of-war'

describe.each(DATABASES)('the life of a match, on %s', (kind) => {
  let club: TestClub
  beforeAll(async () => {
    club = await TestClub.open(kind)
  })
  afterAll(() => club.close())

  test('a player resigns: the other wins, nobody can answer, and everyone may see the seed', async () => {
    const { code, seats } = await club.sitDown(GAME)
    await playOn(code, seats, 2)
    const { status, data } = await seats[0].act(code, 'resign')
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: 'over', end: { kind: 'resigned', seat: 0, winners: [1] } })
    await until(() => seats.every(({ snapshot }) => snapshot!.seed !== undefined), 'both see the seed')
    for (const [seat, player] of seats.entries()) {
      expect(player.snapshot!.decision).toBeUndefined()
      expect(player.info).toMatchObject({ status: 'over', end: { winners: [1] } })
      const refusal = await player.call(code, 'answer', [seat, player.snapshot!.sequence, 'x'])
      expect(refusal).toMatchObject({ ok: false })
    }
    expect((await seats[1].act(code, 'resign')).data.end, 'what is over does not end again').toMatchObject({ seat: 0 })
  })

  test('in a match of four a bot takes the seat of a player who resigns, and the others play on', async () => {
    const forTwo = (await setupOf('spherewars')) as { readonly seats: Json[] }
    const setup = { ...forTwo, seats: [...forTwo.seats, ...forTwo.seats] }
    const names = ['First', 'Second', 'Third', 'Fourth']
    const seats = await Promise.all(names.map((name) => club.newPlayer(name)))
    const order = { game: 'spherewars', setup, seats: ['me', 'open', 'open', 'open'], visibility: 'link' } as const
    const code = await seats[0]!.create({ ...order, seats: [...order.seats] })
    for (const [seat, player] of seats.entries()) if (seat > 0) await player.join(code, seat)
    for (const player of seats) await player.reveal(code)
    await watchAll(code, seats)
    const { status, data } = await seats[2]!.act(code, 'resign')
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: 'running', seats: [{}, {}, { bot: 'soldier' }, {}] })
    await until(() => seats[2]!.snapshot?.eyes === undefined, 'the player who resigned looks on')
    expect((await seats[2]!.act(code, 'resign')).status, 'they have no seat any more').toBe(403)
    await until(() => seats[0]!.snapshot!.players[2] === 'soldier', 'the others see the bot')
    await playOn(code, [seats[0]!, seats[1]!], 1)
  })

  test('an answer is taken back behind dice if the other player allows it, and the same dice fall again', async () => {
    const { code, seats } = await club.sitDown(GAME)
    await playOn(code, seats, 30)
    await until(() => seats[0].snapshot!.events.length === seats[1].snapshot!.events.length, 'both see the last answer')
    const { events } = seats[0].snapshot!
    expect((await seats[1].act(code, 'allow-take-back')).status, 'nobody asks for it').toBe(409)
    expect((await seats[0].act(code, 'ask-take-back')).data).toMatchObject({ takeBack: { seat: 0 } })
    await until(() => seats[1].info!.takeBack?.seat === 0, 'the other sees the request')
    expect((await seats[1].act(code, 'decline-take-back')).data.takeBack).toBeUndefined()
    await seats[0].act(code, 'ask-take-back')
    await seats[1].act(code, 'allow-take-back')
    const isBack = () => seats.every(({ snapshot }) => snapshot!.events.length < events.length)
    await until(isBack, 'both are back')
    expect(seats[0].snapshot!.events).toEqual(events.slice(0, seats[0].snapshot!.events.length))
    while (seats[0].snapshot!.events.length < events.length) await playOn(code, seats, 1)
    expect(seats[0].snapshot!.events.slice(0, events.length)).toEqual(events)
  })

  test('a request to take something back is over as soon as somebody answers', async () => {
    const { code, seats } = await club.sitDown(GAME)
    await playOn(code, seats, 12)
    await seats[0].act(code, 'ask-take-back')
    await playOn(code, seats, 1)
    await until(() => seats[1].info!.takeBack === undefined, 'nobody asks any more')
    expect((await seats[1].act(code, 'allow-take-back')).status).toBe(409)
  })

  test('a draw needs both players, and answering declines it', async () => {
    const { code, seats } = await club.sitDown(GAME)
    const asked = seats.findIndex(({ snapshot }) => snapshot!.decision)
    const [answering, offering] = [seats[asked]!, seats[1 - asked]!]
    expect((await answering.act(code, 'accept-draw')).status).toBe(409)
    expect((await offering.act(code, 'offer-draw')).data).toMatchObject({ status: 'running', drawOffers: [1 - asked] })
    await until(() => answering.info!.drawOffers.length === 1, 'the other sees the offer')
    await playOn(code, [seats[0], seats[1]], 1)
    await until(() => offering.info!.drawOffers.length === 0, 'the offer is gone')
    await offering.act(code, 'offer-draw')
    expect((await answering.act(code, 'accept-draw')).data).toMatchObject({
      status: 'over',
      end: { kind: 'draw', winners: [] },
    })
  })

  test('only players may resign, and only while the match is running', async () => {
    const { code } = await club.sitDown(GAME)
    const stranger = await club.newPlayer('Stranger')
    expect((await stranger.act(code, 'resign')).status).toBe(403)
    const open = await stranger.create({
      game: GAME,
      setup: await setupOf(GAME),
      seats: ['me', 'open'],
      visibility: 'link',
    })
    expect((await stranger.act(open, 'resign')).status).toBe(409)
  })

  test('the record of a finished match can be verified by anyone, and is secret before', async () => {
    const { code, seats } = await club.sitDown(GAME)
    await playOn(code, seats, 6)
    const stranger = await club.newPlayer('Stranger')
    expect((await stranger.request('GET', `/api/matches/${code}/record`)).status).toBe(409)
    const agreed = seats[1].info!.agreement
    await seats[0].act(code, 'resign')
    const { data } = await stranger.request<FinishedMatch>('GET', `/api/matches/${code}/record`)
    const record = data.record as MatchRecord
    const game = (await loadGame(GAME))!
    expect(record.answers.length).toBeGreaterThanOrEqual(6)
    expect(verify(game, record, readSeedAgreement(agreed))).toEqual({ verified: true })
    const { hostContribution, ...without } = record
    expect(hostContribution).toBeDefined()
    expect(verify(game, without, readSeedAgreement(agreed)).verified).toBe(false)
  })

  test('a rematch swaps the seats; both who ask for one get the same match', async () => {
    const { code, seats } = await club.sitDown(GAME)
    expect(
      (await seats[0].request('POST', `/api/matches/${code}/rematch`, { commitment: 'a'.repeat(64) })).status,
    ).toBe(409)
    await seats[0].act(code, 'resign')
    const first = await seats[1].rematch(code, 1)
    const second = await seats[0].rematch(code, 0)
    expect(second.code).toBe(first.code)
    expect(first.code).not.toBe(code)
    expect(second.seats.map(({ person }) => person?.name)).toEqual(['Second', 'First'])
    await until(() => seats[0].info!.rematch === first.code, 'the old match names the new one')
    for (const player of seats) await player.reveal(first.code)
    await watchAll(first.code, [seats[1], seats[0]])
    await until(() => seats.every(({ info }) => info!.code === first.code && info!.status === 'running'), 'it runs')
  })

  test('forces are chosen after joining, in secret, and the match is fought with them', async () => {
    const game = (await loadGame('spherewars'))!
    const forces = (await game.content.forces!())!
    const setup = await setupOf('spherewars')
    const scaleOf = (force: unknown) => forces.describe(force).scale
    const agreed = scaleOf(forces.inSetup(setup)[0])
    const [own, other] = forces.ready.map(({ force }) => force).filter((force) => scaleOf(force) === agreed)
    const misfit = forces.ready.find(({ force }) => scaleOf(force) !== agreed)!.force
    const first = await club.newPlayer('First')
    const second = await club.newPlayer('Second')
    const seats = ['me', 'open'] as const
    const code = await first.create({
      game: 'spherewars',
      setup,
      seats: [...seats],
      visibility: 'link',
      forces: 'after-joining',
    })
    const choose = (player: typeof first, force: unknown) =>
      player.request<MatchInfo>('POST', `/api/matches/${code}/force`, { force })
    expect((await choose(first, own)).data).toMatchObject({ status: 'open' })
    await second.join(code, 1)
    const { data: chosen } = await second.request<MatchInfo>('GET', `/api/matches/${code}`)
    expect(chosen).toMatchObject({ status: 'choosing', seats: [{ hasForce: true }, { hasForce: false }] })
    expect(JSON.stringify(chosen), 'nobody learns of the other force').not.toContain('"force"')
    expect(chosen.setup, 'the setup tells which size of force is agreed').toEqual(setup)
    expect(chosen.seats.map(({ side }) => side)).toEqual([undefined, undefined])
    expect((await choose(second, { nonsense: true })).status).toBe(400)
    expect((await choose(second, misfit)).status, 'this force is not of the agreed size').toBe(409)
    expect((await choose(second, other)).data).toMatchObject({ status: 'agreeing' })
    expect((await choose(first, other)).status, 'no choice is changed afterwards').toBe(409)
    await first.reveal(code)
    expect((await second.reveal(code)).status).toBe('running')
    await watchAll(code, [first, second])
    const expected = game.rules.readSetup(forces.setup(setup, [forces.read(own), forces.read(other)]))
    await first.act(code, 'resign')
    const { data } = await first.request<FinishedMatch>('GET', `/api/matches/${code}/record`)
    const { origin } = data.record as MatchRecord
    expect('setup' in origin && game.rules.readSetup(origin.setup)).toEqual(expected)
  })

  test('lists tell sides, mission and the places of figures; a single match comes without its picture', async () => {
    const { code, seats } = await club.sitDown('spherewars', { prepared: true })
    const { data } = await seats[0].request<{ matches: ListedMatch[] }>('GET', '/api/my/matches')
    const match = data.matches.find((listed) => listed.code === code)!
    expect(match.seats.map(({ side }) => side?.id)).toEqual(['side.numbered', 'side.numbered'])
    expect(match.mission).toEqual({ id: 'mission', args: { name: 'The Death of the Enemy' } })
    const { width, depth, figures } = match.sketch!
    expect(new Set(figures.map(([seat]) => seat))).toEqual(new Set([0, 1]))
    for (const [, x, y] of figures) expect(x >= 0 && x <= width && y >= 0 && y <= depth).toBe(true)
    const { data: alone } = await seats[0].request<ListedMatch>('GET', `/api/matches/${code}`)
    expect(alone.seats.map(({ side }) => side?.id)).toEqual(['side.numbered', 'side.numbered'])
    expect(alone.sketch).toBeUndefined()
  })

  test('the clock runs for the seat that is asked, and a win on time needs time to be up', async () => {
    const { code, seats } = await club.sitDown(GAME, { time: { kind: 'live', minutes: 5, increment: 3, reaction: 10 } })
    const info = async () => (await seats[0].request<MatchInfo>('GET', `/api/matches/${code}`)).data
    const before = await info()
    const asked = seats.findIndex(({ snapshot }) => snapshot!.decision)
    expect(before.clock!.running.map(({ seat }) => seat)).toEqual([asked])
    expect(before.clock!.left).toEqual([300_000, 300_000])
    await playOn(code, seats, 1)
    const after = await info()
    expect(after.clock!.left[asked]).toBeGreaterThan(290_000)
    expect(after.clock!.left[asked]).toBeLessThanOrEqual(303_000)
    const claim = await seats[0].act(code, 'claim-time')
    expect(claim.status).toBe(409)
  })
})
