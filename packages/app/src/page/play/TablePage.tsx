import type { Snapshot } from '@fray/session'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useWalkSkipping } from '../action/state/walks.ts'
import { ContextMenu } from '../decision/ContextMenu.tsx'
import { pointAtOption } from '../decision/state/focus-store.ts'
import { useStrayPresses } from '../decision/state/stray-press.ts'
import { DiceTray } from '../dice/DiceTray.tsx'
import { LessonPanel } from '../lesson/LessonPanel.tsx'
import { isGuided } from '../lesson/state/lesson-store.ts'
import { askAdvice } from '../odds/state/advice-store.ts'
import { ConnectionNotice } from '../online/ConnectionNotice.tsx'
import { DrawOffer } from '../online/MatchActTools.tsx'
import { OnlineEnd } from '../online/OnlineEnd.tsx'
import { SinceVisit } from '../online/SinceVisit.tsx'
import { TurnNotice } from '../online/TurnNotice.tsx'
import { OverlayLegend } from '../overlay/OverlayLegend.tsx'
import { RequireMatch } from '../pages/RequireMatch.tsx'
import { PuzzlePanel } from '../puzzle/PuzzlePanel.tsx'
import { WhyWindow } from '../rules/WhyWindow.tsx'
import { takeBack, useMatch } from '../store/match-store.ts'
import { youIn } from '../store/model/you.ts'
import { useMatchTranslator } from '../store/names.ts'
import { useNarrow } from '../store/use-narrow.ts'
import { TapeReadout } from '../tape/TapeTools.tsx'
import { TranslatorContext } from '../translator/TranslatorContext.tsx'
import { Announcer } from './Announcer.tsx'
import { Board } from './Board.tsx'
import { HandOver, PassBanner } from './HandOver.tsx'
import { InterruptBanner } from './Interrupt.tsx'
import { isForTable } from './model/table-key.ts'
import { Panel } from './Panel.tsx'
import { ResultWindow } from './ResultWindow.tsx'
import { TableTools } from './TableTools.tsx'
import { TopBar } from './TopBar.tsx'

/** The table with a running match. */
export function TablePage() {
  return <RequireMatch>{(snapshot) => <Table latest={snapshot} />}</RequireMatch>
}

function Table({ latest }: { latest: Snapshot }) {
  const snapshot = useShown(latest)
  const talk = useMatchTranslator(snapshot)
  const narrow = useNarrow()
  useTableKeys(snapshot)
  useFreshAttention(snapshot)
  useWalkSkipping()
  useStrayPresses(snapshot)
  return (
    <TranslatorContext value={talk}>
      <div className="table-page" data-you={youIn(snapshot)}>
        <TopBar snapshot={snapshot}>
          {/* A replay or a saved file would reveal what the cover hides. */}
          {snapshot.handOver === undefined ? <TableTools snapshot={snapshot} /> : null}
        </TopBar>
        {snapshot.handOver === undefined ? (
          <>
            {narrow ? null : <LessonPanel snapshot={snapshot} />}
            {narrow ? null : <PuzzlePanel snapshot={snapshot} />}
            <main className="table-main">
              <Board snapshot={snapshot} />
              <OverlayLegend />
              <TapeReadout snapshot={snapshot} />
              <ContextMenu snapshot={snapshot} />
              <PassBanner snapshot={snapshot} />
              <InterruptBanner snapshot={snapshot} />
              <DiceTray snapshot={snapshot} />
            </main>
            <Panel snapshot={snapshot} />
          </>
        ) : (
          <main className="table-main">
            <HandOver seat={snapshot.handOver} />
          </main>
        )}
        <Announcer snapshot={snapshot} />
        <TurnNotice snapshot={snapshot} />
        <ConnectionNotice />
        <DrawOffer />
        <SinceVisit />
      </div>
      <WhyWindow game={snapshot.game} />
      {snapshot.outcome ? <ResultWindow snapshot={snapshot} outcome={snapshot.outcome} /> : <OnlineEnd />}
    </TranslatorContext>
  )
}

/** Pointing at something for one decision means nothing for the next, and may be a secret from the next person. */
function useFreshAttention({ sequence, eyes }: Snapshot): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision or another person
  useLayoutEffect(() => pointAtOption(undefined), [sequence, eyes])
}

/** A decision is over while its dice roll: nobody can make it again. */
function useShown(latest: Snapshot): Snapshot {
  const falling = useMatch(({ roll }) => roll?.falling ?? false)
  return useMemo(() => (falling ? { ...latest, decision: undefined, undoable: false } : latest), [latest, falling])
}

/** The keys of the table: U undoes, H asks for a hint. */
function useTableKeys(snapshot: Snapshot): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForTable(event)) return
      if (event.key === 'u' && snapshot.undoable) takeBack()
      if (event.key === 'h' && !isGuided(snapshot.lesson)) void askAdvice(snapshot)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [snapshot])
}
