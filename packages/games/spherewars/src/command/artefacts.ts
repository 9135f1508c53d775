import { type Tally, type Text, text } from '@fray/kernel'
import { abilityNamed } from '../ability.ts'
import { type Combatant, combatant, ownerOf, type Play } from '../state.ts'

/** SW-ARTEFACT-03: an artefact that was activated, or has just changed something, is secret no longer. */
export function revealArtefact(play: Play, bearer: Combatant, id: string): void {
  if (!isSecret(bearer, id)) return
  bearer.revealed.push(id)
  const { name, rule } = abilityNamed(id)
  play.log('artefact-revealed', { bearer: { figure: bearer.id }, artefact: name }, [rule, 'SW-ARTEFACT-03'], {
    seat: ownerOf(play, bearer),
  })
  play.reveal()
}

function isSecret({ artefacts, revealed }: Combatant, id: string): boolean {
  return artefacts.includes(id) && !revealed.includes(id)
}

/** Adds an artefact's term to a number; whoever makes the roll then says with `revealUsed` that it has been seen. */
export function addForArtefact(tally: Tally, bearer: Combatant, id: string, amount: number): void {
  const { name, rule } = abilityNamed(id)
  tally.add(amount, text('term.artefact', { artefact: name, bearer: { figure: bearer.id } }), rule)
}

/**
 * SW-ARTEFACT-03: reveals every artefact that put a term into a number about to be used, be it `owner`'s own, an enemy's,
 * or one that gives its bearer an ability whose term it is.
 */
export function revealUsed(play: Play, owner: Combatant, tally: Tally): void {
  for (const { label, rule } of tally.terms) {
    const bearer = bearerIn(label)
    if (bearer !== null) revealByRule(play, combatant(play, bearer), rule)
    else if (owner.artefacts.length > owner.revealed.length) revealGrantByRule(play, owner, rule)
  }
}

function bearerIn({ id, args }: Text): number | null {
  const bearer = id === 'term.artefact' ? args?.bearer : undefined
  return typeof bearer === 'object' && 'figure' in bearer ? bearer.figure : null
}

function revealByRule(play: Play, bearer: Combatant, rule: string | undefined): void {
  const id = bearer.artefacts.find((each) => abilityNamed(each).rule === rule)
  if (id) revealArtefact(play, bearer, id)
}

function revealGrantByRule(play: Play, bearer: Combatant, rule: string | undefined): void {
  for (const id of bearer.artefacts) {
    const granted = abilityNamed(id).grants?.find((each) => abilityNamed(each).rule === rule)
    if (granted) revealGrant(play, bearer, granted)
  }
}

/** SW-ARTEFACT-03, -17: an ability made a difference that the bearer has through an artefact alone. */
export function revealGrant(play: Play, bearer: Combatant, ability: string): void {
  if (bearer.artefacts.length === bearer.revealed.length || hasOtherwise(bearer, ability)) return
  for (const id of bearer.artefacts) if (abilityNamed(id).grants?.includes(ability)) revealArtefact(play, bearer, id)
}

function hasOtherwise({ profile, effects }: Combatant, ability: string): boolean {
  if (profile.abilities.includes(ability)) return true
  return effects.some((effect) => effect.ability === ability || abilityNamed(effect.ability).grants?.includes(ability))
}

/**
 * SW-ARTEFACT-03: reveals the artefacts without which something that everybody sees (a result, a roll that is due) would
 * be otherwise. For what leaves no term in a number.
 */
export function revealChanging(play: Play, bearers: Iterable<Combatant>, seen: () => unknown): void {
  for (const bearer of bearers) {
    if (bearer.artefacts.length === bearer.revealed.length) continue
    const now = seen()
    for (const id of bearer.artefacts) {
      if (!bearer.revealed.includes(id) && now !== without(bearer, id, seen)) revealArtefact(play, bearer, id)
    }
  }
}

/** What would be seen if the bearer did not carry an artefact. */
function without(bearer: Combatant, id: string, seen: () => unknown): unknown {
  const { artefacts } = bearer
  bearer.artefacts = artefacts.filter((each) => each !== id)
  const otherwise = seen()
  bearer.artefacts = artefacts
  return otherwise
}
