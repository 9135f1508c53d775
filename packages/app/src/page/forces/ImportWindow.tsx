import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { type Fault, faultOf } from '../../locales/fault.ts'
import { createTranslator } from '../../locales/translator.ts'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { FileButton } from '../dialogs/FileButton.tsx'
import { JsonField } from '../dialogs/JsonField.tsx'
import { useLanguagePack } from '../store/language.ts'
import { useMatch } from '../store/match-store.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { importForce } from './state/import-force.ts'

/** Imports a force from a file or pasted text; faults are named by field. */
export function ImportWindow({ onClose }: { onClose(): void }) {
  const { ui } = useTranslator()
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const [game, setGame] = useState<string>()
  const [fault, setFault] = useState<Fault>()
  const bring = (text: string) => {
    setTyped(text)
    importForce(text, game).then(
      (kept) => go(`/forces/${kept.game}/${kept.id}`),
      (error: unknown) => setFault(faultOf(error)),
    )
  }
  return (
    <DialogWindow open title={ui('ui.import-force')} onClose={onClose}>
      <p>{ui('ui.import-note')}</p>
      <GameChoice game={game} onChoose={setGame} />
      <FileButton className="button" onFile={(file) => void file.text().then(bring)}>
        {ui('ui.import-file')}
      </FileButton>
      <JsonField label={ui('ui.import-paste')} typed={typed} onType={setTyped} />
      {fault === undefined ? null : (
        <div role="alert">
          <p>{ui('ui.import-failed')}</p>
          <FaultText fault={fault} />
        </div>
      )}
      <div className="actions">
        <button
          type="button"
          className="button button-main"
          disabled={typed.trim() === ''}
          onClick={() => bring(typed)}
        >
          {ui('ui.import-keep')}
        </button>
      </div>
    </DialogWindow>
  )
}

/** Files from Fray name their game; others may not. */
function GameChoice({ game, onChoose }: { game: string | undefined; onChoose(game: string | undefined): void }) {
  const { ui } = useTranslator()
  const id = useId()
  const languagePack = useLanguagePack()
  const games = useMatch((state) => state.games)?.filter(({ hasForces }) => hasForces) ?? []
  return (
    <div className="force-field">
      <label htmlFor={id}>{ui('ui.import-game')}</label>
      <select
        id={id}
        className="field"
        value={game ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      >
        <option value="">{ui('ui.import-game-told')}</option>
        {games.map((gameInfo) => (
          <option key={gameInfo.id} value={gameInfo.id}>
            {createTranslator(languagePack, gameInfo.phrases).say(gameInfo.title)}
          </option>
        ))}
      </select>
    </div>
  )
}
