import { type ProfileForm as Form, type Json, readJson, valueAt } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { type Fault, faultOf } from '../../locales/fault.ts'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { JsonField } from '../dialogs/JsonField.tsx'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { changeForce } from './state/builder-store.ts'
import { forceService } from './state/service.ts'

interface Props {
  readonly game: string
  readonly force: Json
  readonly examples: readonly Json[]
  readonly form: Form | undefined
  onClose(): void
}

/** Custom profiles, as a form or as JSON; the game checks them and names every wrong field. */
export function ProfilesWindow({ game, force, examples, form, onClose }: Props) {
  const { ui } = useTranslator()
  const [typed, setTyped] = useState(() => formatProfiles(valueAt(force, 'profiles') ?? []))
  const [writing, setWriting] = useState(form === undefined)
  const [fault, setFault] = useState<Fault>()
  const profiles = useChecked(game, force, typed, writing, setFault)
  const use = async () => {
    try {
      const value = parseProfiles(typed)
      const changes = [{ kind: 'set', place: 'profiles', value } as const]
      await forceService.draft(game, force, changes)
      await changeForce(changes, ui('ui.told-set', { what: ui('ui.profiles') }))
      onClose()
    } catch (error) {
      setFault(faultOf(error))
    }
  }
  const byForm = form && !writing && profiles ? form : undefined
  return (
    <DialogWindow open title={ui('ui.profiles-title')} wide onClose={onClose}>
      <p>{ui(form ? 'ui.profiles-form-note' : 'ui.profiles-note')}</p>
      {byForm && profiles ? (
        <ProfileForm
          form={byForm}
          profiles={profiles}
          kept={(valueAt(force, 'profiles') ?? []) as readonly Json[]}
          fault={fault ?? []}
          onChange={(changed) => setTyped(formatProfiles(changed))}
        />
      ) : (
        <Writing typed={typed} examples={examples} fault={fault} onType={setTyped} onFault={setFault} />
      )}
      <div className="actions">
        <button
          type="button"
          className="button button-main"
          disabled={byForm !== undefined && fault !== undefined}
          onClick={() => void use()}
        >
          {ui('ui.profiles-use')}
        </button>
        {form ? (
          <button type="button" className="tool" disabled={!profiles} onClick={() => setWriting(!writing)}>
            {ui(writing ? 'ui.profiles-as-form' : 'ui.profiles-as-json')}
          </button>
        ) : null}
      </div>
    </DialogWindow>
  )
}

/** Parses the typed profiles; in the form, the game checks every change. */
function useChecked(
  game: string,
  force: Json,
  typed: string,
  writing: boolean,
  onFault: (fault: Fault | undefined) => void,
): readonly Json[] | undefined {
  useEffect(() => {
    if (writing) return
    let wanted = true
    const check = async () => {
      const changes = [{ kind: 'set', place: 'profiles', value: parseProfiles(typed) } as const]
      await forceService.draft(game, force, changes)
    }
    check().then(
      () => wanted && onFault(undefined),
      (error: unknown) => wanted && onFault(faultOf(error)),
    )
    return () => {
      wanted = false
    }
  }, [game, force, typed, writing, onFault])
  try {
    const profiles = parseProfiles(typed)
    return Array.isArray(profiles) ? (profiles as readonly Json[]) : undefined
  } catch {
    return undefined
  }
}

interface WritingProps {
  readonly typed: string
  readonly examples: readonly Json[]
  readonly fault: Fault | undefined
  onType(typed: string): void
  onFault(fault: Fault): void
}

function Writing({ typed, examples, fault, onType, onFault }: WritingProps) {
  const { ui } = useTranslator()
  const add = (example: Json) => {
    try {
      onType(formatProfiles([...(parseProfiles(typed) as readonly Json[]), example]))
    } catch (error) {
      onFault(faultOf(error))
    }
  }
  return (
    <>
      <JsonField label={ui('ui.profiles-json')} typed={typed} onType={onType} />
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
    </>
  )
}

function formatProfiles(profiles: Json): string {
  return JSON.stringify(profiles, null, 2)
}

function parseProfiles(typed: string): Json {
  return readJson('profiles', typed.trim() === '' ? '[]' : typed) as Json
}
