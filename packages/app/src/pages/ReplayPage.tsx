import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { WhyWindow } from '../dialogs/WhyWindow.tsx'
import type { Snapshot, Step } from '../match/protocol.ts'
import { figureLabel } from '../play/figure-label.ts'
import { Log } from '../play/Log.tsx'
import { useGame, useMatchTalk } from '../play/names.ts'
import { TopBar } from '../play/TopBar.tsx'
import { Scrubber } from '../replay/Scrubber.tsx'
import { desk } from '../store/desk.ts'
import { crashed } from '../store/match-store.ts'
import { TableBoard } from '../table/TableBoard.tsx'
import { TalkContext, useTalk } from '../words/TalkContext.tsx'
import { ThemeButton } from './ThemeButton.tsx'
import { WithMatch } from './WithMatch.tsx'

/** The match on the table, any moment of it. */
export function ReplayPage() {
  return <WithMatch>{(snapshot) => <Replay latest={snapshot} />}</WithMatch>
}

function Replay({ latest }: { latest: Snapshot }) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [at, setAt] = useState(latest.at)
  const [shown, setShown] = useState(latest)
  const talk = useMatchTalk(shown)
  const faces = useGame(latest.game)?.faces ?? {}
  useEffect(() => void desk.steps().then(setSteps, crashed), [])
  useEffect(() => {
    let wanted = true
    desk.position(at).then((position) => wanted && setShown(position), crashed)
    return () => {
      wanted = false
    }
  }, [at])
  return (
    <TalkContext value={talk}>
      <div className="table-page">
        <TopBar snapshot={shown}>
          <BackLink />
          <ThemeButton />
        </TopBar>
        <main className="table-main table-main-replay">
          <TableBoard view={shown.view} labelOf={(figure) => figureLabel(figure, shown.view, talk)} />
          <Scrubber steps={steps} at={at} onMove={setAt} />
        </main>
        <aside className="panel">
          <Log events={shown.events} faces={faces} fingerprint={shown.fingerprint} />
        </aside>
      </div>
      <WhyWindow game={latest.game} />
    </TalkContext>
  )
}

function BackLink() {
  const { ui } = useTalk()
  return (
    <Link href="/table" className="tool">
      {ui('ui.back-to-table')}
    </Link>
  )
}
