import { Progress } from '@base-ui/react/progress'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly title: string
  /** Below the question, if odds are shown within it. */
  readonly heading?: 'h2' | 'h3'
}

/** Placeholder for odds that are being computed. */
export function Thinking({ title, heading: Heading = 'h2' }: Props) {
  const { ui } = useTranslator()
  return (
    <section className="odds" role="status">
      <Heading>{title}</Heading>
      <p className="hint">{ui('ui.odds-thinking')}</p>
      <Progress.Root className="thinking" value={null} aria-label={ui('ui.odds-thinking')}>
        <Progress.Track className="thinking-track">
          <Progress.Indicator className="thinking-bar" />
        </Progress.Track>
      </Progress.Root>
    </section>
  )
}
