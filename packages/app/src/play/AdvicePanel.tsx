import { Progress } from '@base-ui/react/progress'
import { type Answer, type ArrangeForm, type ArrangementAnswer, type DecisionData, optionsOf } from '@fray/kernel'
import { Icon } from '../icons/Icon.tsx'
import type { Advice, Snapshot } from '../match/protocol.ts'
import { giveAnswer } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import type { Talk } from '../words/talk.ts'
import { askAdvice, useAdvice } from './advice-store.ts'
import { optionNote } from './option-note.ts'

/** Asks what a good player would do. */
export function HintButton({ snapshot }: { snapshot: Snapshot }) {
  const { ui } = useTalk()
  return (
    <button
      type="button"
      className="tool hint-button"
      title={ui('ui.hint-ask')}
      aria-keyshortcuts="H"
      onClick={() => void askAdvice(snapshot)}
    >
      <Icon name="light-bulb" size={15} /> {ui('ui.hint')}
    </button>
  )
}

/** What a good player would do now, and why, for whoever asked. */
export function AdvicePanel({ snapshot }: { snapshot: Snapshot }) {
  const { ui } = useTalk()
  const advice = useAdvice(snapshot)
  if (!snapshot.decision || !advice) return null
  return (
    <section className="advice" aria-label={ui('ui.hint')} aria-live="polite">
      <Icon name="light-bulb" size={20} />
      {advice === 'thinking' ? (
        <Progress.Root className="thinking" value={null} aria-label={ui('ui.hint-thinking')}>
          <Progress.Label>{ui('ui.hint-thinking')}</Progress.Label>
          <Progress.Track className="thinking-track">
            <Progress.Indicator className="thinking-bar" />
          </Progress.Track>
        </Progress.Root>
      ) : advice === 'unknown' ? (
        <p>{ui('ui.hint-unknown')}</p>
      ) : (
        <Reasons advice={advice} decision={snapshot.decision} />
      )}
    </section>
  )
}

/** Chances told at most. */
const TOLD = 3

function Reasons({ advice, decision }: { advice: Advice; decision: DecisionData }) {
  const talk = useTalk()
  const { ui, say } = talk
  const chosen = optionsOf(decision).find(({ key }) => key === advice.answer)
  const meaning = chosen && optionNote(chosen, undefined, talk)
  const chances = advice.forecast.chances.filter(({ probability }) => probability < 1).slice(0, TOLD)
  return (
    <div className="advice-words">
      <p>
        <b>{choiceOf(advice.answer, decision, talk)}</b> {meaning ? <span className="hint">({meaning})</span> : null}
      </p>
      <p>
        {comparison(advice, decision, talk)} {warning(advice, decision, talk)}
      </p>
      {chances.length > 0 ? (
        <ul>
          {chances.map(({ event, probability }) => (
            <li key={JSON.stringify(event)} data-seat={event.seat}>
              <b>{ui('ui.percent', { value: probability })}</b> {say({ id: event.type, args: event.args })}
            </li>
          ))}
        </ul>
      ) : (
        <p className="hint">{ui('ui.hint-no-dice')}</p>
      )}
      {decision.kind === 'place' && typeof advice.answer !== 'string' ? null : (
        <button type="button" className="tool" onClick={() => void giveAnswer(decision.seat, advice.answer)}>
          {ui('ui.hint-do')}
        </button>
      )}
    </div>
  )
}

function choiceOf(answer: Answer, decision: DecisionData, talk: Talk): string {
  const option = wordsOf(answer, decision, talk)
  if (option !== undefined) return talk.ui('ui.hint-choice', { choice: option })
  if (decision.kind !== 'arrange') return talk.ui('ui.hint-place')
  return talk.ui('ui.hint-arrange', { slots: arrangementIn(answer as ArrangementAnswer, decision, talk) })
}

/** What lies in each slot, in words. */
function arrangementIn({ slots }: ArrangementAnswer, form: ArrangeForm, { say }: Talk): string {
  const thing = (id: string) => say(form.things.find((each) => each.id === id)?.text ?? { id })
  const put = (each: string | readonly [string, number]) =>
    typeof each === 'string' ? thing(each) : `${each[1]} × ${thing(each[0])}`
  return form.slots
    .filter(({ id }) => (slots[id] ?? []).length > 0)
    .map(({ id, text }) => `${say(text)}: ${slots[id]!.map(put).join(', ')}`)
    .join('; ')
}

/** A lead of less than this share of all forces is not told in numbers. */
const LITTLE = 0.01

/** How much better it is than the next best. */
function comparison({ next }: Advice, decision: DecisionData, talk: Talk): string {
  if (!next) return talk.ui('ui.hint-only')
  const other = wordsOf(next.answer, decision, talk)
  const choice = other === undefined ? talk.ui('ui.hint-elsewise') : talk.ui('ui.hint-quoted', { choice: other })
  if (next.lead === 0) return talk.ui('ui.hint-as-good', { choice })
  return next.lead < LITTLE
    ? talk.ui('ui.hint-little', { choice })
    : talk.ui('ui.hint-better', { choice, lead: next.lead })
}

/** What not to do: the worst there is, by how much worse it is. */
function warning({ worst }: Advice, decision: DecisionData, talk: Talk): string {
  const choice = worst && wordsOf(worst.answer, decision, talk)
  return choice === undefined ? '' : talk.ui('ui.hint-worst', { choice, lead: worst!.lead })
}

/** What an answer is called that is one of the options. */
function wordsOf(answer: Answer, decision: DecisionData, { say }: Talk): string | undefined {
  const option = optionsOf(decision).find(({ key }) => key === answer)
  if (!option) return undefined
  return option.group ? `${say(option.group.text)}: ${say(option.group.label)}` : say(option.text)
}
