import type { ExplainedNumber } from '@fray/kernel'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { RuleArticle } from './RuleArticle.tsx'
import { closeExplanation, useExplanation } from './state/explanation-store.ts'
import { useReference } from './state/use-reference.ts'
import { TermList } from './TermList.tsx'

/** Explains an event: the terms of each number, and the rules. */
export function WhyWindow({ game }: { game: string }) {
  const { ui, say } = useTranslator()
  const { why, open } = useExplanation()
  const reference = useReference(game, open)
  const title = why?.what ? say(why.what) : ui('ui.rules-used')
  return (
    <DialogWindow open={open} title={title} aside onClose={closeExplanation}>
      {why?.numbers?.map((number, i) => (
        <NumberTerms key={`${number.name.id} ${i.toString()}`} number={number} />
      ))}
      {reference ? (
        why?.rules.map((id) => <RuleArticle key={id} game={game} id={id} rules={reference} />)
      ) : (
        <p className="hint">{ui('ui.loading')}</p>
      )}
    </DialogWindow>
  )
}

function NumberTerms({ number }: { number: ExplainedNumber }) {
  const { say } = useTranslator()
  return (
    <section className="number">
      <h3>
        {say(number.name)} <b className="number-total">{number.total}</b>
      </h3>
      <TermList terms={number.terms} />
    </section>
  )
}
