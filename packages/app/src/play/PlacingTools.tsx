import { useTalk } from '../words/TalkContext.tsx'
import { bent, filedBy, filesIn, mayBend, mayTurn, type PathDraft, turnedBy, unbent } from './draft.ts'
import { followSuggestion, redraft, startOver } from './placing-store.ts'

const TURN = 15

interface Tool {
  readonly words: string
  readonly key: string
  use(): void
}

/** What a finger or a mouse cannot do by dragging: bends, turns, suggestions. */
export function PlacingTools({ draft, suggestions }: { draft: PathDraft; suggestions: number }) {
  const { ui } = useTalk()
  const tools: Tool[] = []
  const offer = (words: string, key: string, use: () => void) => tools.push({ words, key, use })
  const change = (how: (draft: PathDraft) => PathDraft) => () => redraft(how)
  if (suggestions > 1) offer(ui('ui.next-suggestion'), 'Tab', () => followSuggestion(1) || startOver())
  if (mayBend(draft.form)) offer(ui('ui.add-bend'), 'B', change(bent))
  if (draft.bends.length > 0) offer(ui('ui.remove-bend'), 'Backspace', change(unbent))
  if (mayTurn(draft.form)) {
    offer(
      ui('ui.turn-left'),
      'Q',
      change((pathDraft) => turnedBy(pathDraft, -TURN)),
    )
    offer(
      ui('ui.turn-right'),
      'E',
      change((pathDraft) => turnedBy(pathDraft, TURN)),
    )
  }
  if (filesIn(draft.form)) {
    offer(
      ui('ui.order-fewer-files'),
      '[',
      change((pathDraft) => filedBy(pathDraft, -1)),
    )
    offer(
      ui('ui.order-more-files'),
      ']',
      change((pathDraft) => filedBy(pathDraft, 1)),
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
