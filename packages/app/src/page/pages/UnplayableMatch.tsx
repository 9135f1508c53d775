import type { Fault } from '../../locales/fault.ts'
import type { SavedMatch } from '../../shared/protocol.ts'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { download, fileName } from '../share/state/download.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  readonly saved: SavedMatch
  readonly fault: Fault
}

/** The stored match was played with other rules, for instance: it is not lost, but cannot be continued here. */
export function UnplayableNotice({ saved, fault }: Props) {
  const { ui } = useTranslator()
  return (
    <Notice title={ui('ui.kept-unplayable')} note={ui('ui.kept-unplayable-note')}>
      <FaultText fault={fault} />
      <SaveMatchButton saved={saved} />
    </Notice>
  )
}

/** The same for another saved match. */
export function UnplayableWindow({ saved, fault, onClose }: Props & { onClose(): void }) {
  const { ui } = useTranslator()
  return (
    <DialogWindow open title={ui('ui.shelf-unplayable')} onClose={onClose}>
      <p>{ui('ui.shelf-unplayable-note')}</p>
      <FaultText fault={fault} alert />
      <SaveMatchButton saved={saved} />
    </DialogWindow>
  )
}

export function SaveMatchButton({ saved }: { saved: SavedMatch }) {
  const { ui } = useTranslator()
  return (
    <button
      type="button"
      className="button"
      onClick={() => download(fileName(saved.game, new Date()), JSON.stringify(saved))}
    >
      {ui('ui.save-kept')}
    </button>
  )
}
