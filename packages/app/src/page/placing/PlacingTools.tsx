import { useTranslator } from '../translator/TranslatorContext.tsx'
import {
  addBend,
  changeFiles,
  filesIn,
  mayBend,
  mayTurn,
  type PathDraft,
  removeBend,
  turnBy,
} from './model/placement-draft.ts'
import { changeDraft, followSuggestion, startOver } from './state/placing-store.ts'

const TURN = 15

interface Tool {
  readonly words: string
  readonly key: string
  use(): void
}

/** Tools for what dragging cannot do: corners, turns, suggestions. */
export function PlacingTools({ draft, suggestions }: { draft: PathDraft; suggestions: number }) {
  const { ui } = useTranslator()
  const tools: Tool[] = []
  const offer = (words: string, key: string, use: () => void) => tools.push({ words, key, use })
  const change = (how: (draft: PathDraft) => PathDraft) => () => changeDraft(how)
  if (suggestions > 1) offer(ui('ui.next-suggestion'), 'Tab', () => followSuggestion(1) || startOver())
  if (mayBend(draft.form)) offer(ui('ui.add-bend'), 'B', change(addBend))
  if (draft.bends.length > 0) offer(ui('ui.remove-bend'), 'Backspace', change(removeBend))
  if (mayTurn(draft.form)) {
    offer(
      ui('ui.turn-left'),
      'Q',
      change((pathDraft) => turnBy(pathDraft, -TURN)),
    )
    offer(
      ui('ui.turn-right'),
      'E',
      change((pathDraft) => turnBy(pathDraft, TURN)),
    )
  }
  if (filesIn(draft.form)) {
    offer(
      ui('ui.order-fewer-files'),
      '[',
      change((pathDraft) => changeFiles(pathDraft, -1)),
    )
    offer(
      ui('ui.order-more-files'),
      ']',
      change((pathDraft) => changeFiles(pathDraft, 1)),
    )
  }
  return (
    <div className="placing-tools">
      {tools.map(({ words, key, use }) => (
        <button
          key={words}
          type="button"
          className="tool"
          aria-keyshortcuts={key}
          title={ui('ui.key', { key })}
          onClick={use}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
