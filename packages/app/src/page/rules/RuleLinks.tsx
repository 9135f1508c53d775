import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { RuleTip } from '../guide/RuleTip.tsx'
import { useMatch } from '../store/match-store.ts'
import { useSettings } from '../store/settings.ts'
import { showExplanation } from './state/explanation-store.ts'

/** The game whose rules are cited away from the table; at the table it is the game being played. */
export const RuleGame = createContext<string | undefined>(undefined)

interface Props {
  readonly rules: readonly string[]
  readonly className: string
  /** The accessible name, if the content is only a symbol. */
  readonly label?: string
  readonly children: ReactNode
}

/** Shows rules in short on hover, and opens them beside the table; as a link it also works in a new tab. */
export function RuleLink({ rules, className, label, children }: Props) {
  const played = useMatch(({ snapshot }) => snapshot?.game)
  const game = use(RuleGame) ?? played
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    showExplanation({ rules })
  }
  return (
    <RuleTip
      game={game}
      rules={rules}
      render={<a href={`#/rules/${game}/${rules[0]}`} className={className} aria-label={label} onClick={open} />}
    >
      {children}
    </RuleTip>
  )
}

/** Links to rules: their codes for those who want them, otherwise one § for all. */
export function RuleLinks({ rules }: { rules: readonly string[] }) {
  const shown = useSettings(({ ruleCodes }) => ruleCodes === 'shown')
  if (rules.length === 0) return null
  if (!shown) {
    return (
      <RuleLink rules={rules} className="rule-link rule-sign" label={rules.join(' ')}>
        §
      </RuleLink>
    )
  }
  return rules.map((rule) => (
    <RuleLink key={rule} rules={[rule]} className="rule-link">
      {rule}
    </RuleLink>
  ))
}
