import { entriesOf, type Json, type ProfileField, type ProfileSection, valueAt } from '@fray/kernel'
import { type ReactNode, useId, useState } from 'react'
import { useSettings } from '../store/settings.ts'
import type { Fault } from '../words/fault.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { faultsAt, filledIn, numberTyped, withEntry, withoutCodes, withoutEntry } from './profile-draft.ts'

interface Props {
  readonly profile: Json
  /** Which of the profiles it is. */
  readonly index: number
  readonly fault: Fault
  onChange(profile: Json): void
}

/** A section of the form; a part that not everybody has is switched on first, and of what there may be several one more is added. */
export function ProfileFields({ section, ...props }: Props & { readonly section: ProfileSection }) {
  const { say } = useTalk()
  const { label, part } = section
  const has = !part || (valueAt(props.profile, part.place) ?? null) !== null
  return (
    <fieldset className="profile-section">
      <legend>
        {part ? (
          <label className="profile-switch">
            <input
              type="checkbox"
              checked={has}
              onChange={({ target }) =>
                props.onChange(filledIn(props.profile, part.place, target.checked ? part.blank : null))
              }
            />
            <span className="profile-part">{say(label)}</span>
          </label>
        ) : (
          say(label)
        )}
      </legend>
      {has ? <Entries section={section} {...props} /> : null}
    </fieldset>
  )
}

/** The fields of the section: once, or for each of several. */
function Entries({ section, ...props }: Props & { readonly section: ProfileSection }) {
  const { ui } = useTalk()
  const { profile, onChange } = props
  const { several } = section
  const entries = entriesOf(section, profile)
  return (
    <>
      {entries.map((fields, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are known by their number
        <div key={i} className="profile-fields">
          {fields.map((field) => (
            <OneField key={field.place} field={field} {...props} />
          ))}
          {several ? (
            <button type="button" className="tool" onClick={() => onChange(withoutEntry(profile, several.place, i))}>
              {ui('ui.profile-less')}
            </button>
          ) : null}
        </div>
      ))}
      {several && entries.length < several.most ? (
        <button
          type="button"
          className="tool"
          onClick={() => onChange(withEntry(profile, several.place, several.blank))}
        >
          {ui('ui.profile-more')}
        </button>
      ) : null}
    </>
  )
}

function OneField({ field, profile, index, fault, onChange }: Props & { readonly field: ProfileField }) {
  const { say } = useTalk()
  const told = useCodesAside()
  const id = useId()
  const wrong = faultsAt(fault, index, field)
  const value = valueAt(profile, field.place)
  const set = (next: Json) => onChange(filledIn(profile, field.place, next))
  const described = wrong.length > 0 || field.hint ? `${id}-note` : undefined
  const input = { id, 'aria-invalid': wrong.length > 0, 'aria-describedby': described } as const
  return (
    <div className={`profile-field profile-field-${field.kind}`}>
      <label htmlFor={id}>{say(field.label)}</label>
      {inputFor(field, value, set, input)}
      {described ? (
        <small id={described} className={wrong.length > 0 ? 'profile-fault' : undefined}>
          {wrong.length > 0
            ? wrong.map(({ text, message }) => told(text ? say(text) : message)).join('; ')
            : field.hint && say(field.hint)}
        </small>
      ) : null}
    </div>
  )
}

/** What is wrong, with the codes of rules only where the reader wants to see them. */
function useCodesAside(): (fault: string) => string {
  const shown = useSettings(({ ruleCodes }) => ruleCodes === 'shown')
  return shown ? (fault) => fault : withoutCodes
}

interface InputProps {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

function inputFor(
  field: ProfileField,
  value: Json | undefined,
  set: (next: Json) => void,
  input: InputProps,
): ReactNode {
  switch (field.kind) {
    case 'text':
      return (
        <input
          {...input}
          className="field"
          maxLength={field.longest}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => set(target.value)}
        />
      )
    case 'number':
      return <NumberBox field={field} value={typeof value === 'number' ? value : null} set={set} input={input} />
    case 'select':
      return <SelectBox field={field} value={typeof value === 'string' ? value : null} set={set} input={input} />
    case 'toggle':
      return (
        <input {...input} type="checkbox" checked={value === true} onChange={({ target }) => set(target.checked)} />
      )
    case 'list':
      return <ListBox field={field} value={(value ?? []) as readonly string[]} set={set} input={input} />
  }
}

interface BoxProps<Kind extends ProfileField['kind'], Value> {
  readonly field: Extract<ProfileField, { kind: Kind }>
  readonly value: Value
  readonly input: InputProps
  set(next: Json): void
}

function NumberBox({ field: { least, most, step = 1 }, value, set, input }: BoxProps<'number', number | null>) {
  return (
    <input
      {...input}
      className="field"
      type="number"
      min={least}
      max={most}
      step={step}
      value={value ?? ''}
      onChange={({ target }) => {
        const typed = numberTyped(target.value)
        if (typed !== undefined) set(typed)
      }}
    />
  )
}

function SelectBox({ field: { options }, value, set, input }: BoxProps<'select', string | null>) {
  const { say } = useTalk()
  return (
    <select
      {...input}
      className="field"
      value={value ?? ''}
      onChange={({ target }) => set(target.value === '' ? null : target.value)}
    >
      {options.map(({ value: each, text }) => (
        <option key={each ?? ''} value={each ?? ''}>
          {say(text)}
        </option>
      ))}
    </select>
  )
}

/** Entries as chips that a press takes out, and a box to write another, with proposals. */
function ListBox({ field: { options, optional }, value, set, input }: BoxProps<'list', readonly string[]>) {
  const { ui, say } = useTalk()
  const [typed, setTyped] = useState('')
  const add = () => {
    const entry = typed.trim()
    if (entry !== '' && !value.includes(entry)) set([...value, entry])
    setTyped('')
  }
  const nameOf = (entry: string) => {
    const text = options.find((option) => option.value === entry)?.text
    return text ? say(text) : entry
  }
  return (
    <div className="profile-entries">
      {value.map((entry) => (
        <button
          key={entry}
          type="button"
          className="chip"
          aria-label={ui('ui.profile-take-out', { what: nameOf(entry) })}
          onClick={() => set(optional && value.length === 1 ? null : value.filter((each) => each !== entry))}
        >
          {nameOf(entry)} ×
        </button>
      ))}
      <input
        {...input}
        className="field"
        list={`${input.id}-options`}
        placeholder={ui('ui.profile-add')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <datalist id={`${input.id}-options`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {say(option.text)}
          </option>
        ))}
      </datalist>
    </div>
  )
}
