import { type InputHTMLAttributes, useId } from 'react'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string
  readonly note?: string
  onType(value: string): void
}

/** A labelled line of text in a form. */
export function Field({ label, note, onType, ...input }: Props) {
  const id = useId()
  return (
    <div className="people-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="field"
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      {note ? (
        <small id={`${id}-note`} className="hint">
          {note}
        </small>
      ) : null}
    </div>
  )
}
