import { useTalk } from '../words/TalkContext.tsx'
import { bent, type Draft, mayBend, mayTurn, turnedBy, unbent } from './draft.ts'
import { followSuggestion, redraft, startOver } from './placing-store.ts'

const TURN = 15

/** What a finger or a mouse cannot do by dragging: bends, turns, suggestions. */
export function PlacingTools({ draft, suggestions }: { draft: Draft; suggestions: number }) {
  const { ui } = useTalk()
  const tools: [words: string, use: () => void][] = []
  if (suggestions > 1) tools.push([ui('ui.next-suggestion'), () => followSuggestion(1) || startOver()])
  if (mayBend(draft.form)) tools.push([ui('ui.add-bend'), () => redraft(bent)])
  if (draft.bends.length > 0) tools.push([ui('ui.remove-bend'), () => redraft(unbent)])
  if (mayTurn(draft.form)) {
    tools.push([ui('ui.turn-left'), () => redraft((each) => turnedBy(each, -TURN))])
    tools.push([ui('ui.turn-right'), () => redraft((each) => turnedBy(each, TURN))])
  }
  return (
    <div className="placing-tools">
      {tools.map(([words, use]) => (
        <button key={words} type="button" className="tool" onClick={use}>
          {words}
        </button>
      ))}
    </div>
  )
}
