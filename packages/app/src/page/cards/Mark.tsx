import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { RuleLink } from '../rules/RuleLinks.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface MarkProps {
  readonly words: string
  readonly rule: string | undefined
  readonly className: string
  readonly children?: ReactNode
}

/** A word about the figure that opens its rule. */
export function Mark({ words, rule, className, children }: MarkProps) {
  return (
    <li>
      {rule === undefined ? (
        <span className={className}>
          {children} {words}
        </span>
      ) : (
        <RuleLink rules={[rule]} className={className}>
          {children} {words}
        </RuleLink>
      )}
    </li>
  )
}

/** Marks house rules and home-made units. */
export function HouseSeal() {
  const { ui } = useTranslator()
  return (
    <span className="house" title={ui('ui.house')} role="img" aria-label={ui('ui.house')}>
      <Icon name="house" size={11} />
    </span>
  )
}
