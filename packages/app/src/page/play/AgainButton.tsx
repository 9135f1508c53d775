import type { Snapshot } from '@fray/session'
import { useLocation } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import { lastStepOfOthers } from '../replay/model/timeline.ts'
import { reportCrash } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** Replays, step by step, what the others did last. */
export function AgainButton({ snapshot: { eyes, events } }: { snapshot: Snapshot }) {
  const { ui } = useTranslator()
  const [, go] = useLocation()
  const again = async () => {
    const start = lastStepOfOthers(await service.steps('table', eyes), eyes)
    if (start !== undefined) go(`/replay/${start}/play`)
  }
  return (
    <button
      type="button"
      className="tool"
      aria-label={ui('ui.again')}
      title={ui('ui.again')}
      disabled={events.length === 0}
      onClick={() => again().catch(reportCrash)}
    >
      <Icon name="film-strip" size={16} />
    </button>
  )
}
