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

/** All that a match has told since an event and all that it asks now cites a rule. */
export function checkRules(match: Scene, since = 0): Scene {
  const asked = match.pending.map(({ prompt, rules }) => ({ id: prompt.id, rules }))
  const told = match.events.slice(since).map(({ type, rules }) => ({ id: type, rules }))
  const lawless = [...told, ...asked].find(({ rules }) => rules.length === 0)
  if (lawless) throw new Error(`"${lawless.id}" cites no rule`)
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
