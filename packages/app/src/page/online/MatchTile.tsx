import type { Message } from '@fray/kernel'
import type { MatchInfo, SeatInfo } from '@fray/protocol'
import { Link } from 'wouter'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { useGame, useMatchTranslatorOf } from '../store/names.ts'
import { othersIn, standingOf } from './model/match-summary.ts'
import { timeAgo } from './model/time-ago.ts'
import { useServer } from './state/server-store.ts'

/** A match in a list: the game, who plays, how it stands, and the way to it. */
export function MatchTile({ info }: { info: MatchInfo }) {
  const person = useServer((state) => state.person)
  const game = useGame(info.game)
  const talk = useMatchTranslatorOf(game)
  const { ui, say } = talk
  const standing = standingOf(info, person)
  const others = othersIn(info, person).map((seat) => nameOfSeat(seat, talk))
  return (
    <li>
      <Link href={`/online/${info.code}`} className="match-tile" data-standing={standing}>
        <span className="match-tile-words">
          <b>{game ? say(game.title) : info.game}</b>
          <span>{ui('ui.online.against', { names: new Intl.ListFormat(talk.language).format(others) })}</span>
          {info.headline ? <small>{say(info.headline as Message)}</small> : null}
        </span>
        <span className="match-tile-standing">
          <b>{ui(`ui.online.standing.${standing}`)}</b>
          <small>
            <time dateTime={info.updatedAt}>{timeAgo(info.updatedAt, Date.now(), talk.language)}</time>
          </small>
        </span>
      </Link>
    </li>
  )
}

/** Names the holder of a seat: a person, a bot, or nobody yet. */
export function nameOfSeat({ person, bot }: SeatInfo, { ui }: PhraseTranslator): string {
  if (person) return person.name
  return bot ? ui('ui.bot', { level: ui(`ui.player.${bot}`).toLowerCase() }) : ui('ui.online.free-seat')
}
