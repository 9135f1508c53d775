import type { Event } from '@fray/kernel'
import type { Snapshot } from '../match/protocol.ts'

/** What the stage does when it is time. */
export interface Scenes {
  /** Dice fall. */
  roll(event: Event): void
  /** What came of them is shown. */
  show(snapshot: Snapshot): void
  /** How long dice may fall, in milliseconds; 0 shows everything at once. */
  pace(): number
}

type Scene = { readonly roll: Event } | { readonly show: Snapshot }

/** Shows snapshots in order, each after its dice have fallen, so that the table does not tell a roll before the dice do. */
export class Stage {
  readonly #scenes: Scenes
  readonly #queue: Scene[] = []
  #last: Snapshot | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(scenes: Scenes) {
    this.#scenes = scenes
  }

  add(snapshot: Snapshot): void {
    for (const roll of newRolls(this.#last, snapshot)) this.#queue.push({ roll })
    this.#queue.push({ show: snapshot })
    this.#last = snapshot
    if (this.#timer === undefined) this.#play()
  }

  /** A new match: nothing of the old one is shown any more. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue.length = 0
    this.#last = undefined
  }

  /** Shows everything that waits at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const scene of this.#queue.splice(0)) this.#present(scene)
  }

  #play(): void {
    this.#timer = undefined
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      this.#present(scene)
      const wait = 'roll' in scene ? this.#scenes.pace() : 0
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#play(), wait)
        return
      }
    }
  }

  #present(scene: Scene): void {
    if ('roll' in scene) this.#scenes.roll(scene.roll)
    else this.#scenes.show(scene.show)
  }
}

/** The rolls that happened between two snapshots. */
export function newRolls(before: Snapshot | undefined, after: Snapshot): Event[] {
  return newEvents(before, after).filter((event) => event.dice !== undefined)
}

/**
 * What happened between two snapshots; nothing on the first one, or after something was taken back. Where nothing is
 * secret another person may look at the later one: what they know begins with what was shown before.
 */
export function newEvents(before: Snapshot | undefined, after: Snapshot): readonly Event[] {
  if (!before || before.commitment !== after.commitment) return []
  const known = before.events.length
  const same = before.eyes === after.eyes || isSame(before.events.at(-1), after.events[known - 1])
  return same ? after.events.slice(known) : []
}

function isSame(a: Event | undefined, b: Event | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
