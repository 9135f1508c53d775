import { type ReactNode, useState } from 'react'
import { useMatch } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useReference } from './state/use-reference.ts'

/** An item with a rule, whose text folds out below it. */
export function RuleFold({ rule, children }: { readonly rule: string; readonly children: ReactNode }) {
  const { ui } = useTranslator()
  const game = useMatch(({ snapshot }) => snapshot?.game) ?? ''
  const [open, setOpen] = useState(false)
  const rules = useReference(game, open)
  const told = rules?.[rule]
  return (
    <details className="rule-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="fold">{children}</summary>
      {open ? <p lang={told?.language}>{told?.text ?? ui(rules ? 'ui.rule-missing' : 'ui.loading')}</p> : null}
    </details>
  )
}
