import type { Json } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { CopyLink } from '../share/CopyLink.tsx'
import { LONGEST_LINK } from '../share/model/link.ts'
import { reportCrash } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { linkToForce } from './state/force-actions.ts'

interface Props {
  readonly game: string
  readonly force: Json
  onClose(): void
}

/** The force as a link. */
export function ShareForceWindow({ game, force, onClose }: Props) {
  const { ui } = useTranslator()
  const [link, setLink] = useState<string>()
  useEffect(() => void linkToForce(game, force).then(setLink, reportCrash), [game, force])
  return (
    <DialogWindow open title={ui('ui.share-force')} onClose={onClose}>
      {link === undefined ? <p className="hint">{ui('ui.share-making')}</p> : <ShownLink link={link} />}
    </DialogWindow>
  )
}

function ShownLink({ link }: { link: string }) {
  const { ui } = useTranslator()
  if (link.length > LONGEST_LINK) {
    return <p role="status">{ui('ui.share-force-too-long', { length: link.length, limit: LONGEST_LINK })}</p>
  }
  return (
    <>
      <p>{ui('ui.share-force-note')}</p>
      <CopyLink link={link} label={ui('ui.share-force-link')} />
    </>
  )
}
