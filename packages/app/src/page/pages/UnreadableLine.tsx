import { useCallback, useEffect, useState } from 'react'
import { download, fileName } from '../share/state/download.ts'
import { reportCrash } from '../store/match-store.ts'
import type { SavedList } from '../store/saved-list.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly words: string
  readonly content: unknown
  onRemove(): void
}

/** Says that stored data cannot be read; it can be saved to a file or removed. */
export function UnreadableLine({ words, content, onRemove }: Props) {
  const { ui } = useTranslator()
  // Describes what JSON cannot express.
  const save = () => download(fileName('unreadable', new Date()), JSON.stringify(content) ?? String(content))
  return (
    <p>
      {words}{' '}
      <button type="button" className="tool" onClick={save}>
        {ui('ui.save-unreadable')}
      </button>{' '}
      <button type="button" className="tool" onClick={onRemove}>
        {ui('ui.kept-remove')}
      </button>
    </p>
  )
}

/** The same for a list of forces or tables with unreadable entries. */
export function UnreadableInList({ list, words }: { list: SavedList<'force'> | SavedList<'table'>; words: string }) {
  const [items, setItems] = useState<readonly unknown[]>([])
  const look = useCallback(() => list.unreadable().then(setItems, reportCrash), [list])
  useEffect(() => void look(), [look])
  if (items.length === 0) return null
  return (
    <section className="kept-fault" role="alert">
      <UnreadableLine
        words={words}
        content={items}
        onRemove={() => void list.forgetUnreadable().then(look).catch(reportCrash)}
      />
    </section>
  )
}
