import type { Json, Message, Seat } from '@fray/kernel'
import type { BotName, SeatPlan, TimeControl } from '@fray/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { Choices } from '../pages/Choices.tsx'
import { useGame } from '../store/names.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { timeNote, timeWords } from './model/time-words.ts'
import { NameField } from './NameField.tsx'
import { RequireServer } from './NoServer.tsx'
import { prepareCommitment } from './state/agree-on-seed.ts'
import { createMatch, phraseOfFailure } from './state/api.ts'
import { reconnect } from './state/connection.ts'
import { useOwnName } from './state/own-name.ts'
import { rememberSeedPart } from './state/seed-parts.ts'
import { askForPerson, useServer } from './state/server-store.ts'

interface Props {
  readonly game: string
  readonly setup: Json
  readonly sides: readonly { readonly seat: Seat; readonly name: Message }[]
  /** The seat that the reader has chosen for themselves so far. */
  readonly ownSeat: Seat
  onClose(): void
}

/** Creates a match on the server: who plays which side, and who may find it. */
export function PlayOnlineWindow(props: Props) {
  const { ui } = useTranslator()
  useEffect(() => void askForPerson(), [])
  return (
    <DialogWindow open title={ui('ui.online')} onClose={props.onClose}>
      <RequireServer>
        <CreateForm {...props} />
      </RequireServer>
    </DialogWindow>
  )
}

const VISIBILITIES = ['link', 'lobby'] as const
const RATED = ['casual', 'rated'] as const
const BEGINNINGS = ['deploy', 'prepared'] as const
const FORCES = ['given', 'after-joining'] as const

/** The times that players can choose from. */
const TIMES = {
  none: undefined,
  'live-20': { kind: 'live', minutes: 20, increment: 15, reaction: 20 },
  'live-60': { kind: 'live', minutes: 60, increment: 30, reaction: 30 },
  'turns-1': { kind: 'turns', days: 1, vacation: 7 },
  'turns-3': { kind: 'turns', days: 3, vacation: 14 },
} as const satisfies Record<string, TimeControl | undefined>
type TimeChoice = keyof typeof TIMES

function CreateForm({ game, setup, sides, ownSeat }: Props) {
  const { ui, say } = useTranslator()
  const [, go] = useLocation()
  const own = useOwnName()
  const [seat, setSeat] = useState(ownSeat)
  const [bots, setBots] = useState<Readonly<Record<Seat, BotName | undefined>>>({})
  const [visibility, setVisibility] = useState<(typeof VISIBILITIES)[number]>('link')
  const [beginning, setBeginning] = useState<(typeof BEGINNINGS)[number]>('deploy')
  const mayBeRated =
    useServer(({ person }) => person?.guest === false) && sides.length === 2 && !Object.values(bots).some(Boolean)
  const [rated, setRated] = useState<(typeof RATED)[number]>('casual')
  const [time, setTime] = useState<TimeChoice>('none')
  const [forces, setForces] = useState<(typeof FORCES)[number]>('given')
  const hasForces = useGame(game)?.hasForces ?? false
  const [isCreating, setIsCreating] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const planOf = (other: Seat): SeatPlan => {
    if (other === seat) return 'me'
    const bot = bots[other]
    return bot ? { bot } : 'open'
  }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setIsCreating(true)
    try {
      await own.introduceSelf()
      reconnect()
      const { part, commitment } = prepareCommitment(seat)
      const seats = sides.map((side) => planOf(side.seat))
      const { code } = await createMatch({
        game,
        setup,
        seats,
        visibility,
        prepared: beginning === 'prepared',
        forces,
        rated: mayBeRated && rated === 'rated',
        ...(TIMES[time] ? { time: TIMES[time] } : {}),
        commitment,
      })
      rememberSeedPart(code, part)
      go(`/online/${code}`)
    } catch (error) {
      setFailure(error)
      setIsCreating(false)
    }
  }
  return (
    <form className="online-form" onSubmit={(event) => void create(event)}>
      <NameField own={own} />
      <Choices
        title={ui('ui.own-side')}
        value={String(seat)}
        options={sides.map((side) => ({ value: String(side.seat), words: say(side.name) }))}
        onChoose={(chosen) => setSeat(Number(chosen))}
      />
      {sides
        .filter((side) => side.seat !== seat)
        .map((side) => (
          <OpponentChoice
            key={side.seat}
            game={game}
            side={side}
            value={bots[side.seat]}
            onChoose={(bot) => setBots({ ...bots, [side.seat]: bot })}
          />
        ))}
      {hasForces ? (
        <Choices
          title={ui('ui.online.forces')}
          value={forces}
          options={FORCES.map((value) => ({
            value,
            words: ui(`ui.online.forces.${value}`),
            note: ui(`ui.online.forces-note.${value}`),
          }))}
          onChoose={(chosen) => setForces(chosen)}
        />
      ) : null}
      <Choices
        title={ui('ui.online.beginning-of')}
        value={beginning}
        options={BEGINNINGS.map((value) => ({ value, words: ui(`ui.online.beginning.${value}`) }))}
        onChoose={(chosen) => setBeginning(chosen)}
      />
      <Choices
        title={ui('ui.online.time')}
        value={time}
        options={(Object.keys(TIMES) as TimeChoice[]).map((value) => ({
          value,
          words: timeWords(TIMES[value], ui),
          note: timeNote(TIMES[value], ui),
        }))}
        onChoose={(chosen) => setTime(chosen)}
      />
      <Choices
        title={ui('ui.online.visibility')}
        value={visibility}
        options={VISIBILITIES.map((value) => ({
          value,
          words: ui(`ui.online.visibility.${value}`),
          note: ui(`ui.online.visibility-note.${value}`),
        }))}
        onChoose={(chosen) => setVisibility(chosen)}
      />
      {mayBeRated ? (
        <Choices
          title={ui('ui.people.rated')}
          value={rated}
          options={RATED.map((value) => ({
            value,
            words: ui(`ui.people.rated.${value}`),
            note: ui(`ui.people.rated-note.${value}`),
          }))}
          onChoose={(chosen) => setRated(chosen)}
        />
      ) : null}
      <button type="submit" className="button button-main" disabled={isCreating}>
        {ui('ui.online.create')}
      </button>
      {failure === undefined ? null : <p role="alert">{ui(phraseOfFailure(failure))}</p>}
    </form>
  )
}

interface OpponentProps {
  readonly game: string
  readonly side: Props['sides'][number]
  readonly value: BotName | undefined
  onChoose(bot: BotName | undefined): void
}

/** The player of another side: the first person to join, or a bot. */
function OpponentChoice({ game, side, value, onChoose }: OpponentProps) {
  const { ui } = useTranslator()
  const levels = useGame(game)?.bots ?? []
  return (
    <Choices
      seat={side.seat}
      title={ui('ui.player-of', { side: { text: side.name } })}
      value={value ?? 'open'}
      options={[
        { value: 'open', words: ui('ui.online.open-seat') },
        ...levels.map(({ bot }) => ({ value: bot as string, words: ui(`ui.player.${bot}`) })),
      ]}
      onChoose={(chosen) => onChoose(chosen === 'open' ? undefined : (chosen as BotName))}
    />
  )
}
