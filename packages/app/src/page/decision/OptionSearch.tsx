import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isForTable } from '../play/model/table-key.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly wanted: string
  /** How many options match. */
  readonly found: number
  onChange(wanted: string): void
  /** Enter chooses the only match. */
  onOnly(): void
}

/** A search box for long lists. The slash key focuses it, the down arrow leads to the first option. */
export function OptionSearch({ wanted, found, onChange, onOnly }: Props) {
  const { ui } = useTranslator()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || !isForTable(event)) return
      event.preventDefault()
      box.current?.focus()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && found === 1) onOnly()
    else if (event.key === 'ArrowDown') firstOption(event.currentTarget)?.focus()
    else if (event.key === 'Escape' && wanted !== '') onChange('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="option-search">
      <input
        ref={box}
        type="search"
        className="field"
        aria-label={ui('ui.option-search')}
        placeholder={ui('ui.option-search')}
        aria-keyshortcuts="/"
        value={wanted}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      <small className="option-count" role="status">
        {wanted.trim() === '' ? '' : ui('ui.option-found', { count: found })}
      </small>
    </div>
  )
}

function firstOption(box: HTMLElement): HTMLElement | null {
  return box.closest('.decision')?.querySelector<HTMLElement>('.options button.option') ?? null
}
