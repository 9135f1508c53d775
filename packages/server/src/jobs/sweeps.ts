import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { MatchActs } from '../matches/match-acts.ts'
import type { MatchStore } from '../matches/match-store.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Sweep } from './jobs.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A match that nobody has joined is cancelled after so long. */
const ABANDONED_AFTER = 30 * DAY

/** In a live match the others may claim the win themselves; if they have gone too, it ends after so long. */
const LIVE_GRACE = DAY

/** A bot that has not answered for so long has lost its process. */
const BOT_AFTER = MINUTE

/** How many matches one run deals with; the next run deals with the others. */
const MOST_AT_ONCE = 500

export interface SweepsDependencies {
  readonly query: Kysely<Tables>
  readonly store: MatchStore
  readonly acts: MatchActs
  readonly rooms: Rooms
  now(): number
}

/** Everything that is done about matches without anybody asking for it. */
export function matchSweeps(dependencies: SweepsDependencies): readonly Sweep[] {
  const sweep = (name: string, cron: string, run: (given: SweepsDependencies) => Promise<void>): Sweep => {
    return { name, cron, run: () => run(dependencies) }
  }
  return [
    sweep('end-late-matches', '* * * * *', endLateMatches),
    sweep('play-bots', '* * * * *', playBots),
    sweep('clean-up', '17 * * * *', cleanUp),
  ]
}

/** Ends matches whose time is over: by turns at once, live ones after a day in which nobody claimed the win. */
async function endLateMatches({ query, acts, now }: SweepsDependencies): Promise<void> {
  const late = await query
    .selectFrom('matches')
    .select(['code', 'time_control', 'deadline'])
    .where('status', '=', 'running')
    .where('deadline', '<', new Date(now()))
    .limit(MOST_AT_ONCE)
    .execute()
  for (const { code, time_control: control, deadline } of late) {
    const grace = control?.kind === 'live' ? LIVE_GRACE : 0
    if (deadline && deadline.getTime() + grace < now()) await acts.endByTime(code)
  }
}

/** Opens matches in which a bot is asked although no process plays it: the one that did has ended. */
async function playBots({ query, store, rooms, now }: SweepsDependencies): Promise<void> {
  const waiting = await query
    .selectFrom('matches')
    .innerJoin('seats', 'seats.match', 'matches.id')
    .select(['matches.code', 'matches.standing', 'seats.seat'])
    .where('matches.status', '=', 'running')
    .where('matches.updated_at', '<', new Date(now() - BOT_AFTER))
    .where('seats.bot', 'is not', null)
    .limit(MOST_AT_ONCE)
    .execute()
  const isAsked = ({ standing, seat }: (typeof waiting)[number]) =>
    // Nobody has opened a match yet that waits for nobody.
    !standing?.awaited.length || standing.awaited.includes(seat)
  const codes = waiting.filter(isAsked).map(({ code }) => code)
  for (const code of new Set(codes)) {
    const stored = await store.findByCode(code)
    if (stored) await rooms.wake(stored)
  }
}

/** Cancels matches that never began, and removes savepoints that nobody needs any more. */
async function cleanUp({ query, now }: SweepsDependencies): Promise<void> {
  await query
    .updateTable('matches')
    .set({ status: 'cancelled' })
    .where('status', 'in', ['open', 'choosing', 'agreeing'])
    .where('updated_at', '<', new Date(now() - ABANDONED_AFTER))
    .execute()
  await query
    .deleteFrom('savepoints')
    .where('match', 'in', query.selectFrom('matches').select('id').where('status', 'in', ['over', 'cancelled']))
    .execute()
}
