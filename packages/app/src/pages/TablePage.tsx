import { useEffect, useLayoutEffect, useMemo } from 'react'
import { WhyWindow } from '../dialogs/WhyWindow.tsx'
import { LessonPanel } from '../lesson/LessonPanel.tsx'
import { isGuided } from '../lesson/lesson-store.ts'
import { TranslatorContext } from '../locales/TranslatorContext.tsx'
import type { Snapshot } from '../match/protocol.ts'
import { OverlayLegend } from '../overlay/OverlayLegend.tsx'
import { Announcer } from '../play/Announcer.tsx'
import { askAdvice } from '../play/advice-store.ts'
import { Board } from '../play/Board.tsx'
import { ContextMenu } from '../play/ContextMenu.tsx'
import { DiceTray } from '../play/DiceTray.tsx'
import { pointAtOption } from '../play/focus-store.ts'
import { HandOver, PassBanner } from '../play/HandOver.tsx'
import { InterruptBanner } from '../play/Interrupt.tsx'
import { useMatchTranslator } from '../play/names.ts'
import { Panel } from '../play/Panel.tsx'
import { ResultWindow } from '../play/ResultWindow.tsx'
import { useStrayPresses } from '../play/stray-press.ts'
import { TableTools } from '../play/TableTools.tsx'
import { TopBar } from '../play/TopBar.tsx'
import { isForTable } from '../play/table-key.ts'
import { useNarrow } from '../play/use-narrow.ts'
import { useWalkSkipping } from '../play/walks.ts'
import { youIn } from '../play/you.ts'
import { PuzzlePanel } from '../puzzle/PuzzlePanel.tsx'
import { takeBack, useMatch } from '../store/match-store.ts'
import { TapeReadout } from '../tape/TapeTools.tsx'
import { RequireMatch } from './RequireMatch.tsx'

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
      </div>
      <WhyWindow game={snapshot.game} />
      {snapshot.outcome ? <ResultWindow snapshot={snapshot} outcome={snapshot.outcome} /> : null}
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
