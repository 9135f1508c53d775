import type { ReplayStep } from '@fray/session'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { countOf, type MarkKind, nextEvent, previousEvent } from './model/timeline.ts'

interface Props {
  readonly kind: MarkKind
  readonly steps: readonly ReplayStep[]
  readonly at: number
  go(at: number): void
}

const WORDS = {
  roll: { before: 'ui.replay-roll-before', after: 'ui.replay-roll', count: 'ui.replay-rolls', key: 'R' },
  loss: { before: 'ui.replay-loss-before', after: 'ui.replay-loss', count: 'ui.replay-losses', key: 'X' },
} as const

/** Buttons to the previous and next event of this kind. */
export function MomentButtons({ kind, steps, at, go }: Props) {
  const { ui } = useTranslator()
  const words = WORDS[kind]
  const [before, after] = [previousEvent(steps, at, kind), nextEvent(steps, at, kind)]
  const count = countOf(steps, kind)
  return (
    <div className="moment-buttons">
      <button
        type="button"
        className="tool"
        aria-label={ui(words.before)}
        title={ui(words.before)}
        aria-keyshortcuts={`Shift+${words.key}`}
        disabled={before === undefined}
        onClick={() => before !== undefined && go(before)}
      >
        <Icon name="previous-button" size={12} />
      </button>
      <span className="moment-count" title={ui(words.count, { count })}>
        {kind === 'roll' ? (
          <Icon name="perspective-dice-six" size={16} />
        ) : (
          <Icon name="skull-crossed-bones" size={16} />
        )}
        <span aria-hidden="true">{count}</span>
        <span className="unseen">{ui(words.count, { count })}</span>
      </span>
      <button
        type="button"
        className="tool"
        aria-label={ui(words.after)}
        title={ui(words.after)}
        aria-keyshortcuts={words.key}
        disabled={after === undefined}
        onClick={() => after !== undefined && go(after)}
      >
        <Icon name="next-button" size={12} />
      </button>
    </div>
  )
}
