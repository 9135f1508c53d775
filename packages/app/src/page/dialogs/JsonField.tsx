import { useId } from 'react'

interface Props {
  readonly label: string
  readonly typed: string
  onType(typed: string): void
}

/** A field for pasting or writing JSON. */
export function JsonField({ label, typed, onType }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="field json-field"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </>
  )
}
