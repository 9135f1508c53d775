import type { RuleText } from '@fray/kernel'
import { useTalk } from '../words/TalkContext.tsx'

/** One rule in our own words. */
export function RuleArticle({ id, rule }: { id: string; rule: RuleText | undefined }) {
  const { ui } = useTalk()
  return (
    <article className="rule">
      <h3>
        {rule?.title ?? id} <span className="rule-id">{id}</span>
      </h3>
      <p>{rule?.text ?? ui('ui.rule-missing')}</p>
      {rule?.ruling ? <p className="rule-ruling">{ui('ui.ruling', { ruling: rule.ruling })}</p> : null}
    </article>
  )
}
