import type { Json, Procedure } from '@fray/kernel'
import { call } from '../divination/calling.ts'
import { miraclesOf } from '../divination/miracle.ts'
import { miracleChoicesOn } from '../divination/miracle-choices.ts'
import type { Fighter, Play } from '../state.ts'
import { playRule } from './rule.ts'
import { type FigureDetails, figure, type Scene } from './scene.ts'

/** A pure faithful, a Zealot with Aspects 1, 2 and 1 and an aura of 15 cm; `card` changes the card. */
export function faithful(
  name: string,
  seat: 0 | 1,
  x: number,
  y: number,
  { miracles = [], faith = 0, card = {}, aspects = {}, more = {} }: FaithfulDetails = {},
): Json {
  const creed = { level: 'zealot', cult: 'Arin', aura: 15, creation: 1, alteration: 2, destruction: 1, ...aspects }
  return figure(name, seat, x, y, { faith: creed, ...card }, { miracles: [...miracles], faith, ...more })
}

export interface FaithfulDetails {
  readonly miracles?: readonly string[]
  /** Temporary faith. */
  readonly faith?: number
  readonly aspects?: FigureDetails
  readonly card?: FigureDetails
  readonly more?: FigureDetails
}

/** A call in a test: Ann's miracle, on herself or on the next fighter of the list. */
export interface MiracleCall {
  readonly miracle: string
  /** Ann's faith; by default only the Fervour, so that nothing is asked about the bond. */
  readonly faith: number
  /** Bob: an enemy 10 cm in front of her by default, or a friend. */
  readonly on: {
    readonly seat?: 0 | 1
    readonly card?: FigureDetails
    readonly more?: FigureDetails
    readonly at?: readonly [number, number]
  }
  readonly others?: readonly Json[]
  readonly ann?: FaithfulDetails
  /** The variant of the call, by its number. */
  readonly x?: number
  readonly onHerself?: boolean
  /** The die of the divination, and those after it. */
  readonly dice: readonly number[]
  readonly answers?: readonly Json[]
}

/** Ann calls her only miracle by the rules; then the test's own procedure runs. */
export function miracleScene(
  { miracle, faith, on, others = [], ann = {}, x, onHerself = false, dice, answers = [] }: MiracleCall,
  then: (play: Play, ann: Fighter, bob: Fighter) => Procedure<unknown> = nothing,
): Scene {
  const [px, py] = on.at ?? [32.5, 30]
  const figures = [
    faithful('Ann', 0, 20, 30, { ...ann, miracles: [miracle], faith }),
    figure('Bob', on.seat ?? 1, px, py, on.card, on.more),
    ...others,
  ]
  return playRule(
    { figures },
    function* (play) {
      const [caller, bob] = play.state.fighters as [Fighter, Fighter]
      const namings = miracleChoicesOn(play, caller, miraclesOf(caller)[0]!, onHerself ? caller : bob)
      const naming = x === undefined ? namings[0] : namings.find(({ variant }) => variant.x === x)
      if (!naming) throw new Error('the miracle cannot be called so')
      yield* call(play, caller, naming)
      yield* then(play, caller, bob)
    },
    { dice, answers },
  )
}

function* nothing(): Procedure {}
