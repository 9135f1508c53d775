import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import type { SavedMatch } from '../match/protocol.ts'
import { keptMatch, shelf } from '../store/kept-match.ts'
import { useLanguagePack } from '../store/language.ts'
import { crashed, takeFromShelf, useMatch } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { talkOf } from '../words/talk.ts'

/** The way back to the last match, if this browser kept one, and to those that were put aside for it. */
export function KeptMatch() {
  const { ui } = useTalk()
  const [kept, setKept] = useState<SavedMatch>()
  const [aside, setAside] = useState<readonly SavedMatch[]>([])
  useEffect(() => {
    // A browser that keeps nothing (private windows may not) has no match to go on with.
    void keptMatch().then(setKept, () => undefined)
    void shelf().then(setAside, () => undefined)
  }, [])
  const others = aside.filter(({ seed }) => seed !== kept?.seed)
  return (
    <>
      {kept ? (
        <Link href="/table" className="kept-match">
          <Icon name="hourglass" size={28} />
          <span>
            <b>{kept.standing?.over ? ui('ui.continue-over') : ui('ui.continue')}</b>
            <small>
              <Told saved={kept} />
            </small>
          </span>
          <span className="kept-match-go">{kept.standing?.over ? ui('ui.continue-look') : ui('ui.continue-go')}</span>
        </Link>
      ) : null}
      {others.length > 0 ? <Shelf matches={others} /> : null}
    </>
  )
}

/** Matches that were put aside. */
function Shelf({ matches }: { matches: readonly SavedMatch[] }) {
  const { ui } = useTalk()
  const [, go] = useLocation()
  const take = (seed: string) => takeFromShelf(seed).then(() => go('/table'), crashed)
  return (
    <details className="shelf">
      <summary>{ui('ui.shelf', { count: matches.length })}</summary>
      <ul>
        {matches.map((saved) => (
          <li key={saved.seed}>
            <button type="button" className="shelf-match" onClick={() => void take(saved.seed)}>
              <Told saved={saved} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A match in a line: its game, who plays, how far it has come. */
function Told({ saved }: { saved: SavedMatch }) {
  const { ui } = useTalk()
  const game = useMatch(({ games }) => games?.find(({ id }) => id === saved.game))
  const { say } = talkOf(useLanguagePack(), game?.phrases)
  const players = saved.players.map((kind) => ui(`ui.player.${kind}`)).join(', ')
  const facts = [
    ui('ui.continue-note', { game: game ? say(game.title) : saved.game, players, count: saved.answers.length }),
  ]
  if (saved.whatIf) facts.push(ui('ui.what-if-tag', { headline: say(saved.whatIf.headline) }))
  else if (saved.lesson !== undefined) facts.push(ui('ui.lesson'))
  if (saved.standing) facts.push(say(saved.standing.headline))
  return facts.join(' · ')
}
