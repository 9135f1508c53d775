import type { ReplayStep, Snapshot } from '@fray/session'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ReplaySource } from '../../shared/protocol.ts'
import { type Action, actionBetween, NO_ACTION } from '../action/model/action.ts'
import { type Walks, walksBetween } from '../action/state/walks.ts'
import { CurrentCard } from '../cards/CurrentCard.tsx'
import { Proof } from '../dice/Proof.tsx'
import { Log } from '../log/Log.tsx'
import { OverlayChips } from '../overlay/OverlayChips.tsx'
import { OverlayLegend } from '../overlay/OverlayLegend.tsx'
import { TopBar } from '../play/TopBar.tsx'
import { WhyWindow } from '../rules/WhyWindow.tsx'
import { reportCrash } from '../store/match-store.ts'
import { useGame, useMatchTranslator } from '../store/names.ts'
import { dropMatch } from '../store/per-match.ts'
import { service } from '../store/service.ts'
import { animationTempo } from '../store/settings.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { BranchButton } from './BranchButton.tsx'
import { EyesChoice } from './EyesChoice.tsx'
import { ReplayBoard } from './ReplayBoard.tsx'
import { ReplayDice } from './ReplayDice.tsx'
import { ReplayEnd } from './ReplayEnd.tsx'
import { ReplayTools } from './ReplayTools.tsx'
import { Scrubber } from './Scrubber.tsx'
import { usePlayer } from './state/player.ts'

interface Props {
  readonly of: ReplaySource
  readonly latest: Snapshot
  /** The step to show first. */
  readonly start?: number | undefined
  readonly playing?: boolean
  /** More about the end of the match, with a check of its dice in place of the usual one. */
  readonly conclusion?: ReactNode
}

/** The replay of a match. */
export function Replay({ of, latest, start, playing = false, conclusion }: Props) {
  useVisitedScope(of, latest.commitment)
  const [eyes, setEyes] = useState(latest.eyes)
  const steps = useSteps(of, eyes)
  // A finished match, or one from a link, starts at the beginning.
  const fromStart = of === 'visitor' || latest.outcome !== undefined
  const player = usePlayer(steps, start ?? (fromStart ? undefined : latest.step), playing)
  const { shown, before } = useMoment(of, player.at, eyes, latest)
  const talk = useMatchTranslator(shown)
  const faces = useGame(latest.game)?.faces ?? {}
  const walks = useMemo(() => walksOfStep(before, shown), [before, shown])
  const action = useMemo(() => actionOfStep(before, shown), [before, shown])
  return (
    <TranslatorContext value={talk}>
      <div className="table-page">
        <TopBar snapshot={shown}>
          {latest.outcome ? <EyesChoice sides={shown.view.sides} value={eyes} onChoose={setEyes} /> : null}
          <BranchButton of={of} latest={latest} moment={shown} onOpen={() => player.go(shown.step)} />
          <ReplayTools of={of} latest={latest} moment={shown} />
        </TopBar>
        <main className="table-main table-main-replay">
          <div className="replay-table">
            <ReplayBoard
              {...{ of, shown, walks, action }}
              rolled={before?.step === shown.step - 1 && steps[shown.step]?.rolled === true}
            />
            <OverlayLegend />
          </div>
          <ReplayDice before={before} shown={shown} faces={faces} />
          <Scrubber steps={steps} player={player} names={shown.view.names} />
        </main>
        <aside className="panel">
          {of === 'table' && !latest.outcome ? <PlayOnLink /> : null}
          <CurrentCard snapshot={{ view: shown.view, decision: undefined }} />
          <OverlayChips view={shown.view} />
          {shown.outcome ? (
            <ReplayEnd of={of} snapshot={shown} outcome={shown.outcome} onMoment={player.go}>
              {conclusion ? null : <Proof of={of} snapshot={shown} />}
            </ReplayEnd>
          ) : null}
          {conclusion}
          <Log events={shown.events} faces={faces} commitment={shown.commitment} forcedDice={shown.forcedDice} />
        </aside>
      </div>
      <WhyWindow game={latest.game} />
    </TranslatorContext>
  )
}

/** A viewed match opens and closes without affecting the match on the table. */
function useVisitedScope(of: ReplaySource, commitment: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another match
  useLayoutEffect(() => {
    if (of !== 'visitor') return
    dropMatch()
    return dropMatch
  }, [of, commitment])
}

function useSteps(of: ReplaySource, eyes: number | undefined): readonly ReplayStep[] {
  const [steps, setSteps] = useState<readonly ReplayStep[]>([])
  useEffect(() => void service.steps(of, eyes).then(setSteps, reportCrash), [of, eyes])
  return steps
}

/** The match at a step and at the one before, so that what happened in between is shown after a jump too. */
function useMoment(of: ReplaySource, at: number, eyes: number | undefined, latest: Snapshot) {
  const [moment, setMoment] = useState({ shown: latest, before: undefined as Snapshot | undefined })
  const last = useRef(latest)
  useEffect(() => {
    let wanted = true
    const before = last.current.step === at - 1 ? last.current : at > 0 ? service.position(of, at - 1, eyes) : undefined
    Promise.all([service.position(of, at, eyes), before]).then(([shown, before]) => {
      if (!wanted) return
      last.current = shown
      setMoment({ shown, before })
    }, reportCrash)
    return () => {
      wanted = false
    }
  }, [of, at, eyes])
  return moment
}

const NOBODY: Walks = new Map()

/** Figures walk from one step to the next; over several steps nobody could follow them. */
function walksOfStep(before: Snapshot | undefined, shown: Snapshot): Walks {
  return before?.step === shown.step - 1 && animationTempo() > 0 ? walksBetween(before, shown) : NOBODY
}

function actionOfStep(before: Snapshot | undefined, shown: Snapshot): Action {
  return before?.step === shown.step - 1 ? actionBetween(before, shown) : NO_ACTION
}

/** The match goes on: the way back to it comes first. */
function PlayOnLink() {
  const { ui } = useTranslator()
  return (
    <Link href="/table" className="button button-main replay-back">
      {ui('ui.back-to-table')}
    </Link>
  )
}
