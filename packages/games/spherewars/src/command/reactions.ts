import type { WindowUse } from '@fray/hooks'
import { type ReactionOffer, type Seat, text } from '@fray/kernel'
import { isAnswered, registry } from '../ability.ts'
import { artefacts } from '../bands/armoury.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { mightBear, mightHide } from './hidden.ts'
import type { WindowMoment } from './window-moment.ts'
import type { WindowProvider } from './window-provider.ts'

/** Provides the abilities with which those involved in a moment answer it. */
export const reactions: WindowProvider = {
  serves: isAnswered,
  uses: (play, moment, seat) => usesOf(play, moment, seat, false),
  offersOf: (play, seat) => heldBy(play, seat, false),
}

/** SW-ARTEFACT-03: the same for artefacts, which may still be secret. */
export const artefactReactions: WindowProvider = {
  serves: isAnswered,
  uses: (play, moment, seat) => usesOf(play, moment, seat, true),
  mightHaveUse: (play, moment, seat) =>
    mightReact(play, moment, seat, moment.acting) ||
    ('target' in moment && moment.target !== null && mightReact(play, moment, seat, moment.target)),
  offersOf: (play, seat) => heldBy(play, seat, true),
}

function heldBy(play: Play, seat: Seat, hidden: boolean): readonly ReactionOffer[] {
  const offers: ReactionOffer[] = []
  for (const bearer of play.state.combatants) {
    if (!isStanding(bearer) || ownerOf(play, bearer) !== seat) continue
    hooks.each(play, bearer, 'reaction', ({ id, name }) => {
      if (bearer.artefacts.includes(id) !== hidden) return
      const words = text('option.consumable', { carrier: { figure: bearer.id }, consumable: name })
      const secret = hidden && !bearer.revealed.includes(id)
      offers.push({ source: `${hidden ? 'artefact' : 'ability'}:${id}`, text: words, secret })
    })
  }
  return offers
}

const NOTHING: readonly WindowUse[] = []

function usesOf(play: Play, moment: WindowMoment, seat: Seat, hidden: boolean): readonly WindowUse[] {
  const acting = usesBy(play, moment, seat, moment.acting, hidden)
  if (!('target' in moment) || moment.target === null) return acting
  const targets = usesBy(play, moment, seat, moment.target, hidden)
  return acting.length === 0 ? targets : [...acting, ...targets]
}

function usesBy(
  play: Play,
  moment: WindowMoment,
  seat: Seat,
  bearer: Combatant,
  hidden: boolean,
): readonly WindowUse[] {
  if (ownerOf(play, bearer) !== seat || (hidden && bearer.artefacts.length === 0)) return NOTHING
  let uses = NOTHING
  hooks.each(play, bearer, 'reaction', ({ id, reaction }) => {
    if (!reaction.at.includes(moment.at) || bearer.artefacts.includes(id) !== hidden) return
    const use = reaction.use(play, moment, bearer)
    if (use) uses = [...uses, use]
  })
  return uses
}

/** Whether a combatant with arcane power might bear an artefact that answers this moment, as far as the others know. */
function mightReact(play: Play, { at }: WindowMoment, seat: Seat, bearer: Combatant): boolean {
  if (ownerOf(play, bearer) !== seat || !mightHide(bearer)) return false
  return reacting().some(
    (artefact) => registry.get(artefact.id).reaction?.at.includes(at) && mightBear(play, bearer, artefact),
  )
}

let known: typeof artefacts | undefined

function reacting(): typeof artefacts {
  known ??= artefacts.filter(({ id }) => registry.get(id).reaction)
  return known
}
