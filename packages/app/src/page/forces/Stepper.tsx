import { NumberField as Input } from '@base-ui/react/number-field'
import type { NumberField } from '@fray/kernel'
import { useEffect, useId, useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly field: NumberField
  /** In one line without a visible label, for the number of copies. */
  readonly bare?: boolean
  /** The accessible name, if the label is not enough. */
  readonly of?: string
  onSet(value: number): Promise<void>
}

/** A number input with buttons and common values. */
export function Stepper({ field, bare = false, of, onSet }: Props) {
  const { ui, say } = useTranslator()
  const id = useId()
  const { label, hint, value, min: least, max: most, step = 1, defaultValue = [] } = field
  // A dragged value shows at once, but counts when it is released.
  const [shown, setShown] = useState<number | null>(value)
  useEffect(() => setShown(value), [value])
  const what = of === undefined ? say(label) : `${say(label)}: ${of}`
  return (
    <div className={bare ? 'stepper-field stepper-bare' : 'stepper-field force-field'}>
      {bare ? null : (
        <label htmlFor={id} title={hint && say(hint)}>
          {say(label)}
        </label>
      )}
      <div className="stepper-row">
        <Input.Root
          id={id}
          className="stepper"
          value={shown}
          format={{ useGrouping: false }}
          min={least}
          max={most}
          step={step}
          onValueChange={setShown}
          onValueCommitted={(chosen) => chosen !== null && chosen !== value && onSet(Math.round(chosen))}
        >
          <Input.Group className="stepper-group">
            <Input.Decrement className="stepper-button" aria-label={ui('ui.fewer-of', { what })}>
              −
            </Input.Decrement>
            <Input.Input className="stepper-input" {...(bare ? { 'aria-label': what } : {})} />
            <Input.Increment className="stepper-button" aria-label={ui('ui.more-of', { what })}>
              +
            </Input.Increment>
          </Input.Group>
        </Input.Root>
        {defaultValue.map((choice) => (
          <button
            key={choice}
            type="button"
            className="chip"
            aria-pressed={choice === value}
            onClick={() => choice !== value && onSet(choice)}
          >
            {choice}
          </button>
        ))}
      </div>
    </div>
  )
}
