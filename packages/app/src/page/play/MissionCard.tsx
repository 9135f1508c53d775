import { Popover } from '@base-ui/react/popover'
import type { Snapshot } from '@fray/session'
import type { MissionView, ScoreView } from '@fray/tabletop'
import { Icon } from '../icons/Icon.tsx'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { playerName } from '../store/model/you.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { countersOf } from './model/counters.ts'
import { Track } from './Track.tsx'

/** The mission, the score and the time left; a press shows the details. */
export function MissionCard({ snapshot, mission }: { snapshot: Snapshot; mission: MissionView }) {
  const { ui, say } = useTranslator()
  const { status } = snapshot.view
  return (
    <Popover.Root>
      <Popover.Trigger className="mission" aria-label={ui('ui.mission-of', { name: { text: mission.name } })}>
        <Icon name={mission.icon} size={26} />
        <span className="mission-words">
          <b>{say(mission.name)}</b>
          <small>{say(mission.aim)}</small>
        </span>
        {mission.score ? <ScoreBar score={mission.score} /> : null}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} className="popover-place">
          <Popover.Popup className="popover mission-popup">
            <Popover.Title className="popover-title">{say(mission.name)}</Popover.Title>
            <p>
              {say(mission.goal)} <RuleLinks rules={mission.rules} />
            </p>
            <p className="mission-now">
              {say(status.headline)} {status.track ? <Track track={status.track} /> : null}
            </p>
            <Standing snapshot={snapshot} score={mission.score} />
            {mission.resources.length > 0 ? (
              <ul className="mission-resources">
                {mission.resources.map(({ icon, name, use }) => (
                  <li key={name.id}>
                    <Icon name={icon} size={18} />
                    <span>{ui('ui.resource', { name: { text: name }, use: { text: use } })}</span>
                  </li>
                ))}
              </ul>
            ) : null}
            {status.notes.length > 0 ? <p className="hint">{status.notes.map(say).join(' · ')}</p> : null}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Shows at a glance which side is ahead. */
function ScoreBar({ score: { points, of } }: { score: ScoreView }) {
  const { say } = useTranslator()
  const [first, ...others] = points
  if (!first) return null
  return (
    <span className="score" title={say(of)}>
      <b data-seat={first.seat}>{first.value}</b>
      <span className="score-bar" aria-hidden="true">
        {points.map(({ seat, value }) => (
          <i key={seat} data-seat={seat} style={{ flexGrow: value }} />
        ))}
      </span>
      {others.map(({ seat, value }) => (
        <b key={seat} data-seat={seat}>
          {value}
        </b>
      ))}
    </span>
  )
}

/** The players, with their points and what they have left. */
function Standing({ snapshot, score }: { snapshot: Snapshot; score: ScoreView | undefined }) {
  const talk = useTranslator()
  const { ui, say } = talk
  return (
    <dl className="standing">
      {snapshot.view.sides.map((side) => {
        const player = playerName(snapshot, side.seat, talk)
        const points = score?.points.find(({ seat }) => seat === side.seat)
        return (
          <div key={side.seat} data-seat={side.seat}>
            <dt>
              {player ? `${player} · ${say(side.name)}` : say(side.name)}
              <small>{countersOf(side, talk)}</small>
            </dt>
            {score && points ? <dd>{ui('ui.counter', { value: points.value, label: { text: score.of } })}</dd> : null}
          </div>
        )
      })}
    </dl>
  )
}
