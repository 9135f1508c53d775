import type { Base, StateView } from '@fray/tabletop'
import { clsx } from 'clsx'
import { useDrawing } from '../icons/state/drawing.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { innerRadius } from './BaseShape.tsx'
import { mm } from './model/drawing-units.ts'

/** An arrow head on the front edge. */
export function FacingArrow({ base }: { base: Base }) {
  const front = base.shape === 'disc' ? mm(base.radius) : mm(base.depth) / 2
  return <path className="facing" d={`M0,${-front - 3}l3.4,4.6h-6.8z`} />
}

/** The widest arc of the wound pips along the lower edge, in degrees. */
const ARC = 150

/** A pip for every wound, the lost ones red, along the lower edge. */
export function WoundPips({ base, left, of }: { base: Base; left: number; of: number }) {
  const radius = innerRadius(base) - 0.8
  const step = of > 1 ? Math.min(22, ARC / (of - 1)) : 0
  return (
    <g className="pips">
      {Array.from({ length: of }, (_, i) => {
        const angle = ((90 + (i - (of - 1) / 2) * -step) * Math.PI) / 180
        const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
        return <circle key={angle} className={clsx('pip', i >= left && 'pip-lost')} cx={x} cy={y} r={1.5} />
      })}
    </g>
  )
}

/** A label at the right that tells a figure apart from similar ones, clear of its miniature. */
export function TwinTag({ tag, base }: { tag: string; base: Base }) {
  const away = innerRadius(base)
  const width = 4 + tag.length * 3.6
  return (
    <g className="twin-tag" transform={`translate(${away} ${away * 0.35})`}>
      <g>
        <rect x={-width / 2} y={-3.6} width={width} height={7.2} rx={3.6} />
        <text y={0.2}>{tag}</text>
      </g>
    </g>
  )
}

/** States as small round badges along the left of the base. */
export function Badges({ states, base }: { states: readonly StateView[]; base: Base }) {
  const radius = innerRadius(base)
  return (
    <>
      {states.map((state, i) => {
        const angle = (225 - i * 42) * (Math.PI / 180)
        const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
        return <Badge key={JSON.stringify(state.text)} state={state} x={x} y={y} />
      })}
    </>
  )
}

/** A number at the edge of a badge. */
function BadgeCount({ count }: { count: number }) {
  const words = String(count)
  return (
    <g className="badge-count" transform="translate(-4.4 2.2)">
      <rect x={-1.2 - words.length * 1.2} y={-2.6} width={2.4 + words.length * 2.4} height={5.2} rx={2.6} />
      <text y={0.2}>{words}</text>
    </g>
  )
}

export function Badge({ state, x, y }: { state: StateView; x: number; y: number }) {
  const { say } = useTranslator()
  return (
    <g className="badge" transform={`translate(${x} ${y})`}>
      <title>{say(state.text)}</title>
      <circle r={4.2} />
      <path d={useDrawing(state.icon)} transform="translate(-3 -3) scale(0.01172)" />
      {state.count === undefined ? null : <BadgeCount count={state.count} />}
    </g>
  )
}
