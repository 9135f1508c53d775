import { type GameCard as Card, text } from '@fray/kernel'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import { useTongue } from '../store/language.ts'
import { crashed, quickBattle, startLesson } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { talkOf } from '../words/talk.ts'

/** A game: play at once against a bot, choose how to play, or read its rules. */
export function GameCard({ card: game }: { card: Card }) {
  const { ui } = useTalk()
  const tongue = useTongue()
  const { say } = talkOf(tongue, tongue.cards[game.id])
  const [, go] = useLocation()
  const [starting, setStarting] = useState(false)
  const title = say(text('title'))
  const play = () => {
    setStarting(true)
    quickBattle(game.id).then(() => go('/table'), crashed)
  }
  const learn = () => {
    setStarting(true)
    startLesson(game.id).then(() => go('/table'), crashed)
  }
  return (
    <article className="game-card">
      <span className="game-card-crest">
        <Icon name="crossed-swords" size={44} />
      </span>
      <h3>
        <Link href={`/games/${game.id}`}>{title}</Link>
      </h3>
      <p>{say(text('summary'))}</p>
      <p className="hint">{ui('ui.quick-note')}</p>
      <div className="game-card-ways">
        <button
          type="button"
          className="button button-main"
          aria-label={ui('ui.quick-battle-of', { game: title })}
          disabled={starting}
          onClick={play}
        >
          {ui('ui.quick-battle')}
        </button>
        {game.teaches ? (
          <button
            type="button"
            className="button"
            aria-label={ui('ui.learn-of', { game: title })}
            disabled={starting}
            onClick={learn}
          >
            {ui('ui.learn')}
          </button>
        ) : null}
      </div>
      <div className="game-card-ways">
        <Link href={`/games/${game.id}`} className="tool" aria-label={ui('ui.play-of', { game: title })}>
          {ui('ui.play')}
        </Link>
        {game.musters ? (
          <Link href="/forces" className="tool" aria-label={ui('ui.forces-of', { game: title })}>
            {ui('ui.forces')}
          </Link>
        ) : null}
        <Link href={`/rules/${game.id}`} className="tool" aria-label={ui('ui.rules-of', { game: title })}>
          {ui('ui.rules')}
        </Link>
      </div>
    </article>
  )
}
