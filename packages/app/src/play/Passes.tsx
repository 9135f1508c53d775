import type { DecisionData } from '@fray/kernel'
import { useMemo } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { Snapshot } from '../match/protocol.ts'
import { useTongue } from '../store/language.ts'
import { askAgain, passAlways } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { talkOf } from '../words/talk.ts'
import { namesIn, useGame } from './names.ts'

/** Passes now and whenever the same is asked again. */
export function PassAlways({ decision }: { decision: DecisionData }) {
  const { ui } = useTalk()
  return (
    <button type="button" className="pass-always" onClick={() => passAlways(decision.seat, decision.prompt)}>
      <Icon name="fast-forward-button" size={12} /> {ui('ui.pass-always')}
    </button>
  )
}

/** What this seat passes unasked, each with the way to be asked again. */
export function Passes({ snapshot }: { snapshot: Snapshot }) {
  const { ui } = useTalk()
  const say = useGeneralWords(snapshot)
  const { passes, eyes } = snapshot
  if (passes.length === 0 || eyes === undefined) return null
  return (
    <details className="passes">
      <summary>{ui('ui.passes', { count: passes.length })}</summary>
      <ul>
        {passes.map((prompt) => (
          <li key={prompt.id}>
            <span>{say(prompt)}</span>
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
  const tongue = useTongue()
  return useMemo(() => {
    const names = namesIn(snapshot, talkOf(tongue, phrases))
    return talkOf(tongue, phrases, { ...names, figure: () => ui('ui.somebody') }).say
  }, [snapshot, phrases, tongue, ui])
}
