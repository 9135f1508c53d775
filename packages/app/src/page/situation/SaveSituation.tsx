import type { Json } from '@fray/kernel'
import { useEffect, useId, useMemo, useState } from 'react'
import type { ReplaySource } from '../../shared/protocol.ts'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { CopyLink } from '../share/CopyLink.tsx'
import { LONGEST_LINK } from '../share/model/link.ts'
import { download, fileName } from '../share/state/download.ts'
import { reportCrash } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { formatSituation, linkToSituation } from './model/situation-text.ts'

interface Props {
  readonly of: ReplaySource
  readonly game: string
  /** The step of a replay; by default, now. */
  readonly at?: number
}

/** The situation, or that there is none. */
type Kept = { readonly situation: Json | undefined }

/** Saves a step as a situation: for puzzles, questions and bug reports. */
export function SaveSituationWindow({ of, game, at, onClose }: Props & { onClose(): void }) {
  const { ui } = useTranslator()
  const [kept, setKept] = useState<Kept>()
  useEffect(() => void service.situation(of, at).then((situation) => setKept({ situation }), reportCrash), [of, at])
  return (
    <DialogWindow open title={ui('ui.situation-save')} onClose={onClose}>
      {kept === undefined ? <p className="hint">{ui('ui.situation-making')}</p> : null}
      {kept && kept.situation === undefined ? <p role="status">{ui('ui.situation-none')}</p> : null}
      {kept?.situation === undefined ? null : <Written game={game} situation={kept.situation} />}
    </DialogWindow>
  )
}

function Written({ game, situation }: { game: string; situation: Json }) {
  const { ui } = useTranslator()
  const [title, setTitle] = useState('')
  const [link, setLink] = useState<string>()
  const name = useId()
  const text = useMemo(() => formatSituation(situation, title.trim()), [situation, title])
  useEffect(() => void linkToSituation(text).then(setLink, reportCrash), [text])
  return (
    <>
      <p>{ui('ui.situation-save-note')}</p>
      <label htmlFor={name}>{ui('ui.situation-title')}</label>
      <input
        id={name}
        className="field"
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {link === undefined || link.length > LONGEST_LINK ? (
        <p className="hint">{ui('ui.situation-too-long')}</p>
      ) : (
        <CopyLink link={link} label={ui('ui.situation-link')} />
      )}
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={() => download(fileName(`${game}-situation`, new Date()), text)}
        >
          {ui('ui.situation-download')}
        </button>
      </div>
    </>
  )
}
