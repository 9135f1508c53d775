import type { DecisionData } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import type { FigureView, Point } from '@fray/tabletop'
import { useCallback, useEffect, useMemo } from 'react'
import { ActionLayer, Trails } from '../action/ActionLayer.tsx'
import { useAction, useCameraTarget } from '../action/state/use-action.ts'
import { useWalks } from '../action/state/walks.ts'
import { GroupNumbers, GroupPatches } from '../arrange/ArrangedGroups.tsx'
import { heldFigure, slotOfFigure } from '../arrange/model/arranged-groups.ts'
import { useGrouping } from '../arrange/state/grouping.ts'
import type { Drop } from '../board/figure-drag.tsx'
import { BROADLY, type CameraView, CLOSELY, DEPLOYING, WIDELY } from '../board/state/camera.ts'
import { TableBoard } from '../board/TableBoard.tsx'
import { figureLabel } from '../cards/model/figure-label.ts'
import { AimLine } from '../decision/AimLine.tsx'
import { draggableIn } from '../decision/model/draggable.ts'
import { actingBy, optionsOnTable } from '../decision/model/options-on-table.ts'
import { figureIn, figurePlacedIn } from '../decision/model/subject.ts'
import { PointedBody, PointedFigure } from '../decision/PointedFigure.tsx'
import { dragFigure, openMenu } from '../decision/state/context-menu-store.ts'
import { lookAtFigure, pointAtFigure, pointAtOption, useFocus } from '../decision/state/focus-store.ts'
import { LessonMarks } from '../lesson/LessonMarks.tsx'
import { OverlayLayer, VerdictMarks } from '../overlay/OverlayLayer.tsx'
import { followFigure } from '../overlay/state/overlay-store.ts'
import { Ghost } from '../placing/Ghost.tsx'
import { Guides } from '../placing/Guides.tsx'
import { addBend, moveTo } from '../placing/model/placement-draft.ts'
import { changeDraft, followDecision, settle } from '../placing/state/placing-store.ts'
import { TemplateLayer } from '../placing/Template.tsx'
import { useSounds } from '../sound/state/use-sounds.ts'
import { giveAnswer, useMatch } from '../store/match-store.ts'
import { useFinger, useNarrow } from '../store/use-narrow.ts'
import { useTapePermission } from '../tape/state/tape-leave.ts'
import { TapeLayer } from '../tape/TapeLayer.tsx'
import { TapeButton } from '../tape/TapeTools.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { AgainButton } from './AgainButton.tsx'
import { figuresNamedIn, isDeployingFigure } from './model/camera-target.ts'

/** Moves the base to the pressed place; with Shift the path gets a corner where it was. */
function goTo(place: Point, { shiftKey }: { readonly shiftKey: boolean }): void {
  changeDraft((draft) => moveTo(shiftKey ? addBend(draft) : draft, place))
  void settle()
}

/** The figure that may be sent somewhere at once, without choosing the move from the list. */
function moverIn(decision: DecisionData | undefined): number | undefined {
  if (decision?.kind !== 'pick') return undefined
  return decision.options.some(({ gesture }) => gesture === 'move') ? decision.figure : undefined
}

/** On a narrow screen, deploying or moving needs the ground around it in view. */
function lookFor(decision: DecisionData | undefined): CameraView | undefined {
  if (isDeployingFigure(decision)) return DEPLOYING
  return decision?.kind === 'place' ? WIDELY : undefined
}

/** The table of a running match: figures answer picks, the ghost answers places. */
export function Board({ snapshot }: { snapshot: Snapshot }) {
  const talk = useTranslator()
  const { view, decision, eyes } = snapshot
  const chosen = useFocus((attention) => attention.figure)
  useEffect(() => void followDecision(snapshot), [snapshot])
  // The available overlays of a figure change with every answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of answers stands for all that happened
  useEffect(() => void followFigure(chosen), [chosen, snapshot.sequence, eyes])
  useEffect(() => {
    if (decision?.figure !== undefined) lookAtFigure(decision.figure)
  }, [decision])
  const options = useMemo(() => optionsOnTable(decision), [decision])
  const grouping = useGrouping(snapshot)
  const choosable = useMemo(() => new Set(options.keys()), [options])
  const concerned = useMemo(() => new Set([...figuresNamedIn(decision), ...actingBy(decision)]), [decision])
  const labelOf = useCallback(
    (figure: FigureView) => {
      const group = grouping && slotOfFigure(grouping.arranging, figure.id)
      const label = figureLabel(figure, view, talk)
      return group ? talk.ui('ui.thing-in', { thing: label, slot: { text: group.text } }) : label
    },
    [grouping, view, talk],
  )
  const press = useCallback(
    (id: number) => {
      lookAtFigure(id)
      grouping?.press(id)
      const keys = options.get(id)
      // Several options may belong to one figure; then the panel must say which is meant.
      if (keys?.length === 1 && keys[0] !== undefined && eyes !== undefined) void giveAnswer(eyes, keys[0])
    },
    [grouping, options, eyes],
  )
  const point = useCallback(
    (id: number | undefined) => {
      pointAtFigure(id)
      const keys = id === undefined ? undefined : options.get(id)
      if (options.size > 0) pointAtOption(keys?.[0])
    },
    [options],
  )
  const walks = useWalks(snapshot)
  const { action, trails, effects } = useAction(snapshot)
  useSounds(
    snapshot,
    action,
    useMatch((state) => state.roll?.event),
  )
  const follow = useCameraTarget(snapshot, action.places)
  const placing = decision?.kind === 'place'
  const narrow = useNarrow()
  const finger = useFinger()
  const leave = useTapePermission(snapshot)
  const mover = figureIn(view, moverIn(decision))
  const draggable = useMemo(() => grouping?.movable ?? draggableIn(decision, view), [grouping, decision, view])
  const send = useCallback(
    (figure: number, { from, place, onto, where }: Drop) => {
      if (eyes !== undefined) void dragFigure(eyes, { figure, from, to: place, onto }, where)
    },
    [eyes],
  )
  const menu = useCallback(
    (figure: number, where: Point) => {
      lookAtFigure(figure)
      if (eyes !== undefined) void openMenu(eyes, figure, where)
    },
    [eyes],
  )
  return (
    <TableBoard
      view={view}
      follow={follow}
      look={grouping ? CLOSELY : narrow ? lookFor(decision) : BROADLY}
      showsAll={!grouping && !narrow}
      labelOf={labelOf}
      chosen={grouping ? heldFigure(grouping.arranging) : chosen}
      choosable={choosable}
      concerned={concerned}
      acting={decision?.figure}
      lifted={figurePlacedIn(decision)}
      walks={walks}
      fingers={finger && !placing}
      tools={
        <>
          <AgainButton snapshot={snapshot} />
          <TapeButton />
        </>
      }
      onPress={press}
      onPoint={point}
      {...(placing
        ? { onGround: goTo }
        : mover === undefined
          ? {}
          : {
              onGround: (place: Point, { clientX, clientY }) =>
                send(mover.id, { from: mover.pose, place, onto: undefined, where: { x: clientX, y: clientY } }),
            })}
      draggable={draggable}
      onDrop={grouping?.drop ?? send}
      {...(grouping ? { onKey: grouping.key } : {})}
      onMenu={menu}
      under={
        <>
          <Trails trails={trails} />
          <OverlayLayer figures={view.figures} />
          {placing ? <Guides snapshot={snapshot} /> : null}
          <PointedBody snapshot={snapshot} />
          <AimLine snapshot={snapshot} />
          <TemplateLayer snapshot={snapshot} />
          {grouping ? <GroupPatches grouping={grouping} view={view} /> : null}
        </>
      }
      over={
        <>
          <ActionLayer action={action} effects={effects} />
          <PointedFigure snapshot={snapshot} />
          <VerdictMarks figures={view.figures} />
          <LessonMarks snapshot={snapshot} />
          {placing ? <Ghost snapshot={snapshot} /> : null}
          {grouping ? <GroupNumbers grouping={grouping} view={view} /> : null}
          <TapeLayer view={view} leave={leave} chosen={chosen} />
        </>
      }
    />
  )
}
