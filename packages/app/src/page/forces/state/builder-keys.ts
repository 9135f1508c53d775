import { type RefObject, useEffect } from 'react'
import { useTranslator } from '../../translator/TranslatorContext.tsx'
import { redoChange, undoChange } from './builder-store.ts'

/** Keys of the builder: Ctrl+Z undoes, Ctrl+Shift+Z or Ctrl+Y redoes, / focuses the search. */
export function useBuilderKeys(search: RefObject<HTMLInputElement | null>): void {
  const { ui } = useTranslator()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      const key = event.key.toLowerCase()
      if (key === '/' && !typing) {
        event.preventDefault()
        search.current?.focus()
      }
      // In text fields the browser's own undo applies.
      if (typing || !(event.ctrlKey || event.metaKey)) return
      if (key === 'z' && !event.shiftKey) void undoChange(ui('ui.told-undone'))
      else if (key === 'y' || key === 'z') void redoChange(ui('ui.told-redone'))
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [search, ui])
}
