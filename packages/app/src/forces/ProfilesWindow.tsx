import { type Json, readJson, valueAt } from '@fray/kernel'
import { useId, useState } from 'react'
import { Window } from '../dialogs/Window.tsx'
import { FaultText } from '../words/FaultText.tsx'
import { type Fault, faultOf } from '../words/fault.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { changeForce } from './builder-store.ts'
import { forceService } from './service.ts'

interface Props {
  readonly game: string
  readonly force: Json
  readonly examples: readonly Json[]
  onClose(): void
}

/** Profiles that players make up: written as JSON, checked by the game, which names every wrong field. */
export function ProfilesWindow({ game, force, examples, onClose }: Props) {
  const { ui } = useTalk()
  const id = useId()
  const [typed, setTyped] = useState(() => written(valueAt(force, 'profiles') ?? []))
  const [fault, setFault] = useState<Fault>()
  const add = (example: Json) => {
    try {
      setTyped(written([...(profilesIn(typed) as readonly Json[]), example]))
    } catch (error) {
      setFault(faultOf(error))
    }
  }
  const use = async () => {
    try {
      const value = profilesIn(typed)
      const changes = [{ kind: 'set', place: 'profiles', value } as const]
      await forceService.draft(game, force, changes)
      await changeForce(changes, ui('ui.told-set', { what: ui('ui.profiles') }))
      onClose()
    } catch (error) {
      setFault(faultOf(error))
    }
  }
  return (
    <Window open title={ui('ui.profiles-title')} onClose={onClose}>
      <p>{ui('ui.profiles-note')}</p>
      <label htmlFor={id}>{ui('ui.profiles-json')}</label>
      <textarea
        id={id}
        className="field json-field"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {fault === undefined ? null : (
        <div role="alert">
          <p>{ui('ui.profiles-failed')}</p>
          <FaultText fault={fault} />
        </div>
      )}
      <div className="actions">
        {examples.map((example) => {
          const name = String(valueAt(example, 'name'))
          return (
            <button key={name} type="button" className="tool" onClick={() => add(example)}>
              {ui('ui.profiles-example', { name })}
            </button>
          )
        })}
      </div>
      <button type="button" className="button button-main" onClick={() => void use()}>
        {ui('ui.profiles-use')}
      </button>
    </Window>
  )
}

function written(profiles: Json): string {
  return JSON.stringify(profiles, null, 2)
}

function profilesIn(typed: string): Json {
  return readJson('profiles', typed.trim() === '' ? '[]' : typed) as Json
}
