import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** Says what was deleted, with a button to restore it. */
export function DeletedNote({ words, onBringBack }: { words: string | undefined; onBringBack(): void }) {
  const { ui } = useTranslator()
  return (
    <div role="status">
      {words === undefined ? null : (
        <p className="deleted">
          {words}
          <button type="button" className="tool" onClick={onBringBack}>
            <Icon name="anticlockwise-rotation" size={14} /> {ui('ui.undelete')}
          </button>
        </p>
      )}
    </div>
  )
}
