import type { Json } from '@fray/kernel'
import { scriptedIn } from '@fray/tabletop'
import { namesOf } from './fighter-names.ts'
import type { State } from './state.ts'
import { CENTIMETRE } from './units.ts'

const inCentimetres = scriptedIn(CENTIMETRE)

/** Slots in which fighters lie, or their dice; things of others have ids of their own. */
const FOR_FIGHTERS = /^(attack|defence|held|combat-\d+)$/

/** An answer as people write it: places in cm, fighters by their names ("Ann:charge:Bob"). */
export function readScripted(answer: Json, state: State): Json {
  if (typeof answer === 'string') return withIds(answer, state)
  const read = inCentimetres(answer)
  const slots = isRecord(read) ? read.slots : undefined
  if (!isRecord(read) || !isRecord(slots)) return read
  const named = Object.entries(slots).map(([slot, things]) => {
    return [
      slot,
      FOR_FIGHTERS.test(slot) && Array.isArray(things) ? things.map((each) => putWithId(each, state)) : things,
    ]
  })
  return { ...read, slots: Object.fromEntries(named) }
}

function isRecord(data: Json | undefined): data is { readonly [key: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** "Ann", or so many dice of hers. */
function putWithId(put: Json, state: State): Json {
  if (typeof put === 'string') return withIds(put, state)
  if (!Array.isArray(put)) return put
  const [thing, ...count] = put as readonly Json[]
  return typeof thing === 'string' ? [withIds(thing, state), ...count] : put
}

/** Each part that is somebody's name gives way to his id; the same name in other letters is his, too. */
function withIds(key: string, state: State): string {
  const names = namesOf(state).map((name) => name.toLowerCase())
  const idOf = (part: string) => names.indexOf(part.toLowerCase())
  return key
    .split(':')
    .map((part) => (idOf(part) < 0 ? part : String(idOf(part))))
    .join(':')
}
