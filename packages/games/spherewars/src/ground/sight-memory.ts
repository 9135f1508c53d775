import type { Point } from '@fray/tabletop'
import type { Setup } from '../preparation/setup.ts'
import type { Combatant, Play, Status } from '../state.ts'
import type { Piece } from './scenery.ts'
import type { SightLevel } from './sight.ts'

/** How answers are written down; 0 is a question not asked yet. */
const LEVELS: readonly SightLevel[] = ['full', 'partial', 'none']

/**
 * What has been seen since anybody last moved, climbed, came or went: one shot asks about the same sight several times.
 * Whether the table is still as it was is looked up at every question, so that no rule that moves somebody can forget to
 * say so; that is far cheaper than to look again.
 */
class SightMemory {
  #setup: Setup | undefined
  #combatants: readonly Combatant[] = []
  #pieces: readonly Piece[] = []
  readonly #places: Point[] = []
  readonly #floors: number[] = []
  readonly #statuses: Status[] = []
  #answers = new Uint8Array(0)

  /** What the viewer sees of the target, looked up or found by `look`. */
  recall(
    play: Play,
    viewer: Combatant,
    target: Combatant,
    look: (play: Play, viewer: Combatant, target: Combatant) => SightLevel,
  ): SightLevel {
    const { combatants } = play.state
    // Somebody who is only thought to stand somewhere.
    if (combatants[viewer.id] !== viewer || combatants[target.id] !== target) return look(play, viewer, target)
    if (!this.#isSameTable(play)) this.#forget(play)
    const question = viewer.id * combatants.length + target.id
    const known = this.#answers[question]!
    if (known > 0) return LEVELS[known - 1]!
    const level = look(play, viewer, target)
    this.#answers[question] = LEVELS.indexOf(level) + 1
    return level
  }

  #isSameTable({ setup, state: { combatants, pieces } }: Play): boolean {
    if (setup !== this.#setup || combatants !== this.#combatants || pieces !== this.#pieces) return false
    const count = combatants.length
    if (count !== this.#places.length) return false
    for (let i = 0; i < count; i++) {
      const { at, floor, status } = combatants[i]!
      if (at !== this.#places[i] || floor !== this.#floors[i] || status !== this.#statuses[i]) return false
    }
    return true
  }

  #forget({ setup, state: { combatants, pieces } }: Play): void {
    this.#setup = setup
    this.#combatants = combatants
    this.#pieces = pieces
    const count = combatants.length
    // A shorter list, after one of another match, is begun anew; what has this length already is only filled in.
    if (this.#places.length > count) this.#places.length = count
    for (let i = 0; i < count; i++) {
      const { at, floor, status } = combatants[i]!
      this.#places[i] = at
      this.#floors[i] = floor
      this.#statuses[i] = status
    }
    if (this.#answers.length < count * count) this.#answers = new Uint8Array(count * count)
    else this.#answers.fill(0)
  }
}

export const sightMemory = new SightMemory()
