import { loadGame } from '@fray/games'
import { type Contribution, InputError, type Seat, withCommitment } from '@fray/kernel'
import type { CreateMatch, MatchInfo, Person, SeatInfo } from '@fray/protocol'
import { RequestError } from '../request-error.ts'
import type { MatchChange, MatchStore, StoredMatch } from './match-store.ts'
import { beginRound, hasCommitted, hasRevealed, mayReveal, reveal, seedOf } from './seed-rounds.ts'

/** Matches from their creation until the first die: who sits where, and the seed that all agree on. */
export class OpenMatches {
  readonly #store: MatchStore

  constructor(store: MatchStore) {
    this.#store = store
  }

  async create(creator: Person, order: CreateMatch): Promise<StoredMatch> {
    const game = await loadGame(order.game)
    if (!game) throw new RequestError('invalid', `game: unknown game "${order.game}"`)
    const seats = game.rules.seats(game.rules.readSetup(order.setup))
    if (order.seats.length !== seats) throw new RequestError('invalid', `seats: this setup has ${seats} seats`)
    if (!order.seats.includes('me')) throw new RequestError('invalid', 'seats: the creator must take one')
    const bots = order.seats.flatMap((plan, seat) => (typeof plan === 'object' ? [seat] : []))
    const { agreement, secrets } = beginRound(seats, bots)
    const own = order.seats.indexOf('me')
    const code = await this.#store.create({
      game: game.id,
      version: game.version,
      visibility: order.visibility,
      creator: creator.id,
      setup: order.setup,
      prepared: order.prepared,
      secrets,
      agreement: withCommitment(agreement, own, order.commitment),
      seats: order.seats.map((plan, seat) => {
        if (typeof plan === 'object') return { bot: plan.bot }
        return seat === own ? { person: creator.id } : {}
      }),
    })
    return this.#settle(code)
  }

  /** Takes a free seat: the given one, or the first. */
  async join(code: string, person: Person, wanted: Seat | undefined, commitment: string): Promise<StoredMatch> {
    await this.#change(code, ({ match, seats }) => {
      if (seats.some((seat) => seat.person?.id === person.id)) return undefined
      if (match.status !== 'open') throw new RequestError('refused', 'this match has begun')
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
   * Commits in the present round. Someone who has lost their part (another browser, cleared data) commits to another
   * one: the round then starts again for everyone. Nobody gains by it, as the server's part stays sealed.
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

  /** Cancels a match that has not begun. */
  async cancel(code: string, person: Person): Promise<StoredMatch> {
    return this.#change(code, ({ match }) => {
      if (match.creator !== person.id) throw new RequestError('not-yours', 'only its creator can cancel a match')
      if (match.status === 'running' || match.status === 'over') throw new RequestError('refused', 'it has begun')
      return { status: 'cancelled' }
    })
  }

  /** Moves on as far as the seats and the seed allow: from open to agreeing, from agreeing to running. */
  #settle(code: string): Promise<StoredMatch> {
    return this.#change(code, ({ match, seats }): MatchChange | undefined => {
      const { agreement, secrets, setup } = match
      const isFull = seats.every(({ person, bot }) => person || bot)
      if (match.status === 'open' && isFull) return { status: 'agreeing' }
      if (match.status !== 'agreeing' || !mayReveal(agreement)) return undefined
      const seed = seedOf({ agreement, secrets })
      return seed && { status: 'running', terms: { origin: { setup }, ...seed, hostContribution: secrets.host } }
    })
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

function seatOf({ seats }: StoredMatch, person: Person): Seat {
  const own = seats.find((seat) => seat.person?.id === person.id)
  if (!own) throw new RequestError('not-yours', 'you have no seat in this match')
  return own.seat
}

/** Describes a match for everyone who has its link. */
export function infoOf({ match, seats }: StoredMatch, isOnline: (person: string) => boolean): MatchInfo {
  const seatInfo = ({ seat, person, bot }: StoredMatch['seats'][number]): SeatInfo => {
    if (bot) return { seat, bot }
    if (!person) return { seat }
    return { seat, person, online: isOnline(person.id), hasRevealed: hasRevealed(match.agreement, seat) }
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
    agreement: match.agreement,
    ...(match.rematch ? { rematch: match.rematch } : {}),
  }
}
