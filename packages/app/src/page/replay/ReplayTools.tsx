import type { Snapshot } from '@fray/session'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ReplaySource } from '../../shared/protocol.ts'
import { SettingsWindow } from '../dialogs/SettingsWindow.tsx'
import { Tool } from '../dialogs/Tool.tsx'
import { ToolMenu } from '../play/ToolMenu.tsx'
import { ShareWindow } from '../share/ShareWindow.tsx'
import { SaveSituationWindow } from '../situation/SaveSituation.tsx'
import { useNarrow } from '../store/use-narrow.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly of: ReplaySource
  readonly latest: Snapshot
  readonly moment: Snapshot
}

/** The open window or menu of a replay; only one at a time, so opening a window closes the menu. */
type Open = 'menu' | 'situation' | 'share' | 'settings' | undefined

/** The tools of a replay: in the bar, or in a menu if the bar has no room. */
export function ReplayTools({ of, latest, moment }: Props) {
  const { ui } = useTranslator()
  const [, go] = useLocation()
  const [open, setOpen] = useState<Open>()
  const narrow = useNarrow()
  const close = () => setOpen(undefined)
  const isOver = latest.outcome !== undefined
  const tools = (
    <>
      <Tool icon="pin" label={ui('ui.situation-save')} onPress={() => setOpen('situation')} />
      <Tool icon="share" label={ui('ui.share')} onPress={() => setOpen('share')} />
      {of === 'table' && isOver ? (
        <Tool icon="table" label={ui('ui.back-to-table')} onPress={() => go('/table')} />
      ) : null}
      <Tool icon="cog" label={ui('ui.settings')} onPress={() => setOpen('settings')} />
    </>
  )
  return (
    <>
      {narrow ? (
        <ToolMenu open={open === 'menu'} warning={undefined} onOpen={(wanted) => setOpen(wanted ? 'menu' : undefined)}>
          {tools}
        </ToolMenu>
      ) : (
        tools
      )}
      {open === 'situation' ? (
        <SaveSituationWindow of={of} game={latest.game} at={moment.step} onClose={close} />
      ) : null}
      {open === 'share' ? <ShareWindow of={of} game={latest.game} over={isOver} onClose={close} /> : null}
      <SettingsWindow open={open === 'settings'} onClose={close} />
    </>
  )
}
