import { stepText, type Term } from '@fray/kernel'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { RuleLinks } from './RuleLinks.tsx'

/** The terms of a number, one per line. */
export function TermList({ terms }: { terms: readonly Term[] }) {
  const { ui, say } = useTranslator()
  return (
    <dl>
      {terms.map(({ amount, label, rule, step }, i) => (
        <div key={`${label.id} ${i.toString()}`} className="number-term">
          <dt>
            {say(label)} {step ? <span className="number-step">({say(stepText(step))})</span> : null}{' '}
            {rule ? <RuleLinks rules={[rule]} /> : null}
          </dt>
          <dd className="number-amount">{ui('ui.term', { amount })}</dd>
        </div>
      ))}
    </dl>
  )
}
