import { type Json, readJson, valueAt } from '@fray/kernel'
import { useId, useState } from 'react'
import { Window } from '../dialogs/Window.tsx'
import { useTalk } from '../words/TalkContext.tsx'
import { changeForce } from './builder-store.ts'
import { forceDesk } from './desk.ts'

interface Props {
  readonly game: string
  readonly force: Json
  readonly example: Json | undefined
  onClose(): void
}

/** Profiles that players make up: written as JSON, checked by the game, which names every wrong field. */
export function ProfilesWindow({ game, force, example, onClose }: Props) {
  const { ui } = useTalk()
  const id = useId()
  const [typed, setTyped] = useState(() => written(valueAt(force, 'profiles') ?? []))
  const [fault, setFault] = useState<string>()
  const addExample = () => {
    try {
      setTyped(written([...(profilesIn(typed) as readonly Json[]), example ?? {}]))
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  const use = async () => {
    try {
      const value = profilesIn(typed)
      const changes = [{ kind: 'set', place: 'profiles', value } as const]
      await forceDesk.draft(game, force, changes)
      await changeForce(changes, ui('ui.told-set', { what: ui('ui.profiles') }))
      onClose()
    } catch (error) {
      setFault((error as Error).message)
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
          <pre className="fault">{fault}</pre>
        </div>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={addExample}>
          {ui('ui.profiles-example')}
        </button>
        <button type="button" className="button button-main" onClick={() => void use()}>
          {ui('ui.profiles-use')}
        </button>
      </div>
    </Window>
  )
}

function written(profiles: Json): string {
  return JSON.stringify(profiles, null, 2)
}

function profilesIn(typed: string): Json {
  return readJson('profiles', typed.trim() === '' ? '[]' : typed) as Json
}
