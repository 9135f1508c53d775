import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import type { GameInfo } from '../match/protocol.ts'
import { crashed, quickBattle } from '../store/match-store.ts'
import { pageLanguage, useTalk } from '../words/TalkContext.tsx'
import { talkOf } from '../words/talk.ts'
import { quickPreset } from './preset-choice.ts'

/** A game: play at once against a bot, choose how to play, or read its rules. */
export function GameCard({ game }: { game: GameInfo }) {
  const { ui } = useTalk()
  const { say } = talkOf(pageLanguage(), game.phrases)
  const [, go] = useLocation()
  const [starting, setStarting] = useState(false)
  const title = say(game.title)
  const preset = quickPreset(game.presets)
  const play = () => {
    if (!preset) return
    setStarting(true)
    quickBattle(game.id, preset.setup).then(() => go('/table'), crashed)
  }
  return (
    <article className="game-card">
      <span className="game-card-crest">
        <Icon name="crossed-swords" size={44} />
      </span>
      <h3>
        <Link href={`/games/${game.id}`}>{title}</Link>
      </h3>
      <p>{say(game.summary)}</p>
      {preset ? <p className="hint">{ui('ui.quick-note', { battle: say(preset.text) })}</p> : null}
      <div className="game-card-ways">
        <button
          type="button"
          className="button button-main"
          aria-label={ui('ui.quick-battle-of', { game: title })}
          disabled={starting || !preset}
          onClick={play}
        >
          {ui('ui.quick-battle')}
        </button>
        <Link href={`/games/${game.id}`} className="button" aria-label={ui('ui.play-of', { game: title })}>
          {ui('ui.play')}
        </Link>
        <Link href={`/rules/${game.id}`} className="button" aria-label={ui('ui.rules-of', { game: title })}>
          {ui('ui.rules')}
        </Link>
      </div>
    </article>
  )
}
