import type { MatchInfo } from '@fray/protocol'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { timeNote, timeWords } from './model/time-words.ts'

/** The terms of a match before it begins: mission, clock, and how armies are chosen. */
export function MatchFacts({ info: { mission, time, forces } }: { info: MatchInfo }) {
  const { ui, say } = useTranslator()
  return (
    <dl className="match-facts">
      {mission ? (
        <div>
          <dt>{ui('ui.online.mission')}</dt>
          <dd>{say(mission)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{ui('ui.online.time')}</dt>
        <dd>
          {timeWords(time, ui)}. <span className="hint">{timeNote(time, ui)}</span>
        </dd>
      </div>
      {forces === 'after-joining' ? (
        <div>
          <dt>{ui('ui.online.forces')}</dt>
          <dd>{ui('ui.online.forces-note.after-joining')}</dd>
        </div>
      ) : null}
    </dl>
  )
}
