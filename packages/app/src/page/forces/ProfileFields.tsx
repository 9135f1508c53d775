import { Tooltip } from '@base-ui/react/tooltip'
import { entriesOf, type Json, type ProfileField, type ProfileSection, valueAt } from '@fray/kernel'
import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import type { Fault } from '../../locales/fault.ts'
import { useGuide } from '../guide/state/guide-book.ts'
import { Icon } from '../icons/Icon.tsx'
import { RuleGame } from '../rules/RuleLinks.tsx'
import { useSettings } from '../store/settings.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { faultsAt, parseNumber, setField, withEntry, withoutCodes, withoutEntry } from './model/profile-draft.ts'

interface Props {
  readonly profile: Json
  /** The index of the profile. */
  readonly index: number
  readonly fault: Fault
  onChange(profile: Json): void
}

/** A section of the form; optional sections are switched on first, and repeatable ones can be extended. */
export function ProfileFields({ section, ...props }: Props & { readonly section: ProfileSection }) {
  const { say } = useTranslator()
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
                props.onChange(setField(props.profile, part.place, target.checked ? part.blank : null))
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

/** The fields of the section: once, or for each repetition. */
function Entries({ section, ...props }: Props & { readonly section: ProfileSection }) {
  const { ui } = useTranslator()
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
      {several && entries.length < several.max ? (
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
  const { say } = useTranslator()
  const told = useCodesAside()
  const id = useId()
  const meaning = useMeaning(field.term)
  const wrong = faultsAt(fault, index, field)
  const value = valueAt(profile, field.place)
  const set = (next: Json) => onChange(setField(profile, field.place, next))
  const described = wrong.length > 0 || field.hint ? `${id}-note` : undefined
  const input = {
    ...{ id, 'aria-invalid': wrong.length > 0, 'aria-describedby': described, 'aria-description': meaning },
  } as const
  return (
    <div className={`profile-field profile-field-${isPictures(field) ? 'pictures' : field.kind}`}>
      {meaning === undefined ? (
        <label htmlFor={id}>{say(field.label)}</label>
      ) : (
        <ExplainedLabel id={id} meaning={meaning}>
          {say(field.label)}
        </ExplainedLabel>
      )}
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

/** A label with an explanation on hover or while the field has the focus. */
function ExplainedLabel({ id, meaning, children }: { id: string; meaning: string; children: ReactNode }) {
  const [pointed, setPointed] = useState(false)
  const label = useRef<HTMLLabelElement>(null)
  const filled = useFilledIn(id)
  return (
    <Tooltip.Root open={pointed || filled}>
      <label
        ref={label}
        htmlFor={id}
        className="term"
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => setPointed(false)}
      >
        {children}
      </label>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={label} side="top" sideOffset={6} align="start" className="term-place">
          <Tooltip.Popup className="term-meaning" aria-hidden="true">
            {meaning}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Whether the field with this id has the focus. */
function useFilledIn(id: string): boolean {
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const check = () => setFocused(document.activeElement?.id === id)
    addEventListener('focusin', check)
    addEventListener('focusout', check)
    return () => {
      removeEventListener('focusin', check)
      removeEventListener('focusout', check)
    }
  }, [id])
  return focused
}

function isPictures(field: ProfileField): boolean {
  return field.kind === 'select' && field.pictures === true
}

/** Gets the guide's explanation of a term. */
function useMeaning(term: string | undefined): string | undefined {
  const { guide, talk } = useGuide(use(RuleGame), term !== undefined)
  const meaning = term === undefined ? undefined : guide?.terms[term]
  return meaning && talk.say(meaning)
}

/** Describes the faults, with rule codes only if the reader wants them. */
function useCodesAside(): (fault: string) => string {
  const shown = useSettings(({ ruleCodes }) => ruleCodes === 'shown')
  return shown ? (fault) => fault : withoutCodes
}

interface InputProps {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-description': string | undefined
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
          maxLength={field.maxLength}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => set(target.value)}
        />
      )
    case 'number':
      return <NumberBox field={field} value={typeof value === 'number' ? value : null} set={set} input={input} />
    case 'select':
      if (field.pictures) return <PictureBox field={field} value={value} set={set} input={input} />
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

function NumberBox({
  field: { min: least, max: most, step = 1, names },
  value,
  set,
  input,
}: BoxProps<'number', number | null>) {
  const { say } = useTranslator()
  if (names) {
    return (
      <select {...input} className="field" value={value ?? ''} onChange={({ target }) => set(Number(target.value))}>
        {names.map((name, i) => (
          <option key={name.id} value={least + i}>
            {say(name)}
          </option>
        ))}
      </select>
    )
  }
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
        const typed = parseNumber(target.value)
        if (typed !== undefined) set(typed)
      }}
    />
  )
}

function SelectBox({ field: { options }, value, set, input }: BoxProps<'select', string | null>) {
  const { say } = useTranslator()
  return (
    <select
      {...input}
      className="field"
      value={value ?? ''}
      onChange={({ target }) => set(target.value === '' ? null : target.value)}
    >
      {options.map(({ value: item, text }) => (
        <option key={item ?? ''} value={item ?? ''}>
          {say(text)}
        </option>
      ))}
    </select>
  )
}

/** Icons to choose from. */
function PictureBox({ field: { options }, value, set, input }: BoxProps<'select', Json | undefined>) {
  const { say } = useTranslator()
  return (
    <div className="profile-pictures" role="radiogroup" aria-describedby={input['aria-describedby']}>
      {options.map(({ value: icon, text }, i) =>
        icon === null ? null : (
          <label key={icon} className="profile-picture" title={say(text)}>
            <input
              // The label leads to the chosen one.
              id={icon === value || (i === 0 && value === undefined) ? input.id : undefined}
              type="radio"
              className="unseen"
              name={`${input.id}-picture`}
              aria-label={say(text)}
              checked={icon === value}
              onChange={() => set(icon)}
            />
            <Icon name={icon} size={26} />
          </label>
        ),
      )}
    </div>
  )
}

/** Entries as chips that a press removes, and a box with suggestions to add another. */
function ListBox({ field: { options, optional }, value, set, input }: BoxProps<'list', readonly string[]>) {
  const { ui, say } = useTranslator()
  const [typed, setTyped] = useState('')
  const add = () => {
    const entry = valueNamed(typed.trim())
    if (entry !== '' && !value.includes(entry)) set([...value, entry])
    setTyped('')
  }
  // Names may be typed in any language; the game stores ids.
  const valueNamed = (name: string) => {
    const known = options.find(({ text }) => say(text).toLocaleLowerCase() === name.toLocaleLowerCase())
    return known?.value ?? name
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
          onClick={() => set(optional && value.length === 1 ? null : value.filter((item) => item !== entry))}
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
          <option key={option.value} value={say(option.text)} />
        ))}
      </datalist>
    </div>
  )
}
