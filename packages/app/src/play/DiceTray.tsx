import type { Snapshot } from '../match/protocol.ts'
import { skipDice, useMatch } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { afterRoll, rolledTogether } from './after-roll.ts'
import { FallenDice } from './FallenDice.tsx'
import { useGame } from './names.ts'

/** The last roll beside the table, with those it is read with, and what came of it; a press shows at once what comes of dice that still fall. */
export function DiceTray({ snapshot }: { snapshot: Snapshot }) {
  const { ui, say } = useTalk()
  const roll = useMatch((state) => state.roll)
  const faces = useGame(snapshot.game)?.faces ?? {}
  if (!roll?.event.dice) return <div className="tray tray-empty">{ui('ui.no-roll')}</div>
  const rolls = roll.falling ? [roll.event] : rolledTogether(snapshot.events, roll.event)
  const what = rolls.map(({ type, args }) => say({ id: type, args })).join(' · ')
  const came = roll.falling ? [] : afterRoll(snapshot.events, roll.event)
  return (
    <section className={roll.falling ? 'tray tray-falling' : 'tray'} aria-label={ui('ui.last-roll', { what })}>
      <span className="tray-words">{what}</span>
      <FallenDice
        key={JSON.stringify(roll.event.args) + roll.falling}
        pools={rolls.flatMap(({ dice = [] }) => dice)}
        faces={faces}
      />
      <span className="tray-verdict">
        {came.map((event, i) => (
          <span key={`${event.type} ${i.toString()}`}>{say({ id: event.type, args: event.args })}</span>
        ))}
      </span>
      {roll.falling ? (
        <button type="button" className="tray-skip" aria-label={ui('ui.skip-roll')} onClick={skipDice} />
      ) : null}
    </section>
  )
}
