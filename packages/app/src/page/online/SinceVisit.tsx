import { useEffect } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useRoom } from './state/room-store.ts'

/** Offers to show what has happened since the reader last looked at the match. */
export function SinceVisit() {
  const { ui } = useTranslator()
  const visit = useRoom((room) => (room.isSeated ? room.visit : undefined))
  const since = useRoom((room) => (room.isSeated ? room.seenUntil : undefined))
  useEffect(() => visit?.(), [visit])
  if (since === undefined) return null
  const forget = () => useRoom.setState({ seenUntil: undefined })
  return (
    <div className="update" role="status">
      <p>{ui('ui.online.since-visit')}</p>
      <Link href={`/replay/${since}/play`} className="button button-main" onClick={forget}>
        <Icon name="film-strip" size={16} /> <span>{ui('ui.online.since-visit-show')}</span>
      </Link>
      <button type="button" className="button" onClick={forget}>
        {ui('ui.online.since-visit-skip')}
      </button>
    </div>
  )
}
