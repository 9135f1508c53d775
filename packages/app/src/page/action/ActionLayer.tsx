import { BaseShape } from '../board/BaseShape.tsx'
import { linePath, mm } from '../board/model/drawing-units.ts'
import { Tag } from '../board/Tag.tsx'
import { animationTempo } from '../store/settings.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import type { Action, Trail } from './model/action.ts'
import type { Effect } from './state/use-action.ts'

/** Trails of the figures that moved last. */
export function Trails({ trails }: { trails: readonly Trail[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus
    <g className="trails" aria-hidden="true">
      {trails.map(({ figure, seat, way }) => (
        <path key={figure} className="trail" data-seat={seat} d={linePath(way)} />
      ))}
    </g>
  )
}

/**
 * Shows blows, shots and deaths briefly, and why figures arrived or left. With reduced motion only the words are shown.
 */
export function ActionLayer({ action, effects }: { action: Action; effects: readonly Effect[] }) {
  const { say } = useTranslator()
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus
    <g className="effects" aria-hidden="true">
      {animationTempo() > 0
        ? effects.map(({ sequence, action: each }) => (
            <g key={sequence}>
              <Strikes action={each} />
              <Deaths action={each} />
            </g>
          ))
        : null}
      {action.comings.map(({ figure, why }) => (
        <g key={figure.id} transform={`translate(${mm(figure.pose.x)} ${mm(figure.pose.y)})`}>
          <Tag words={say({ id: why.type, args: why.args })} aside={6} />
        </g>
      ))}
    </g>
  )
}

function Strikes({ action }: { action: Action }) {
  return action.strikes.map(({ kind, seat, from, to }, i) =>
    kind === 'shot' ? (
      <path key={`${i.toString()} shot`} className="shot" data-seat={seat} pathLength={1} d={linePath([from, to])} />
    ) : (
      <g
        key={`${i.toString()} blow`}
        className="blow"
        data-seat={seat}
        style={{ transform: `translate(${mm((from.x + to.x) / 2)}px, ${mm((from.y + to.y) / 2)}px)` }}
      >
        <path d="M0,-11L2.6,-2.6L11,0L2.6,2.6L0,11L-2.6,2.6L-11,0L-2.6,-2.6Z" />
      </g>
    ),
  )
}

function Deaths({ action }: { action: Action }) {
  return action.deaths.map(({ figure, at }) => (
    <g key={figure.id} transform={`translate(${mm(at.x)} ${mm(at.y)})`}>
      <g className="death" data-seat={figure.seat}>
        <BaseShape base={figure.base} className="death-base" />
        <path className="death-cross" d="M-7,-7L7,7M7,-7L-7,7" />
      </g>
    </g>
  ))
}
