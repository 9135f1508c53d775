import type { RolledDice as Pool } from '@fray/kernel'
import { use } from 'react'
import { useGuide } from '../guide/state/guide-book.ts'
import { Term } from '../guide/Term.tsx'
import { RuleGame } from '../rules/RuleLinks.tsx'
import { useMatch } from '../store/match-store.ts'
import { Die } from './Die.tsx'

interface Props {
  readonly pools: readonly Pool[]
  /** The faces that the game prints instead of numbers. */
  readonly faces: Readonly<Record<string, number>>
}

/** The dice of all pools of a roll, each pool in its seat's colour. */
export function FallenDice({ pools, faces }: Props) {
  const written = new Map(Object.entries(faces).map(([face, value]) => [value, face]))
  const special = pools.some(({ values }) => values.some((value) => written.has(value)))
  const meaningOf = useFaceMeanings(special)
  return (
    <span className="dice">
      {pools.map((pool, i) => (
        <span key={`${pool.seat} ${i.toString()}`} className="dice-pool">
          {pool.values.map((value, j) => (
            <Term key={`${value} ${j.toString()}`} meaning={meaningOf(written.get(value))}>
              <Die value={value} sides={pool.sides} seat={pool.seat} face={written.get(value)} />
            </Term>
          ))}
        </span>
      ))}
    </span>
  )
}

/** Explains faces that are not numbers, once one was rolled. */
function useFaceMeanings(wanted: boolean): (face: string | undefined) => string | undefined {
  const played = useMatch(({ snapshot }) => snapshot?.game)
  const { guide, talk } = useGuide(use(RuleGame) ?? played, wanted)
  return (face) => {
    const meaning = face === undefined ? undefined : guide?.terms[`face.${face}`]
    return meaning && talk.say(meaning)
  }
}
