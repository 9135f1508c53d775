import { randomUUID } from 'node:crypto'
import type { Json, MatchTerms, Seat, SeedAgreement } from '@fray/kernel'
import type { BotName, ChatLine, MatchEnd, MatchStatus, Person, SeatInfo, TimeControl } from '@fray/protocol'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { UNIQUE_VIOLATION } from '../database/error-codes.ts'
import type { MatchesTable, MatchStanding, Tables } from '../database/tables.ts'
import { rateMatch } from '../ratings/rate-match.ts'
import { roundRating } from '../ratings/ratings.ts'
import { advanceClock, type ClockState, deadlineOf } from './clock.ts'
import { ConflictError } from './conflict-error.ts'
import type { Entry } from './entry.ts'
import { createCode } from './match-code.ts'
import { removeSavepoints } from './savepoint-store.ts'
import type { ServerSecrets } from './seed-rounds.ts'
import type { TakeBack } from './take-back.ts'
import { writeTakeBack } from './take-backs.ts'

/** The channel on which processes tell each other that a match has changed. */
export const MATCH_CHANNEL = 'fray_match'

/** A notice that a match has so many entries now, that its seats or status have changed, or that it has a chat line. */
export type MatchNotice =
  | { readonly id: string; readonly entries: number }
  | { readonly id: string; readonly changed: 'info' | 'chat' }

export type MatchRow = Selectable<MatchesTable>

/** A seat with the person or bot in it. */
export interface SeatRow {
  readonly seat: Seat
  readonly person: Person | undefined
  readonly bot: BotName | undefined
  readonly reactions: Json | undefined
  /** The chosen force: secret until the match is running. */
  readonly force: Json | undefined
  /** The person's rating in this game. */
  readonly rating: SeatInfo['rating']
}

export interface StoredMatch {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
}

export interface NewMatch {
  readonly game: string
  readonly version: string
  readonly visibility: 'link' | 'lobby'
  readonly creator: string
  readonly setup: Json
  readonly prepared: boolean
  readonly secrets: ServerSecrets
  readonly agreement: SeedAgreement
  readonly forces: 'given' | 'after-joining'
  readonly rated: boolean
  readonly time: TimeControl | undefined
  readonly standing: MatchStanding
  /** The match before, of which this is the rematch. */
  readonly rematchOf?: string
  readonly seats: readonly { readonly person?: string; readonly bot?: BotName }[]
}

/** Reads and writes matches. Everything that several processes could do at once is decided by the database. */
export class MatchStore {
  readonly #query: Kysely<Tables>

  constructor(query: Kysely<Tables>) {
    this.#query = query
  }

  /** Creates a match; undefined if the match before has a rematch already. */
  async create({ seats, time, rematchOf, ...match }: NewMatch): Promise<string | undefined> {
    const [id, code] = [randomUUID(), createCode()]
    const row = {
      ...match,
      id,
      code,
      status: 'open' as const,
      setup: JSON.stringify(match.setup),
      secrets: JSON.stringify(match.secrets),
      agreement: JSON.stringify(match.agreement),
      standing: JSON.stringify(match.standing),
      time_control: time ? JSON.stringify(time) : null,
    }
    const isFirst = await this.#query.transaction().execute(async (query) => {
      if (rematchOf !== undefined && !(await nameRematch(query, rematchOf, code))) return false
      await query.insertInto('matches').values(row).execute()
      const rows = seats.map(({ person = null, bot = null }, seat) => ({ match: id, seat, person, bot }))
      await query.insertInto('seats').values(rows).execute()
      return true
    })
    return isFirst ? code : undefined
  }

  async findByCode(code: string): Promise<StoredMatch | undefined> {
    const match = await this.#query.selectFrom('matches').selectAll().where('code', '=', code).executeTakeFirst()
    return match && { match, seats: await seatsOf(this.#query, match.id) }
  }

  /**
   * Changes a match while no one else can: `change` gets it as it is now and says what becomes of
   * it.
   */
  async update(
    code: string,
    change: (stored: StoredMatch) => MatchChange | undefined,
  ): Promise<StoredMatch | undefined> {
    await this.#query.transaction().execute(async (query) => {
      const match = await query
        .selectFrom('matches')
        .selectAll()
        .where('code', '=', code)
        .forUpdate()
        .executeTakeFirst()
      if (!match) return
      const changed = change({ match, seats: await seatsOf(query, match.id) })
      if (changed) await writeChange(query, match.id, changed)
    })
    return this.findByCode(code)
  }

  /** Lists matches that wait for players, the newest first. */
  async listLobby(limit = 50): Promise<readonly StoredMatch[]> {
    const matches = await this.#query
      .selectFrom('matches')
      .selectAll()
      .where('visibility', '=', 'lobby')
      .where('status', '=', 'open')
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
    return Promise.all(matches.map(async (match) => ({ match, seats: await seatsOf(this.#query, match.id) })))
  }

  /** Lists a person's matches, the last played first: all, or those that are over and were open to everybody. */
  async listOf(person: string, which: 'all' | 'public' = 'all', limit = 100): Promise<readonly StoredMatch[]> {
    const matches = await this.#query
      .selectFrom('matches')
      .selectAll()
      .$if(which === 'public', (query) =>
        query
          .where('status', '=', 'over')
          .where((where) => where.or([where('visibility', '=', 'lobby'), where('rated', '=', true)])),
      )
      .where((where) =>
        where.exists(
          where
            .selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.match', '=', 'matches.id')
            .where('seats.person', '=', person),
        ),
      )
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute()
    return Promise.all(matches.map(async (match) => ({ match, seats: await seatsOf(this.#query, match.id) })))
  }

  /** Gets the entries of a match from a number on. */
  async entriesFrom(id: string, from = 0): Promise<readonly Entry[]> {
    const rows = await this.#query
      .selectFrom('entries')
      .select(['kind', 'seat', 'data', 'call_id'])
      .where('match', '=', id)
      .where('number', '>=', from)
      .orderBy('number')
      .execute()
    return rows.map(({ kind, seat, data, call_id }) => ({ kind, seat, data, callId: call_id ?? undefined }))
  }

  /** Whether a call of a client has been carried out. */
  async hasCall(id: string, callId: string): Promise<boolean> {
    const row = await this.#query
      .selectFrom('entries')
      .select('number')
      .where('match', '=', id)
      .where('call_id', '=', callId)
      .executeTakeFirst()
    return row !== undefined
  }

  /**
   * Adds entries after the first `from`. Throws a ConflictError if someone else has added some in the meantime; then
   * nothing is added.
   */
  async append(id: string, from: number, entries: readonly Entry[], standing: MatchStanding): Promise<void> {
    const rows = entries.map(({ kind, seat, data, callId }, index) => {
      return { match: id, number: from + index, kind, seat, data: JSON.stringify(data), call_id: callId ?? null }
    })
    try {
      await this.#query.transaction().execute(async (query) => {
        const match = await query
          .selectFrom('matches')
          .select(['id', 'status', 'time_control', 'clock', 'draw_offers', 'take_back'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (match?.status !== 'running') throw new ConflictError('the match has ended')
        if (rows.length > 0) await query.insertInto('entries').values(rows).execute()
        for (const { kind, data } of entries) if (kind === 'rewind') await removeSavepoints(query, id, Number(data))
        const answered = rows.filter(({ kind }) => kind === 'answer').map(({ seat }) => seat)
        await query
          .updateTable('matches')
          .set({
            standing: JSON.stringify(standing),
            status: standing.winners ? 'over' : 'running',
            updated_at: new Date(),
            ...clockAfter(match, answered, standing),
            // To answer instead of accepting is to decline.
            ...(rows.length > 0 && { take_back: null }),
            draw_offers: JSON.stringify(match.draw_offers.filter((seat) => answered.every((other) => other === seat))),
          })
          .where('id', '=', id)
          .execute()
        if (standing.winners) await rateMatch(query, id, standing.winners)
        await notify(query, { id, entries: from + rows.length })
        if (
          rows.length > 0 &&
          (match.time_control || match.draw_offers.length > 0 || match.take_back || standing.winners)
        ) {
          await notify(query, { id, changed: 'info' })
        }
      })
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new ConflictError('others were faster')
      throw error
    }
  }

  /** Adds a line to the chat of a match, once for each call of a client. */
  async addChatLine(id: string, { person, said, callId }: NewChatLine): Promise<void> {
    await this.#query.transaction().execute(async (query) => {
      // The row of the match is locked, so that each line gets a number of its own.
      await query.selectFrom('matches').select('id').where('id', '=', id).forUpdate().execute()
      const known = query.selectFrom('chat').select('number').where('match', '=', id).where('call_id', '=', callId)
      if (await known.executeTakeFirst()) return
      const { last } = await query
        .selectFrom('chat')
        .select(({ fn }) => fn.coalesce(fn.max('number'), sql<number>`-1`).as('last'))
        .where('match', '=', id)
        .executeTakeFirstOrThrow()
      const line = { match: id, number: Number(last) + 1, person, said: JSON.stringify(said), call_id: callId }
      await query.insertInto('chat').values(line).execute()
      await notify(query, { id, changed: 'chat' })
    })
  }

  /** Gets the last lines of the chat, the oldest first. */
  async chatOf(id: string, limit = 100): Promise<readonly ChatLine[]> {
    const rows = await this.#query
      .selectFrom('chat')
      .innerJoin('people', 'people.id', 'chat.person')
      .select(['chat.number', 'chat.said', 'chat.at', 'people.id', 'people.name', 'people.guest'])
      .where('chat.match', '=', id)
      .orderBy('chat.number', 'desc')
      .limit(limit)
      .execute()
    return rows.toReversed().map(({ number, said, at, ...person }) => ({ number, said, at: at.toISOString(), person }))
  }

  async saveReactions(id: string, seat: Seat, reactions: Json): Promise<void> {
    await this.#query
      .updateTable('seats')
      .set({ reactions: JSON.stringify(reactions) })
      .where('match', '=', id)
      .where('seat', '=', seat)
      .execute()
  }
}

interface NewChatLine {
  readonly person: string
  readonly said: ChatLine['said']
  readonly callId: string
}

/** What becomes of a match. */
export interface MatchChange {
  readonly setup?: Json
  readonly ended?: MatchEnd
  readonly drawOffers?: readonly Seat[]
  /** The force that a seat's person has chosen. */
  readonly chosen?: { readonly seat: Seat; readonly force: Json }
  readonly status?: MatchStatus
  readonly agreement?: SeedAgreement
  readonly secrets?: ServerSecrets
  readonly terms?: MatchTerms
  readonly clock?: ClockState
  /** A request to take an answer back; null if there is none any more. */
  readonly takeBack?: TakeBack | null
  /** What all have agreed to take back. */
  readonly takenBack?: TakeBack
  /** The seat that a bot plays from now on, for a person who has left it. */
  readonly replaced?: { readonly seat: Seat; readonly bot: BotName }
  /** The person who takes a seat. */
  readonly taken?: { readonly seat: Seat; readonly person: string }
}

async function writeChange(
  query: Transaction<Tables>,
  id: string,
  {
    status,
    setup,
    agreement,
    secrets,
    terms,
    clock,
    ended,
    drawOffers,
    taken,
    chosen,
    replaced,
    takeBack,
    takenBack,
  }: MatchChange,
): Promise<void> {
  await query
    .updateTable('matches')
    .set({
      updated_at: new Date(),
      ...(status && { status }),
      ...(agreement && { agreement: JSON.stringify(agreement) }),
      ...(secrets && { secrets: JSON.stringify(secrets) }),
      ...(terms && { terms: JSON.stringify(terms) }),
      ...(clock && { clock: JSON.stringify(clock) }),
      ...(setup !== undefined && { setup: JSON.stringify(setup) }),
      ...(ended && { ended: JSON.stringify(ended), clock: null, deadline: null }),
      ...(takeBack !== undefined && { take_back: takeBack && JSON.stringify(takeBack) }),
      ...(drawOffers && { draw_offers: JSON.stringify(drawOffers) }),
    })
    .where('id', '=', id)
    .execute()
  if (ended) await rateMatch(query, id, ended.winners)
  const changeSeat = (seat: Seat, change: { person?: string; bot?: BotName; force?: string }) =>
    query.updateTable('seats').set(change).where('match', '=', id).where('seat', '=', seat).execute()
  if (taken) await changeSeat(taken.seat, { person: taken.person })
  if (replaced) await changeSeat(replaced.seat, { bot: replaced.bot })
  if (chosen) await changeSeat(chosen.seat, { force: JSON.stringify(chosen.force) })
  if (takenBack) await notify(query, { id, entries: await writeTakeBack(query, id, takenBack) })
  await notify(query, { id, changed: 'info' })
}

/** Names the rematch of a match; false if it has one. */
async function nameRematch(query: Transaction<Tables>, id: string, code: string): Promise<boolean> {
  const named = await query
    .updateTable('matches')
    .set({ rematch: code })
    .where('id', '=', id)
    .where('rematch', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (named) await notify(query, { id, changed: 'info' })
  return named !== undefined
}

/** Computes the clock of a match after some seats have answered. */
function clockAfter(
  { time_control: control, clock }: Pick<MatchRow, 'time_control' | 'clock'>,
  answered: readonly Seat[],
  standing: MatchStanding,
): { clock?: string; deadline?: Date | null } {
  if (!control || !clock) return {}
  const next = advanceClock(control, clock, answered, standing, Date.now())
  return { clock: JSON.stringify(next), deadline: deadlineOf(next) ?? null }
}

/** Tells all processes, once this is committed, what is new about a match. */
async function notify(query: Transaction<Tables>, notice: MatchNotice): Promise<void> {
  await sql`select pg_notify(${MATCH_CHANNEL}, ${JSON.stringify(notice)})`.execute(query)
}

async function seatsOf(query: Kysely<Tables>, id: string): Promise<readonly SeatRow[]> {
  const rows = await query
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .leftJoin('people', 'people.id', 'seats.person')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.person', '=', 'seats.person').onRef('ratings.game', '=', 'matches.game'),
    )
    .select(['ratings.rating', 'ratings.deviation'])
    .select(['seats.seat', 'seats.bot', 'seats.reactions', 'seats.force', 'people.id', 'people.name', 'people.guest'])
    .where('seats.match', '=', id)
    .orderBy('seats.seat')
    .execute()
  return rows.map(({ seat, bot, reactions, force, id: person, name, guest, rating, deviation }) => ({
    seat,
    bot: bot ?? undefined,
    reactions: reactions ?? undefined,
    force: force ?? undefined,
    rating: roundRating(rating, deviation),
    person: person === null ? undefined : { id: person, name: name ?? '', guest: guest ?? true },
  }))
}
