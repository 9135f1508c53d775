import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import type { SavedMatch } from '../match/protocol.ts'
import { keptMatch } from '../store/kept-match.ts'
import { useMatch } from '../store/match-store.ts'
import { pageLanguage, useTalk } from '../words/TalkContext.tsx'
import { talkOf } from '../words/talk.ts'

/** The way back to the last match, if this browser kept one. */
export function KeptMatch() {
  const { ui } = useTalk()
  const [kept, setKept] = useState<SavedMatch>()
  const game = useMatch(({ games }) => games?.find(({ id }) => id === kept?.game))
  // A browser that keeps nothing (private windows may not) has no match to go on with.
  useEffect(() => void keptMatch().then(setKept, () => undefined), [])
  if (!kept) return null
  const title = game ? talkOf(pageLanguage(), game.phrases).say(game.title) : kept.game
  const players = kept.players.map((kind) => ui(`ui.player.${kind}`))
  return (
    <Link href="/table" className="kept-match">
      <Icon name="hourglass" size={28} />
      <span>
        <b>{ui('ui.continue')}</b>
        <small>
          {ui('ui.continue-note', { game: title, players: players.join(', '), count: kept.answers.length })}
        </small>
      </span>
      <span className="kept-match-go">{ui('ui.continue-go')}</span>
    </Link>
  )
}
