import type { ForceField, Json } from '@fray/kernel'
import type { LaidPiece, TableLayout } from '@fray/tabletop'
import { useId } from 'react'
import { inUnits } from '../board/model/drawing-units.ts'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { placeBeside } from './model/free-place.ts'
import { changeTable } from './state/editor-store.ts'

interface Props {
  readonly layout: TableLayout
  readonly piece: LaidPiece
  readonly number: number
}

/** All properties of a piece. */
export function PieceForm({ layout, piece, number }: Props) {
  const { ui, say } = useTranslator()
  const { unit } = layout
  const { at, turn, size } = piece
  const hundredths = (units: number) => Math.round(units * unit.length)
  const inTableUnits = (length: number) => inUnits(length, unit)
  return (
    <section className="piece-form" aria-label={ui('ui.piece-form', { name: say(piece.name) })}>
      <h2>{say(piece.name)}</h2>
      <div className="piece-numbers">
        <NumberField
          label={ui('ui.piece-x', { sign: unit.sign })}
          value={inTableUnits(at.x)}
          onSet={(x) => changeTable({ do: 'move', piece: number, to: { ...at, x: hundredths(x) } })}
        />
        <NumberField
          label={ui('ui.piece-y', { sign: unit.sign })}
          value={inTableUnits(at.y)}
          onSet={(y) => changeTable({ do: 'move', piece: number, to: { ...at, y: hundredths(y) } })}
        />
        <NumberField
          label={ui('ui.piece-turn')}
          value={String(turn)}
          onSet={(degrees) => changeTable({ do: 'turn', piece: number, degrees })}
        />
        {size ? (
          <NumberField
            label={ui('ui.piece-length', { sign: unit.sign })}
            value={inTableUnits(size.length)}
            onSet={(length) => changeTable({ do: 'resize', piece: number, ...size, length: hundredths(length) })}
          />
        ) : null}
        {size?.width === undefined ? null : (
          <NumberField
            label={ui('ui.piece-width', { sign: unit.sign })}
            value={inTableUnits(size.width)}
            onSet={(width) => changeTable({ do: 'resize', piece: number, ...size, width: hundredths(width) })}
          />
        )}
      </div>
      {piece.fields.map((field) => (
        <PieceField
          key={field.place}
          field={field}
          onSet={(value) => changeTable({ do: 'set', piece: number, place: field.place, value })}
        />
      ))}
      <div className="placing-tools">
        <button
          type="button"
          className="tool"
          onClick={() => void changeTable({ do: 'copy', piece: number, at: placeBeside(piece, layout) })}
        >
          <Icon name="card-exchange" size={14} /> {ui('ui.piece-copy')}
        </button>
        <button type="button" className="tool" onClick={() => void changeTable({ do: 'remove', piece: number })}>
          <Icon name="trash-can" size={14} /> {ui('ui.piece-remove')}
        </button>
      </div>
    </section>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: string
  onSet(value: number): Promise<void>
}

function NumberField({ label, value, onSet }: NumberProps) {
  const id = useId()
  return (
    <div className="force-field">
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        className="field"
        type="number"
        step="any"
        defaultValue={value}
        onBlur={({ target }) => {
          if (target.value !== value && Number.isFinite(target.valueAsNumber)) void onSet(target.valueAsNumber)
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </div>
  )
}

interface FieldProps {
  readonly field: ForceField
  onSet(value: Json): Promise<void>
}

/** A field that a game adds: a choice, a number, a checkbox or a text. */
function PieceField({ field, onSet }: FieldProps) {
  const { say } = useTranslator()
  const id = useId()
  if (field.kind === 'toggle') {
    return (
      <label className="force-toggle">
        <input type="checkbox" checked={field.value} onChange={({ target }) => void onSet(target.checked)} />
        <span>{say(field.label)}</span>
      </label>
    )
  }
  if (field.kind === 'number') {
    return <NumberField label={say(field.label)} value={String(field.value)} onSet={onSet} />
  }
  if (field.kind === 'text') {
    return (
      <div className="force-field">
        <label htmlFor={id}>{say(field.label)}</label>
        <input
          key={field.value}
          id={id}
          className="field"
          defaultValue={field.value}
          maxLength={field.maxLength}
          onBlur={({ target }) => target.value !== field.value && void onSet(target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </div>
    )
  }
  if (field.kind === 'several') return null
  return (
    <div className="force-field">
      <label htmlFor={id}>{say(field.label)}</label>
      <select id={id} className="field" value={field.value ?? ''} onChange={({ target }) => void onSet(target.value)}>
        {field.options.map(({ value, text }) => (
          <option key={value ?? ''} value={value ?? ''}>
            {say(text)}
          </option>
        ))}
      </select>
    </div>
  )
}
