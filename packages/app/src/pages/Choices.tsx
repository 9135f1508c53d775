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

/** One of a few, all in sight. */
export function Choices<T extends string>({ title, value, options, seat, onChoose }: Props<T>) {
  const label = useId()
  const note = options.find((option) => option.value === value)?.note
  return (
    <section className="choices" data-seat={seat}>
      <h2 id={label}>{title}</h2>
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
      {note ? <p className="hint choices-note">{note}</p> : null}
    </section>
  )
}

/** How many letters the longest choice has: all of them are as wide, so that they stand in columns. */
function longestOf(options: Props<string>['options']): number {
  return Math.max(...options.map(({ words }) => words.length))
}
