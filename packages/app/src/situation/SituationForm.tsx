import { useId, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useLanguagePack } from '../store/language.ts'
import { loadGames, openSituation, useMatch } from '../store/match-store.ts'
import { FaultText } from '../words/FaultText.tsx'
import { type Fault, faultOf } from '../words/fault.ts'
import { TalkContext, useTalk } from '../words/TalkContext.tsx'
import { talkOf } from '../words/talk.ts'
import { nameInSituation, situationIn } from './situation-text.ts'

/** A situation from a file, a link or what somebody writes, to be played; what is wrong with it is told by field. */
export function SituationForm({ text = '' }: { text?: string }) {
  const { ui } = useTalk()
  const [, go] = useLocation()
  const [typed, setTyped] = useState(text)
  const [alone, setAlone] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const file = useRef<HTMLInputElement>(null)
  const [json, persons] = [useId(), useId()]
  const play = async (pasted: string) => {
    try {
      await loadGames()
      const situation = await situationIn(pasted)
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
      <button type="button" className="button" onClick={() => file.current?.click()}>
        {ui('ui.situation-file')}
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(setTyped)
          // The same file may be chosen again after it was mended.
          target.value = ''
        }}
      />
      <label htmlFor={json}>{ui('ui.situation-paste')}</label>
      <textarea
        id={json}
        className="field json-field"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
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

/** What is wrong, in the words of the situation's game and with the names of its figures. */
function SituationFault({ fault, text }: { fault: Fault; text: string }) {
  const { ui } = useTalk()
  const games = useMatch((state) => state.games)
  const languagePack = useLanguagePack()
  const talk = useMemo(() => {
    const game = games?.find(({ id }) => text.includes(`"${id}"`))
    return talkOf(languagePack, game?.phrases, { figure: nameInSituation(text), seat: String })
  }, [games, languagePack, text])
  return (
    <div role="alert">
      <p>{ui('ui.situation-failed')}</p>
      <TalkContext value={talk}>
        <FaultText fault={fault} />
      </TalkContext>
    </div>
  )
}
