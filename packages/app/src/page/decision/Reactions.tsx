import { type Attention, type DecisionData, optionsOf, type ReactionOffer, type Seat } from '@fray/kernel'
import type { PassedMoment, Snapshot } from '@fray/session'
import { useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { reconsider, setAttention, toggleArmed } from '../store/match-store.ts'
import { useGame } from '../store/names.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/**
 * Chips for the reactions that a person could use: play pauses at the next opportunity for a pressed one. Below them
 * what was passed automatically, with a way back, and how often to ask.
 */
export function Reactions({ snapshot }: { snapshot: Snapshot }) {
  const { attention, eyes, passed } = snapshot
  const interrupts = useGame(snapshot.game)?.hasInterruptions ?? false
  if (attention === undefined || eyes === undefined || !interrupts) return null
  return (
    <div className="reactions">
      <Chips snapshot={snapshot} seat={eyes} attention={attention} />
      <AttentionChoice seat={eyes} attention={attention} usable={usableReactions(snapshot)} />
      {passed.length > 0 ? <PassedList seat={eyes} passed={passed} /> : null}
    </div>
  )
}

/** Lists every reaction of the seat once: those it holds, and those it was offered. */
function usableReactions({ held, passed }: Snapshot): readonly ReactionOffer[] {
  const offered = passed.toReversed().flatMap(({ reactions }) => reactions)
  return [...new Map([...offered, ...held].map((offer) => [offer.source, offer])).values()]
}

interface ChipsProps {
  readonly snapshot: Snapshot
  readonly seat: Seat
  readonly attention: Attention
}

/** The reactions to pause for: once at the next opportunity, or always, if the person is asked about nothing else. */
function Chips({ snapshot, seat, attention }: ChipsProps) {
  const { ui, say } = useTranslator()
  const [whole, setWhole] = useState(false)
  // A person who is always asked needs no chips.
  if (attention === 'always') return null
  const asked = reactionsAskedFor(snapshot.decision)
  const marks = typeof attention === 'string' ? undefined : attention.only
  const offers = usableReactions(snapshot).filter(({ source }) => marks || !asked.has(source))
  const chosen = marks ?? snapshot.armed
  const lately = new Set(snapshot.passed.flatMap(({ reactions }) => reactions.map(({ source }) => source)))
  // Reactions without a recent opportunity are folded away: there may be many.
  const shown = offers.filter(({ source }) => whole || marks || chosen.includes(source) || lately.has(source))
  const caption = ui(marks ? 'ui.stop-whenever' : 'ui.stop-next')
  const press = (source: string) =>
    marks ? setAttention(seat, { only: toggleMark(marks, source) }) : toggleArmed(seat, source)
  if (offers.length === 0) return marks ? <small className="hint">{ui('ui.stop-for-nothing')}</small> : null
  return (
    <fieldset className="reaction-chips">
      <legend>{caption}</legend>
      {shown.map(({ source, text, icon }) => (
        <button
          key={source}
          type="button"
          className="chip"
          aria-pressed={chosen.includes(source)}
          onClick={() => press(source)}
        >
          {icon ? <Icon name={icon} size={14} /> : null} {say(text)}
        </button>
      ))}
      {shown.length < offers.length ? (
        <button type="button" className="chip chip-more" onClick={() => setWhole(true)}>
          {ui(shown.length > 0 ? 'ui.stop-more' : 'ui.stop-any', { count: offers.length - shown.length })}
        </button>
      ) : null}
    </fieldset>
  )
}

function toggleMark(marks: readonly string[], source: string): readonly string[] {
  return marks.includes(source) ? marks.filter((mark) => mark !== source) : [...marks, source]
}

/** Reactions that the current decision offers need no chip. */
function reactionsAskedFor(decision: DecisionData | undefined): ReadonlySet<string> {
  const options = decision ? optionsOf(decision) : []
  return new Set(options.flatMap(({ reaction }) => reaction?.source ?? []))
}

/** Lists passed questions, the latest first, with the reactions they offered. */
function PassedList({ seat, passed }: { seat: Seat; passed: readonly PassedMoment[] }) {
  const { ui, say } = useTranslator()
  return (
    <details className="passed">
      <summary>{ui('ui.passed')}</summary>
      <ul>
        {passed.map(({ moment, prompt, reactions, open }) => (
          <li key={moment}>
            <span>
              {say(prompt)} <small>{reactions.map(({ text }) => say(text)).join(', ')}</small>
            </span>
            {open ? (
              <button type="button" className="chip" onClick={() => reconsider(seat, moment)}>
                <Icon name="anticlockwise-rotation" size={13} /> {ui('ui.take-back')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  )
}

const MODES = ['when-it-matters', 'always', 'marked'] as const

interface AttentionProps {
  readonly seat: Seat
  readonly attention: Attention
  readonly usable: readonly ReactionOffer[]
}

function AttentionChoice({ seat, attention, usable }: AttentionProps) {
  const { ui } = useTranslator()
  const mode = typeof attention === 'string' ? attention : 'marked'
  // "Ask only about…" starts with all reactions marked.
  const choose = (wanted: (typeof MODES)[number]) =>
    setAttention(seat, wanted === 'marked' ? { only: usable.map(({ source }) => source) } : wanted)
  return (
    <label className="attention">
      <Icon name="sound-off" size={13} />
      <select
        aria-label={ui('ui.attention')}
        value={mode}
        onChange={({ target }) => choose(target.value as (typeof MODES)[number])}
      >
        {MODES.map((mode) => (
          <option key={mode} value={mode}>
            {ui(`ui.attention.${mode}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
