import type { Snapshot } from '@fray/session'
import { useState } from 'react'
import type { ReplaySource } from '../../shared/protocol.ts'
import { Tool } from '../dialogs/Tool.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { BranchWindow } from './BranchWindow.tsx'

interface Props {
  readonly of: ReplaySource
  readonly latest: Snapshot
  readonly moment: Snapshot
  /** Pauses a playing replay. */
  onOpen(): void
}

/** Opens the what-if dialog. While persons share the screen, playing on as the other would reveal secrets. */
export function BranchButton({ of, latest, moment, onOpen }: Props) {
  const { ui } = useTranslator()
  // The step shown when the dialog opened, wherever the replay goes meanwhile.
  const [asked, setAsked] = useState<Snapshot>()
  const shared = latest.players.filter((kind) => kind === 'person').length > 1
  const barred = of === 'table' && shared && !latest.outcome
  return (
    <>
      <Tool
        icon="divergence"
        label={ui('ui.what-if')}
        title={barred ? ui('ui.what-if-secret') : ui('ui.what-if')}
        disabled={barred || moment.outcome !== undefined}
        onPress={() => {
          onOpen()
          setAsked(moment)
        }}
      />
      {asked ? <BranchWindow of={of} moment={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}
