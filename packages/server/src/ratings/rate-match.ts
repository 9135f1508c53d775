import type { Seat } from '@fray/kernel'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { NEW_STRENGTH, strengthsAfter } from './glicko.ts'

/**
 * Changes the ratings of both players of a rated match that is over, in the transaction that ends it. A match changes
 * them once, whatever ends it again.
 */
export async function rateMatch(query: Transaction<Tables>, id: string, winners: readonly Seat[]): Promise<void> {
  const match = await query
    .selectFrom('matches')
    .select('game')
    .where('id', '=', id)
    .where('rated', '=', true)
    .executeTakeFirst()
  if (!match) return
  const first = await query
    .insertInto('rated_matches')
    .values({ match: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('match')
    .executeTakeFirst()
  if (!first) return
  const seats = await query.selectFrom('seats').select(['seat', 'person']).where('match', '=', id).execute()
  const players = seats.toSorted((a, b) => a.seat - b.seat).flatMap(({ person }) => (person === null ? [] : [person]))
  const [one, two] = players
  if (one === undefined || two === undefined || players.length !== 2) return
  const known = await lockRatings(query, match.game, [one, two])
  const strengthOf = (person: string) => known.find((row) => row.person === person) ?? NEW_STRENGTH
  const after = strengthsAfter(strengthOf(one), strengthOf(two), scoreOf(winners))
  for (const [player, strength] of after.entries()) {
    await query
      .updateTable('ratings')
      .set(({ eb }) => ({ ...strength, matches: eb('matches', '+', 1) }))
      .where('person', '=', players[player]!)
      .where('game', '=', match.game)
      .execute()
  }
}

/** The score of the first of two players: a victory of both or neither is a draw. */
function scoreOf(winners: readonly Seat[]): number {
  if (winners.includes(0) === winners.includes(1)) return 0.5
  return winners.includes(0) ? 1 : 0
}

/** Reads ratings that nobody else can change meanwhile. Rows are locked in one order, so that two matches never block each other. */
async function lockRatings(query: Transaction<Tables>, game: string, people: readonly string[]) {
  const ordered = people.toSorted()
  await query
    .insertInto('ratings')
    .values(ordered.map((person) => ({ person, game, ...NEW_STRENGTH, matches: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return query
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', ordered)
    .orderBy('person')
    .forUpdate()
    .execute()
}
