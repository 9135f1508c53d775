import type { MatchInfo } from '@fray/protocol'
import { useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import type { ForceInSetup } from '../../shared/force-protocol.ts'
import { ForceSelect } from '../forces/ForceSelect.tsx'
import { forceName } from '../forces/model/force-name.ts'
import { factsIn, pointsIn } from '../forces/Points.tsx'
import { type OpenBook, useForceBook } from '../forces/state/force-book.ts'
import { type ForcePick, forceLike, type MyForce, myForces, randomPick } from '../forces/state/force-picks.ts'
import { forceService } from '../forces/state/service.ts'
import { reportCrash } from '../store/match-store.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { chooseForce, phraseOfFailure } from './state/api.ts'

interface Props {
  readonly info: MatchInfo
  readonly seat: number
}

/** Chooses the reader's army in a match whose players choose in secret, of the size that the match asks for. */
export function ForceChooser({ info, seat }: Props) {
  const { ui } = useTranslator()
  const open = useForceBook(info.game)
  const base = useForceInSetup(info, seat)
  const [mine, setMine] = useState<readonly MyForce[]>()
  useEffect(() => void myForces(info.game).then(setMine, () => setMine([])), [info.game])
  if (!open || !base || !mine) return <p className="hint">{ui('ui.loading')}</p>
  return (
    <TranslatorContext value={open.talk}>
      <Chooser info={info} seat={seat} open={open} base={base} mine={mine} />
    </TranslatorContext>
  )
}

/** Gets the force that the setup of a match gives a seat: the example for its size. */
function useForceInSetup({ game, code, setup }: MatchInfo, seat: number): ForceInSetup | undefined {
  const [found, setFound] = useState<ForceInSetup>()
  // The setup of a match stays the same while forces are chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message about the match brings a copy of its setup
  useEffect(() => {
    if (setup === undefined) return
    forceService.inSetup(game, setup).then((forces) => setFound(forces[seat]), reportCrash)
  }, [game, code, seat])
  return found
}

interface ChooserProps extends Props {
  readonly open: OpenBook
  readonly base: ForceInSetup
  readonly mine: readonly MyForce[]
}

function Chooser({ info, seat, open, base, mine }: ChooserProps) {
  const talk = useTranslator()
  const { ui } = talk
  const id = useId()
  const { scale, budget } = base.outline
  const [pick, setPick] = useState<ForcePick>(randomPick)
  const [failure, setFailure] = useState<unknown>()
  const picked = usePicked(pick, { open, base, mine })
  const hasChosen = info.seats[seat]?.hasForce ?? false
  const choose = async ({ force }: ForceInSetup) => {
    try {
      await chooseForce(info.code, force)
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <section className="online-force choices" data-seat={seat}>
      <h2>
        <label htmlFor={id}>{ui('ui.online.force')}</label>
      </h2>
      <p className="hint">
        {ui('ui.online.force-note')}{' '}
        {budget
          ? ui('ui.online.force-size', {
              size: pointsIn({ unit: budget.unit, used: budget.limit ?? budget.used }, talk),
            })
          : null}
      </p>
      <ForceSelect
        id={id}
        pick={pick}
        randomWords={ui('ui.force-source-random')}
        book={open.book}
        mine={mine}
        scale={scale}
        onPick={setPick}
      />
      {picked ? (
        <p>
          <b>{forceName(picked.outline, talk)}</b> <span className="hint">{factsIn(picked.outline, talk)}</span>
        </p>
      ) : null}
      <div className="online-ways">
        <button
          type="button"
          className="button button-main"
          disabled={!picked}
          onClick={() => picked && void choose(picked)}
        >
          {ui(hasChosen ? 'ui.online.force-instead' : 'ui.online.force-choose')}
        </button>
        <Link href="/forces" className="button">
          {ui('ui.online.force-build')}
        </Link>
      </div>
      <p role="status">{hasChosen ? ui('ui.online.force-chosen') : null}</p>
      {failure === undefined ? null : <p role="alert">{ui(phraseOfFailure(failure))}</p>}
    </section>
  )
}

/** Makes the picked force; undefined while it is being made. */
function usePicked(pick: ForcePick, { open, base, mine }: Pick<ChooserProps, 'open' | 'base' | 'mine'>) {
  const [picked, setPicked] = useState<ForceInSetup>()
  useEffect(() => {
    let wanted = true
    setPicked(undefined)
    const make = async () => {
      const force = await forceLike(base.force, pick, open, mine)
      if (force === undefined) return
      const outline = await forceService.outline(open.game.id, force)
      if (wanted) setPicked({ force, outline })
    }
    make().catch(reportCrash)
    return () => {
      wanted = false
    }
  }, [pick, open, base, mine])
  return picked
}
