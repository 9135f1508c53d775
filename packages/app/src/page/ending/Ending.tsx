import { Progress } from '@base-ui/react/progress'
import type { Snapshot } from '@fray/session'
import type { Chronicle, ReplaySource } from '../../shared/protocol.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { CourseChart } from './CourseChart.tsx'
import { DiceLuck, Losses } from './Losses.tsx'
import { ReportButtons } from './ReportButtons.tsx'
import { tellAgain, useChronicle } from './state/chronicle-store.ts'
import { TurningPoints } from './TurningPoints.tsx'

interface Props {
  readonly of: ReplaySource
  readonly snapshot: Snapshot
  /** Shows the match after so many answers. */
  onMoment(at: number): void
}

/** The analysis of a finished match: its course, losses, luck, best and worst moments, and report. */
export function Ending({ of, snapshot, onMoment }: Props) {
  const telling = useChronicle(of, snapshot)
  const { ui, language } = useTranslator()
  if (telling?.fault) {
    return (
      <>
        <FaultText fault={telling.fault} alert />
        <button type="button" className="button" onClick={() => tellAgain(telling, of, language)}>
          {ui('ui.try-again')}
        </button>
      </>
    )
  }
  if (!telling?.chronicle) return <Reading share={telling?.share ?? 0} />
  return <Told chronicle={telling.chronicle} snapshot={snapshot} onMoment={onMoment} />
}

/** The progress of the analysis. */
function Reading({ share }: { share: number }) {
  const { ui } = useTranslator()
  return (
    <Progress.Root className="reading" value={Math.round(share * 100)}>
      <Progress.Label className="hint">{ui('ui.ending-reading')}</Progress.Label>
      <Progress.Track className="reading-track">
        <Progress.Indicator className="reading-bar" />
      </Progress.Track>
    </Progress.Root>
  )
}

interface ToldProps extends Omit<Props, 'of'> {
  readonly chronicle: Chronicle
}

function Told({ chronicle, snapshot, onMoment }: ToldProps) {
  return (
    <div className="ending">
      <CourseChart chart={chronicle.chart} onMoment={onMoment} />
      <TurningPoints chronicle={chronicle} snapshot={snapshot} onMoment={onMoment} />
      <Losses chronicle={chronicle} />
      <DiceLuck luck={chronicle.luck} />
      <ReportButtons game={snapshot.game} report={chronicle.report} />
    </div>
  )
}
