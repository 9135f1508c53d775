import type { Json, Lineup } from '@fray/kernel'
import { useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import { type Fault, faultOf } from '../../locales/fault.ts'
import type { GameInfo } from '../../shared/protocol.ts'
import { Choices } from '../pages/Choices.tsx'
import { FaultText } from '../translator/FaultText.tsx'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { ForceSelect } from './ForceSelect.tsx'
import { type OpenBook, useForceBook } from './state/force-book.ts'
import { type ForcePick, forcesOf, type MyForce, myForces, randomPick } from './state/force-picks.ts'
import { forceService } from './state/service.ts'

interface Props {
  readonly game: GameInfo
  /** The setup that the forces are put into. */
  readonly base: Json
  /** The user's force to start with at the first seat. */
  readonly first: string | undefined
  /** The setup with the forces; undefined while the rules do not allow it. */
  onSetup(setup: Json | undefined): void
}

/** The default line-up: two seats with one force each. */
const DUEL: Pick<Lineup, 'forces'> = {
  forces: [
    { seat: 0, side: 0 },
    { seat: 1, side: 1 },
  ],
}

/** Chooses the force of each seat: the user's own, a ready-made or a random one. */
export function ForceChoice(props: Props) {
  const open = useForceBook(props.game.id)
  const [mine, setMine] = useState<readonly MyForce[]>()
  useEffect(() => void myForces(props.game.id).then(setMine, () => setMine([])), [props.game.id])
  if (!open || !mine) return null
  return (
    <TranslatorContext value={open.talk}>
      <Picks {...props} open={open} mine={mine} />
    </TranslatorContext>
  )
}

function Picks({ game, base, first, onSetup, open, mine }: Props & { open: OpenBook; mine: readonly MyForce[] }) {
  const { ui, say } = useTranslator()
  const { lineups } = open.book
  const [lineup, setLineup] = useState(lineups[0])
  const { forces: places } = lineup ?? DUEL
  const [picks, setPicks] = useState<readonly ForcePick[]>(() => places.map((_, i) => firstPick(i, first, mine)))
  const lineUp = (id: string) => {
    const chosen = lineups.find((otherLineup) => otherLineup.id === id)
    setLineup(chosen)
    setPicks((chosen ?? DUEL).forces.map((_, i) => picks[i] ?? randomPick()))
  }
  const [fault, setFault] = useState<Fault>()
  useEffect(() => {
    let wanted = true
    onSetup(undefined)
    forcesOf(game.id, picks, open.book, mine)
      .then((forces) => forceService.setup(game.id, base, forces, lineup?.id))
      .then(
        (setup) => {
          if (!wanted) return
          setFault(undefined)
          onSetup(setup)
        },
        (error: unknown) => wanted && setFault(faultOf(error)),
      )
    return () => {
      wanted = false
    }
  }, [game.id, base, picks, lineup, open, mine, onSetup])
  return (
    <div className="force-picks">
      {lineups.length > 1 ? (
        <Choices
          title={ui('ui.lineup')}
          value={lineup?.id}
          options={lineups.map(({ id, text }) => ({ value: id, words: say(text) }))}
          onChoose={lineUp}
        />
      ) : null}
      {picks.map((pick, i) => (
        <ForcePicker
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the line-up is its number
          key={i}
          place={i}
          places={places}
          pick={pick}
          open={open}
          mine={mine}
          onPick={(chosen) => setPicks(picks.with(i, chosen))}
        />
      ))}
      {fault === undefined ? null : (
        <div role="alert">
          <p>{ui('ui.forces-clash')}</p>
          <FaultText fault={fault} />
        </div>
      )}
      <Link href="/forces" className="tool">
        {ui('ui.forces-of', { game: { text: game.title } })}
      </Link>
    </div>
  )
}

/** Gets the first choice: the given force, otherwise the latest legal one, otherwise a random one. */
function firstPick(place: number, wanted: string | undefined, mine: readonly MyForce[]): ForcePick {
  const legal = mine.filter(({ outline }) => outline.faults === 0)
  const own = legal.find(({ kept }) => kept.id === wanted) ?? legal[0]
  return place === 0 && own ? { kind: 'mine', id: own.kept.id } : randomPick()
}

interface PickerProps {
  /** The place in the line-up. */
  readonly place: number
  readonly places: Lineup['forces']
  readonly pick: ForcePick
  readonly open: OpenBook
  readonly mine: readonly MyForce[]
  onPick(pick: ForcePick): void
}

/** Says whose force it is for the player at the first seat, numbered if there are several of a kind. */
function roleOf(place: number, places: Lineup['forces']): { role: 'own' | 'ally' | 'enemy'; number: number } {
  const roles = places.map(({ seat, side }) => {
    if (seat === 0) return 'own'
    return side === places[0]?.side ? 'ally' : 'enemy'
  })
  const role = roles[place] ?? 'own'
  const alike = roles.filter((other) => other === role).length
  return { role, number: alike === 1 ? 0 : roles.slice(0, place + 1).filter((other) => other === role).length }
}

function ForcePicker({ place, places, pick, open: { book }, mine, onPick }: PickerProps) {
  const { ui } = useTranslator()
  const { role, number } = roleOf(place, places)
  const id = useId()
  return (
    <section className="choices" data-seat={places[place]?.seat}>
      <h2>
        <label htmlFor={id}>{ui(`ui.force-of.${role}`, { number })}</label>
      </h2>
      <ForceSelect
        id={id}
        pick={pick}
        randomWords={ui(place === 0 ? 'ui.force-source-random' : 'ui.force-random-match')}
        book={book}
        mine={mine}
        onPick={onPick}
      />
    </section>
  )
}
