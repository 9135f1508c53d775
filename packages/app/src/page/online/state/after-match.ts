import { type MatchInfo, rematchSeat } from '@fray/protocol'
import { seatOf } from '../model/agreement-step.ts'
import { prepareCommitment } from './agree-on-seed.ts'
import { requestRematch } from './api.ts'
import { rememberSeedPart, seedPartOf } from './seed-parts.ts'
import { useServer } from './server-store.ts'

/** Asks for a rematch with the sides moved on, or joins the one that another player has asked for; returns its code. */
export async function askForRematch(info: MatchInfo): Promise<string> {
  if (info.rematch !== undefined) return info.rematch
  const own = seatOf(info, useServer.getState().person)
  if (own === undefined) throw new Error('only a player can ask for a rematch')
  const { part, commitment } = prepareCommitment(rematchSeat(own, info.seats.length))
  const { code } = await requestRematch(info.code, commitment)
  if (!seedPartOf(code)) rememberSeedPart(code, part)
  return code
}
