import type { Random, Seat } from '@fray/kernel'
import { kindOf } from '../ground/markers.ts'
import { addPurses, gemsIn, masteredBy, type Purse } from '../incantation/mana.ts'
import { isOpen } from '../round/open-cards.ts'
import type { Camp, Fighter, Marker, State } from '../state.ts'

/**
 * CF-STRATEGIC-02, CF-DRAW-05: a seat knows which unplayed cards another player has, how many lie in the pile and how
 * many in reserve, but neither their order nor which lie where.
 */
export function redact(state: State, seat: Seat | undefined): void {
  for (const camp of state.camps) {
    if (camp.seat !== seat) shuffleUnseen(state, camp)
    else if (camp.pileAsKnown) restoreKnownOrder(state, camp, camp.pileAsKnown)
    delete camp.pileAsKnown
  }
  for (const fighter of state.fighters) if (fighter.seat !== seat) hideGems(fighter)
  // CF-MOVE-05: these distances have not been measured.
  if (state.turn?.exclusive) state.turn.exclusive = { ...state.turn.exclusive, outlooks: {} }
  state.markers = state.markers.map((marker) => (isUnknown(state, marker, seat) ? coverMarker(marker) : marker))
}

/**
 * CF-TOKEN-02, -03: whether a counter is secret for a seat: it belongs to the enemy and its pair is still on the table.
 */
function isUnknown(state: State, marker: Marker, seat: Seat | undefined): boolean {
  const { id, kind, by } = marker
  const isPaired = state.markers.some(
    (otherMarker) => otherMarker.id !== id && otherMarker.kind === kind && otherMarker.by === by,
  )
  return kindOf(marker).faceDown === true && state.fighters[by]!.seat !== seat && isPaired
}

function coverMarker({ x: _, ...marker }: Marker): Marker {
  return marker
}

/** CF-TOKEN-02, -03: decides at random which counter of a pair is the trap where a seat does not know it. */
export function reassignTraps(state: State, seat: Seat, random: Random): void {
  const faces = new Map<number, number>()
  state.markers = state.markers.map((marker) => {
    if (!isUnknown(state, marker, seat)) return marker
    const other = faces.get(marker.by)
    const x = other === undefined ? random.pick([0, 1]) : 1 - other
    faces.set(marker.by, x)
    return { ...marker, x }
  })
}

/**
 * CF-MANA-10: the kinds of a magician's first gems show when it comes to the table; their number is printed on its
 * card.
 */
function hideGems(fighter: Fighter): void {
  const gems = gemsIn(fighter.gems)
  if (fighter.status === 'waiting' && gems > 0) fighter.gems = { [masteredBy(fighter)[0]!]: gems }
}

/** Puts the unseen cards in the order of the list, the first of them in the pile, so that the rest tells nothing. */
function shuffleUnseen(state: State, camp: Camp): void {
  const unseen = unseenCards(state, camp).sort((a, b) => a - b)
  replaceUnseen(state, camp, unseen)
}

/** CF-MIRACLE-29: after a hidden move, the cards' owner still sees them in the order before it. */
function restoreKnownOrder(state: State, camp: Camp, known: readonly number[]): void {
  const place = (card: number) => (known.includes(card) ? known.indexOf(card) : known.length)
  const hiddenCards = (cards: readonly number[]) => cards.filter((card) => !isOpen(state, card))
  const pile = hiddenCards(camp.pile).sort((a, b) => place(a) - place(b) || a - b)
  replaceUnseen(state, camp, [...pile, ...hiddenCards(camp.reserve)])
}

/** Gets the cards of a camp that lie face down. */
export function unseenCards(state: State, { pile, reserve }: Camp): number[] {
  return [...pile, ...reserve].filter((card) => !isOpen(state, card))
}

/** Puts these cards, in order, in the places of the face-down ones. */
export function replaceUnseen(state: State, camp: Camp, cards: readonly number[]): void {
  let next = 0
  const other = (card: number) => (isOpen(state, card) ? card : cards[next++]!)
  camp.pile = camp.pile.map(other)
  camp.reserve = camp.reserve.map(other)
}

/**
 * CF-STRATEGIC-02, CF-DRAW-05, CF-MANA-10: any order of the cards, any of them in reserve, any gems that a magician
 * masters.
 */
export function determinize(state: State, seat: Seat, random: Random): void {
  for (const camp of state.camps) {
    if (camp.seat !== seat) replaceUnseen(state, camp, random.shuffle(unseenCards(state, camp)))
  }
  for (const fighter of state.fighters) {
    if (fighter.seat !== seat) randomizeReserve(fighter, random)
  }
  reassignTraps(state, seat, random)
}

/** CF-MANA-10: gives a magician that has not come to the table any gems it masters, as many as it has. */
export function randomizeReserve(magician: Fighter, random: Random): void {
  if (magician.status !== 'waiting' || gemsIn(magician.gems) === 0) return
  let purse: Purse = {}
  for (let left = gemsIn(magician.gems); left > 0; left--) {
    purse = addPurses(purse, { [random.pick(masteredBy(magician))]: 1 })
  }
  magician.gems = purse
}
