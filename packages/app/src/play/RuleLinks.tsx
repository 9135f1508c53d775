import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { showWhy } from '../dialogs/why-store.ts'
import { useMatch } from '../store/match-store.ts'

/** The game whose rules are cited away from the table; at the table it is the game that is played. */
export const RuleGame = createContext<string | undefined>(undefined)

interface Props {
  readonly rule: string
  readonly className: string
  readonly children: ReactNode
}

/** Opens a rule's text beside the table; as a link it also leads to its place in the book, in a tab of its own say. */
export function RuleLink({ rule, className, children }: Props) {
  const played = useMatch(({ snapshot }) => snapshot?.game)
  const game = use(RuleGame) ?? played
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    showWhy({ rules: [rule] })
  }
  return (
    <a href={`#/rules/${game}/${rule}`} className={className} onClick={open}>
      {children}
    </a>
  )
}

/** Rule ids that open the rule's text. */
export function RuleLinks({ rules }: { rules: readonly string[] }) {
  return rules.map((rule) => (
    <RuleLink key={rule} rule={rule} className="rule-link">
      {rule}
    </RuleLink>
  ))
}
