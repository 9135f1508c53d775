import { showWhy } from '../dialogs/why-store.ts'

/** Rule ids that open the rule's text. */
export function RuleLinks({ rules }: { rules: readonly string[] }) {
  return rules.map((rule) => (
    <button key={rule} type="button" className="rule-link" onClick={() => showWhy({ rules: [rule] })}>
      {rule}
    </button>
  ))
}
