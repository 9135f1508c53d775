import type { Seat } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { playerName, youIn } from '../store/model/you.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** A seat is asked in the middle of another seat's round. */
export interface Interrupt {
  readonly asked: Seat
  readonly active: Seat
}

/** Gets the interruption, if one seat's round waits for another seat. */
export function interruptIn({ view, pending }: Pick<Snapshot, 'view' | 'pending'>): Interrupt | undefined {
  const { active } = view.status
  const [asked] = pending
  if (active === undefined || asked === undefined || pending.includes(active)) return undefined
  return { asked, active }
}

/** Says above the table that the round pauses for a reaction, and whose. */
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

/** Chooses the phrase: a single person is "you", whether asked or active. */
export function interruptWords(
  { decision, players }: Pick<Snapshot, 'decision' | 'players'>,
  { asked, active }: Interrupt,
) {
  const you = youIn({ players })
  if (asked === you) return decision?.interruption ? 'ui.interrupt-you' : 'ui.interrupt-decide'
  if (active === you) return 'ui.interrupt-yours'
  return decision?.seat === asked ? 'ui.interrupt-own' : 'ui.interrupt'
}
