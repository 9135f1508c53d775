import { entriesIn, type ForceCard, type ForceView, type Trait } from '@fray/kernel'
import { clsx } from 'clsx'
import { HouseSeal } from '../cards/Mark.tsx'
import { replaceIdsWithTitles } from '../guide/model/replace-ids-with-titles.ts'
import { Icon } from '../icons/Icon.tsx'
import type { RuleTexts } from '../rules/model/localize-rules.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { pointsIn } from './Points.tsx'

interface Props {
  readonly card: ForceCard
  /** The rule texts, if they are printed on the cards. */
  readonly reference: RuleTexts | undefined
}

/** A card with more text than this is nearly a page long and may be split across columns. */
const LONG = 10

/** The printed card of a profile: values, abilities, equipment and wound boxes. */
export function Card({ card, reference }: Props) {
  const talk = useTranslator()
  const { ui, say } = talk
  const { name, icon, caption, count, cost, wounds, figures, groups, house } = card
  const told = reference ? groups.flatMap(({ traits }) => traits).length : 0
  return (
    <article className={clsx('print-card', told > LONG && 'print-card-long')}>
      <header>
        <Icon name={icon} size={34} />
        <div>
          <h2>
            {typeof name === 'string' ? talk.name(name) : say(name)}{' '}
            {count > 1 ? <span className="print-count">{ui('ui.card-count', { count })}</span> : null}
          </h2>
          <p>
            {say(caption)}
            {house ? (
              <>
                {' · '}
                <HouseSeal /> {ui('ui.card-house')}
              </>
            ) : null}
          </p>
        </div>
        {cost ? <b className="print-cost">{cost.total}</b> : null}
      </header>
      <dl className="print-figures">
        {figures.map(({ label, value }) => (
          <div key={label.id}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Wounds count={count} wounds={wounds} />
      {groups.map(({ label, traits }) => (
        <section key={label.id} className="print-group">
          <h3>{say(label)}</h3>
          {reference ? <Explained traits={traits} reference={reference} /> : <Named traits={traits} />}
        </section>
      ))}
    </article>
  )
}

/** A box for every wound of every figure. */
function Wounds({ count, wounds }: { count: number; wounds: number }) {
  const { ui } = useTranslator()
  if (wounds === 0) return null
  return (
    <div className="print-wounds">
      <h3>{wounds === 1 && count > 1 ? ui('ui.card-losses') : ui('ui.card-wounds')}</h3>
      {numbers(count).map((figure) => (
        <span key={figure} className="print-boxes">
          {numbers(wounds).map((wound) => (
            <i key={wound} />
          ))}
        </span>
      ))}
    </div>
  )
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i)
}

function Named({ traits }: { traits: readonly Trait[] }) {
  const { say } = useTranslator()
  return (
    <ul className="print-names">
      {traits.map(({ name, house }) => (
        <li key={say(name)}>
          {say(name)}
          {house ? <HouseSeal /> : null}
        </li>
      ))}
    </ul>
  )
}

function Explained({ traits, reference }: { traits: readonly Trait[]; reference: RuleTexts }) {
  const { say } = useTranslator()
  return (
    <dl className="print-rules">
      {traits.map(({ name, rule, note, house }) => (
        <div key={say(name)}>
          <dt>
            {say(name)}
            {house ? <HouseSeal /> : null}
          </dt>
          {note ? <dd>{say(note)}</dd> : <RuleOnCard rule={rule} reference={reference} />}
        </div>
      ))}
    </dl>
  )
}

/** Codes cannot be looked up on paper: rules are named by their titles. */
function RuleOnCard({ rule, reference }: { rule: string | undefined; reference: RuleTexts }) {
  const read = rule === undefined ? undefined : reference[rule]
  return <dd lang={read?.language}>{read ? replaceIdsWithTitles(read.text, reference) : null}</dd>
}

/** Explains everything on the cards once, in alphabetical order. */
export function Glossary({ cards, reference }: { cards: readonly ForceCard[]; reference: RuleTexts }) {
  const { ui, say } = useTranslator()
  // The meaning of a trait for one card does not fit the others, so its rule is printed.
  const all = cards.flatMap(({ groups }) => groups.flatMap(({ traits }) => traits.map(({ note: _, ...rest }) => rest)))
  const once = [...new Map(all.map((trait) => [say(trait.name), trait])).entries()]
  const sorted = once.toSorted(([a], [b]) => a.localeCompare(b)).map(([, trait]) => trait)
  return (
    <section className="print-glossary">
      <h2>{ui('ui.card-glossary')}</h2>
      <Explained traits={sorted} reference={reference} />
    </section>
  )
}

/** The whole list on one card. */
export function RosterCard({ view }: { view: ForceView }) {
  const talk = useTranslator()
  const { ui, say } = talk
  return (
    <article className="print-card print-roster">
      <header>
        <Icon name={view.icon} size={34} />
        <div>
          <h2>{ui('ui.card-roster')}</h2>
          {view.budget ? <p>{pointsIn(view.budget, talk)}</p> : null}
        </div>
      </header>
      {view.faults.length > 0 ? (
        <div className="print-faults">
          <p>{ui('ui.card-illegal')}</p>
          <ul>
            {view.faults.map(({ text }, i) => (
              <li key={`${text.id} ${i.toString()}`}>{say(text)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <ul className="print-entries">
        {entriesIn(view).map(({ place, name, count, cost }) => (
          <li key={place}>
            <span>
              {say(name)} {count && count.value > 1 ? ui('ui.card-count', { count: count.value }) : null}
            </span>
            <b>{cost?.total}</b>
          </li>
        ))}
      </ul>
    </article>
  )
}
