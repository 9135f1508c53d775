import type { Procedure } from '@fray/kernel'
import { SPHERE } from '../dice.ts'
import { enterState } from '../morale/states.ts'
import { type Combatant, isStanding, type Liturgy, ownerOf, type Play, type Power } from '../state.ts'
import { dealWounds, kill } from '../wounds/wounds.ts'

/**
 * SW-UPOWER-02 to -06, -09: gets the powers in the caster's dice; three or more of a face have only the superior
 * effect.
 */
export function powersIn(dice: readonly number[]): Power[] {
  const counts = new Array<number>(SPHERE + 1).fill(0)
  for (const die of dice) counts[die]!++
  const powers: Power[] = []
  if (counts[SPHERE]! >= 3) powers.push('indestructible-superior')
  else if (counts[SPHERE] === 2) powers.push('indestructible-inferior')
  if (counts[1]! >= 3) powers.push('uncontrollable-superior')
  else if (counts[1] === 2) powers.push('uncontrollable-inferior')
  // Two unstable triples cause two concussions at once, which count as one (SW-STATE-03).
  if (counts.slice(2, SPHERE).some((count) => count >= 3)) powers.push('unstable')
  return powers
}

/** SW-UPOWER-02, -04, -07, -08: whether three spheres guarantee the spell or three ones undo it. */
export function fateOf(powers: readonly Power[]): 'assured' | 'undone' | 'open' {
  if (powers.includes('indestructible-superior')) return 'assured'
  return powers.includes('uncontrollable-superior') ? 'undone' : 'open'
}

const RULES: Readonly<Record<Power, string>> = {
  'indestructible-superior': 'SW-UPOWER-02',
  'indestructible-inferior': 'SW-UPOWER-03',
  'uncontrollable-superior': 'SW-UPOWER-04',
  'uncontrollable-inferior': 'SW-UPOWER-05',
  unstable: 'SW-UPOWER-06',
}

/** The sources of the gems used: this round's own (SW-ARTEFACT-27) and all others. */
export interface SpentGems {
  readonly beside: number
  readonly pool: number
}

/** SW-UPOWER-02, -03: returns gems as soon as the dice are read. */
export function returnGems(play: Play, caster: Combatant, powers: readonly Power[], spent: SpentGems): void {
  const pool = play.state.sides[caster.side]
  const superior = powers.includes('indestructible-superior')
  if (!superior && !powers.includes('indestructible-inferior')) return
  const gems = superior ? spent.pool : 1
  pool.gems += gems
  if (superior) pool.castingGems += spent.beside
  const back = superior ? gems + spent.beside : gems
  play.log('gems-returned', { gems: back }, [superior ? 'SW-UPOWER-02' : 'SW-UPOWER-03'], {
    seat: ownerOf(play, caster),
  })
}

export function tellPowers(play: Play, caster: Combatant, powers: readonly Power[]): void {
  for (const power of powers) {
    play.log(`power-${power}`, { caster: { figure: caster.id } }, [RULES[power]], {
      seat: ownerOf(play, caster),
      isOutcome: true,
    })
  }
}

/** SW-UPOWER-05: the wound is immediate unless it kills: then the spell is resolved first. */
export function* strainCaster(play: Play, caster: Combatant, powers: readonly Power[]): Procedure {
  if (!powers.includes('uncontrollable-inferior') || caster.wounds <= 1) return
  yield* dealWounds(play, caster, 1, { by: null, kind: 'uncontrolled-power', rules: ['SW-UPOWER-05'] })
}

/** SW-UPOWER-04 to -07: effects on the caster after the spell. `doomed`: the wound of -05 was its last. */
export function* afterPower(play: Play, caster: Combatant, { powers }: Liturgy, doomed: boolean): Procedure {
  if (!isStanding(caster)) return
  if (powers.includes('unstable')) enterState(play, caster, 'concussed', ['SW-UPOWER-06'])
  const slain = powers.includes('uncontrollable-superior')
  if (!slain && !doomed) return
  const rules = [slain ? 'SW-UPOWER-04' : 'SW-UPOWER-05']
  yield* kill(play, caster, { by: null, kind: 'uncontrolled-power', rules })
}
