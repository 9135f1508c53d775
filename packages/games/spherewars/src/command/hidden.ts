import type { PickDecision, Procedure } from '@fray/kernel'
import { type Ability, registry } from '../ability.ts'
import { type Artefact, artefacts, barredFrom } from '../bands/armoury.ts'
import { type Combatant, ownerOf, type Play } from '../state.ts'

/** SW-ARTEFACT-03, SW-CONSUMABLE-06: gets a combatant as the other side knows it. */
export function publicStateOf(bearer: Combatant): Combatant {
  const { artefacts: borne, revealed } = bearer
  const known = borne.filter((id) => revealed.includes(id))
  // Hooks are cached by list, so an unchanged list is reused.
  return { ...bearer, artefacts: known.length === borne.length ? borne : known, consumables: [] }
}

export function hasNothingHidden({ artefacts: borne, revealed, consumables }: Combatant): boolean {
  return borne.length === revealed.length && consumables.length === 0
}

/** Whether a combatant could carry anything hidden, as far as the others know. */
export function mightHide({ profile, freelyEquipped, carries }: Combatant): boolean {
  return profile.ap > 0 || freelyEquipped || carries > 0
}

/** Whether a combatant with arcane power might bear an artefact, as far as the others know. */
export function mightBear({ setup }: Play, { profile, freelyEquipped }: Combatant, artefact: Artefact): boolean {
  return freelyEquipped || (profile.ap > 0 && barredFrom(artefact, profile, setup.raceRules) === null)
}

/** Whether an artefact that the bearer might have answers a hook, itself or by what it grants. */
export function mightAnswer(play: Play, bearer: Combatant, hook: keyof Ability): boolean {
  return artefacts.some((artefact) => answers(artefact.id, hook) && mightBear(play, bearer, artefact))
}

function answers(id: string, hook: keyof Ability): boolean {
  const { [hook]: own, grants = [] } = registry.get(id)
  return own !== undefined || grants.some((granted) => answers(granted, hook))
}

/**
 * Gets artefacts that a combatant might bear but does not, and that would ask a question. The question is asked all the
 * same, since others see whom play waits for.
 */
export function withoutHidden<K extends keyof Ability>(play: Play, bearer: Combatant, hook: K) {
  if (!play.holdsFormalities) return []
  return artefacts
    .filter((artefact) => !bearer.artefacts.includes(artefact.id) && mightBear(play, bearer, artefact))
    .map(({ id }) => registry.get(id))
    .filter((ability): ability is Ability & Required<Pick<Ability, K>> => ability[hook] !== undefined)
}

/**
 * SW-ARTEFACT-03: asks about something that may be hidden. A seat that does not have it is offered only the first
 * option, which changes nothing: a formality, so that being asked gives nothing away.
 */
export function askAboutHidden<T>(
  play: Play,
  bearer: Combatant,
  id: string,
  ask: Omit<PickDecision<T>, 'kind' | 'seat' | 'figure' | 'silentOption'>,
): Procedure<T> {
  const seated = { ...ask, seat: ownerOf(play, bearer), figure: bearer.id }
  if (bearer.revealed.includes(id)) return play.pick(seated)
  const has = bearer.artefacts.includes(id) || bearer.consumables.includes(id)
  const options = has ? ask.options : ask.options.slice(0, 1)
  return play.pick({ ...seated, options, silentOption: options[0]!.key }, play.holdsFormalities)
}
