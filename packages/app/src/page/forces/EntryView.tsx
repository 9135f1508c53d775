import { type ForceEntry, type ForceFault, isWithin, type NumberField } from '@fray/kernel'
import { clsx } from 'clsx'
import { HouseSeal } from '../cards/Mark.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { CostButton } from './CostButton.tsx'
import { FieldInput } from './FieldInput.tsx'
import { OfferButtons } from './OfferButtons.tsx'
import { Stepper } from './Stepper.tsx'
import { changeForce } from './state/builder-store.ts'
import { focusList, idOfPlace } from './state/focus-place.ts'
import { useSetField } from './state/set-field.ts'
import { KeyFigures, Traits } from './Traits.tsx'

interface Props {
  readonly entry: ForceEntry
  readonly faults: readonly ForceFault[]
}

/** One entry of a force, with its options. */
export function EntryView({ entry, faults }: Props) {
  const { say } = useTranslator()
  const { place, icon, caption, figures, fields, traits, house, parts = [], offers = [] } = entry
  const name = say(entry.name)
  const own = faults.filter((fault) => isWithin(fault.place, place))
  return (
    <li>
      <article
        id={idOfPlace(place)}
        className={clsx('entry', own.length > 0 && 'entry-faulty')}
        tabIndex={-1}
        aria-label={name}
      >
        <header className="entry-head">
          <span className="entry-icon">
            <Icon name={icon} size={26} />
          </span>
          <div className="entry-who">
            <h4>
              {name} {house ? <HouseSeal /> : null}
            </h4>
            {caption ? <p className="hint">{say(caption)}</p> : null}
          </div>
          <div className="entry-tools">
            {entry.count ? <CountStepper count={entry.count} name={name} /> : null}
            {entry.cost ? <CostButton cost={entry.cost} name={name} /> : null}
            <EntryTools place={place} name={name} />
          </div>
        </header>
        <KeyFigures figures={figures} />
        {own.map(({ text }, i) => (
          <p key={`${text.id} ${i.toString()}`} className="entry-fault">
            <Icon name="hazard-sign" size={13} /> <span className="entry-fault-words">{say(text)}</span>
          </p>
        ))}
        {fields.length > 0 ? (
          <div className="entry-fields">
            {fields.map((field) => (
              <FieldInput key={field.place} field={field} />
            ))}
          </div>
        ) : null}
        <Traits name={name} traits={traits} />
        {parts.length > 0 ? (
          <ul className="entries entries-inner">
            {parts.map((part) => (
              <EntryView key={part.place} entry={part} faults={faults} />
            ))}
          </ul>
        ) : null}
        <OfferButtons offers={offers} to={place} />
      </article>
    </li>
  )
}

function CountStepper({ count, name }: { count: NumberField; name: string }) {
  const set = useSetField(count)
  return <Stepper field={count} bare of={name} onSet={set} />
}

function EntryTools({ place, name }: { place: string; name: string }) {
  const { ui } = useTranslator()
  const copy = () => void changeForce([{ kind: 'copy', place }], ui('ui.told-copied', { name }))
  const remove = () => {
    void changeForce([{ kind: 'remove', place }], ui('ui.told-removed', { name })).then(focusList)
  }
  return (
    <>
      <button type="button" className="tool tool-bare" aria-label={ui('ui.copy-entry', { name })} onClick={copy}>
        <Icon name="files" size={16} />
      </button>
      <button type="button" className="tool tool-bare" aria-label={ui('ui.remove-entry', { name })} onClick={remove}>
        <Icon name="trash-can" size={16} />
      </button>
    </>
  )
}
