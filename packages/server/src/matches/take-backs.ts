import type { Seat } from '@fray/kernel'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { RequestError } from '../request-error.ts'
import { foldCalls } from '../rooms/entries.ts'
import { ConflictError } from './conflict-error.ts'
import type { Entry } from './entry.ts'
import { removeSavepoints } from './savepoint-store.ts'
import type { TakeBack } from './take-back.ts'

/** Finds what a seat would take back: everything since the last answer that its person gave themselves. */
export function takeBackFor(seat: Seat, entries: readonly Entry[], before: number): TakeBack {
  const answers = foldCalls(entries).findLastIndex((given) => given.seat === seat && given.callId !== undefined)
  if (answers < 0) throw new RequestError('refused', 'you have not answered anything yet')
  return { seat, answers, entries: before + entries.length, allowedBy: [] }
}

/** Goes back to where all have agreed to. The dice that follow are those that fell before. */
export async function writeTakeBack(query: Transaction<Tables>, id: string, takeBack: TakeBack): Promise<number> {
  const { entries, answers, seat } = takeBack
  const { count } = await query
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('match', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) !== entries) throw new ConflictError('the match has gone on')
  const row = {
    match: id,
    number: entries,
    kind: 'rewind' as const,
    seat,
    data: JSON.stringify(answers),
    call_id: null,
  }
  await query.insertInto('entries').values(row).execute()
  await removeSavepoints(query, id, answers)
  return entries + 1
}
