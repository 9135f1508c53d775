import type { DecisionData } from '@fray/kernel'
import type { Chance, Snapshot } from '../match/protocol.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { useAttention } from './attention.ts'
import { answerInMind, useForecast } from './forecast.ts'
import { usePlacingIn } from './placing-store.ts'

/** Chances told at most. */
const SHOWN = 6

/** What may come of the answer in mind, as far as the dice decide it. */
export function OddsPanel({ decision, snapshot }: { decision: DecisionData; snapshot: Snapshot }) {
  const { ui, say } = useTalk()
  const option = useAttention((attention) => attention.option)
  const placing = usePlacingIn(snapshot)
  const answer = answerInMind(decision, option, placing)
  const forecast = useForecast(decision, answer)
  const options = decision.kind === 'pick' ? decision.options : decision.instead
  const chosen = options.find(({ key }) => key === answer)
  const title = chosen ? ui('ui.odds-of', { choice: { text: chosen.text } }) : ui('ui.odds-place')
  if (answer === undefined || !forecast || forecast.chances.length === 0) return null
  const exactness = forecast.exact
    ? ui('ui.odds-exact')
    : ui('ui.odds-sampled', { error: ui('ui.percent', { value: forecast.error }) })
  return (
    <section className="odds">
      <h2>{title}</h2>
      <ul>
        {forecast.chances.slice(0, SHOWN).map((chance) => (
          <Bar
            key={JSON.stringify(chance.event)}
            chance={chance}
            words={say({ id: chance.event.type, args: chance.event.args })}
          />
        ))}
      </ul>
      <p className="hint">{exactness}</p>
    </section>
  )
}

function Bar({ chance, words }: { chance: Chance; words: string }) {
  const { ui } = useTalk()
  const percent = ui('ui.percent', { value: chance.probability })
  return (
    <li
      className="bar"
      data-seat={chance.event.seat}
      title={chance.fraction ? ui('ui.fraction', { percent, fraction: chance.fraction }) : percent}
    >
      <span>{words}</span>
      <span className="bar-track">
        <span className="bar-filled" style={{ width: `${chance.probability * 100}%` }} />
      </span>
      <b>{percent}</b>
    </li>
  )
}
