import { type ProposalCost, stepText } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { clsx } from 'clsx'
import { inUnits } from '../board/model/drawing-units.ts'
import { RuleLink } from '../rules/RuleLinks.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** Shows how far a path may lead, and why. */
export function AccountTerms({ account: { allowed }, unit }: { account: ProposalCost; unit: TableView['unit'] }) {
  const { ui, say } = useTranslator()
  const lengthText = (length: number) => ui('ui.length', { length: inUnits(length, unit), sign: unit.sign })
  const amountText = (amount: number, i: number) =>
    i === 0 ? lengthText(amount) : ui(amount < 0 ? 'ui.minus' : 'ui.plus', { amount: lengthText(Math.abs(amount)) })
  return (
    <p className="account">
      <b>
        {say(allowed.name)}: {lengthText(allowed.total)}
      </b>
      {allowed.terms.map(({ amount, label, rule, step }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms keep their order and may be alike
        <span key={i} className={clsx('account-term', amount < 0 && 'account-less')}>
          {amountText(amount, i)}{' '}
          {rule === undefined ? (
            say(label)
          ) : (
            <RuleLink rules={[rule]} className="account-rule">
              {say(label)}
            </RuleLink>
          )}
          {step ? ` (${say(stepText(step, lengthText))})` : null}
        </span>
      ))}
    </p>
  )
}
