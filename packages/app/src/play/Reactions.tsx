import { type Attention, type DecisionData, optionsOf, type Seat } from '@fray/kernel'
import { Icon } from '../icons/Icon.tsx'
import type { PassedMoment, ReactionOffer, Snapshot } from '../match/protocol.ts'
import { arm, attend, reconsider } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { useGame } from './names.ts'

/**
 * What the person could use between decisions, as chips beside the one at hand: a press goes back to the last moment for
 * it, if nothing was shown since, else stops play at the next one. And how often they want to be asked.
 */
export function Reactions({ snapshot }: { snapshot: Snapshot }) {
  const { attention, eyes, passed, armed, decision } = snapshot
  const interrupts = useGame(snapshot.game)?.hasInterruptions ?? false
  if (attention === undefined || eyes === undefined || !interrupts) return null
  const asked = askedFor(decision)
  const offers = latestOffers(passed).filter(({ offer }) => !asked.has(offer.source))
  return (
    <div className="reactions">
      {offers.length > 0 ? (
        <div className="reaction-chips">
          {offers.map(({ offer, moment }) => (
            <Chip key={offer.source} seat={eyes} offer={offer} moment={moment} armed={armed.includes(offer.source)} />
          ))}
        </div>
      ) : null}
      <AttentionChoice seat={eyes} attention={attention} offers={offers.map(({ offer }) => offer)} />
    </div>
  )
}

/** What may be used by answering the decision at hand: that needs no chip besides. */
function askedFor(decision: DecisionData | undefined): ReadonlySet<string> {
  const options = decision ? optionsOf(decision) : []
  return new Set(options.flatMap(({ reaction }) => reaction?.source ?? []))
}

interface Offer {
  readonly offer: ReactionOffer
  /** The latest moment for it that can be taken back, if there is one. */
  readonly moment: number | undefined
}

/** Each thing once, with the latest moment for it. */
function latestOffers(passed: readonly PassedMoment[]): readonly Offer[] {
  const offers = new Map<string, Offer>()
  for (const { moment, open, reactions } of passed) {
    for (const offer of reactions) {
      if (!offers.has(offer.source)) offers.set(offer.source, { offer, moment: open ? moment : undefined })
    }
  }
  return [...offers.values()]
}

interface ChipProps {
  readonly seat: Seat
  readonly offer: ReactionOffer
  readonly moment: number | undefined
  readonly armed: boolean
}

function Chip({ seat, offer, moment, armed }: ChipProps) {
  const { ui, say } = useTalk()
  const words = say(offer.text)
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={armed}
      title={ui(moment === undefined ? 'ui.reaction-arm' : 'ui.reaction-back', { what: words })}
      onClick={() => (moment === undefined ? arm(seat, offer.source) : reconsider(seat, moment))}
    >
      {offer.icon ? <Icon name={offer.icon} size={14} /> : null} {words}
    </button>
  )
}

const MODES = ['when-it-matters', 'always', 'marked'] as const

function AttentionChoice({ seat, attention, offers }: AttentionProps) {
  const { ui } = useTalk()
  const mode = typeof attention === 'string' ? attention : 'marked'
  const choose = (wanted: (typeof MODES)[number]) =>
    attend(seat, wanted === 'marked' ? { only: offers.map(({ source }) => source) } : wanted)
  return (
    <label className="attention">
      <Icon name="sound-off" size={13} />
      <select
        aria-label={ui('ui.attention')}
        value={mode}
        onChange={({ target }) => choose(target.value as (typeof MODES)[number])}
      >
        {MODES.map((each) => (
          <option key={each} value={each}>
            {ui(`ui.attention.${each}`)}
          </option>
        ))}
      </select>
      {typeof attention === 'string' ? null : <Marks seat={seat} only={attention.only} offers={offers} />}
    </label>
  )
}

interface AttentionProps {
  readonly seat: Seat
  readonly attention: Attention
  readonly offers: readonly ReactionOffer[]
}

/** What play stops for. */
function Marks({ seat, only, offers }: { seat: Seat; only: readonly string[]; offers: readonly ReactionOffer[] }) {
  const { ui, say } = useTalk()
  const toggled = (source: string) =>
    only.includes(source) ? only.filter((each) => each !== source) : [...only, source]
  return (
    <span className="reaction-chips">
      {offers.map(({ source, text }) => (
        <button
          key={source}
          type="button"
          className="chip"
          aria-pressed={only.includes(source)}
          onClick={() => attend(seat, { only: toggled(source) })}
        >
          {ui('ui.stop-for', { what: { text } })}
        </button>
      ))}
      {offers.length === 0 ? <small>{say({ id: 'ui.stop-for-nothing' })}</small> : null}
    </span>
  )
}
