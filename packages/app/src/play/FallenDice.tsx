import type { FallenDice as Pool } from '@fray/kernel'
import { Die } from './Die.tsx'

interface Props {
  readonly pools: readonly Pool[]
  /** What the game writes for values that are not shown as numbers. */
  readonly faces: Readonly<Record<string, number>>
}

/** Dice of all pools of a roll, each pool in the colour of its seat. */
export function FallenDice({ pools, faces }: Props) {
  const written = new Map(Object.entries(faces).map(([face, value]) => [value, face]))
  return (
    <span className="dice">
      {pools.map((pool, i) => (
        <span key={`${pool.seat} ${i.toString()}`} className="dice-pool">
          {pool.values.map((value, j) => (
            <Die
              key={`${value} ${j.toString()}`}
              value={value}
              sides={pool.sides}
              seat={pool.seat}
              face={written.get(value)}
            />
          ))}
        </span>
      ))}
    </span>
  )
}
