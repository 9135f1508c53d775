import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { type CSSProperties, useId } from 'react'

interface Choice<T extends string> {
  readonly value: T
  readonly words: string
  /** A note shown when it is chosen. */
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

/** More choices than this become a select: as buttons they would push everything else away. */
const FEW = 8

/** A choice of one: as buttons if there are few, otherwise as a select. */
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
  /** The id of the element that labels it. */
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

/** Gets the length of the longest choice: all are as wide, so that they form columns. */
function longestOf(options: Props<string>['options']): number {
  return Math.max(...options.map(({ words }) => words.length))
}
