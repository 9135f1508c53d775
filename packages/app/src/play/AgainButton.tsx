import { useLocation } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import type { Snapshot } from '../match/protocol.ts'
import { othersLast } from '../replay/timeline.ts'
import { crashed } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useTalk } from '../words/TalkContext.tsx'

/** Shows again, step by step, what the others did last. */
export function AgainButton({ snapshot: { eyes, events } }: { snapshot: Snapshot }) {
  const { ui } = useTalk()
  const [, go] = useLocation()
  const again = async () => {
    const start = othersLast(await service.steps('table', eyes), eyes)
    if (start !== undefined) go(`/replay/${start}/play`)
  }
  return (
    <button
      type="button"
      className="tool"
      aria-label={ui('ui.again')}
      title={ui('ui.again')}
      disabled={events.length === 0}
      onClick={() => again().catch(crashed)}
    >
      <Icon name="film-strip" size={16} />
    </button>
  )
}
