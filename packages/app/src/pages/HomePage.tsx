import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { AboutWindow } from '../dialogs/AboutWindow.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { GameInfo } from '../match/protocol.ts'
import { hasKeptMatch } from '../store/kept-match.ts'
import { useMatch } from '../store/match-store.ts'
import { pageLanguage, useTalk } from '../words/TalkContext.tsx'
import { talkOf } from '../words/talk.ts'
import { HeroTable } from './HeroTable.tsx'
import { LoadButton } from './LoadButton.tsx'
import { ThemeButton } from './ThemeButton.tsx'

/** The first page: go on with the last match, or choose a game. */
export function HomePage() {
  const { ui } = useTalk()
  const games = useMatch((state) => state.games)
  const [about, setAbout] = useState(false)
  return (
    <div className="page">
      <header className="masthead">
        <div>
          <h1>{ui('ui.brand')}</h1>
          <p>{ui('ui.tagline')}</p>
        </div>
        <HeroTable />
      </header>
      <main>
        <KeptMatch />
        <h2>{ui('ui.choose-game')}</h2>
        <ul className="games">
          {games?.map((game) => (
            <li key={game.id}>
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      </main>
      <footer className="page-foot">
        <LoadButton className="tool" />
        <span className="hint">{ui('ui.load-note')}</span>
        <ThemeButton />
        <button type="button" className="tool" onClick={() => setAbout(true)}>
          <Icon name="info" size={15} /> <span>{ui('ui.about')}</span>
        </button>
      </footer>
      <AboutWindow open={about} onClose={() => setAbout(false)} />
    </div>
  )
}

function GameCard({ game }: { game: GameInfo }) {
  const { ui } = useTalk()
  const { say } = talkOf(pageLanguage(), game.phrases)
  return (
    <Link href={`/games/${game.id}`} className="game-card">
      <span className="game-card-crest">
        <Icon name="crossed-swords" size={44} />
      </span>
      <h3>{say(game.title)}</h3>
      <p>{say(game.summary)}</p>
      <span className="game-card-go">{ui('ui.play')}</span>
    </Link>
  )
}

function KeptMatch() {
  const { ui } = useTalk()
  const [kept, setKept] = useState(false)
  useEffect(() => void hasKeptMatch().then(setKept), [])
  if (!kept) return null
  return (
    <Link href="/table" className="kept-match">
      <Icon name="hourglass" size={28} />
      <span>
        <b>{ui('ui.continue')}</b>
        <small>{ui('ui.continue-note')}</small>
      </span>
    </Link>
  )
}
