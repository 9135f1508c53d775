import { addEffect } from '@fray/hooks'
import { freeze, type Procedure, refuse, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import type { Profile } from '../../armies/cards/profile.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { machineOf } from '../../machines/crew.ts'
import { type Placement, setDown, spotsFor } from '../../movement/set-down.ts'
import { newFighter } from '../../preparation/beginning.ts'
import { type Fighter, type Play, profileOf } from '../../state.ts'
import { xOf } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { ability, askToUse } from '../builders.ts'

const RULE = 'CF-ABIL-89'
/** CF-ABIL-89, in cm: the maximum distance of a barricade from the machine. */
const REACH = 20
/** The name of a barricade. */
export const BARRICADE = 'Barricade'

/** CF-ABIL-89: a barricade near the machine that the Sapper is bound to. */
const sapper = ability('sapper', {
  *cardDeployed(play, bearer, effect) {
    const machine = machineOf(play, bearer)
    if (!machine) return
    const barricade = barricadeOf(play, machine, bearer, xOf(bearer, 'sapper', effect))
    const placing = placingOf(barricade, machine)
    if (spotsFor(play, placing).length === 0) return
    if (!(yield* askToUse(play, bearer, 'sapper', text('note.sapper')))) return
    yield* build(play, bearer, barricade, placing)
  },
})

function* build(play: Play, bearer: Fighter, barricade: Fighter, placing: Placement): Procedure {
  const { state } = play
  state.fighters.push(barricade)
  const at = (yield* setDown(play, placing))!
  Object.assign(barricade, { status: 'standing', at })
  addEffect(state, barricade, {
    object: object.id,
    source: { bearer: bearer.id, object: sapper.id },
    until: 'game',
    x: null,
  })
  play.log('barricade', { fighter: { figure: bearer.id } }, [RULE], { seat: bearer.seat, isOutcome: true })
}

function barricadeOf({ state }: Play, machine: Fighter, { seat, card }: Fighter, points: number): Fighter {
  const profile = profileOfBarricade(profileOf(machine), points)
  const member = freeze({ profile, extras: [], spells: [], miracles: [], ap: profile.ap })
  return { ...newFighter(state.fighters.length, seat, card, member), at: { ...machine.at } }
}

/** CF-ABIL-89: the profile of a barricade apart from its people: an immobile machine without a crew or a value. */
function profileOfBarricade(machine: Profile, structurePoints: number): Profile {
  return {
    ...machine,
    ...{ id: 'barricade', name: BARRICADE, rankWords: [], character: false, unique: false, summonOnly: true },
    ...{ icon: 'barricade', size: 'small', base: 'cavalry', force: 0, ap: 0, res: 10 },
    ...{ mov: null, flight: null, ini: null, att: null, str: null, def: null, aim: null },
    ...{ cou: null, fear: null, dis: null, pow: null, weapon: null, command: null, magic: null, faith: null },
    ...{ traits: [], equipment: [], bold: [], capacities: [], spells: [], miracles: [] },
    machine: {
      ...{ artillery: 'light', mobile: false, weight: null, structurePoints },
      ...{ crew: null, turret: false, access: null, servant: null, substitutes: null },
    },
  }
}

/** CF-ABIL-89: on no other base and out of contact with enemies. */
function placingOf(barricade: Fighter, machine: Fighter): Placement {
  return {
    fighter: barricade,
    prompt: text('ask.barricade', { machine: { figure: machine.id } }),
    rule: RULE,
    near: [machine],
    bar: (at) =>
      gapBetween(machine, { ...barricade, at }) > REACH * CENTIMETRE
        ? refuse(text('refused.too-far', { allowed: REACH }), RULE)
        : undefined,
  }
}

/** The effect on a barricade. */
const object = { id: 'barricade', name: BARRICADE, rule: RULE, isObject: true } as const

define(sapper, object)
