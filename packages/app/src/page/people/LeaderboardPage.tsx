import { gameCards } from '@fray/games/cards'
import { text } from '@fray/kernel'
import { LEAST_RATED_MATCHES, type Leaderboard } from '@fray/protocol'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { createTranslator } from '../../locales/translator.ts'
import { RequireServer } from '../online/NoServer.tsx'
import { askForPerson } from '../online/state/server-store.ts'
import { PageBar } from '../pages/PageBar.tsx'
import { useLanguagePack } from '../store/language.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { AccountLink } from './AccountLink.tsx'
import { readLeaderboard } from './state/people-api.ts'
import { useRead } from './state/use-read.ts'

/** The best players of a game. */
export function LeaderboardPage({ game = gameCards[0]!.id }: { game?: string | undefined }) {
  const { ui } = useTranslator()
  useEffect(() => void askForPerson(), [])
  return (
    <div className="page page-online">
      <header className="page-head">
        <PageBar>
          <Link href="/online" className="tool">
            {ui('ui.online')}
          </Link>
          <AccountLink />
        </PageBar>
        <h1>{ui('ui.people.leaderboard')}</h1>
        <p className="hint">{ui('ui.people.leaderboard-note', { least: LEAST_RATED_MATCHES })}</p>
      </header>
      <main>
        <RequireServer>
          <nav className="people-buttons" aria-label={ui('ui.people.leaderboard')}>
            {gameCards.map(({ id }) => (
              <GameTab key={id} id={id} isCurrent={id === game} />
            ))}
          </nav>
          <Board game={game} />
        </RequireServer>
      </main>
    </div>
  )
}

function GameTab({ id, isCurrent }: { id: string; isCurrent: boolean }) {
  const languagePack = useLanguagePack()
  const { say } = createTranslator(languagePack, languagePack.cards[id])
  return (
    <Link href={`/leaderboard/${id}`} className="chip" aria-current={isCurrent ? 'page' : undefined}>
      {say(text('title'))}
    </Link>
  )
}

function Board({ game }: { game: string }) {
  const { ui } = useTranslator()
  const read = useRead(() => readLeaderboard(game), game)
  if (read?.failure) return <p role="alert">{ui(read.failure)}</p>
  if (!read?.data) return <p className="hint">{ui('ui.loading')}</p>
  if (read.data.rows.length === 0) return <p className="hint">{ui('ui.people.leaderboard-empty')}</p>
  return <Rows rows={read.data.rows} />
}

function Rows({ rows }: Leaderboard) {
  const { ui } = useTranslator()
  return (
    <table className="people-table">
      <thead>
        <tr>
          <th scope="col">{ui('ui.people.rank')}</th>
          <th scope="col">{ui('ui.people.player')}</th>
          <th scope="col">{ui('ui.people.rating')}</th>
          <th scope="col">{ui('ui.people.matches')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ person, rating, deviation, matches }, at) => (
          <tr key={person.id}>
            <td>{at + 1}</td>
            <td>
              <Link href={`/people/${person.id}`}>{person.name}</Link>
            </td>
            <td>
              {rating} <small className="hint">± {2 * deviation}</small>
            </td>
            <td>{matches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
