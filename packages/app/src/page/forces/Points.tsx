import type { Budget } from '@fray/kernel'
import { clsx } from 'clsx'
import type { PhraseTranslator } from '../../locales/translator.ts'
import type { ForceSummary } from '../../shared/force-protocol.ts'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** Describes the cost of a force. */
export function pointsIn({ unit, used, limit }: Budget, { ui }: PhraseTranslator): string {
  const args = { used, unit: { text: unit } }
  return limit === undefined ? ui('ui.force-points-open', args) : ui('ui.force-points', { ...args, limit })
}

/** Summarises a force: its kind unless its name says it, its size and cost. */
export function factsIn({ name, title, summary, budget }: ForceSummary, talk: PhraseTranslator): string {
  const facts = [name === undefined ? undefined : talk.say(title), talk.say(summary), budget && pointsIn(budget, talk)]
  return facts.filter((fact) => fact !== undefined).join(' · ')
}

/** The cost of a force and its limit. */
export function PointsMeter({ budget }: { budget: Budget }) {
  const talk = useTranslator()
  const { ui, say } = talk
  const { used, limit, note } = budget
  const words = pointsIn(budget, talk)
  const left = limit === undefined ? undefined : limit - used
  return (
    <div className={clsx('points', left !== undefined && left < 0 && 'points-over')}>
      <p className="points-words">
        <b>{words}</b>
        {left === undefined ? null : (
          <span className="points-left">
            {left < 0 ? ui('ui.force-over', { over: -left }) : ui('ui.force-left', { left })}
          </span>
        )}
      </p>
      {limit === undefined ? null : (
        <meter className="points-meter" min={0} max={limit} value={Math.min(used, limit)} aria-label={words} />
      )}
      {note ? <p className="hint">{say(note)}</p> : null}
    </div>
  )
}

/** Whether a force is legal, or how many problems it has. */
export function Legality({ faults }: { faults: number }) {
  const { ui } = useTranslator()
  if (faults === 0) {
    return (
      <span className="legality legality-legal">
        <Icon name="check-mark" size={13} /> {ui('ui.legal')}
      </span>
    )
  }
  return (
    <span className="legality legality-faulty">
      <Icon name="hazard-sign" size={13} /> {ui('ui.fault-count', { count: faults })}
    </span>
  )
}
