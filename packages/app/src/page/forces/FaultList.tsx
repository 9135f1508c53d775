import type { ForceFault } from '@fray/kernel'
import { Icon } from '../icons/Icon.tsx'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { changeForce } from './state/builder-store.ts'

interface Props {
  readonly faults: readonly ForceFault[]
  /** Shows the entry or field at a place. */
  onShow(place: string): void
}

/** Lists everything wrong with a force: why, by which rule, and fixes at one click each. */
export function FaultList({ faults, onShow }: Props) {
  const { ui } = useTranslator()
  return (
    <section className="faults" aria-label={ui('ui.force-faults')}>
      {faults.length === 0 ? (
        <p className="faults-none">
          <Icon name="check-mark" size={15} /> {ui('ui.nothing-wrong')}
        </p>
      ) : (
        <ul>
          {faults.map((fault, i) => (
            <Fault key={`${fault.text.id} ${fault.place} ${i.toString()}`} fault={fault} onShow={onShow} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Fault({
  fault: { place, text, advice, rules, fixes },
  onShow,
}: { fault: ForceFault } & Pick<Props, 'onShow'>) {
  const { ui, say } = useTranslator()
  const words = say(text)
  return (
    <li className="fault-item">
      <Icon name="hazard-sign" size={16} />
      <div>
        <p className="fault-words">{words}</p>
        <p className="fault-advice">
          {advice ? <span className="fault-remedy">{say(advice)}</span> : null} <RuleLinks rules={rules} />
        </p>
        <div className="fault-mends">
          {fixes.map((mend, i) => (
            <button
              key={`${mend.text.id} ${i.toString()}`}
              type="button"
              className="tool tool-mend"
              onClick={() => void changeForce(mend.changes, ui('ui.told-mended', { what: { text: mend.text } }))}
            >
              {say(mend.text)}
            </button>
          ))}
          {place === '' ? null : (
            <button
              type="button"
              className="tool tool-bare"
              aria-label={ui('ui.show-place-of', { what: words })}
              onClick={() => onShow(place)}
            >
              {ui('ui.show-place')}
            </button>
          )}
        </div>
      </div>
    </li>
  )
}
