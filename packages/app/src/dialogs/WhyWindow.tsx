import type { ExplainedNumber } from '@fray/kernel'
import { useTranslator } from '../locales/TranslatorContext.tsx'
import { TermList } from '../play/TermList.tsx'
import { DialogWindow } from './DialogWindow.tsx'
import { closeExplanation, useExplanation } from './explanation-store.ts'
import { RuleArticle } from './RuleArticle.tsx'
import { useReference } from './use-reference.ts'

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
