import { describe, Speaker, type Text } from '@fray/kernel'
import { confrontation } from '../game.ts'
import type { Scene } from './scene.ts'

const NAMES = { figure: (id: number) => `figure ${id}`, seat: (seat: number) => `seat ${seat}` }

const speaker = new Speaker(confrontation.phrases)

/** Says all that a match has told since an event and all that it asks now. */
export function proofread(match: Scene, since = 0): Scene {
  for (const { type, args, numbers = [] } of match.events.slice(since)) {
    say({ id: type, args })
    readAll(numbers)
  }
  for (const decision of match.pending) readAll(describe(decision))
  return match
}

/** A text that lacks a phrase or an argument throws. */
export function say(words: Text): void {
  speaker.say(words, NAMES)
}

/** Everything in plain data that is a text. */
function readAll(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (isText(value)) say(value)
  else for (const part of Object.values(value)) readAll(part)
}

/** Texts are found by their form: an id that is a string, perhaps arguments, nothing else. */
function isText(value: object): value is Text {
  if (!('id' in value) || typeof value.id !== 'string') return false
  return Object.keys(value).every((key) => key === 'id' || key === 'args')
}
