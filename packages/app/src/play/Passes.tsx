import { type DecisionData, optionsOf } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { useMemo } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { PASS } from '../match/pass-rules.ts'
import type { PassUnless, Snapshot } from '../match/protocol.ts'
import { useLanguagePack } from '../store/language.ts'
import { askAgain, passUnasked } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { type Talk, talkOf } from '../words/talk.ts'
import { useAttention } from './attention.ts'
import { namesIn, useGame } from './names.ts'
import { figureIn } from './subject.ts'

/** Where one may pass: the ways to pass now, and whenever the same is asked again unless something is the case. */
export function PassUnasked({ decision, view }: { decision: DecisionData; view: TableView }) {
  const { ui } = useTalk()
  const figure = useAttention((attention) => attention.figure)
  const options = optionsOf(decision)
  if (!options.some(({ key }) => key === PASS)) return null
  return (
    <details className="pass-unasked">
      <summary>
        <Icon name="fast-forward-button" size={12} /> {ui('ui.pass-unasked')}
      </summary>
      <p>{ui('ui.pass-now-and')}</p>
      <div>
        {conditionsFor(options, view, figure).map((unless) => (
          <button
            key={unless.kind}
            type="button"
            className="tool"
            onClick={() => passUnasked({ seat: decision.seat, prompt: decision.prompt, unless })}
          >
            {unlessWords(unless, view, ui)}
          </button>
        ))}
      </div>
    </details>
  )
}

type Options = Extract<DecisionData, { kind: 'pick' }>['options']

/** What can be said of this question: a game without turns has none to wait for. */
function conditionsFor(options: Options, { status, figures }: TableView, figure: number | undefined): PassUnless[] {
  const keys = options.flatMap(({ key }) => (key === PASS ? [] : [key]))
  return [
    { kind: 'never' },
    ...(status.track ? [{ kind: 'turn', turn: status.track.at } as const] : []),
    { kind: 'offer', keys },
    ...(figures.some(({ id }) => id === figure) ? [{ kind: 'figure', figure: figure! } as const] : []),
  ]
}

function unlessWords(unless: PassUnless, view: TableView, ui: Talk['ui']): string {
  if (unless.kind !== 'figure') return ui(`ui.pass.${unless.kind}`)
  return ui('ui.pass.figure', { name: figureIn(view, unless.figure)?.name ?? view.names[unless.figure] ?? '' })
}

/** What this seat passes unasked, each with the way to be asked again. */
export function Passes({ snapshot }: { snapshot: Snapshot }) {
  const { ui } = useTalk()
  const say = useGeneralWords(snapshot)
  const { passes, eyes, view } = snapshot
  if (passes.length === 0 || eyes === undefined) return null
  return (
    <details className="passes">
      <summary>{ui('ui.passes', { count: passes.length })}</summary>
      <ul>
        {passes.map(({ prompt, unless }) => (
          <li key={prompt.id}>
            <span>
              {say(prompt)} <small>{unlessWords(unless, view, ui)}</small>
            </span>
            <button
              type="button"
              className="tool"
              aria-label={ui('ui.ask-again-about', { what: say(prompt) })}
              onClick={() => askAgain(eyes, prompt)}
            >
              {ui('ui.ask-again')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A rule made about one figure is about all: no figure is named in it. */
function useGeneralWords(snapshot: Snapshot) {
  const { ui } = useTalk()
  const phrases = useGame(snapshot.game)?.phrases
  const languagePack = useLanguagePack()
  return useMemo(() => {
    const names = namesIn(snapshot, talkOf(languagePack, phrases))
    return talkOf(languagePack, phrases, { ...names, figure: () => ui('ui.somebody') }).say
  }, [snapshot, phrases, languagePack, ui])
}
