import type { FieldOption, Json, SeveralField } from '@fray/kernel'
import { useState } from 'react'
import { HouseSeal } from '../play/Mark.tsx'
import { RuleLinks } from '../play/RuleLinks.tsx'
import { useTalk } from '../words/TalkContext.tsx'
import { useChosen } from './set-field.ts'

interface Props {
  readonly field: SeveralField
  onSet(value: Json): Promise<void>
}

/** Any number of a list: what is chosen is in sight, the rest behind a fold. What cannot be chosen says why. */
export function SeveralInput({ field, onSet }: Props) {
  const { ui, say } = useTalk()
  const { label, value, options } = field
  const [shown, choose] = useChosen(value, onSet)
  // The order is found when the fold opens: nothing moves under the pointer afterwards.
  const [order, setOrder] = useState(() => orderOf(field))
  const chosen = options.filter((option) => shown.includes(option.value))
  const ordered = options.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
  const toggle = (option: string) => {
    choose(shown.includes(option) ? shown.filter((each) => each !== option) : [...shown, option])
  }
  return (
    <details className="several" onToggle={({ currentTarget }) => currentTarget.open && setOrder(orderOf(field))}>
      <summary className="fold">
        <b className="several-label">{say(label)}</b>{' '}
        <span>{chosen.length > 0 ? chosen.map(({ text }) => say(text)).join(', ') : ui('ui.choose-none')}</span>
      </summary>
      <ul className="several-options">
        {ordered.map((option) => (
          <SeveralOption
            key={option.value}
            option={option}
            chosen={shown.includes(option.value)}
            onToggle={() => toggle(option.value)}
          />
        ))}
      </ul>
    </details>
  )
}

/** What is chosen comes first, then what can be, then what cannot. */
function orderOf({ value, options }: SeveralField): readonly string[] {
  const rank = (option: FieldOption<string>) => (value.includes(option.value) ? 0 : option.barred ? 2 : 1)
  return options.toSorted((a, b) => rank(a) - rank(b)).map((option) => option.value)
}

interface OptionProps {
  readonly option: FieldOption<string>
  readonly chosen: boolean
  onToggle(): void
}

function SeveralOption({ option: { text, cost, rule, house, barred }, chosen, onToggle }: OptionProps) {
  const { ui, say } = useTalk()
  return (
    <li className={barred && !chosen ? 'several-option several-barred' : 'several-option'}>
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
      {rule ? <RuleLinks rules={[rule]} /> : null}
    </li>
  )
}
