/** MI-MAGE: the casters, and those that may not cast this turn. */
import type { Seat } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import { figurePosesOf } from '../body.ts'
import { type Present, present } from '../roster.ts'
import type { Office, State, Unit } from '../state.ts'

export type MageOffice = Extract<Office, { kind: 'mage' }>
export type Mage = Present & { readonly office: MageOffice }

export function isMage(unit: Unit): unit is Unit & { readonly office: MageOffice } {
  return unit.office?.kind === 'mage'
}

/** MI-MAGE-01, -03: lists the casters of one art that a side has on the table. */
export function magesOf(state: State, seat: Seat, art?: MageOffice['art']): Mage[] {
  return present(state, seat).filter(
    (unit): unit is Mage => isMage(unit) && unit.fate === 'fighting' && (art === undefined || unit.office.art === art),
  )
}

/** Gets the other caster of the team, if they are on the table. */
export function partnerOf(state: State, mage: Mage): Mage | undefined {
  return magesOf(state, mage.seat).find(({ office, id }) => office.team === mage.office.team && id !== mage.id)
}

/** Gets where a caster stands: the officer of a group is its first figure. */
export function placeOf({ body }: Mage): Point {
  return figurePosesOf(body)[0]!
}

/** MI-CAST-06 to -09, MI-SPECIAL-03: gets the rule that keeps a caster from casting this turn. */
export function hindrance(state: State, mage: Mage): string | undefined {
  const { moved, evaded, meleed, struck, passedThrough } = mage.before
  if (moved > 0 || evaded) return 'MI-CAST-06'
  if (meleed || struck) return 'MI-CAST-07'
  if (mage.disorganized) return 'MI-CAST-08'
  if (passedThrough) return 'MI-CAST-09'
  const restless = guardsOfTeam(state, mage).some(({ before }) => before.moved > 0 || before.evaded || before.meleed)
  return restless ? 'MI-SPECIAL-03' : undefined
}

/** MI-CAST-02, -05 to -09: whether the caster may cast now. */
export function canCast(state: State, mage: Mage): boolean {
  return !mage.now.cast && mage.spells.some((left) => left > 0) && hindrance(state, mage) === undefined
}

/** MI-SPECIAL-02: gets the acolyte-guards of a caster's team. */
export function guardsOfTeam(state: State, { seat, office: { team } }: Mage): Present[] {
  return present(state, seat).filter(({ office }) => office?.kind === 'guards' && office.team === team)
}
