import type { Seat } from '@fray/kernel'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useRoom } from './state/room-store.ts'

/** Says that the awaited person is not connected, so that nobody sits and waits. */
export function AwayNote({ seat, name }: { seat: Seat; name: string }) {
  const { ui } = useTranslator()
  const isAway = useRoom(({ isSeated, info }) => {
    const found = isSeated ? info?.seats[seat] : undefined
    return found?.person !== undefined && found.online === false
  })
  return isAway ? <p className="hint">{ui('ui.online.waits-for-away', { side: name })}</p> : null
}
