import type { Json, Seat } from '@fray/kernel'
import { scriptedProposalReader } from '@fray/tabletop'
import { presentKey } from './armies/cards/former-keys.ts'
import type { State } from './state.ts'
import { CENTIMETRE } from './units.ts'
import { cardNamesOf } from './view/card-names.ts'
import { namesOf } from './view/fighter-names.ts'

const inCentimetres = scriptedProposalReader(CENTIMETRE)

/** Slots that hold fighters or their dice; other things have their own ids. */
const FOR_FIGHTERS = /^(attack|defence|held|combat-\d+)$/

/** Slots that hold cards. */
const FOR_CARDS = /^(pile|aside|reserve|play)$/
/** CF-DRAW-02, -03: the use of the top card, with the cards played from the reserve. */
const LEAD = /^(play|reserve|leave)\+/

/** An answer as people write it: places in cm, fighters and cards by their names ("Ann:charge:Bob", "play+Ann"). */
export function readScripted(answer: Json, state: State, seat?: Seat): Json {
  if (typeof answer === 'string') {
    return LEAD.test(answer) ? withCardIds(answer, state, seat ?? state.lead) : withIds(presentKey(answer), state)
  }
  const read = inCentimetres(answer)
  const slots = isRecord(read) ? read.slots : undefined
  if (!isRecord(read) || !isRecord(slots)) return read
  const named = Object.entries(slots).map(([slot, things]) => {
    if (!Array.isArray(things)) return [slot, things]
    if (FOR_FIGHTERS.test(slot)) return [slot, things.map((thing) => putWithId(thing, state))]
    return [slot, FOR_CARDS.test(slot) ? things.map((thing) => cardId(thing, state, seat)) : things]
  })
  return { ...read, slots: Object.fromEntries(named) }
}

function isRecord(data: Json | undefined): data is { readonly [key: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** "Ann", or a number of her dice. */
function putWithId(put: Json, state: State): Json {
  if (typeof put === 'string') return withIds(put, state)
  if (!Array.isArray(put)) return put
  const [thing, ...count] = put as readonly Json[]
  return typeof thing === 'string' ? [withIds(thing, state), ...count] : put
}

/** Replaces each part that is a fighter's name, in any case, by its id. */
function withIds(key: string, state: State): string {
  const names = namesOf(state).map((name) => name.toLowerCase())
  const idOf = (part: string) => names.indexOf(part.toLowerCase())
  return key
    .split(':')
    .map((part) => (idOf(part) < 0 ? part : String(idOf(part))))
    .join(':')
}

function withCardIds(key: string, state: State, seat: Seat): string {
  const [top, ...cards] = key.split('+')
  return [top, ...cards.map((card) => cardId(card, state, seat))].join('+')
}

/** Gets the id of the card with that name, of the answering camp if it is known. */
function cardId(name: Json, state: State, seat: Seat | undefined): Json {
  if (typeof name !== 'string') return name
  const wanted = name.toLowerCase()
  const id = cardNamesOf(state).findIndex((cardName, i) => {
    return cardName.toLowerCase() === wanted && (seat === undefined || state.cards[i]!.seat === seat)
  })
  return id < 0 ? name : String(id)
}
