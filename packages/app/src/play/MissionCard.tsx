import { Popover } from '@base-ui/react/popover'
import type { MissionView, ScoreView } from '@fray/tabletop'
import { Icon } from '../icons/Icon.tsx'
import type { Snapshot } from '../match/protocol.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { RuleLinks } from './RuleLinks.tsx'
import { Track } from './Track.tsx'

/** What is played for, how far each side has come and how long it goes on; a press tells it in full. */
export function MissionCard({ snapshot, mission }: { snapshot: Snapshot; mission: MissionView }) {
  const { ui, say } = useTalk()
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
            {status.track ? <Track track={status.track} /> : null}
            {mission.score ? <Score score={mission.score} /> : null}
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

/** Who is ahead, at a glance. */
function ScoreBar({ score: { points, of } }: { score: ScoreView }) {
  const { say } = useTalk()
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

function Score({ score: { points, of } }: { score: ScoreView }) {
  const { ui, say } = useTalk()
  return (
    <dl className="scores" aria-label={say(of)}>
      {points.map(({ seat, value }) => (
        <div key={seat} data-seat={seat}>
          <dt>{ui('ui.side', { side: { seat } })}</dt>
          <dd>{ui('ui.counter', { value, label: { text: of } })}</dd>
        </div>
      ))}
    </dl>
  )
}
