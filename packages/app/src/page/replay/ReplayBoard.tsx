import type { Snapshot } from '@fray/session'
import type { FigureView } from '@fray/tabletop'
import { useCallback, useEffect, useMemo } from 'react'
import type { ReplaySource } from '../../shared/protocol.ts'
import { ActionLayer, Trails } from '../action/ActionLayer.tsx'
import type { Action } from '../action/model/action.ts'
import { useCameraTarget } from '../action/state/use-action.ts'
import type { Walks } from '../action/state/walks.ts'
import { TableBoard } from '../board/TableBoard.tsx'
import { figureLabel } from '../cards/model/figure-label.ts'
import { lookAtFigure, pointAtFigure, useFocus } from '../decision/state/focus-store.ts'
import { OverlayLayer, VerdictMarks } from '../overlay/OverlayLayer.tsx'
import { followFigure } from '../overlay/state/overlay-store.ts'
import { useSounds } from '../sound/state/use-sounds.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

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
