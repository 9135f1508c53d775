import { useTalk } from '../words/TalkContext.tsx'
import { bent, type Draft, filedBy, filesIn, mayBend, mayTurn, turnedBy, unbent } from './draft.ts'
import { followSuggestion, redraft, startOver } from './placing-store.ts'

const TURN = 15

interface Tool {
  readonly words: string
  readonly key: string
  use(): void
}

/** What a finger or a mouse cannot do by dragging: bends, turns, suggestions. */
export function PlacingTools({ draft, suggestions }: { draft: Draft; suggestions: number }) {
  const { ui } = useTalk()
  const tools: Tool[] = []
  const offer = (words: string, key: string, use: () => void) => tools.push({ words, key, use })
  const change = (how: (draft: Draft) => Draft) => () => redraft(how)
  if (suggestions > 1) offer(ui('ui.next-suggestion'), 'Tab', () => followSuggestion(1) || startOver())
  if (mayBend(draft.form)) offer(ui('ui.add-bend'), 'B', change(bent))
  if (draft.bends.length > 0) offer(ui('ui.remove-bend'), 'Backspace', change(unbent))
  if (mayTurn(draft.form)) {
    offer(
      ui('ui.turn-left'),
      'Q',
      change((each) => turnedBy(each, -TURN)),
    )
    offer(
      ui('ui.turn-right'),
      'E',
      change((each) => turnedBy(each, TURN)),
    )
  }
  if (filesIn(draft.form)) {
    offer(
      ui('ui.order-fewer-files'),
      '[',
      change((each) => filedBy(each, -1)),
    )
    offer(
      ui('ui.order-more-files'),
      ']',
      change((each) => filedBy(each, 1)),
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
