import type { MatchInfo } from '@fray/protocol'
import type { StoredMatch } from '../matches/match-store.ts'
import { infoOf } from '../matches/open-matches.ts'
import type { OnlineServices } from '../online-play.ts'

/** Describes a match with who is connected to this server. */
export function describeMatch({ connections }: OnlineServices, stored: StoredMatch): MatchInfo {
  return infoOf(stored, (person) => connections.isOnline(person))
}
