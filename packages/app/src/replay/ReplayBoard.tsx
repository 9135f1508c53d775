import type { FigureView } from '@fray/tabletop'
import { useCallback, useEffect, useMemo } from 'react'
import { TableBoard } from '../board/TableBoard.tsx'
import { useTranslator } from '../locales/TranslatorContext.tsx'
import type { ReplaySource, Snapshot } from '../match/protocol.ts'
import { OverlayLayer, VerdictMarks } from '../overlay/OverlayLayer.tsx'
import { followFigure } from '../overlay/overlay-store.ts'
import { ActionLayer, Trails } from '../play/ActionLayer.tsx'
import type { Action } from '../play/action.ts'
import { figureLabel } from '../play/figure-label.ts'
import { lookAtFigure, pointAtFigure, useFocus } from '../play/focus-store.ts'
import { useCameraTarget } from '../play/use-action.ts'
import type { Walks } from '../play/walks.ts'
import { useSounds } from '../sound/use-sounds.ts'

interface Props {
  readonly of: ReplaySource
  readonly shown: Snapshot
  readonly walks: Walks
  /** What happened in this step. */
  readonly action: Action
  /** Dice were rolled in it. */
  readonly rolled: boolean
}

/** The table in a replay: figures can be viewed, but nothing is decided. */
export function ReplayBoard({ of, shown, walks, action, rolled }: Props) {
  const talk = useTranslator()
  const { view, step: at, eyes } = shown
  const chosen = useFocus((attention) => attention.figure)
  useEffect(() => void followFigure(chosen, { of, at, eyes }), [chosen, of, at, eyes])
  useSounds(shown, action, rolled ? at : undefined)
  // The camera follows what happened, not the candidates of the next choice.
  const watched = useMemo(() => ({ ...shown, decision: undefined }), [shown])
  const follow = useCameraTarget(watched, action.places)
  const labelOf = useCallback((figure: FigureView) => figureLabel(figure, view, talk), [view, talk])
  return (
    <TableBoard
      view={view}
      walks={walks}
      follow={follow}
      labelOf={labelOf}
      chosen={chosen}
      onPress={lookAtFigure}
      onPoint={pointAtFigure}
      under={
        <>
          <Trails trails={action.trails} />
          <OverlayLayer figures={view.figures} />
        </>
      }
      over={
        <>
          <ActionLayer action={action} effects={[{ sequence: at, action }]} />
          <VerdictMarks figures={view.figures} />
        </>
      }
    />
  )
}
