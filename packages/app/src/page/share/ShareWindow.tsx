import { useEffect, useState } from 'react'
import type { ReplaySource } from '../../shared/protocol.ts'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { reportCrash } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { CopyLink } from './CopyLink.tsx'
import { LONGEST_LINK, linkTo } from './model/link.ts'
import { download, fileName } from './state/download.ts'

interface Props {
  readonly of: ReplaySource
  readonly game: string
  readonly over: boolean
  onClose(): void
}

/** The match as a link or, if it is too long, as a file. */
export function ShareWindow({ of, game, over, onClose }: Props) {
  const { ui } = useTranslator()
  const [link, setLink] = useState<string>()
  useEffect(() => void service.save(of, 'link').then(linkTo).then(setLink, reportCrash), [of])
  const save = () => service.save(of, 'file').then((file) => download(fileName(game, new Date()), file), reportCrash)
  return (
    <DialogWindow open title={ui('ui.share-title')} onClose={onClose}>
      {over ? null : <p className="hint">{ui('ui.share-running')}</p>}
      {link === undefined ? <p className="hint">{ui('ui.share-making')}</p> : <LinkOrNot link={link} />}
      <div className="actions">
        <button type="button" className="button" onClick={() => void save()}>
          {ui('ui.share-file')}
        </button>
      </div>
    </DialogWindow>
  )
}

function LinkOrNot({ link }: { link: string }) {
  const { ui } = useTranslator()
  if (link.length > LONGEST_LINK) {
    return <p role="status">{ui('ui.share-too-long', { length: link.length, limit: LONGEST_LINK })}</p>
  }
  return (
    <>
      <p>{ui('ui.share-note')}</p>
      <CopyLink link={link} label={ui('ui.share-link')} />
    </>
  )
}
