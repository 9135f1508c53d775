import type { Json } from '@fray/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { createTranslator } from '../../locales/translator.ts'
import type { GameInfo } from '../../shared/protocol.ts'
import { randomId } from '../../shared/random-id.ts'
import { Icon } from '../icons/Icon.tsx'
import { useLanguagePack } from '../store/language.ts'
import { reportCrash } from '../store/match-store.ts'
import { savedForces } from '../store/saved-list.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { forceName } from './model/force-name.ts'
import { factsIn } from './Points.tsx'
import { type OpenBook, useForceBook } from './state/force-book.ts'
import { forceService } from './state/service.ts'

/** Ways to start a new force of a game. */
export function NewForces({ game }: { game: GameInfo }) {
  const { ui } = useTranslator()
  const open = useForceBook(game.id)
  const title = createTranslator(useLanguagePack(), game.phrases).say(game.title)
  return (
    <article className="force-game">
      <h3>{title}</h3>
      {game.hasForces ? <Ways game={game.id} title={title} /> : <p className="hint">{ui('ui.nothing-to-muster')}</p>}
      {open ? (
        <TranslatorContext value={open.talk}>
          <ReadyForces open={open} title={title} />
        </TranslatorContext>
      ) : null}
    </article>
  )
}

/** Saves a force and opens it in the builder. */
function useBegin(game: string) {
  const [, go] = useLocation()
  const [beginning, setBeginning] = useState(false)
  const begin = (force: Promise<Json>) => {
    setBeginning(true)
    force
      .then((made) => savedForces.keepNew(game, made))
      .then(({ id }) => go(`/forces/${game}/${id}`))
      .catch(reportCrash)
      .finally(() => setBeginning(false))
  }
  return { begin, beginning }
}

function Ways({ game, title }: { game: string; title: string }) {
  const { ui } = useTranslator()
  const { begin, beginning } = useBegin(game)
  return (
    <div className="force-game-ways">
      <button
        type="button"
        className="button button-main"
        aria-label={ui('ui.new-force-of', { game: title })}
        disabled={beginning}
        onClick={() => begin(forceService.blank(game))}
      >
        {ui('ui.new-force')}
      </button>
      <button
        type="button"
        className="button"
        aria-label={ui('ui.random-force-of', { game: title })}
        disabled={beginning}
        onClick={() => begin(forceService.random(game, randomId()))}
      >
        {ui('ui.random-force')}
      </button>
    </div>
  )
}

function ReadyForces({ open: { game, book }, title }: { open: OpenBook; title: string }) {
  const talk = useTranslator()
  const { ui } = talk
  const { begin } = useBegin(game.id)
  return (
    <details className="ready-forces">
      <summary className="fold" aria-label={ui('ui.ready-forces-of', { game: title, count: book.ready.length })}>
        {ui('ui.ready-forces', { count: book.ready.length })}
      </summary>
      <ul>
        {book.ready.map(({ id, force, outline }) => {
          const name = forceName(outline, talk)
          return (
            <li key={id} className="ready-force">
              <Icon name={outline.icon} size={22} />
              <span>
                <b>{name}</b>
                <small className="hint">{factsIn(outline, talk)}</small>
              </span>
              <button
                type="button"
                className="tool"
                aria-label={ui('ui.take-ready-of', { name })}
                onClick={() => begin(Promise.resolve(force))}
              >
                {ui('ui.take-ready')}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
