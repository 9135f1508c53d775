import { type AnyGame, loadGame } from '@fray/games'
import { type Contribution, InputError, type Json, type Seat, withCommitment } from '@fray/kernel'
import {
  type CreateMatch,
  type ListedMatch,
  type MatchInfo,
  type Person,
  rematchSeat,
  type SeatInfo,
} from '@fray/protocol'
import { RequestError } from '../request-error.ts'
import type { CheckedForce, Preparation } from '../rooms/room-messages.ts'
import { clockInfo, startClock } from './clock.ts'
import type { MatchChange, MatchStore, StoredMatch } from './match-store.ts'
import { beginRound, hasCommitted, hasRevealed, mayReveal, reveal, seedOf } from './seed-rounds.ts'
import { summarizeSetup } from './table-summary.ts'

/** Asks the rules of a game, beside the main thread. */
type AskRules = (preparation: Preparation) => Promise<Json>

/** Matches from their creation until the first die: who sits where, and the seed that all agree on. */
export class OpenMatches {
  readonly #store: MatchStore
  readonly #prepare: AskRules

  constructor(store: MatchStore, prepare: AskRules) {
    this.#store = store
    this.#prepare = prepare
  }

  async create(creator: Person, order: CreateMatch): Promise<StoredMatch> {
    const game = await gameOf(order)
    const seats = await this.#prepare({ kind: 'count-seats', game: game.id, setup: order.setup })
    if (order.seats.length !== seats) throw new RequestError('invalid', `seats: this setup has ${seats} seats`)
    if (!order.seats.includes('me')) throw new RequestError('invalid', 'seats: the creator must take one')
    const bots = order.seats.flatMap((plan, seat) => (typeof plan === 'object' ? [seat] : []))
    const { agreement, secrets } = beginRound(seats, bots)
    const own = order.seats.indexOf('me')
    // Judges the setup, too.
    const table = summarizeSetup(game, order.setup)
    if (order.forces === 'after-joining' && !game.content.forces) {
      throw new RequestError('invalid', `forces: ${game.id} has no forces to choose`)
    }
    if (order.rated) refuseToRate(creator, order)
    const code = await this.#store.create({
      game: game.id,
      version: game.version,
      visibility: order.visibility,
      creator: creator.id,
      setup: order.setup,
      prepared: order.prepared,
      forces: order.forces,
      rated: order.rated,
      time: order.time,
      standing: { headline: undefined, awaited: [], table },
      secrets,
      agreement: withCommitment(agreement, own, order.commitment),
      seats: order.seats.map((plan, seat) => {
        if (typeof plan === 'object') return { bot: plan.bot }
        return seat === own ? { person: creator.id } : {}
      }),
    })
    return this.#settle(code!)
  }

  /**
   * Creates the match that follows one, with every player moved to the next seat, or gets it if another player has. It
   * has the rules of the first; forces that were chosen are chosen again.
   */
  async rematch(code: string, person: Person, commitment: string): Promise<StoredMatch> {
    const before = await this.#find(code)
    const { match, seats } = before
    const own = rematchSeat(seatOf(before, person), seats.length)
    if (match.status !== 'over') throw new RequestError('refused', 'the match is not over')
    if (match.rematch) return this.#find(match.rematch)
    const moved = seats.map((_, seat) => seats.find((other) => rematchSeat(other.seat, seats.length) === seat)!)
    const bots = moved.flatMap(({ bot }, seat) => (bot ? [seat] : []))
    const { agreement, secrets } = beginRound(seats.length, bots)
    const created = await this.#store.create({
      game: match.game,
      version: match.version,
      visibility: 'link',
      creator: person.id,
      setup: match.setup,
      prepared: match.prepared,
      forces: match.forces,
      rated: match.rated,
      time: match.time_control ?? undefined,
      standing: { headline: undefined, awaited: [], table: summarizeSetup(await gameOf(match), match.setup) },
      rematchOf: match.id,
      secrets,
      agreement: withCommitment(agreement, own, commitment),
      seats: moved.map((seat) => (seat.bot ? { bot: seat.bot } : seat.person ? { person: seat.person.id } : {})),
    })
    if (created === undefined) return this.#find((await this.#find(code)).match.rematch!)
    return this.#settle(created)
  }

  /** Takes a free seat: the given one, or the first. */
  async join(code: string, person: Person, wanted: Seat | undefined, commitment: string): Promise<StoredMatch> {
    await this.#change(code, ({ match, seats }) => {
      if (seats.some((seat) => seat.person?.id === person.id)) return undefined
      if (match.status !== 'open') throw new RequestError('refused', 'this match has begun')
      if (match.rated && person.guest) throw new RequestError('needs-account', 'rated matches need an account')
      const free = seats.filter((seat) => !seat.person && !seat.bot)
      const taken = free.find(({ seat }) => wanted === undefined || seat === wanted)
      if (!taken) throw new RequestError('refused', 'that seat is taken')
      const agreement = withCommitment(match.agreement, taken.seat, commitment)
      return { agreement, taken: { seat: taken.seat, person: person.id } }
    })
    return this.#settle(code)
  }

  /** Reveals a person's part of the seed, once all have committed. */
  async reveal(code: string, person: Person, contribution: Contribution): Promise<StoredMatch> {
    await this.#change(code, (stored) => {
      const seat = seatOf(stored, person)
      const { agreement, secrets, status } = stored.match
      if (status !== 'agreeing' || hasRevealed(agreement, seat)) return undefined
      return { agreement: reveal({ agreement, secrets }, seat, contribution) }
    })
    return this.#settle(code)
  }

  /**
   * Commits in the present round. A person who has lost their part (another browser, cleared data) commits to another
   * one: the round then starts again for everyone. This gives no advantage, because the server's part stays sealed.
   */
  async commit(code: string, person: Person, commitment: string): Promise<StoredMatch> {
    await this.#change(code, (stored) => {
      const seat = seatOf(stored, person)
      const { agreement, status } = stored.match
      if (status !== 'agreeing' && status !== 'open') return undefined
      if (!hasCommitted(agreement, seat)) return { agreement: withCommitment(agreement, seat, commitment) }
      const bots = stored.seats.flatMap(({ bot, seat: other }) => (bot ? [other] : []))
      const round = beginRound(agreement.seats, bots)
      return { secrets: round.secrets, agreement: withCommitment(round.agreement, seat, commitment) }
    })
    return this.#settle(code)
  }

  /** Chooses a force for a person's seat, in secret until the match begins. */
  async chooseForce(code: string, person: Person, force: Json): Promise<StoredMatch> {
    const { match } = await this.#find(code)
    const checked = await this.#prepare({ kind: 'check-force', game: match.game, setup: match.setup, force })
    const { isLegal, scale, agreed } = checked as unknown as CheckedForce
    if (!isLegal) throw new RequestError('refused', 'force: it has faults')
    await this.#change(code, (stored) => {
      const seat = seatOf(stored, person)
      if (agreed[seat] !== scale) {
        throw new RequestError('refused', `force: its scale is "${scale}" and not "${agreed[seat]}"`)
      }
      const { status } = stored.match
      if (stored.match.forces === 'given') throw new RequestError('refused', 'the forces of this match are given')
      if (status !== 'open' && status !== 'choosing') throw new RequestError('refused', 'all forces have been chosen')
      return { chosen: { seat, force } }
    })
    return this.#settle(code)
  }

  /** Cancels a match that has not begun. */
  async cancel(code: string, person: Person): Promise<StoredMatch> {
    return this.#change(code, ({ match }) => {
      if (match.creator !== person.id) throw new RequestError('not-yours', 'only its creator can cancel a match')
      if (match.status === 'running' || match.status === 'over') throw new RequestError('refused', 'it has begun')
      return { status: 'cancelled' }
    })
  }

  /** Moves on as far as seats, forces and seed allow: from open over choosing and agreeing to running. */
  async #settle(code: string): Promise<StoredMatch> {
    const { match: before } = await this.#change(code, ({ match, seats }) => {
      if (match.status !== 'open' || !seats.every(({ person, bot }) => person || bot)) return undefined
      return { status: match.forces === 'given' ? 'agreeing' : 'choosing' }
    })
    if (before.status === 'choosing') await this.#composeForces(code)
    return this.#change(code, ({ match, seats }): MatchChange | undefined => {
      const { agreement, secrets, setup, time_control: control } = match
      if (match.status !== 'agreeing' || !mayReveal(agreement)) return undefined
      const seed = seedOf({ agreement, secrets })
      if (!seed) return undefined
      return {
        status: 'running',
        terms: { origin: { setup }, ...seed, hostContribution: secrets.host },
        ...(control ? { clock: startClock(control, seats.length) } : {}),
      }
    })
  }

  /** Puts the chosen forces together, once everybody has chosen. */
  async #composeForces(code: string): Promise<void> {
    const { match, seats } = await this.#find(code)
    const areChosen = seats.every(({ force, bot }) => force !== undefined || bot)
    if (match.status !== 'choosing' || !areChosen) return
    const forces = seats.map(({ force }) => force)
    const setup = await this.#prepare({ kind: 'compose', game: match.game, setup: match.setup, forces })
    await this.#change(code, (now) => {
      const areSame = now.seats.every(({ force }, seat) => JSON.stringify(force) === JSON.stringify(forces[seat]))
      return now.match.status === 'choosing' && areSame ? { status: 'agreeing', setup } : undefined
    })
  }

  async #find(code: string): Promise<StoredMatch> {
    const stored = await this.#store.findByCode(code)
    if (!stored) throw new RequestError('no-match', `found no match "${code}"`)
    return stored
  }

  async #change(code: string, change: (stored: StoredMatch) => MatchChange | undefined): Promise<StoredMatch> {
    try {
      const stored = await this.#store.update(code, change)
      if (stored) return stored
    } catch (error) {
      if (error instanceof InputError) throw new RequestError('refused', error.message)
      throw error
    }
    throw new RequestError('no-match', `found no match "${code}"`)
  }
}

async function gameOf({ game: id }: { readonly game: string }): Promise<AnyGame> {
  const game = await loadGame(id)
  if (!game) throw new RequestError('invalid', `game: unknown game "${id}"`)
  return game
}

/** Only matches between two people with accounts can be rated. */
function refuseToRate(creator: Person, { seats }: CreateMatch): void {
  if (creator.guest) throw new RequestError('needs-account', 'rated: this needs an account')
  if (seats.length !== 2) throw new RequestError('invalid', 'rated: only matches of two seats are rated')
  if (!seats.includes('open')) throw new RequestError('invalid', 'rated: matches with bots are not rated')
}

/** Gets the seat of a person; a person without one may not act in a match. */
export function seatOf({ seats }: StoredMatch, person: Person): Seat {
  const own = seats.find((seat) => seat.person?.id === person.id && !seat.bot)
  if (!own) throw new RequestError('not-yours', 'you have no seat in this match')
  return own.seat
}

/** Describes a match for a list. */
export function describeListed(stored: StoredMatch, isOnline: (person: string) => boolean): ListedMatch {
  const sketch = stored.match.standing?.table?.sketch
  return { ...infoOf(stored, isOnline), ...(sketch ? { sketch } : {}) }
}

/** Describes a match for everyone who has its link. */
export function infoOf({ match, seats }: StoredMatch, isOnline: (person: string) => boolean): MatchInfo {
  const winners = match.ended?.winners ?? match.standing?.winners
  const isChoosing = match.forces === 'after-joining' && (match.status === 'open' || match.status === 'choosing')
  const isSecret = isChoosing || (match.forces === 'after-joining' && match.status === 'agreeing')
  const seatInfo = ({ seat, person, bot, force, rating }: StoredMatch['seats'][number]): SeatInfo => {
    const side = isSecret ? undefined : match.standing?.table?.sides[seat]
    const place = { seat, ...(side ? { side } : {}) }
    if (bot) return { ...place, bot }
    if (!person) return place
    return {
      ...place,
      person,
      ...(rating ? { rating } : {}),
      ...(person.id === match.creator ? { isCreator: true } : {}),
      online: isOnline(person.id),
      hasCommitted: hasCommitted(match.agreement, seat),
      hasRevealed: hasRevealed(match.agreement, seat),
      ...(match.forces === 'after-joining' ? { hasForce: force !== undefined } : {}),
    }
  }
  return {
    code: match.code,
    game: match.game,
    status: match.status,
    visibility: match.visibility,
    seats: seats.map(seatInfo),
    createdAt: match.created_at.toISOString(),
    updatedAt: match.updated_at.toISOString(),
    awaited: match.standing?.awaited ?? [],
    ...(match.standing?.headline ? { headline: match.standing.headline } : {}),
    ...(match.standing?.table?.mission ? { mission: match.standing.table.mission } : {}),
    agreement: match.agreement,
    forces: match.forces,
    rated: match.rated,
    ...(match.time_control ? { time: match.time_control } : {}),
    ...(isChoosing ? { setup: match.setup } : {}),
    ...(match.time_control && match.clock ? { clock: clockInfo(match.time_control, match.clock) } : {}),
    ...(winners && match.status === 'over' ? { winners } : {}),
    ...(match.ended ? { end: match.ended } : {}),
    drawOffers: match.draw_offers,
    ...(match.take_back ? { takeBack: { seat: match.take_back.seat } } : {}),
    ...(match.rematch ? { rematch: match.rematch } : {}),
  }
}
