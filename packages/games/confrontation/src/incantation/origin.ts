import type { Fighter, PlayState } from '../state.ts'
import { allWith } from '../traits.ts'
import type { Casting } from './spell.ts'

/**
 * CF-REV-GRIFFIN-19, CF-REV-FAMILIAR-12: the fighter from which a spell is seen and measured: a friend that relays it,
 * or the caster at the place assumed for incantations.
 */
export function originOf(play: PlayState, { caster, relay }: Pick<Casting, 'caster' | 'relay'>): Fighter {
  if (relay) return relay
  const [found] = allWith(play, caster, 'castsFrom')
  if (!found) return caster
  const { x, y } = found[0].castsFrom(play, caster, found[1])
  return { ...caster, at: { x, y, facing: caster.at.facing } }
}
