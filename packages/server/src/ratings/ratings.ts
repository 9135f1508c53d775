import { type GameRating, LEAST_RATED_MATCHES, type Leaderboard, type Rating } from '@fray/protocol'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Reads what rated matches say of people (`rateMatch` writes it). */
export class Ratings {
  readonly #query: Kysely<Tables>

  constructor(query: Kysely<Tables>) {
    this.#query = query
  }

  /** Lists the best players of a game: a rating counts by what it is almost certainly not below. */
  async leaderboard(game: string, limit = 100): Promise<Leaderboard> {
    const rows = await this.#query
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .select(['people.id', 'people.name', 'people.guest', 'ratings.rating', 'ratings.deviation', 'ratings.matches'])
      .where('ratings.game', '=', game)
      .where('ratings.matches', '>=', LEAST_RATED_MATCHES)
      .orderBy(sql`ratings.rating - 2 * ratings.deviation`, 'desc')
      .limit(limit)
      .execute()
    return {
      rows: rows.map(({ rating, deviation, matches, ...person }) => ({
        ...roundRating(rating, deviation)!,
        person,
        matches,
      })),
    }
  }

  async ofPerson(person: string): Promise<readonly GameRating[]> {
    const rows = await this.#query.selectFrom('ratings').selectAll().where('person', '=', person).execute()
    return rows.map(({ game, matches, rating, deviation }) => ({ game, matches, ...roundRating(rating, deviation)! }))
  }
}

/** Rounds a rating for people; undefined for someone who has none. */
export function roundRating(rating: number | null, deviation: number | null): Rating | undefined {
  if (rating === null || deviation === null) return undefined
  return { rating: Math.round(rating), deviation: Math.round(deviation) }
}
