import type { Json, Procedure } from '@fray/kernel'
import type { WindowMoment } from '../command/window-moment.ts'
import { window } from '../command/windows.ts'
import type { Play } from '../state.ts'
import { combatantNamed, figure } from './scene.ts'

const PLAIN = { weapons: [], ranged: [], armour: [], abilities: [], dex: 2, str: 2, conMundane: 4, conArcane: 4 }

/** A combatant without weapons or abilities (base 30 mm, MOV 5, 6 wounds), with the given numbers. */
export function soldier(
  name: string,
  seat: 0 | 1,
  x: number,
  y: number,
  profile: Record<string, Json> = {},
  more: Record<string, Json> = {},
): Json {
  return figure('battler', seat, x, y, {
    name,
    profile: { ...PLAIN, fur: null, fear: 0, morale: 'common', ...profile },
    ...more,
  })
}

/** The same as a target for spells, placed relative to others. */
export function trooper(
  name: string,
  profile: Record<string, Json> = {},
  more: Record<string, Json> = {},
): readonly [who: string, more: Record<string, Json>] {
  return ['battler', { name, profile: { ...PLAIN, fur: null, fear: 0, morale: 'common', ...profile }, ...more }]
}

/** A leader with COM 3. */
export function leader(
  name: string,
  seat: 0 | 1,
  x: number,
  y: number,
  profile: Record<string, Json> = {},
  more: Record<string, Json> = {},
): Json {
  return soldier(name, seat, x, y, { rank: 'leader', com: 3, ...profile }, more)
}

/** Opens a window between actions: before a combatant's activation. */
export function betweenActions(acting: string): (play: Play) => Procedure {
  return (play) => window(play, { at: 'before-activation', acting: combatantNamed(play, acting) })
}

/** Opens a window at a moment made of the named combatants. */
export function windowAt(at: WindowMoment['at'], acting: string, target: string | null = null, more: object = {}) {
  return (play: Play): Procedure =>
    window(play, {
      at,
      acting: combatantNamed(play, acting),
      target: target === null ? null : combatantNamed(play, target),
      ...more,
    } as unknown as WindowMoment)
}
