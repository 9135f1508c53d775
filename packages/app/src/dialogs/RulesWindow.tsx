import { useMemo, useState } from 'react'
import { useTalk } from '../words/TalkContext.tsx'
import { RuleArticle } from './RuleArticle.tsx'
import { useReference } from './reference.ts'
import { Window } from './Window.tsx'

/** The whole book of rules with a search. */
export function RulesWindow({ game, open, onClose }: { game: string; open: boolean; onClose(): void }) {
  const { ui } = useTalk()
  const reference = useReference(game, open)
  const [search, setSearch] = useState('')
  const found = useMemo(() => {
    const wanted = search.trim().toLowerCase()
    return Object.entries(reference ?? {}).filter(([id, { title, text }]) =>
      `${id} ${title} ${text}`.toLowerCase().includes(wanted),
    )
  }, [reference, search])
  return (
    <Window open={open} title={ui('ui.rules')} aside onClose={onClose}>
      <input
        className="field"
        type="search"
        aria-label={ui('ui.rule-search')}
        placeholder={ui('ui.rule-search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className="hint">{ui('ui.rule-count', { count: found.length })}</p>
      {found.map(([id, rule]) => (
        <RuleArticle key={id} id={id} rule={rule} />
      ))}
    </Window>
  )
}
