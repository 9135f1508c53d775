import { type Message, text } from '@fray/kernel'
import type { GameRating, MatchInfo, Profile } from '@fray/protocol'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { createTranslator } from '../../locales/translator.ts'
import { nameOfSeat } from '../online/MatchTile.tsx'
import { othersIn } from '../online/model/match-summary.ts'
import { RequireServer } from '../online/NoServer.tsx'
import { askForPerson } from '../online/state/server-store.ts'
import { PageBar } from '../pages/PageBar.tsx'
import { useLanguagePack } from '../store/language.ts'
import { useGame, useMatchTranslatorOf } from '../store/names.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { AccountLink, LeaderboardLink } from './AccountLink.tsx'
import { resultOf } from './model/result.ts'
import { readProfile } from './state/people-api.ts'
import { useRead } from './state/use-read.ts'

/** The public page of a person: ratings, and matches with their replays. */
export function ProfilePage({ id }: { id: string }) {
  const { ui } = useTranslator()
  const read = useRead(() => readProfile(id), id)
  useEffect(() => void askForPerson(), [])
  const isUnknown = read?.failure === 'ui.online.fault.no-match'
  return (
    <div className="page page-online">
      <header className="page-head">
        <PageBar>
          <Link href="/online" className="tool">
            {ui('ui.online')}
          </Link>
          <LeaderboardLink />
          <AccountLink />
        </PageBar>
        <h1>{isUnknown ? ui('ui.people.no-person') : (read?.data?.person.name ?? ui('ui.people.profile'))}</h1>
      </header>
      <main>
        <RequireServer>
          {isUnknown ? <p className="hint">{ui('ui.people.no-person-note')}</p> : null}
          {read?.failure && !isUnknown ? <p role="alert">{ui(read.failure)}</p> : null}
          {read?.data ? <ProfileParts profile={read.data} /> : null}
        </RequireServer>
      </main>
    </div>
  )
}

function ProfileParts({ profile: { person, since, ratings, matches } }: { profile: Profile }) {
  const { ui, language } = useTranslator()
  const date = new Date(since).toLocaleDateString(language, { dateStyle: 'long' })
  return (
    <>
      <p>
        {ui('ui.people.since', { date })} {person.guest ? ui('ui.people.guest') : null}
      </p>
      <section className="people-section">
        <h2>{ui('ui.people.ratings')}</h2>
        {ratings.length === 0 ? <p className="hint">{ui('ui.people.ratings-none')}</p> : null}
        <ul className="people-rows">
          {ratings.map((rating) => (
            <RatingRow key={rating.game} row={rating} />
          ))}
        </ul>
      </section>
      <section className="online-list">
        <h2>{ui('ui.people.history')}</h2>
        {matches.length === 0 ? <p className="hint">{ui('ui.people.history-none')}</p> : null}
        <ul>
          {matches.map((info) => (
            <FinishedMatchTile key={info.code} info={info} person={person} />
          ))}
        </ul>
      </section>
    </>
  )
}

function RatingRow({ row: { game, rating, deviation, matches } }: { row: GameRating }) {
  const { ui } = useTranslator()
  const languagePack = useLanguagePack()
  const { say } = createTranslator(languagePack, languagePack.cards[game])
  return (
    <li>
      <Link href={`/leaderboard/${game}`}>
        <b>{say(text('title'))}</b>
      </Link>
      {ui('ui.people.rating-row', { rating: String(rating), spread: 2 * deviation, matches })}
    </li>
  )
}

/** A match that is over, as one of its players sees it, and the way to its replay. */
function FinishedMatchTile({ info, person }: { info: MatchInfo; person: Profile['person'] }) {
  const game = useGame(info.game)
  const talk = useMatchTranslatorOf(game)
  const { ui, say, language } = talk
  const others = othersIn(info, person).map((seat) => nameOfSeat(seat, talk))
  const result = resultOf(info, person)
  return (
    <li>
      <Link href={`/online/${info.code}/replay`} className="match-tile">
        <span className="match-tile-words">
          <b>{game ? say(game.title) : info.game}</b>
          <span>{ui('ui.online.against', { names: new Intl.ListFormat(language).format(others) })}</span>
          {info.headline ? <small>{say(info.headline as Message)}</small> : null}
        </span>
        <span className="match-tile-standing">
          {result ? <b>{ui(`ui.people.${result}`)}</b> : null}
          <small>
            <time dateTime={info.updatedAt}>
              {new Date(info.updatedAt).toLocaleDateString(language, { dateStyle: 'medium' })}
            </time>
          </small>
        </span>
      </Link>
    </li>
  )
}
