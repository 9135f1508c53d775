import type { OverlayVerdict, TableView } from '@fray/tabletop'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useOverlays } from './state/overlay-store.ts'
import { VerdictMark } from './VerdictMark.tsx'

/** The verdicts on other figures in words, best first: a count per kind, and details on demand. */
export function Verdicts({ view }: { view: TableView }) {
  const { ui, say, name } = useTranslator()
  const drawn = useOverlays((store) => store.drawn)
  const told = Object.entries(drawn).filter(([, { verdicts }]) => verdicts.length > 0)
  return told.map(([id, { kind, label, rules, verdicts }]) => (
    <details key={id} className="verdicts" data-kind={kind}>
      <summary>
        <b>{say(label)}</b>
        {LEVELS.map((level) => (
          <span key={level} title={ui(`ui.verdict.${level}`)}>
            <Mark level={level} /> {verdicts.filter((verdict) => verdict.level === level).length}
          </span>
        ))}
      </summary>
      <p>
        <RuleLinks rules={rules} />
      </p>
      <ul>
        {verdicts.toSorted(byLevel).map((verdict) => (
          <li key={verdict.figure}>
            <Mark level={verdict.level} />
            <span>
              <b>{name(view.names[verdict.figure] ?? '')}</b> {say(verdict.why)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  ))
}

function Mark({ level }: { level: OverlayVerdict['level'] }) {
  const { ui } = useTranslator()
  return (
    <svg viewBox="-5 -5 10 10" role="img" aria-label={ui(`ui.verdict.${level}`)}>
      <VerdictMark level={level} />
    </svg>
  )
}

const LEVELS: readonly OverlayVerdict['level'][] = ['full', 'partial', 'none']

function byLevel(a: OverlayVerdict, b: OverlayVerdict): number {
  return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level)
}
