import type { Luck } from '@fray/report'
import type { Chronicle } from '../../shared/protocol.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** The losses of each side, by turn. */
export function Losses({ chronicle: { musters, losses, turns } }: { chronicle: Chronicle }) {
  const talk = useTranslator()
  const { ui, say } = talk
  return (
    <section className="ending-part">
      <h3>{ui('ui.ending-losses')}</h3>
      <ul className="ending-sides">
        {musters.map(({ seat, had, left }) => (
          <li key={seat} data-seat={seat}>
            <b>{ui('ui.side', { side: { seat } })}</b>
            <span>{ui('ui.ending-left', { left, had })}</span>
            <small>
              {losses
                .filter((loss) => loss.seat === seat)
                .map(({ name, chapter }) => `${talk.name(name)} (${turns[chapter] ? say(turns[chapter]) : ''})`)
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** This many standard deviations fill half of the luck bar. */
const FULL = 3

/** The dice of each side: total, average, and luck. */
export function DiceLuck({ luck }: { luck: readonly Luck[] }) {
  const { ui } = useTranslator()
  return (
    <section className="ending-part">
      <h3>{ui('ui.ending-luck')}</h3>
      <p className="hint">{ui('ui.ending-luck-note')}</p>
      <ul className="ending-sides">
        {luck.map(({ seat, dice, thrown, expected, worth, deviation }) => (
          <li key={seat} data-seat={seat}>
            <b>{ui('ui.side', { side: { seat } })}</b>
            {dice === 0 ? (
              <span>{ui('ui.ending-no-dice')}</span>
            ) : (
              <>
                <LuckBar deviation={deviation} />
                <span>{ui(verdictOf(deviation), { worth: Math.abs(worth) })}</span>
                <small>{ui('ui.ending-dice', { dice, thrown, expected: Math.round(expected) })}</small>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function verdictOf(deviation: number) {
  if (deviation > 1) return 'ui.ending-lucky'
  return deviation < -1 ? 'ui.ending-unlucky' : 'ui.ending-usual'
}

function LuckBar({ deviation }: { deviation: number }) {
  const share = (Math.min(FULL, Math.abs(deviation)) / FULL) * 50
  const style = deviation < 0 ? { right: '50%', width: `${share}%` } : { left: '50%', width: `${share}%` }
  return (
    <span className="luck-bar" aria-hidden="true">
      <i style={style} />
    </span>
  )
}
