import type { Json } from '@fray/kernel'
import { useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import type { GameInfo } from '../match/protocol.ts'
import { TalkContext, useTalk } from '../words/TalkContext.tsx'
import { forceDesk } from './desk.ts'
import { type OpenBook, useForceBook } from './force-book.ts'
import { anyByChance, type ForcePick, forcesOf, type MyForce, myForces } from './force-picks.ts'
import { pointsIn } from './Points.tsx'
import type { Outline } from './protocol.ts'

interface Props {
  readonly game: GameInfo
  /** The setup that the forces are put into. */
  readonly base: Json
  /** The force to begin with at the first seat, one of one's own. */
  readonly first: string | undefined
  /** The setup with the forces; undefined while there is none that the rules allow. */
  onSetup(setup: Json | undefined): void
}

/** Battles that are set up here are between two. */
const SEATS = 2

/** Which force fights at each seat: one of one's own, a ready one, or one by chance. */
export function ForceChoice(props: Props) {
  const open = useForceBook(props.game.id)
  const [mine, setMine] = useState<readonly MyForce[]>()
  useEffect(() => void myForces(props.game.id).then(setMine, () => setMine([])), [props.game.id])
  if (!open || !mine) return null
  return (
    <TalkContext value={open.talk}>
      <Picks {...props} open={open} mine={mine} />
    </TalkContext>
  )
}

function Picks({ game, base, first, onSetup, open, mine }: Props & { open: OpenBook; mine: readonly MyForce[] }) {
  const { ui } = useTalk()
  const [picks, setPicks] = useState<readonly ForcePick[]>(() => {
    return Array.from({ length: SEATS }, (_, seat) => firstPick(seat, first, mine))
  })
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    let wanted = true
    onSetup(undefined)
    forcesOf(game.id, picks, open.book, mine)
      .then((forces) => forceDesk.setup(game.id, base, forces))
      .then(
        (setup) => {
          if (!wanted) return
          setFault(undefined)
          onSetup(setup)
        },
        (error: unknown) => wanted && setFault(error instanceof Error ? error.message : String(error)),
      )
    return () => {
      wanted = false
    }
  }, [game.id, base, picks, open, mine, onSetup])
  return (
    <div className="force-picks">
      {picks.map((pick, seat) => (
        <SeatPick
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          seat={seat}
          pick={pick}
          open={open}
          mine={mine}
          onPick={(chosen) => setPicks(picks.with(seat, chosen))}
        />
      ))}
      {fault === undefined ? null : (
        <div role="alert">
          <p>{ui('ui.forces-clash')}</p>
          <pre className="fault">{fault}</pre>
        </div>
      )}
      <Link href="/forces" className="tool">
        {ui('ui.forces-of', { game: { text: game.title } })}
      </Link>
    </div>
  )
}

/** The force one came with, else one's latest that may be played, else one by chance. */
function firstPick(seat: number, wanted: string | undefined, mine: readonly MyForce[]): ForcePick {
  const legal = mine.filter(({ outline }) => outline.faults === 0)
  const own = legal.find(({ kept }) => kept.id === wanted) ?? legal[0]
  return seat === 0 && own ? { kind: 'mine', id: own.kept.id } : anyByChance()
}

interface SeatProps {
  readonly seat: number
  readonly pick: ForcePick
  readonly open: OpenBook
  readonly mine: readonly MyForce[]
  onPick(pick: ForcePick): void
}

function SeatPick({ seat, pick, open: { book }, mine, onPick }: SeatProps) {
  const { ui } = useTalk()
  const id = useId()
  const choose = (value: string) => {
    const [kind, ...rest] = value.split(':')
    const chosen = rest.join(':')
    onPick(kind === 'mine' || kind === 'ready' ? { kind, id: chosen } : anyByChance())
  }
  return (
    <section className="choices" data-seat={seat}>
      <h2>
        <label htmlFor={id}>{ui('ui.force-of-seat', { seat: seat + 1 })}</label>
      </h2>
      <div className="force-pick">
        <select
          id={id}
          className="field"
          value={pick.kind === 'random' ? 'random' : `${pick.kind}:${pick.id}`}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="random">{ui(seat === 0 ? 'ui.force-source-random' : 'ui.force-random-match')}</option>
          {mine.length > 0 ? (
            <optgroup label={ui('ui.force-source-mine')}>
              {mine.map(({ kept, outline }) => (
                <ForceOption key={kept.id} value={`mine:${kept.id}`} outline={outline} />
              ))}
            </optgroup>
          ) : null}
          <optgroup label={ui('ui.force-source-ready')}>
            {book.ready.map(({ id, outline }) => (
              <ForceOption key={id} value={`ready:${id}`} outline={outline} />
            ))}
          </optgroup>
        </select>
        {pick.kind === 'random' ? (
          <button type="button" className="tool" onClick={() => onPick(anyByChance())}>
            <Icon name="perspective-dice-six-faces-random" size={15} /> {ui('ui.force-random-again')}
          </button>
        ) : null}
      </div>
    </section>
  )
}

function ForceOption({ value, outline }: { value: string; outline: Outline }) {
  const talk = useTalk()
  const { ui, say } = talk
  const name = outline.name ?? say(outline.title)
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
