import type { FigureView } from '@fray/tabletop'
import { useCallback, useEffect } from 'react'
import type { Shown, Snapshot } from '../match/protocol.ts'
import { OverlayLayer, VerdictMarks } from '../overlay/OverlayLayer.tsx'
import { followFigure } from '../overlay/overlay-store.ts'
import { lookAtFigure, pointAtFigure, useAttention } from '../play/attention.ts'
import { figureLabel } from '../play/figure-label.ts'
import type { Walks } from '../play/walks.ts'
import { TableBoard } from '../table/TableBoard.tsx'
import { useTalk } from '../words/TalkContext.tsx'

interface Props {
  readonly of: Shown
  readonly shown: Snapshot
  readonly walks: Walks
}

/** The table at a moment of a replay: figures are looked at, and nothing is decided. */
export function ReplayBoard({ of, shown, walks }: Props) {
  const talk = useTalk()
  const { view, step: at, eyes } = shown
  const chosen = useAttention((attention) => attention.figure)
  useEffect(() => void followFigure(chosen, { of, at, eyes }), [chosen, of, at, eyes])
  const labelOf = useCallback((figure: FigureView) => figureLabel(figure, view, talk), [view, talk])
  return (
    <TableBoard
      view={view}
      walks={walks}
      labelOf={labelOf}
      chosen={chosen}
      onPress={lookAtFigure}
      onPoint={pointAtFigure}
      under={<OverlayLayer figures={view.figures} />}
      over={<VerdictMarks figures={view.figures} />}
    />
  )
}
