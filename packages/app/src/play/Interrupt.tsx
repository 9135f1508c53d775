import type { Seat } from '@fray/kernel'
import type { Snapshot } from '../match/protocol.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { playerName, youIn } from './you.ts'

/** Somebody is asked in the middle of another seat's round. */
export interface Interrupt {
  readonly asked: Seat
  readonly active: Seat
}

/** Whether the round of one seat waits for what another one does. */
export function interruptIn({ view, pending }: Pick<Snapshot, 'view' | 'pending'>): Interrupt | undefined {
  const { active } = view.status
  const [asked] = pending
  if (active === undefined || asked === undefined || pending.includes(active)) return undefined
  return { asked, active }
}

/** Says above the table that the round stops for a reaction, and whose it is. */
export function InterruptBanner({ snapshot }: { snapshot: Snapshot }) {
  const talk = useTalk()
  const interrupt = interruptIn(snapshot)
  if (!interrupt) return null
  const { asked, active } = interrupt
  const own = snapshot.decision?.seat === asked
  const who = { asked: { seat: asked }, active: playerName(snapshot, active, talk) ?? { seat: active } }
  const free = snapshot.decision?.interruption !== undefined
  const yours = free ? 'ui.interrupt-you' : 'ui.interrupt-decide'
  const words = asked === youIn(snapshot) ? yours : own ? 'ui.interrupt-own' : 'ui.interrupt'
  return (
    <p className="banner banner-interrupt" data-seat={asked} role="status">
      {talk.ui(words, who)}
    </p>
  )
}
