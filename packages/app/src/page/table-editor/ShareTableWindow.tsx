import type { Json } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { CopyLink } from '../share/CopyLink.tsx'
import { reportCrash } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { linkToTable } from './model/table-file.ts'

interface Props {
  readonly game: string
  readonly table: Json
  onClose(): void
}

/** The table as a link. */
export function ShareTableWindow({ game, table, onClose }: Props) {
  const { ui } = useTranslator()
  const [link, setLink] = useState<string>()
  useEffect(() => void linkToTable(game, table).then(setLink, reportCrash), [game, table])
  return (
    <DialogWindow open title={ui('ui.share-table')} onClose={onClose}>
      {link === undefined ? (
        <p className="hint">{ui('ui.share-making')}</p>
      ) : (
        <>
          <p>{ui('ui.share-table-note')}</p>
          <CopyLink link={link} label={ui('ui.share-table-link')} />
        </>
      )}
    </DialogWindow>
  )
}
