import { useTalk } from '../words/TalkContext.tsx'
import { RuleBook } from './RuleBook.tsx'
import { Window } from './Window.tsx'

/** The book of rules beside the table. */
export function RulesWindow({ game, open, onClose }: { game: string; open: boolean; onClose(): void }) {
  const { ui } = useTalk()
  return (
    <Window open={open} title={ui('ui.rules')} aside onClose={onClose}>
      <RuleBook game={game} />
    </Window>
  )
}
