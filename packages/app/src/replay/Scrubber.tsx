import { Slider } from '@base-ui/react/slider'
import { useEffect, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { Step } from '../match/protocol.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { lastStep, nextRoll, within } from './timeline.ts'

interface Props {
  readonly steps: readonly Step[]
  readonly at: number
  onMove(at: number): void
}

/** How long a step is shown at normal speed. */
const STEP_TIME = 900
const SPEEDS = [1, 2, 4] as const

/** Goes about in a replay: by steps, by rolls, anywhere along the line, or by itself. */
export function Scrubber({ steps, at, onMove }: Props) {
  const { ui } = useTalk()
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  const last = lastStep(steps)
  useEffect(() => {
    if (!playing) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => onMove(at + 1), STEP_TIME / speed)
    return () => clearTimeout(timer)
  }, [playing, at, last, speed, onMove])
  const go = (to: number) => {
    setPlaying(false)
    onMove(within(steps, to))
  }
  const play = () => {
    if (at >= last) onMove(0)
    setPlaying(!playing)
  }
  return (
    <div className="scrubber">
      <div className="scrubber-buttons">
        <Button icon="fast-backward-button" words={ui('ui.replay-first')} use={() => go(0)} />
        <Button icon="previous-button" words={ui('ui.replay-back')} use={() => go(at - 1)} />
        <Button
          icon={playing ? 'pause-button' : 'play-button'}
          words={playing ? ui('ui.replay-pause') : ui('ui.replay-play')}
          use={play}
        />
        <Button icon="next-button" words={ui('ui.replay-forward')} use={() => go(at + 1)} />
        <Button icon="fast-forward-button" words={ui('ui.replay-last')} use={() => go(last)} />
        <Button icon="perspective-dice-six" words={ui('ui.replay-roll')} use={() => go(nextRoll(steps, at))} />
        <button
          type="button"
          className="tool"
          aria-label={ui('ui.replay-speed-of', { speed })}
          onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed as 1) + 1) % SPEEDS.length] ?? 1)}
        >
          {ui('ui.replay-speed-short', { speed })}
        </button>
      </div>
      <Slider.Root
        className="slider scrubber-line"
        value={at}
        min={0}
        max={Math.max(1, last)}
        onValueChange={(to) => go(to as number)}
      >
        <div className="slider-words">
          <Slider.Label className="unseen">{ui('ui.replay')}</Slider.Label>
          <span>{ui('ui.replay-at', { at, of: last })}</span>
        </div>
        <Slider.Control className="slider-control">
          <Slider.Track className="slider-track">
            <Slider.Indicator className="slider-filled" />
            <Rolls steps={steps} />
            <Slider.Thumb className="slider-thumb" getAriaValueText={() => ui('ui.replay-at', { at, of: last })} />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </div>
  )
}

/** Ticks along the line where dice fell. */
function Rolls({ steps }: { steps: readonly Step[] }) {
  const last = Math.max(1, lastStep(steps))
  return steps.map((step, i) =>
    step.rolled ? <i key={i.toString()} className="roll-tick" style={{ left: `${(i / last) * 100}%` }} /> : null,
  )
}

function Button({ icon, words, use }: { icon: string; words: string; use(): void }) {
  return (
    <button type="button" className="tool" aria-label={words} title={words} onClick={use}>
      <Icon name={icon} size={16} />
    </button>
  )
}
