import type { ForceBook, ForceSummary } from '../../shared/force-protocol.ts'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { forceName } from './model/force-name.ts'
import { pointsIn } from './Points.tsx'
import { type ForcePick, type MyForce, randomPick } from './state/force-picks.ts'

interface Props {
  /** The id of the select, for its label. */
  readonly id: string
  readonly pick: ForcePick
  /** The name of the random choice. */
  readonly randomWords: string
  readonly book: ForceBook
  readonly mine: readonly MyForce[]
  /** The only scale that may be picked; any by default. */
  readonly scale?: string
  onPick(pick: ForcePick): void
}

/** A force to pick: one of the user's own, a ready-made or a random one. */
export function ForceSelect({ id, pick, randomWords, book, mine, scale, onPick }: Props) {
  const { ui } = useTranslator()
  const fits = (outline: ForceSummary) => scale === undefined || outline.scale === scale
  const ready = book.ready.filter(({ outline }) => fits(outline))
  const own = mine.filter(({ outline }) => fits(outline))
  const choose = (value: string) => {
    const [kind, ...rest] = value.split(':')
    const chosen = rest.join(':')
    onPick(kind === 'mine' || kind === 'ready' ? { kind, id: chosen } : randomPick())
  }
  return (
    <div className="force-pick">
      <select
        id={id}
        className="field"
        value={pick.kind === 'random' ? 'random' : `${pick.kind}:${pick.id}`}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="random">{randomWords}</option>
        {own.length > 0 ? (
          <optgroup label={ui('ui.force-source-mine')}>
            {own.map(({ kept, outline }) => (
              <ForceOption key={kept.id} value={`mine:${kept.id}`} outline={outline} />
            ))}
          </optgroup>
        ) : null}
        <optgroup label={ui('ui.force-source-ready')}>
          {ready.map(({ id, outline }) => (
            <ForceOption key={id} value={`ready:${id}`} outline={outline} />
          ))}
        </optgroup>
      </select>
      {pick.kind === 'random' ? (
        <button type="button" className="tool" onClick={() => onPick(randomPick())}>
          <Icon name="perspective-dice-six-faces-random" size={15} /> {ui('ui.force-random-again')}
        </button>
      ) : null}
    </div>
  )
}

function ForceOption({ value, outline }: { value: string; outline: ForceSummary }) {
  const talk = useTranslator()
  const { ui, say } = talk
  const name = forceName(outline, talk)
  const words =
    outline.faults > 0
      ? ui('ui.force-option-faults', { name, count: outline.faults })
      : ui('ui.force-option', { name, points: outline.budget ? pointsIn(outline.budget, talk) : say(outline.summary) })
  return (
    <option value={value} disabled={outline.faults > 0}>
      {words}
    </option>
  )
}
