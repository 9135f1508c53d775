import { Progress } from '@base-ui/react/progress'
import type { Seat } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { clsx } from 'clsx'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ArrangeDecision } from '../arrange/ArrangeDecision.tsx'
import { Icon } from '../icons/Icon.tsx'
import { isGuided } from '../lesson/state/lesson-store.ts'
import { AdvicePanel, HintButton } from '../odds/AdvicePanel.tsx'
import { AwayNote } from '../online/AwayNote.tsx'
import { useRoom } from '../online/state/room-store.ts'
import { PlaceDecision } from '../placing/PlaceDecision.tsx'
import { TemplateWords } from '../placing/Template.tsx'
import { interruptIn } from '../play/Interrupt.tsx'
import { turnText } from '../play/model/announce.ts'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { lookAlone, redeploy, skipDice, useMatch } from '../store/match-store.ts'
import { playerName, youIn } from '../store/model/you.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { draggableIn } from './model/draggable.ts'
import { PickDecision } from './PickDecision.tsx'
import { Reactions } from './Reactions.tsx'

/** Shows the current decision, or whom play waits for. */
export function DecisionPanel({ snapshot }: { snapshot: Snapshot }) {
  const talk = useTranslator()
  const { ui, say, note } = talk
  const refusal = useMatch((state) => state.refusal)
  const { decision } = snapshot
  const section = useReadFromTop(keyOfDecision(snapshot))
  if (!decision) return <Waiting snapshot={snapshot} />
  const reaction = interruptIn(snapshot) !== undefined
  const asked = keyOfDecision(snapshot)
  const about = note(decision.prompt)
  return (
    <section
      ref={section}
      className={clsx('decision', reaction && 'decision-reaction')}
      data-seat={decision.seat}
      data-at={asked}
      data-kind={decision.kind}
      data-steps={snapshot.step}
      aria-label={ui('ui.decide')}
    >
      <div className="decision-head">
        <p className="decision-who">{turnText(snapshot, decision, talk)}</p>
        <div className="decision-asked">
          <h2>{say(decision.prompt)}</h2> <RuleLinks rules={decision.rules} />
        </div>
        {about ? <p className="decision-note">{about}</p> : null}
        {isGuided(snapshot.lesson) ? null : <HintButton snapshot={snapshot} />}
      </div>
      <AdvicePanel snapshot={snapshot} />
      {mayDragSomebody(snapshot) ? <p className="hint">{ui('ui.drag-somebody')}</p> : null}
      {decision.kind === 'pick' ? (
        <PickDecision key={asked} decision={decision} view={snapshot.view} />
      ) : decision.kind === 'arrange' ? (
        <ArrangeDecision key={asked} decision={decision} snapshot={snapshot} />
      ) : (
        <PlaceDecision key={asked} decision={decision} snapshot={snapshot} />
      )}
      <TemplateWords snapshot={snapshot} />
      {refusal ? (
        <p className="verdict verdict-refused" role="alert">
          {say(refusal.reason)} <RuleLinks rules={refusal.rules} />
        </p>
      ) : null}
      <Offers snapshot={snapshot} seat={decision.seat} />
      <Reactions snapshot={snapshot} />
    </section>
  )
}

/** Alternatives to deciding: redeploy before the first decision, or look at one's own secrets. */
function Offers({ snapshot: { redeployable, mayLookAlone }, seat }: { snapshot: Snapshot; seat: Seat }) {
  const { ui } = useTranslator()
  if (!redeployable && !mayLookAlone) return null
  return (
    <div className="decision-offers">
      {redeployable ? (
        <button type="button" className="chip" title={ui('ui.redeploy-note')} onClick={redeploy}>
          <Icon name="anticlockwise-rotation" size={14} /> {ui('ui.redeploy')}
        </button>
      ) : null}
      {mayLookAlone ? (
        <button
          type="button"
          className="chip"
          title={ui('ui.look-alone-note', { side: { seat } })}
          onClick={() => lookAlone(seat)}
        >
          <Icon name="semi-closed-eye" size={14} /> {ui('ui.look-alone')}
        </button>
      ) : null}
    </div>
  )
}

/** Scrolls to the top for a new question. */
function useReadFromTop(asked: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question
  useLayoutEffect(() => {
    section.current?.scrollTo({ top: 0 })
    section.current?.closest('.tab-page')?.scrollTo({ top: 0 })
  }, [asked])
  return section
}

/** Whether it may be answered by dragging one of several figures; placing has its own instructions. */
function mayDragSomebody({ decision, view }: Snapshot): boolean {
  return decision?.kind === 'pick' && decision.figure === undefined && draggableIn(decision, view).size > 0
}

/** Changes with every question and every player. */
function keyOfDecision({ eyes, sequence }: Snapshot): string {
  return `${eyes ?? 'onlooker'}-${sequence}`
}

function Waiting({ snapshot }: { snapshot: Snapshot }) {
  const talk = useTranslator()
  const { ui } = talk
  const who = (seat: Seat) => playerName(snapshot, seat, talk) ?? ui('ui.side', { side: { seat } })
  // Gives planned answers without asking again.
  const thinking = (seat: Seat) => {
    if (seat === youIn(snapshot)) return ui('ui.one-moment')
    return ui(snapshot.players[seat] === 'remote' ? 'ui.online.waits-for' : 'ui.thinking', { side: who(seat) })
  }
  const falling = useMatch(({ roll }) => roll?.falling ?? false)
  const isEnded = useRoom(({ isSeated, info }) => isSeated && info?.end !== undefined)
  const seat = isEnded ? undefined : snapshot.pending[0]
  const waits = snapshot.lesson?.othersWait
  const state = seat === undefined ? ui('ui.over') : waits ? ui('ui.lesson-waits', { side: who(seat) }) : thinking(seat)
  const watching = snapshot.players.every((kind) => kind !== 'person')
  const others = snapshot.players.includes('remote')
  return (
    <section
      className="decision"
      data-seat={seat}
      data-at={keyOfDecision(snapshot)}
      data-steps={snapshot.step}
      aria-label={ui('ui.decide')}
    >
      {watching ? <p className="decision-who">{ui(others ? 'ui.online.watching' : 'ui.watching')}</p> : null}
      <h2>{falling ? ui('ui.rolling') : state}</h2>
      {falling ? (
        <button type="button" className="tool" onClick={skipDice}>
          {ui('ui.skip-roll')}
        </button>
      ) : null}
      {seat === undefined ? null : <AwayNote seat={seat} name={who(seat)} />}
      {seat === undefined || falling || waits ? null : (
        <Progress.Root className="thinking" value={null} aria-label={state}>
          <Progress.Track className="thinking-track">
            <Progress.Indicator className="thinking-bar" />
          </Progress.Track>
        </Progress.Root>
      )}
      <Reactions snapshot={snapshot} />
    </section>
  )
}
