import type { Tally } from '@fray/kernel'
import { abilities } from '../ability.ts'
import { artefactNamed, miracleNamed, spellNamed } from '../armies/extras/armoury.ts'
import { traitsByStatus } from '../armies/extras/incarnation.ts'
import type { Fighter } from '../state.ts'

/** CF-REV-DIRZ-29: how many combat dice come from spells, miracles or artefacts, or from abilities these grant. */
export function grantedDice(who: Fighter, { terms }: Tally): number {
  const given = terms.filter(({ source, amount }) => source && amount > 0 && isGiven(who, source.object))
  return given.reduce((sum, { amount }) => sum + amount, 0)
}

/** Whether a fighter has something only by a spell, a miracle or an artefact, not by its card. */
function isGiven(who: Fighter, object: string): boolean {
  if (spellNamed(object) || miracleNamed(object)) return true
  const artefact = artefactNamed(object)
  // CF-REV-DIRZ-02: treatments do not count as artefacts.
  if (artefact) return artefact.family !== 'treatment'
  const { profile, extras } = who.member
  const own = [...profile.traits, ...traitsByStatus(profile)]
  if (own.some(({ ability }) => ability === object)) return false
  const bought = extras.some(({ ability }) => givesByRow(ability, object) && isGiven(who, ability))
  return (
    bought ||
    who.effects.some(({ object: laid, source }) => {
      return brings(laid, object) && source.object !== object && isGiven(who, source.object)
    })
  )
}

function givesByRow(artefact: string, object: string): boolean {
  return artefactNamed(artefact)?.grants?.split('/')[0] === object
}

/** Whether an effect is named after the object or grants it. */
function brings(effect: string, object: string): boolean {
  return effect === object || abilities.find(effect)?.grants?.includes(object) === true
}
