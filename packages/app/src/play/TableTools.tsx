import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { AboutWindow } from '../dialogs/AboutWindow.tsx'
import { RulesWindow } from '../dialogs/RulesWindow.tsx'
import { SettingsButton } from '../dialogs/SettingsButton.tsx'
import { SheetWindow } from '../guide/SheetWindow.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { Snapshot } from '../match/protocol.ts'
import { LoadButton } from '../pages/LoadButton.tsx'
import { SaveSituationButton } from '../situation/SaveSituation.tsx'
import { crashed, takeBack } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { download, fileName } from './download.ts'

type Open = 'rules' | 'sheet' | 'about' | undefined

/** Everything one can do at the table besides deciding. */
export function TableTools({ snapshot }: { snapshot: Snapshot }) {
  const { ui } = useTalk()
  const [, go] = useLocation()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  useSheetKey(() => setOpen('sheet'))
  const save = () =>
    service.save('table', 'file').then((file) => download(fileName(snapshot.game, new Date()), file), crashed)
  return (
    <>
      <button type="button" className="tool" title={ui('ui.undo')} disabled={!snapshot.undoable} onClick={takeBack}>
        <Icon name="anticlockwise-rotation" size={15} /> <span>{ui('ui.undo')}</span>
      </button>
      <button type="button" className="tool" title={ui('ui.rules')} onClick={() => setOpen('rules')}>
        <Icon name="open-book" size={15} /> <span>{ui('ui.rules')}</span>
      </button>
      <button
        type="button"
        className="tool"
        title={ui('ui.sheet-key')}
        aria-keyshortcuts="?"
        onClick={() => setOpen('sheet')}
      >
        <Icon name="scroll-unfurled" size={15} /> <span>{ui('ui.sheet')}</span>
      </button>
      <button type="button" className="tool" title={ui('ui.replay')} onClick={() => go('/replay')}>
        <Icon name="film-strip" size={15} /> <span>{ui('ui.replay')}</span>
      </button>
      <button
        type="button"
        className={snapshot.kept ? 'tool' : 'tool tool-urgent'}
        title={snapshot.kept ? ui('ui.save') : ui('ui.not-kept')}
        onClick={() => void save()}
      >
        <Icon name="save" size={15} /> <span>{ui('ui.save')}</span>
      </button>
      <SaveSituationButton of="table" game={snapshot.game} />
      <LoadButton className="tool" />
      <SettingsButton />
      <button type="button" className="tool tool-rare" title={ui('ui.about')} onClick={() => setOpen('about')}>
        <Icon name="info" size={15} /> <span>{ui('ui.about')}</span>
      </button>
      <RulesWindow game={snapshot.game} open={open === 'rules'} onClose={close} />
      <SheetWindow game={snapshot.game} open={open === 'sheet'} onClose={close} />
      <AboutWindow open={open === 'about'} onClose={close} />
    </>
  )
}

/** A question mark opens the quick sheet, unless somebody is typing. */
function useSheetKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement && event.target.type !== 'range'
      if (event.key === '?' && !typing && !event.ctrlKey && !event.metaKey) open()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
