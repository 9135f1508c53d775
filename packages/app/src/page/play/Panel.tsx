import { Tabs } from '@base-ui/react/tabs'
import type { Snapshot } from '@fray/session'
import type { ReactNode } from 'react'
import { CurrentCard } from '../cards/CurrentCard.tsx'
import { Reserve } from '../cards/Reserve.tsx'
import { DecisionPanel } from '../decision/DecisionPanel.tsx'
import { LessonPanel } from '../lesson/LessonPanel.tsx'
import { Log } from '../log/Log.tsx'
import { OddsPanel } from '../odds/OddsPanel.tsx'
import { OverlayChips } from '../overlay/OverlayChips.tsx'
import { PuzzlePanel } from '../puzzle/PuzzlePanel.tsx'
import { useGame } from '../store/names.ts'
import { useNarrow } from '../store/use-narrow.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** The side panel: all sections at once if there is room, otherwise behind tabs. */
export function Panel({ snapshot }: { snapshot: Snapshot }) {
  const faces = useGame(snapshot.game)?.faces ?? {}
  const narrow = useNarrow()
  const decision = (
    <>
      {narrow ? <LessonPanel snapshot={snapshot} /> : null}
      {narrow ? <PuzzlePanel snapshot={snapshot} /> : null}
      <DecisionPanel snapshot={snapshot} />
      {snapshot.decision ? <OddsPanel decision={snapshot.decision} snapshot={snapshot} /> : null}
    </>
  )
  const card = (
    <>
      <CurrentCard snapshot={snapshot} />
      <Reserve snapshot={snapshot} />
      <OverlayChips view={snapshot.view} />
    </>
  )
  const { events, commitment, forcedDice } = snapshot
  const log = <Log events={events} faces={faces} commitment={commitment} forcedDice={forcedDice} />
  if (narrow) return <TabbedPanel decision={decision} card={card} log={log} />
  return (
    <aside className="panel">
      {decision}
      <div className="panel-card">{card}</div>
      {log}
    </aside>
  )
}

function TabbedPanel({ decision, card, log }: { decision: ReactNode; card: ReactNode; log: ReactNode }) {
  const { ui } = useTranslator()
  const pages = [
    { id: 'decide', words: ui('ui.decide'), content: decision },
    { id: 'figure', words: ui('ui.figure-card'), content: card },
    { id: 'log', words: ui('ui.log'), content: log },
  ]
  return (
    <Tabs.Root render={<aside />} className="panel panel-tabbed" defaultValue="decide">
      <Tabs.List className="tabs">
        {pages.map(({ id, words }) => (
          <Tabs.Tab key={id} value={id} className="tab">
            {words}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {pages.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id} className="tab-page">
          {content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
