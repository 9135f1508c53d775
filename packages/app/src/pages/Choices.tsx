import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { type CSSProperties, useId } from 'react'

interface Choice<T extends string> {
  readonly value: T
  readonly words: string
  /** What it means, told when it is chosen. */
  readonly note?: string
  /** Why it cannot be chosen. */
  readonly barred?: string
}

interface Props<T extends string> {
  readonly title: string
  readonly value: T | undefined
  readonly options: readonly Choice<T>[]
  readonly seat?: number
  onChoose(value: T): void
}

/** More than these are a list that opens: in sight all at once they would push everything else away. */
const FEW = 8

/** One of a few, all in sight; or one of many. */
export function Choices<T extends string>(props: Props<T>) {
  const { title, value, options, seat } = props
  const label = useId()
  const note = options.find((option) => option.value === value)?.note
  return (
    <section className="choices" data-seat={seat}>
      <h2 id={label}>{title}</h2>
      {options.length > FEW ? <OneOfMany {...props} label={label} /> : <OneOfFew {...props} label={label} />}
      {note ? <p className="hint choices-note">{note}</p> : null}
    </section>
  )
}

interface ListProps<T extends string> extends Props<T> {
  /** Id of what says what is chosen. */
  readonly label: string
}

function OneOfFew<T extends string>({ value, options, label, onChoose }: ListProps<T>) {
  return (
    <RadioGroup
      aria-labelledby={label}
      className="choices-list"
      style={{ '--longest': longestOf(options), '--count': options.length } as CSSProperties}
      value={value ?? ''}
      onValueChange={(chosen) => onChoose(chosen as T)}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the radio of the library is the control
        <label key={option.value} className="choice" title={option.barred}>
          <Radio.Root value={option.value} className="radio" disabled={option.barred !== undefined}>
            <Radio.Indicator className="radio-dot" />
          </Radio.Root>
          <span className="choice-words">{option.words}</span>
        </label>
      ))}
    </RadioGroup>
  )
}

function OneOfMany<T extends string>({ value, options, label, onChoose }: ListProps<T>) {
  return (
    <select
      className="field"
      aria-labelledby={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value as T)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.barred !== undefined} title={option.barred}>
          {option.words}
        </option>
      ))}
    </select>
  )
}

/** How many letters the longest choice has: all of them are as wide, so that they stand in columns. */
function longestOf(options: Props<string>['options']): number {
  return Math.max(...options.map(({ words }) => words.length))
}
