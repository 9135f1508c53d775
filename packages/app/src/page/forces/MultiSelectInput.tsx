import type { FieldOption, Json, MultiSelectField } from '@fray/kernel'
import { clsx } from 'clsx'
import { useState } from 'react'
import { HouseSeal } from '../cards/Mark.tsx'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { countChosen, orderOf, removeOnce, toggleOption } from './model/multi-select.ts'
import { useOptimisticChoice } from './state/set-field.ts'

interface Props {
  readonly field: MultiSelectField
  onSet(value: Json): Promise<void>
}

/** Chooses any number of options: the chosen ones are visible, the rest is folded away. Barred options say why. */
export function MultiSelectInput({ field, onSet }: Props) {
  const { ui, say } = useTranslator()
  const { label, value, options } = field
  const [shown, choose] = useOptimisticChoice(value, onSet)
  // Sorted when it unfolds: nothing moves under the pointer afterwards.
  const [order, setOrder] = useState(() => orderOf(field))
  const chosen = options.filter((option) => shown.includes(option.value))
  const ordered = options.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
  const nameOption = ({ text, value: id }: FieldOption<string>) => {
    const times = countChosen(shown, id)
    return times > 1 ? `${say(text)} × ${times}` : say(text)
  }
  return (
    <details className="several" onToggle={({ currentTarget }) => currentTarget.open && setOrder(orderOf(field))}>
      <summary className="fold">
        <b className="several-label">{say(label)}</b>{' '}
        <span>{chosen.length > 0 ? chosen.map(nameOption).join(', ') : ui('ui.choose-none')}</span>
      </summary>
      <ul className="several-options">
        {ordered.map((option) => (
          <SeveralOption
            key={option.value}
            option={option}
            times={countChosen(shown, option.value)}
            onToggle={() => choose(toggleOption(shown, option.value))}
            onMore={() => choose([...shown, option.value])}
            onLess={() => choose(removeOnce(shown, option.value))}
          />
        ))}
      </ul>
    </details>
  )
}

interface OptionProps {
  readonly option: FieldOption<string>
  readonly times: number
  onToggle(): void
  onMore(): void
  onLess(): void
}

function SeveralOption({ option, times, onToggle, onMore, onLess }: OptionProps) {
  const { ui, say } = useTranslator()
  const { text, cost, rule, house, barred } = option
  const chosen = times > 0
  return (
    <li className={clsx('several-option', barred && !chosen && 'several-barred')}>
      <label>
        <input type="checkbox" checked={chosen} disabled={barred !== undefined && !chosen} onChange={onToggle} />
        <span>
          {say(text)} {house ? <HouseSeal /> : null}
          {cost ? <small className="several-cost">{say(cost)}</small> : null}
          {barred && !chosen ? (
            <small className="barred-reason">{ui('ui.choice-objection', { reason: { text: barred.reason } })}</small>
          ) : null}
        </span>
      </label>
      <Copies option={option} times={times} onMore={onMore} onLess={onLess} />
      {rule ? <RuleLinks rules={[rule]} /> : null}
    </li>
  )
}

/** The count of an option that may be chosen repeatedly, with buttons. */
function Copies({ option: { text, again }, times, onMore, onLess }: Omit<OptionProps, 'onToggle'>) {
  const { ui, say } = useTranslator()
  if (times === 0 || (!again && times < 2)) return null
  const what = say(text)
  const mayHaveMore = again !== undefined && again.barred === undefined
  const objection = again?.barred && ui('ui.choice-objection', { reason: { text: again.barred.reason } })
  return (
    <span className="several-copies" title={objection}>
      <button
        type="button"
        className="stepper-button"
        aria-label={ui('ui.fewer-of', { what })}
        disabled={times < 2}
        data-disabled={times < 2 || undefined}
        onClick={onLess}
      >
        −
      </button>
      <output>{times}</output>
      <button
        type="button"
        className="stepper-button"
        aria-label={ui('ui.more-of', { what })}
        disabled={!mayHaveMore}
        data-disabled={!mayHaveMore || undefined}
        onClick={onMore}
      >
        +
      </button>
    </span>
  )
}
