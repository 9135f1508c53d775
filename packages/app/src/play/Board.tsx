import type { FigureView } from '@fray/tabletop'
import { useCallback, useEffect, useMemo } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import { giveAnswer } from '../store/match-store.ts'
import { TableBoard } from '../table/TableBoard.tsx'
import { useTalk } from '../words/TalkContext.tsx'
import { lookAtFigure, pointAtFigure, pointAtOption, useAttention } from './attention.ts'
import { figureLabel } from './figure-label.ts'
import { Ghost } from './Ghost.tsx'
import { Guides } from './Guides.tsx'
import { useNarrow } from './narrow.ts'
import { optionsOnTable } from './options-on-table.ts'
import { followDecision } from './placing-store.ts'
import { useWalks } from './walks.ts'

/** The table of a running match: figures answer picks, the ghost answers places. */
export function Board({ snapshot }: { snapshot: Snapshot }) {
  const talk = useTalk()
  const { view, decision, eyes } = snapshot
  const chosen = useAttention((attention) => attention.figure)
  useEffect(() => void followDecision(snapshot), [snapshot])
  useEffect(() => {
    if (decision?.figure !== undefined) lookAtFigure(decision.figure)
  }, [decision])
  const options = useMemo(() => optionsOnTable(decision), [decision])
  const choosable = useMemo(() => new Set(options.keys()), [options])
  const labelOf = useCallback((figure: FigureView) => figureLabel(figure, view, talk), [view, talk])
  const press = useCallback(
    (id: number) => {
      lookAtFigure(id)
      const keys = options.get(id)
      // Several options may stand on one figure; then the panel must say which is meant.
      if (keys?.length === 1 && keys[0] !== undefined && eyes !== undefined) void giveAnswer(eyes, keys[0])
    },
    [options, eyes],
  )
  const point = useCallback(
    (id: number | undefined) => {
      pointAtFigure(id)
      const keys = id === undefined ? undefined : options.get(id)
      if (options.size > 0) pointAtOption(keys?.[0])
    },
    [options],
  )
  const narrow = useNarrow()
  const walks = useWalks(snapshot)
  const actor = view.figures.find(({ id }) => id === decision?.figure)
  const placing = decision?.kind === 'place'
  return (
    <TableBoard
      view={view}
      lookAt={narrow ? actor?.pose : undefined}
      labelOf={labelOf}
      chosen={chosen}
      choosable={choosable}
      acting={decision?.figure}
      lifted={placing ? decision.figure : undefined}
      walks={walks}
      onPress={press}
      onPoint={point}
      under={placing ? <Guides snapshot={snapshot} /> : null}
      over={placing ? <Ghost snapshot={snapshot} /> : null}
    />
  )
}
