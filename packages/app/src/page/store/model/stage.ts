import type { GameEvent } from '@fray/kernel'
import type { Snapshot } from '@fray/session'

/** The outputs of the stage. */
interface Scenes {
  /** Starts rolling dice, in this share of the usual duration. If others follow, the results are shown with them. */
  roll(event: GameEvent, told: readonly GameEvent[], haste: number): void
  /** Shows the results. */
  show(snapshot: Snapshot): void
  /** The rolling time in milliseconds; 0 shows everything at once. */
  pace(): number
  /** Calls back at the next animation frame; snapshots before that are merged. */
  atNextPicture(draw: () => void): void
}

type Scene = Roll | { readonly show: Snapshot }

/** Rolling dice, and the events up to the next roll. */
interface Roll {
  readonly roll: GameEvent
  readonly told: readonly GameEvent[]
}

/** Results need this extra time to be read, as a share of the rolling time. */
const READING = 0.6

/** If more rolls than this are waiting, each takes this share of its time. */
const CROWD = 3
const HASTE = 0.5

/** While nobody is asked, frames are at least this many milliseconds apart: bots may be too quick to follow. */
const LULL = 100

/** Whether somebody waits to see this: to decide, to take the device, or for the result. */
function isAwaited({ decision, handOver, outcome }: Snapshot): boolean {
  return decision !== undefined || handOver !== undefined || outcome !== undefined
}

/** Shows snapshots in order, each after its dice, so that the table does not reveal a roll too early. */
export class Stage {
  readonly #scenes: Scenes
  readonly #queue: Scene[] = []
  #last: Snapshot | undefined
  /** Dice are rolling. */
  #timer: ReturnType<typeof setTimeout> | undefined
  /** No decision waits, and the last drawing is a moment old. */
  #lull: ReturnType<typeof setTimeout> | undefined
  #isDue = false
  #drawn = Number.NEGATIVE_INFINITY

  constructor(scenes: Scenes) {
    this.#scenes = scenes
  }

  add(snapshot: Snapshot): void {
    this.#queue.push(...rollsBetween(this.#last, snapshot))
    // Of several undrawn snapshots without dice in between, only the last counts.
    const waiting = this.#queue.at(-1)
    if (waiting && 'show' in waiting) this.#queue.pop()
    this.#queue.push({ show: snapshot })
    this.#last = snapshot
    if (this.#timer !== undefined || this.#isDue) return
    const rest = isAwaited(snapshot) ? 0 : this.#drawn + LULL - performance.now()
    if (rest <= 0) this.#drawNext()
    else this.#lull ??= setTimeout(() => this.#drawNext(), rest)
  }

  #drawNext(): void {
    clearTimeout(this.#lull)
    this.#lull = undefined
    this.#isDue = true
    this.#scenes.atNextPicture(() => {
      this.#isDue = false
      if (this.#timer === undefined) this.#play()
    })
  }

  /** A new match: drops everything of the old one. */
  clear(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#lull)
    this.#timer = this.#lull = undefined
    this.#queue.length = 0
    this.#last = undefined
  }

  /** Shows everything that waits at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#presentLast()
  }

  #play(): void {
    this.#timer = undefined
    while (this.#queue.length > 0) {
      const wait = this.#scenes.pace()
      const scene = wait === 0 ? undefined : this.#queue.shift()
      const haste = this.#queue.filter((otherScene) => 'roll' in otherScene).length > CROWD ? HASTE : 1
      if (!scene) this.#presentLast()
      else if (this.#present(scene, haste) === 'roll') {
        this.#timer = setTimeout(() => this.#play(), wait * haste * (isTold(scene) ? 1 + READING : 1))
        return
      }
    }
  }

  /** Skips to the last dice and all results, since nobody could follow the rest. */
  #presentLast(): void {
    const scenes = this.#queue.splice(0)
    const [roll, show] = [scenes.findLast((scene) => 'roll' in scene), scenes.findLast((scene) => 'show' in scene)]
    if (roll) this.#present(roll)
    if (show) this.#present(show)
  }

  #present(scene: Scene, haste = 1): 'roll' | 'show' {
    this.#drawn = performance.now()
    if ('roll' in scene) {
      this.#scenes.roll(scene.roll, scene.told, haste)
      return 'roll'
    }
    this.#scenes.show(scene.show)
    return 'show'
  }
}

/** Gets the rolls between two snapshots, as they are shown one by one. */
function rollsBetween(before: Snapshot | undefined, after: Snapshot): Roll[] {
  const rolls = newRolls(before, after)
  return rolls.map((roll, i) => {
    const next = rolls[i + 1]
    return { roll, told: after.events.slice(0, next ? after.events.indexOf(next) : after.events.indexOf(roll) + 1) }
  })
}

function isTold(scene: Scene): boolean {
  return 'roll' in scene && scene.told.at(-1) !== scene.roll
}

/** Gets the roll events between two snapshots. */
export function newRolls(before: Snapshot | undefined, after: Snapshot): GameEvent[] {
  return newEvents(before, after).filter((event) => event.dice !== undefined)
}

/**
 * Gets the events between two snapshots; none for the first one or after an undo. The later one may be another person's
 * view: shared events come first.
 */
export function newEvents(before: Snapshot | undefined, after: Snapshot): readonly GameEvent[] {
  if (!before || before.commitment !== after.commitment) return []
  const known = before.events.length
  const same = before.eyes === after.eyes || isSame(before.events.at(-1), after.events[known - 1])
  return same ? after.events.slice(known) : []
}

function isSame(a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
