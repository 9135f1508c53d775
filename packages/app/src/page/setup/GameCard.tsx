import { type GameCard as Card, text } from '@fray/kernel'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { createTranslator } from '../../locales/translator.ts'
import { Icon } from '../icons/Icon.tsx'
import { LessonsDone } from '../lesson/LessonsDone.tsx'
import { useLanguagePack } from '../store/language.ts'
import { quickBattle, reportCrash } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** A game: quick battle, lessons, setup or rules. */
export function GameCard({ card: game }: { card: Card }) {
  const { ui } = useTranslator()
  const languagePack = useLanguagePack()
  const { say } = createTranslator(languagePack, languagePack.cards[game.id])
  const [, go] = useLocation()
  const [starting, setStarting] = useState(false)
  const title = say(text('title'))
  const begin = (match: Promise<void>) => {
    setStarting(true)
    match.then(() => go('/table'), reportCrash)
  }
  return (
    <article className="game-card">
      <span className="game-card-crest">
        <Icon name={game.icon} size={44} />
      </span>
      <div className="game-card-words">
        <h3>
          <Link href={`/games/${game.id}`}>{title}</Link>
        </h3>
        <p>{say(text('summary'))}</p>
      </div>
      <div className="game-card-ways">
        <button
          type="button"
          className="button button-main"
          aria-label={ui('ui.quick-battle-of', { game: title })}
          disabled={starting}
          onClick={() => begin(quickBattle(game.id))}
        >
          {ui('ui.quick-battle')}
        </button>
        {game.hasLessons ? (
          <Link href={`/learn/${game.id}`} className="button" aria-label={ui('ui.learn-of', { game: title })}>
            {ui('ui.learn')}
          </Link>
        ) : null}
        <CardLinks game={game} title={title} />
      </div>
      <LessonsDone game={game.id} />
    </article>
  )
}

function CardLinks({ game, title }: { game: Card; title: string }) {
  const { ui } = useTranslator()
  return (
    <div className="game-card-links">
      <Link href={`/games/${game.id}`} className="tool" aria-label={ui('ui.play-of', { game: title })}>
        {ui('ui.play')}
      </Link>
      {game.hasForces ? (
        <Link href="/forces" className="tool" aria-label={ui('ui.forces-of', { game: title })}>
          {ui('ui.forces')}
        </Link>
      ) : null}
      <Link href={`/rules/${game.id}`} className="tool" aria-label={ui('ui.rules-of', { game: title })}>
        {ui('ui.rules')}
      </Link>
      <Link href={`/sheet/${game.id}`} className="tool" aria-label={ui('ui.sheet-of', { game: title })}>
        {ui('ui.sheet')}
      </Link>
    </div>
  )
}
