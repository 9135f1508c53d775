import { type ReactNode, useRef } from 'react'

interface Props {
  readonly className: string
  /** The accessible name, if the label is too short. */
  readonly label?: string
  readonly children: ReactNode
  onFile(file: File): void
}

/** Lets the user choose a JSON file. */
export function FileButton({ className, label, children, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after it was fixed.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
