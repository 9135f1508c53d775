import { Progress } from '@base-ui/react/progress'
import { type Answer, type ArrangeForm, type ArrangementAnswer, type DecisionData, optionsOf } from '@fray/kernel'
import type { Advice, Chance, Snapshot } from '@fray/session'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { optionNote } from '../decision/model/option-note.ts'
import { Icon } from '../icons/Icon.tsx'
import { useRoom } from '../online/state/room-store.ts'
import { giveAnswer } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { chanceInstead, chancesToShow } from './model/advice-chances.ts'
import { askAdvice, useAdvice } from './state/advice-store.ts'

/** Asks what a good player would do. In rated matches nobody tells. */
export function HintButton({ snapshot }: { snapshot: Snapshot }) {
  const { ui } = useTranslator()
  const isRated = useRoom(({ isSeated, info }) => isSeated && info?.rated)
  if (isRated) return null
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

/** Shows what a good player would do now, and why. */
export function AdvicePanel({ snapshot }: { snapshot: Snapshot }) {
  const { ui } = useTranslator()
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

function Reasons({ advice, decision }: { advice: Advice; decision: DecisionData }) {
  const talk = useTranslator()
  const { ui } = talk
  const chosen = optionsOf(decision).find(({ key }) => key === advice.answer)
  const meaning = chosen && optionNote(chosen, undefined, talk)
  return (
    <div className="advice-words">
      <p>
        <b>{choiceOf(advice.answer, decision, talk)}</b> {meaning ? <span className="hint">({meaning})</span> : null}
      </p>
      <p>
        {comparison(advice, decision, talk)} {approach(advice, decision, talk)} {warning(advice, decision, talk)}
      </p>
      <Chances advice={advice} decision={decision} />
      {decision.kind === 'place' && typeof advice.answer !== 'string' ? null : (
        <button type="button" className="tool" onClick={() => void giveAnswer(decision.seat, advice.answer)}>
          {ui('ui.hint-do')}
        </button>
      )}
    </div>
  )
}

/** Gets the chances that dice decide, beside those of the next best answer. */
function Chances({ advice, decision }: { advice: Advice; decision: DecisionData }) {
  const talk = useTranslator()
  const { ui, say } = talk
  const chances = chancesToShow(advice.forecast, advice.otherwise)
  const instead = chanceInstead(advice.forecast, advice.otherwise)
  const other = alternative(advice, decision, talk)
  if (chances.length === 0 && !instead) return <p className="hint">{ui('ui.hint-no-dice')}</p>
  const words = ({ event }: Chance) => say({ id: event.type, args: event.args })
  return (
    <ul>
      {chances.map((chance) => (
        <li key={JSON.stringify(chance.event)} data-seat={chance.event.seat}>
          <b>{ui('ui.percent', { value: chance.probability })}</b> {words(chance)}{' '}
          {chance.otherwise === undefined ? null : (
            <span className="hint">{ui('ui.hint-otherwise', { choice: other, chance: chance.otherwise })}</span>
          )}
        </li>
      ))}
      {instead ? (
        <li className="hint">
          {ui('ui.hint-instead', { choice: other, chance: instead.probability, event: words(instead) })}
        </li>
      ) : null}
    </ul>
  )
}

function choiceOf(answer: Answer, decision: DecisionData, talk: PhraseTranslator): string {
  const option = wordsOf(answer, decision, talk)
  if (option !== undefined) return talk.ui('ui.hint-choice', { choice: option })
  if (decision.kind !== 'arrange') return talk.ui('ui.hint-place')
  return talk.ui('ui.hint-arrange', { slots: arrangementIn(answer as ArrangementAnswer, decision, talk) })
}

/** Describes the content of each slot. */
function arrangementIn({ slots }: ArrangementAnswer, form: ArrangeForm, { say }: PhraseTranslator): string {
  const thing = (id: string) => say(form.things.find((otherThing) => otherThing.id === id)?.text ?? { id })
  const put = (entry: string | readonly [string, number]) =>
    typeof entry === 'string' ? thing(entry) : `${entry[1]} × ${thing(entry[0])}`
  return form.slots
    .filter(({ id }) => (slots[id] ?? []).length > 0)
    .map(({ id, text }) => `${say(text)}: ${slots[id]!.map(put).join(', ')}`)
    .join('; ')
}

/** Names the next best answer. */
function alternative({ next }: Advice, decision: DecisionData, talk: PhraseTranslator): string {
  const other = next && wordsOf(next.answer, decision, talk)
  return other === undefined ? talk.ui('ui.hint-elsewise') : talk.ui('ui.hint-quoted', { choice: other })
}

/** A lead below the first share of all forces is little, one above the second is much. */
const [LITTLE, MUCH] = [0.01, 0.05]

/** Says how much better it is than the next best answer. */
function comparison(advice: Advice, decision: DecisionData, talk: PhraseTranslator): string {
  const { next } = advice
  if (!next) return talk.ui('ui.hint-only')
  const choice = alternative(advice, decision, talk)
  if (next.lead === 0) return talk.ui('ui.hint-as-good', { choice })
  const how = next.lead < LITTLE ? 'little' : next.lead < MUCH ? 'better' : 'much'
  return talk.ui(`ui.hint-${how}`, { choice })
}

/** Says whether it leads towards the enemy or away. */
function approach(advice: Advice, decision: DecisionData, talk: PhraseTranslator): string {
  const choice = alternative(advice, decision, talk)
  return advice.approach ? talk.ui(`ui.hint-${advice.approach}`, { choice }) : ''
}

/** Warns of the worst answer, if it is clearly worse. */
function warning({ worst }: Advice, decision: DecisionData, talk: PhraseTranslator): string {
  const choice = worst && worst.lead >= LITTLE ? wordsOf(worst.answer, decision, talk) : undefined
  return choice === undefined ? '' : talk.ui(worst!.lead < MUCH ? 'ui.hint-worst' : 'ui.hint-worst-much', { choice })
}

/** Gets the text of an answer that is one of the options. */
function wordsOf(answer: Answer, decision: DecisionData, { say }: PhraseTranslator): string | undefined {
  const option = optionsOf(decision).find(({ key }) => key === answer)
  if (!option) return undefined
  return option.group ? `${say(option.group.text)}: ${say(option.group.label)}` : say(option.text)
}
