import type { Snapshot } from '@fray/session'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { AboutWindow } from '../dialogs/AboutWindow.tsx'
import { SettingsWindow } from '../dialogs/SettingsWindow.tsx'
import { Tool } from '../dialogs/Tool.tsx'
import { SheetWindow } from '../guide/SheetWindow.tsx'
import { ChatButton } from '../online/ChatButton.tsx'
import { MatchActTools } from '../online/MatchActTools.tsx'
import { useRoom } from '../online/state/room-store.ts'
import { LoadButton } from '../pages/LoadButton.tsx'
import { RulesWindow } from '../rules/RulesWindow.tsx'
import { download, fileName } from '../share/state/download.ts'
import { SaveSituationWindow } from '../situation/SaveSituation.tsx'
import { reportCrash, takeBack } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useNarrow } from '../store/use-narrow.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { isForTable } from './model/table-key.ts'
import { ToolMenu } from './ToolMenu.tsx'

/** The open window or menu; only one at a time, so opening a window closes the menu. */
type Open = 'menu' | 'rules' | 'sheet' | 'about' | 'settings' | 'situation' | undefined

/** The tools of the table: the most used in the bar, the rest in the menu. */
export function TableTools({ snapshot }: { snapshot: Snapshot }) {
  const { ui } = useTranslator()
  const [, go] = useLocation()
  const [open, setOpen] = useState<Open>()
  const narrow = useNarrow()
  const isOnline = useRoom(({ isSeated }) => isSeated)
  const close = () => setOpen(undefined)
  useSheetKey(() => setOpen('sheet'))
  const save = () => {
    close()
    service.save('table', 'file').then((file) => download(fileName(snapshot.game, new Date()), file), reportCrash)
  }
  const reading = (
    <>
      <Tool icon="open-book" label={ui('ui.rules')} onPress={() => setOpen('rules')} />
      <Tool
        icon="scroll-unfurled"
        label={ui('ui.sheet')}
        title={ui('ui.sheet-key')}
        shortcut="?"
        onPress={() => setOpen('sheet')}
      />
    </>
  )
  return (
    <>
      <Tool
        icon="anticlockwise-rotation"
        label={ui('ui.undo')}
        title={ui(snapshot.undoable ? 'ui.undo' : 'ui.undo-nothing')}
        disabled={!snapshot.undoable}
        onPress={() => takeBack()}
      />
      {isOnline ? <ChatButton /> : null}
      {narrow ? null : reading}
      <ToolMenu
        open={open === 'menu'}
        warning={snapshot.kept ? undefined : ui('ui.not-kept')}
        onOpen={(wanted) => setOpen(wanted ? 'menu' : undefined)}
      >
        {narrow ? reading : null}
        <Tool icon="film-strip" label={ui('ui.replay')} onPress={() => go('/replay')} />
        {isOnline ? (
          <>
            <MatchActTools onDone={close} />
            <Tool icon="world" label={ui('ui.online.my-matches')} onPress={() => go('/online')} />
          </>
        ) : (
          <>
            <Tool icon="save" label={ui('ui.save')} urgent={!snapshot.kept} onPress={save} />
            <LoadButton className="tool" onChosen={close} />
            <Tool icon="pin" label={ui('ui.situation-save')} onPress={() => setOpen('situation')} />
          </>
        )}
        <Tool icon="cog" label={ui('ui.settings')} onPress={() => setOpen('settings')} />
        <Tool icon="info" label={ui('ui.about')} onPress={() => setOpen('about')} />
      </ToolMenu>
      <RulesWindow game={snapshot.game} open={open === 'rules'} onClose={close} />
      <SheetWindow game={snapshot.game} open={open === 'sheet'} onClose={close} />
      <SettingsWindow open={open === 'settings'} onClose={close} />
      <AboutWindow open={open === 'about'} onClose={close} />
      {open === 'situation' ? <SaveSituationWindow of="table" game={snapshot.game} onClose={close} /> : null}
    </>
  )
}

/** A question mark opens the quick sheet. */
function useSheetKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === '?' && isForTable(event)) open()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
