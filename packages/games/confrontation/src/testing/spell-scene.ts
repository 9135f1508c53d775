import type { Json, Procedure } from '@fray/kernel'
import { cast } from '../incantation/casting.ts'
import { spellsOf } from '../incantation/spell.ts'
import { spellChoicesOn } from '../incantation/spell-choices.ts'
import type { Fighter, Play } from '../state.ts'
import { type MagicianDetails, magician } from './magician.ts'
import { playRule } from './rule.ts'
import { type FigureDetails, figure, type Scene } from './scene.ts'

/** A casting in a test: Ann's spell, on herself or on the next fighter of the list. */
export interface SpellCast {
  readonly spell: string
  readonly gems: Readonly<Record<string, number>>
  /** Bob: an enemy 15 cm in front of her by default, or a friend. */
  readonly on: {
    readonly seat?: 0 | 1
    readonly card?: FigureDetails
    readonly more?: FigureDetails
    readonly at?: readonly [number, number]
  }
  /** Further figures. */
  readonly others?: readonly Json[]
  readonly ann?: MagicianDetails
  /** The variant of the casting, by its number. */
  readonly x?: number
  readonly onHerself?: boolean
  /** The die of the incantation, and those after it. */
  readonly dice: readonly number[]
  readonly answers?: readonly Json[]
}

/** Ann casts her only spell by the rules; then the test's own procedure runs. */
export function spellScene(
  { spell, gems, on, others = [], ann = {}, x, onHerself = false, dice, answers = [] }: SpellCast,
  then: (play: Play, ann: Fighter, bob: Fighter) => Procedure<unknown> = nothing,
): Scene {
  const [px, py] = on.at ?? [30, 30]
  const figures = [
    magician('Ann', 0, 20, 30, { ...ann, spells: [spell], gems }),
    figure('Bob', on.seat ?? 1, px, py, on.card, on.more),
    ...others,
  ]
  return playRule(
    { figures },
    function* (play) {
      const [caster, bob] = play.state.fighters as [Fighter, Fighter]
      const target = onHerself ? caster : bob
      const namings = spellChoicesOn(play, caster, spellsOf(caster)[0]!, target)
      const naming = x === undefined ? namings[0] : namings.find(({ variant }) => variant.x === x)
      if (!naming) throw new Error('the spell cannot be cast so')
      yield* cast(play, caster, naming)
      yield* then(play, caster, bob)
    },
    { dice, answers },
  )
}

function* nothing(): Procedure {}
