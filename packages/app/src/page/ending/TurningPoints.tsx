import { lastResults } from '@fray/report'
import type { Snapshot } from '@fray/session'
import type { Chronicle } from '../../shared/protocol.ts'
import { Icon } from '../icons/Icon.tsx'
import { youIn } from '../store/model/you.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { toSentences } from './model/sentences.ts'

interface Props {
  readonly chronicle: Chronicle
  readonly snapshot: Snapshot
  onMoment(at: number): void
}

/** The key moments: your best and worst, or those of each side if nobody is "you". */
export function TurningPoints({ chronicle, snapshot, onMoment }: Props) {
  const { ui } = useTranslator()
  const you = youIn(snapshot)
  const seats = [...new Set(chronicle.moments.map(({ seat }) => seat))].sort()
  const groups =
    you === undefined
      ? seats.map((seat) => ({
          title: ui('ui.ending-best-of', { side: { seat } }),
          of: (winner: number) => winner === seat,
        }))
      : [
          { title: ui('ui.ending-best'), of: (winner: number) => winner === you },
          { title: ui('ui.ending-worst'), of: (winner: number) => winner !== you },
        ]
  return groups.map(({ title, of }) => {
    const moments = chronicle.moments.filter(({ seat }) => of(seat))
    if (moments.length === 0) return null
    return (
      <section key={title} className="ending-part">
        <h3>{title}</h3>
        <ol className="turning-points">
          {moments.map((moment) => (
            <li key={moment.at} data-seat={moment.seat}>
              <TurningPoint moment={moment} turns={chronicle.turns} names={snapshot.view.names} onMoment={onMoment} />
            </li>
          ))}
        </ol>
      </section>
    )
  })
}

interface PointProps {
  readonly moment: Chronicle['moments'][number]
  readonly turns: Chronicle['turns']
  readonly names: readonly string[]
  onMoment(at: number): void
}

function TurningPoint({ moment: { at, chapter, events, chance }, turns, names, onMoment }: PointProps) {
  const talk = useTranslator()
  const { ui, say } = talk
  const headline = turns[chapter]
  return (
    <button type="button" className="turning-point" onClick={() => onMoment(at)}>
      <Icon name="film-strip" size={16} />
      <span>
        <small>
          {headline ? say(headline) : null}
          {chance === undefined ? null : ` · ${ui('ui.ending-chance', { chance })}`}
        </small>
        {toSentences(lastResults(events), talk, names)}
      </span>
    </button>
  )
}
