import type { Seat } from '@fray/kernel'
import { useTranslator } from '../locales/TranslatorContext.tsx'
import type { Snapshot } from '../match/protocol.ts'
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
  const talk = useTranslator()
  const interrupt = interruptIn(snapshot)
  if (!interrupt) return null
  const { asked, active } = interrupt
  const nameOf = (seat: Seat) => playerName(snapshot, seat, talk) ?? { seat }
  return (
    <p className="banner banner-interrupt" data-seat={asked} role="status">
      {talk.ui(interruptWords(snapshot, interrupt), { asked: nameOf(asked), active: nameOf(active) })}
    </p>
  )
}

/** Which phrase tells of it: the person at the screen is "you", whichever of the two they are. */
export function interruptWords(
  { decision, players }: Pick<Snapshot, 'decision' | 'players'>,
  { asked, active }: Interrupt,
) {
  const you = youIn({ players })
  if (asked === you) return decision?.interruption ? 'ui.interrupt-you' : 'ui.interrupt-decide'
  if (active === you) return 'ui.interrupt-yours'
  return decision?.seat === asked ? 'ui.interrupt-own' : 'ui.interrupt'
}
