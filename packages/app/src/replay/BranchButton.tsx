import { useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { Shown, Snapshot } from '../match/protocol.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { BranchWindow } from './BranchWindow.tsx'

interface Props {
  readonly of: Shown
  readonly latest: Snapshot
  readonly moment: Snapshot
}

/** The way to another course of the match. While persons share the screen, playing on as the other would tell secrets. */
export function BranchButton({ of, latest, moment }: Props) {
  const { ui } = useTalk()
  const [open, setOpen] = useState(false)
  const shared = latest.players.filter((kind) => kind === 'person').length > 1
  const barred = of === 'table' && shared && !latest.outcome
  return (
    <>
      <button
        type="button"
        className="tool"
        disabled={barred || moment.outcome !== undefined}
        title={barred ? ui('ui.what-if-secret') : ui('ui.what-if')}
        onClick={() => setOpen(true)}
      >
        <Icon name="divergence" size={15} /> <span>{ui('ui.what-if')}</span>
      </button>
      {open ? <BranchWindow of={of} moment={moment} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
