import { gameCards } from '@fray/games/cards'
import { type GameCard, text } from '@fray/kernel'
import type { ListedMatch } from '@fray/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { createTranslator } from '../../locales/translator.ts'
import { Icon } from '../icons/Icon.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { AccountLink, LeaderboardLink } from '../people/AccountLink.tsx'
import { useLanguagePack } from '../store/language.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { MatchTile } from './MatchTile.tsx'
import { sortMatches } from './model/match-summary.ts'
import { RequireServer } from './NoServer.tsx'
import { OwnNameForm } from './OwnNameForm.tsx'
import { agreeOnSeed } from './state/agree-on-seed.ts'
import { listLobby, listOwnMatches, phraseOfFailure } from './state/api.ts'
import { askForPerson, useServer } from './state/server-store.ts'

/** Online play: the reader's matches, open matches of others, and how to begin one. */
export function OnlinePage() {
  const { ui } = useTranslator()
  useEffect(() => void askForPerson(), [])
  return (
    <div className="page page-online">
      <header className="page-head">
        <PageBar>
          <LeaderboardLink />
          <AccountLink />
        </PageBar>
        <h1>{ui('ui.online')}</h1>
        <p className="hint">{ui('ui.online.note')}</p>
      </header>
      <main>
        <RequireServer>
          <OwnNameForm />
          <Matches />
          <NewMatch />
        </RequireServer>
      </main>
    </div>
  )
}

/** How often lists are read again while the page is looked at, in milliseconds. */
const REFRESH = 10_000

interface Lists {
  readonly own: readonly ListedMatch[]
  readonly lobby: readonly ListedMatch[]
}

function Matches() {
  const { ui } = useTranslator()
  const person = useServer((state) => state.person)
  const { lists, failure } = useLists(person?.id)
  if (failure !== undefined) return <p role="alert">{ui(phraseOfFailure(failure))}</p>
  if (!lists) return <p className="hint">{ui('ui.loading')}</p>
  const others = lists.lobby.filter(({ code }) => !lists.own.some((match) => match.code === code))
  return (
    <>
      {lists.own.length > 0 ? (
        <section className="online-list">
          <h2>{ui('ui.online.my-matches')}</h2>
          <ul>
            {sortMatches(lists.own, person).map((info) => (
              <MatchTile key={info.code} info={info} />
            ))}
          </ul>
        </section>
      ) : null}
      <section className="online-list">
        <h2>{ui('ui.online.lobby')}</h2>
        {others.length === 0 ? <p className="hint">{ui('ui.online.lobby-empty')}</p> : null}
        <ul>
          {others.map((info) => (
            <MatchTile key={info.code} info={info} />
          ))}
        </ul>
      </section>
    </>
  )
}

/** Reads the lists now, and again from time to time while the page is visible. */
function useLists(person: string | undefined) {
  const [lists, setLists] = useState<Lists>()
  const [failure, setFailure] = useState<unknown>()
  const refresh = useCallback(async () => {
    try {
      const [own, lobby] = await Promise.all([person === undefined ? [] : listOwnMatches(), listLobby()])
      setLists({ own, lobby })
      setFailure(undefined)
      for (const info of own) if (info.status === 'agreeing') void agreeOnSeed(info).catch(() => undefined)
    } catch (error) {
      setFailure(error)
    }
  }, [person])
  useEffect(() => {
    void refresh()
    const refreshIfSeen = () => void (document.hidden || refresh())
    const timer = setInterval(refreshIfSeen, REFRESH)
    document.addEventListener('visibilitychange', refreshIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfSeen)
    }
  }, [refresh])
  return { lists, failure }
}

function NewMatch() {
  const { ui } = useTranslator()
  return (
    <section className="online-list">
      <h2>{ui('ui.online.new')}</h2>
      <p className="hint">{ui('ui.online.new-note')}</p>
      <div className="online-ways">
        {gameCards.map((card) => (
          <GameLink key={card.id} card={card} />
        ))}
      </div>
    </section>
  )
}

function GameLink({ card: { id, icon } }: { card: GameCard }) {
  const languagePack = useLanguagePack()
  const { say } = createTranslator(languagePack, languagePack.cards[id])
  return (
    <Link href={`/games/${id}`} className="button">
      <Icon name={icon} size={18} /> <span>{say(text('title'))}</span>
    </Link>
  )
}
