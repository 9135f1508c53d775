import { useId, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { type Fault, faultOf } from '../../locales/fault.ts'
import { createTranslator } from '../../locales/translator.ts'
import { FileButton } from '../dialogs/FileButton.tsx'
import { JsonField } from '../dialogs/JsonField.tsx'
import { useLanguagePack } from '../store/language.ts'
import { loadGames, openSituation, useMatch } from '../store/match-store.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { nameInSituation, parseSituation } from './model/situation-text.ts'

/** Plays a situation from a file, a link or typed text; faults are named by field. */
export function SituationForm({ text = '' }: { text?: string }) {
  const { ui } = useTranslator()
  const [, go] = useLocation()
  const [typed, setTyped] = useState(text)
  const [alone, setAlone] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const persons = useId()
  const play = async (pasted: string) => {
    try {
      await loadGames()
      const situation = await parseSituation(pasted)
      setTyped(situation)
      await openSituation(situation, alone)
      go('/table')
    } catch (error) {
      setFault(faultOf(error))
    }
  }
  return (
    <>
      <p>{ui('ui.situation-note')}</p>
      <FileButton className="button" onFile={(file) => void file.text().then(setTyped)}>
        {ui('ui.situation-file')}
      </FileButton>
      <JsonField label={ui('ui.situation-paste')} typed={typed} onType={setTyped} />
      <label htmlFor={persons} className="check-field">
        <input id={persons} type="checkbox" checked={alone} onChange={({ target }) => setAlone(target.checked)} />{' '}
        {ui('ui.situation-alone')}
      </label>
      {fault === undefined ? null : <SituationFault fault={fault} text={typed} />}
      <div className="actions">
        <button
          type="button"
          className="button button-main"
          disabled={typed.trim() === ''}
          onClick={() => void play(typed)}
        >
          {ui('ui.situation-play')}
        </button>
      </div>
    </>
  )
}

/** Describes the faults with the phrases of the situation's game and the names of its figures. */
function SituationFault({ fault, text }: { fault: Fault; text: string }) {
  const { ui } = useTranslator()
  const games = useMatch((state) => state.games)
  const languagePack = useLanguagePack()
  const talk = useMemo(() => {
    const game = games?.find(({ id }) => text.includes(`"${id}"`))
    return createTranslator(languagePack, game?.phrases, { figure: nameInSituation(text), seat: String })
  }, [games, languagePack, text])
  return (
    <div role="alert">
      <p>{ui('ui.situation-failed')}</p>
      <TranslatorContext value={talk}>
        <FaultText fault={fault} />
      </TranslatorContext>
    </div>
  )
}
