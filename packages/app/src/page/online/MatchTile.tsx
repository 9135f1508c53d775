import type { ListedMatch, MatchInfo, SeatInfo } from '@fray/protocol'
import { Link } from 'wouter'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { useGame, useMatchTranslatorOf } from '../store/names.ts'
import { seatOf } from './model/agreement-step.ts'
import { formatTime, timeOfSeat } from './model/clock.ts'
import { othersIn, standingOf } from './model/match-summary.ts'
import { timeAgo } from './model/time-ago.ts'
import { timeWords } from './model/time-words.ts'
import { useServer } from './state/server-store.ts'
import { TableThumbnail } from './TableThumbnail.tsx'

/** A match in a list: the table, game and mission, who plays which army, how it stands, and the way to it. */
export function MatchTile({ info }: { info: ListedMatch }) {
  const person = useServer((state) => state.person)
  const game = useGame(info.game)
  const talk = useMatchTranslatorOf(game)
  const { ui, say } = talk
  const standing = standingOf(info, person)
  const others = othersIn(info, person).map((seat) => nameOfSeat(seat, talk))
  const facts = [info.mission && say(info.mission), info.headline && say(info.headline)].filter(Boolean)
  return (
    <li>
      <Link href={`/online/${info.code}`} className="match-tile" data-standing={standing}>
        <span className="match-tile-table">{info.sketch ? <TableThumbnail sketch={info.sketch} /> : null}</span>
        <span className="match-tile-words">
          <b>{game ? say(game.title) : info.game}</b>
          <span>{ui('ui.online.against', { names: new Intl.ListFormat(talk.language).format(others) })}</span>
          <small>{sidesOf(info, seatOf(info, person), talk)}</small>
          {facts.length > 0 ? <small>{facts.join(' · ')}</small> : null}
        </span>
        <span className="match-tile-standing">
          <b>{ui(`ui.online.standing.${standing}`)}</b>
          <small>{timeLeftIn(info, talk) ?? timeWords(info.time, ui)}</small>
          <small>
            <time dateTime={info.updatedAt}>{timeAgo(info.updatedAt, Date.now(), talk.language)}</time>
          </small>
        </span>
      </Link>
    </li>
  )
}

/** Names the armies: the reader's first, or for a match that they may join, those of the free seats. */
function sidesOf({ seats, forces, status }: MatchInfo, own: number | undefined, { ui, say }: PhraseTranslator): string {
  if (forces === 'after-joining' && status !== 'running' && status !== 'over') {
    return ui('ui.online.forces.after-joining')
  }
  const nameOf = ({ side, seat }: SeatInfo) => (side ? say(side) : ui('ui.seat', { seat: seat + 1 }))
  if (own === undefined && status === 'open') {
    const free = seats.filter(({ person, bot }) => !person && !bot).map(nameOf)
    return ui('ui.online.you-would-play', { sides: free.join(', ') })
  }
  const first = seats.filter(({ seat }) => seat === own)
  const rest = seats.filter(({ seat }) => seat !== own)
  return [...first, ...rest].map(nameOf).join(' – ')
}

/** Tells the time of the seat that is awaited, the shortest if there are several. */
function timeLeftIn({ clock, status }: MatchInfo, { ui, language }: PhraseTranslator): string | undefined {
  if (!clock || status !== 'running') return undefined
  const left = clock.running.flatMap(({ seat }) => timeOfSeat(clock, seat, Date.now())?.left ?? [])
  return left.length > 0 ? ui('ui.online.left', { time: formatTime(Math.min(...left), language) }) : undefined
}

/** Names the holder of a seat: a person, a bot, or nobody yet. */
export function nameOfSeat({ person, bot }: SeatInfo, { ui }: PhraseTranslator): string {
  if (person) return person.name
  return bot ? ui('ui.bot', { level: ui(`ui.player.${bot}`).toLowerCase() }) : ui('ui.online.free-seat')
}
