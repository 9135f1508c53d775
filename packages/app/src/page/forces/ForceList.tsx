import type { ForceSection, ForceView } from '@fray/kernel'
import { clsx } from 'clsx'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { EntryView } from './EntryView.tsx'
import { FieldInput } from './FieldInput.tsx'
import { LIST_ID } from './state/focus-place.ts'

/** The force: its own fields, then its entries by section. */
export function ForceList({ view }: { view: ForceView }) {
  const { ui } = useTranslator()
  return (
    <section id={LIST_ID} className="force-list" tabIndex={-1} aria-label={ui('ui.force-list')}>
      {view.fields.length > 0 ? (
        <div className="force-fields">
          {view.fields.map((field) => (
            <FieldInput key={field.place} field={field} />
          ))}
        </div>
      ) : null}
      {view.sections.map((section) => (
        <Section key={section.id} section={section} faults={view.faults} />
      ))}
    </section>
  )
}

function Section({ section, faults }: { section: ForceSection; faults: ForceView['faults'] }) {
  const talk = useTranslator()
  const { label, entries, rules = [] } = section
  const range = rangeOf(section, talk)
  return (
    <section className="force-section">
      <h3>
        {talk.say(label)}
        {range === undefined ? null : (
          <span className={clsx('section-count', !isWithinLimits(section) && 'section-count-wrong')}>{range}</span>
        )}
        <RuleLinks rules={rules} />
      </h3>
      {entries.length === 0 ? <p className="hint">{talk.ui('ui.section-empty')}</p> : null}
      <ul className="entries">
        {entries.map((entry) => (
          <EntryView key={entry.place} entry={entry} faults={faults} />
        ))}
      </ul>
    </section>
  )
}

/** Gets the count of a section and its limits. */
function rangeOf({ count, min = 0, max }: ForceSection, { ui }: PhraseTranslator): string | undefined {
  if (count === undefined) return undefined
  if (max === undefined) return min === 0 ? String(count) : ui('ui.section-least', { count, least: min })
  if (min === max) return ui('ui.section-exact', { count, least: min })
  return min === 0
    ? ui('ui.section-most', { count, most: max })
    : ui('ui.section-range', { count, least: min, most: max })
}

function isWithinLimits({ count = 0, min = 0, max = Number.POSITIVE_INFINITY }: ForceSection): boolean {
  return min <= count && count <= max
}
