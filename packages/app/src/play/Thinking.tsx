import { Progress } from '@base-ui/react/progress'
import { useTalk } from '../words/TalkContext.tsx'

/** In the place of odds that are being worked out. */
export function Thinking({ title }: { title: string }) {
  const { ui } = useTalk()
  return (
    <section className="odds" role="status">
      <h2>{title}</h2>
      <p className="hint">{ui('ui.odds-thinking')}</p>
      <Progress.Root className="thinking" value={null} aria-label={ui('ui.odds-thinking')}>
        <Progress.Track className="thinking-track">
          <Progress.Indicator className="thinking-bar" />
        </Progress.Track>
      </Progress.Root>
    </section>
  )
}
