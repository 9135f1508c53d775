import { clsx } from 'clsx'
import { Link } from 'wouter'
import { rulesTitledIn } from '../guide/model/replace-ids-with-titles.ts'
import { useSettings } from '../store/settings.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import type { RuleTexts } from './model/localize-rules.ts'
import { findNamedRules } from './model/search-rules.ts'

interface Props {
  readonly game: string
  readonly id: string
  readonly rules: RuleTexts
  /** The rule that was searched for. */
  readonly wanted?: boolean
}

/** One rule in our own words; its id and the rules it names are links. */
export function RuleArticle({ game, id, rules, wanted = false }: Props) {
  const { ui, language } = useTranslator()
  const codes = useRuleCodes()
  const rule = rules[id]
  return (
    <article className={clsx('rule', wanted && 'rule-wanted')} aria-current={wanted || undefined}>
      <h3>
        <span lang={rule?.language}>{rule?.title ?? id}</span>{' '}
        <Link href={`/rules/${game}/${id}`} className="rule-id" aria-label={id}>
          {codes ? id : '§'}
        </Link>
        {rule && rule.language !== language ? <span className="rule-language">{ui('ui.rule-in-english')}</span> : null}
      </h3>
      {rule ? (
        <p lang={rule.language}>
          <Prose game={game} text={rule.text} rules={rules} />
          {rule.price ? ` ${rule.price}` : null}
        </p>
      ) : (
        <p>{ui('ui.rule-missing')}</p>
      )}
      {rule?.ruling ? (
        <p className="rule-ruling">
          <b>{ui('ui.ruling')}</b>{' '}
          <span lang={rule.language}>
            <Prose game={game} text={rule.ruling} rules={rules} />
          </span>
        </p>
      ) : null}
    </article>
  )
}

/** Whether the reader wants to see rule codes. */
function useRuleCodes(): boolean {
  return useSettings(({ ruleCodes }) => ruleCodes === 'shown')
}

/** A link to a named rule: its code or, without codes, its title. */
function Prose({ game, text, rules }: { game: string; text: string; rules: RuleTexts }) {
  const codes = useRuleCodes()
  const pieces = codes ? findNamedRules(text, rules) : rulesTitledIn(text, rules)
  return pieces.map(({ words, rule }, i) =>
    rule === undefined ? (
      words
    ) : (
      <Link
        key={`${rule} ${i.toString()}`}
        href={`/rules/${game}/${rule}`}
        className="rule-named"
        lang={codes ? undefined : rules[rule]?.language}
      >
        {words}
      </Link>
    ),
  )
}
