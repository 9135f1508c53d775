import type { ForceField, Json, SelectField, TextField, ToggleField } from '@fray/kernel'
import { useEffect, useId, useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { MultiSelectInput } from './MultiSelectInput.tsx'
import { Stepper } from './Stepper.tsx'
import { useOptimisticChoice, useSetField } from './state/set-field.ts'

/** The input for a field of a force or an entry. */
export function FieldInput({ field }: { field: ForceField }) {
  const set = useSetField(field)
  switch (field.kind) {
    case 'number':
      return <Stepper field={field} onSet={set} />
    case 'select':
      return <SelectInput field={field} onSet={set} />
    case 'several':
      return <MultiSelectInput field={field} onSet={set} />
    case 'toggle':
      return <ToggleInput field={field} onSet={set} />
    case 'text':
      return <TextInput field={field} onSet={set} />
  }
}

interface Props<Field> {
  readonly field: Field
  onSet(value: Json): Promise<void>
}

function SelectInput({ field: { label, hint, value, options }, onSet }: Props<SelectField>) {
  const { ui, say } = useTranslator()
  const id = useId()
  const [shown, choose] = useOptimisticChoice(value, onSet)
  const words = ({ text, cost, barred }: SelectField['options'][number]) => {
    const choice = cost ? ui('ui.choice-cost', { choice: { text }, cost: { text: cost } }) : say(text)
    return barred ? ui('ui.choice-barred', { choice, reason: { text: barred.reason } }) : choice
  }
  return (
    <div className="force-field">
      <label htmlFor={id}>{say(label)}</label>
      <select
        id={id}
        className="field"
        title={hint && say(hint)}
        value={shown ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : target.value)}
      >
        {options.map((option) => (
          <option
            key={option.value ?? ''}
            value={option.value ?? ''}
            disabled={option.barred !== undefined && option.value !== value}
          >
            {words(option)}
          </option>
        ))}
      </select>
    </div>
  )
}

function ToggleInput({ field: { label, value, cost, barred }, onSet }: Props<ToggleField>) {
  const { ui, say } = useTranslator()
  const [shown, choose] = useOptimisticChoice(value, onSet)
  return (
    <label className="force-toggle">
      <input
        type="checkbox"
        checked={shown}
        disabled={barred !== undefined && !value}
        onChange={({ target }) => choose(target.checked)}
      />
      <span>
        {cost ? ui('ui.choice-cost', { choice: { text: label }, cost: { text: cost } }) : say(label)}
        {barred ? <small className="barred-reason">{say(barred.reason)}</small> : null}
      </span>
    </label>
  )
}

/** Typed text is saved when typing ends. */
function TextInput({ field: { label, value: kept, maxLength: longest }, onSet }: Props<TextField>) {
  const { say, name } = useTranslator()
  const id = useId()
  const value = name(kept)
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    <div className="force-field">
      <label htmlFor={id}>{say(label)}</label>
      <input
        id={id}
        className="field"
        maxLength={longest}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== value && void onSet(typed)}
        onKeyDown={({ key }) => key === 'Enter' && typed !== value && void onSet(typed)}
      />
    </div>
  )
}
