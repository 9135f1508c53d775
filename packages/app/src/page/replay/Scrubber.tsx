import { Slider } from '@base-ui/react/slider'
import type { ReplayStep } from '@fray/session'
import { useMemo } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { MomentButtons } from './MomentButtons.tsx'
import { lastStep, marksOn, type TimelineMark } from './model/timeline.ts'
import { type Player, SPEEDS, usePlayerKeys } from './state/player.ts'

interface Props {
  readonly steps: readonly ReplayStep[]
  readonly player: Player
  /** The names of figures, by id. */
  readonly names: readonly string[]
}

/** Moves through a replay: by steps, rolls and losses, along the line, or automatically. */
export function Scrubber({ steps, player, names }: Props) {
  const { ui } = useTranslator()
  const { at, playing, go, toggle } = player
  usePlayerKeys(steps, player)
  return (
    <section className="scrubber" aria-label={ui('ui.replay')}>
      <div className="scrubber-buttons">
        <Button icon="fast-backward-button" words={ui('ui.replay-first')} keys="Home" use={() => go(0)} />
        <Button icon="previous-button" words={ui('ui.replay-back')} keys="J" use={() => go(at - 1)} />
        <Button
          icon={playing ? 'pause-button' : 'play-button'}
          words={playing ? ui('ui.replay-pause') : ui('ui.replay-play')}
          keys="Space"
          use={toggle}
        />
        <Button icon="next-button" words={ui('ui.replay-forward')} keys="L" use={() => go(at + 1)} />
        <Button icon="fast-forward-button" words={ui('ui.replay-last')} keys="End" use={() => go(lastStep(steps))} />
        <SpeedButton player={player} />
      </div>
      <div className="scrubber-moments">
        <MomentButtons kind="roll" steps={steps} at={at} go={go} />
        <MomentButtons kind="loss" steps={steps} at={at} go={go} />
      </div>
      <Line steps={steps} player={player} names={names} />
    </section>
  )
}

/** Cycles through the speeds. */
function SpeedButton({ player: { speed, setSpeed } }: { player: Player }) {
  const { ui } = useTranslator()
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
  return (
    <button
      type="button"
      className="tool"
      title={ui('ui.replay-speed')}
      aria-label={ui('ui.replay-speed-of', { speed })}
      onClick={() => setSpeed(next)}
    >
      {ui('ui.replay-speed-short', { speed })}
    </button>
  )
}

function Line({ steps, player: { at, go }, names }: Props) {
  const { ui } = useTranslator()
  const last = lastStep(steps)
  const words = ui('ui.replay-at', { at, of: last })
  return (
    <Slider.Root
      className="slider scrubber-line"
      value={at}
      min={0}
      max={Math.max(1, last)}
      onValueChange={(to) => go(to as number)}
    >
      <div className="slider-words">
        <Slider.Label className="unseen">{ui('ui.replay')}</Slider.Label>
        <span>{words}</span>
      </div>
      <Slider.Control className="slider-control">
        <Slider.Track className="slider-track">
          <Slider.Indicator className="slider-filled" />
          <Marks steps={steps} names={names} />
          <Slider.Thumb className="slider-thumb" getAriaValueText={() => words} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}

/** How many marks can be told apart on the line. */
const PLACES = 160

/** Ticks for rolls and skulls for losses along the line. Buttons lead to them too. */
function Marks({ steps, names }: { steps: readonly ReplayStep[]; names: readonly string[] }) {
  const { ui, name } = useTranslator()
  const marks = useMemo(() => marksOn(steps, PLACES), [steps])
  const last = Math.max(1, lastStep(steps))
  const namesOf = ({ removed }: TimelineMark) => removed.map((id) => name(names[id] ?? ui('ui.unnamed'))).join(', ')
  return marks.map((mark) => (
    <span
      key={mark.at}
      className={`moment moment-${mark.kind}`}
      style={{ left: `${(mark.at / last) * 100}%` }}
      title={mark.kind === 'loss' ? ui('ui.replay-lost', { names: namesOf(mark) }) : undefined}
    >
      {mark.kind === 'loss' ? <Icon name="skull-crossed-bones" size={13} /> : null}
    </span>
  ))
}

interface ButtonProps {
  readonly icon: string
  readonly words: string
  readonly keys: string
  use(): void
}

function Button({ icon, words, keys, use }: ButtonProps) {
  return (
    <button type="button" className="tool" aria-label={words} title={words} aria-keyshortcuts={keys} onClick={use}>
      <Icon name={icon} size={16} />
    </button>
  )
}
