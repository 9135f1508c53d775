import { Tally, type TermSource, text } from '@fray/kernel'
import { registry } from '../ability.ts'
import { type Combatant, combatant, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'

/**
 * SW-ARTEFACT-03, -17: reveals artefacts that have just changed something everyone sees: all those that put terms into
 * a number about to be used, and objects whose effect showed. An ability reveals the artefact that is its bearer's only
 * source of it.
 */
export function revealedBy(play: Play, ...shown: readonly (Tally | TermSource)[]): void {
  for (const revealed of shown) {
    if (!(revealed instanceof Tally)) reveal(play, revealed)
    else for (const { source } of revealed.terms) if (source) reveal(play, source)
  }
}

function reveal(play: Play, { bearer: id, object }: TermSource): void {
  const bearer = combatant(play, id)
  for (const artefact of hiddenOrigins(bearer, object)) revealArtefact(play, bearer, artefact)
}

/** Gets the unrevealed artefacts that are a bearer's only source of an object. */
function hiddenOrigins(bearer: Combatant, object: string): readonly string[] {
  if (bearer.artefacts.length === bearer.revealed.length || hasByEffect(bearer, object)) return []
  const origins = hooks.origins(bearer, object)
  if (!origins.every((origin) => bearer.artefacts.includes(origin))) return []
  return origins.filter((artefact) => !bearer.revealed.includes(artefact))
}

/** SW-ARTEFACT-03: whether a term comes from something that a combatant carries in secret. */
export function isHiddenTerm(play: Play, carrier: Combatant, { bearer, object }: TermSource): boolean {
  const { side } = combatant(play, bearer)
  return side === carrier.side && hiddenOrigins(combatant(play, bearer), object).length > 0
}

function hasByEffect({ effects }: Combatant, id: string): boolean {
  return effects.some(({ object }) => object === id || registry.get(object).grants?.includes(id))
}

function revealArtefact(play: Play, bearer: Combatant, id: string): void {
  bearer.revealed.push(id)
  const { name, rule } = registry.get(id)
  play.log('artefact-revealed', { bearer: { figure: bearer.id }, artefact: name }, [rule, 'SW-ARTEFACT-03'], {
    seat: ownerOf(play, bearer),
  })
  play.reveal()
}

/** Adds an artefact's term to a number. Its bearer need not be the combatant whose number it is. */
export function addForArtefact(tally: Tally, bearer: Combatant, id: string, amount: number): void {
  const { name, rule } = registry.get(id)
  const label = text('term.artefact', { artefact: name, bearer: { figure: bearer.id } })
  tally.from(bearer.id, id).add(amount, label, rule)
}

/**
 * SW-ARTEFACT-03: reveals the artefacts without which something everyone sees (a result, a roll that is due) would
 * differ. For effects that leave no term in a number.
 */
export function revealChanging(play: Play, bearers: Iterable<Combatant>, seen: () => unknown): void {
  for (const bearer of bearers) {
    if (bearer.artefacts.length === bearer.revealed.length) continue
    const now = seen()
    for (const id of bearer.artefacts) {
      if (now !== without(bearer, id, seen)) revealedBy(play, { bearer: bearer.id, object: id })
    }
  }
}

/** Gets what would be seen if the bearer did not carry an artefact. */
function without(bearer: Combatant, id: string, seen: () => unknown): unknown {
  const { artefacts } = bearer
  bearer.artefacts = artefacts.filter((artefact) => artefact !== id)
  const otherwise = seen()
  bearer.artefacts = artefacts
  return otherwise
}
