import type { GameEvent } from '@fray/kernel'
import type { Snapshot } from '../match/protocol.ts'

/** What the stage does when it is time. */
interface Scenes {
  /** Dice fall, in so much of their usual time. What came of them is told with them where others fall before the table shows it. */
  roll(event: GameEvent, told: readonly GameEvent[], haste: number): void
  /** What came of them is shown. */
  show(snapshot: Snapshot): void
  /** How long dice may fall, in milliseconds; 0 shows everything at once. */
  pace(): number
  /** Calls when the next picture is drawn; what comes before that is drawn with it. */
  atNextPicture(draw: () => void): void
}

type Scene = Roll | { readonly show: Snapshot }

/** Dice that fall, and all that had happened when the next ones did. */
interface Roll {
  readonly roll: GameEvent
  readonly told: readonly GameEvent[]
}

/** What came of dice is to be read before others fall: that takes so much longer, as a share of their own time. */
const READING = 0.6

/** Where more than so many others wait to fall, each takes this share of its time. */
const CROWD = 3
const HASTE = 0.5

/** While nobody is asked anything, pictures are at least so many milliseconds apart: bots may be too quick to follow. */
const LULL = 100

/** Whether somebody waits to see this: to decide, to take the screen over, or how it ended. */
function isAwaited({ decision, handOver, outcome }: Snapshot): boolean {
  return decision !== undefined || handOver !== undefined || outcome !== undefined
}

/** Shows snapshots in order, each after its dice have fallen, so that the table does not tell a roll before the dice do. */
export class Stage {
  readonly #scenes: Scenes
  readonly #queue: Scene[] = []
  #last: Snapshot | undefined
  /** Dice are falling. */
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Nobody is asked anything, and something was drawn a moment ago. */
  #lull: ReturnType<typeof setTimeout> | undefined
  #isDue = false
  #drawn = Number.NEGATIVE_INFINITY

  constructor(scenes: Scenes) {
    this.#scenes = scenes
  }

  add(snapshot: Snapshot): void {
    this.#queue.push(...rollsBetween(this.#last, snapshot))
    // Of what was not drawn yet and has no dice between, only the last is.
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

  /** A new match: nothing of the old one is shown any more. */
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

  /** Nobody could see more of it than how it ends: the last dice, and what came of all of them. */
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

/** The rolls that happened between two snapshots; the table itself shows what came of the last. */
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

/** The rolls that happened between two snapshots. */
export function newRolls(before: Snapshot | undefined, after: Snapshot): GameEvent[] {
  return newEvents(before, after).filter((event) => event.dice !== undefined)
}

/**
 * What happened between two snapshots; nothing on the first one, or after something was taken back. Where nothing is
 * secret another person may look at the later one: what they know begins with what was shown before.
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
