import { define } from '../../ability.ts'
import { spell } from '../../incantation/spell.ts'
import { addSpellEffect, lastingSpell } from '../../incantation/spells/builders.ts'
import { enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import type { Fighter, Play } from '../../state.ts'
import { hooksOfMov, raiseFor } from '../../steam/devices.ts'
import { type Device, explode, isBoilerDestroyed, wantsPressureReroll } from '../../steam/pressure.ts'
import { has } from '../../traits.ts'
import { artefact } from '../builders.ts'

const ACCELERATION = 'thermo-acceleration'
const COMPRESSION = 'thermo-compression'
const DESTRUCTION = 'thermo-destruction'

const accelerator = artefact('thermo-acceleration-module', {})
const compressor = artefact('thermo-compression-module', {})

/** CF-REV-TIRNABOR-04: the device that a module becomes under the spell. */
const MODULE: Device = { ...accelerator, fuel: 'steam', raises: ['mov'] }

/** CF-REV-TIRNABOR-02: none of these spells can target a destroyed boiler. */
function carries(module: string) {
  return (_play: unknown, target: Fighter) => bears(target, module) && !isBoilerDestroyed(target)
}

function bears({ member }: Fighter, module: string): boolean {
  return member.extras.some(({ ability }) => ability === module)
}

spell(ACCELERATION, {
  mayTarget: carries(accelerator.id),
  *effect(play, casting) {
    const { target } = casting
    addSpellEffect(play, casting, enchantmentOf(ACCELERATION))
    if (isToAct(play, target, casting.caster)) yield* raiseFor(play, target, MODULE, 'mov', 'round')
  },
})

/** CF-REV-TIRNABOR-04: a card that has been played already means that the roll comes now, before moving. */
function isToAct({ state: { turn } }: Play, target: Fighter, caster: Fighter): boolean {
  if (target !== caster) return turn?.pending.includes(target.id) === true
  const hasMoved = turn?.activity?.fighter === caster.id && turn.activity.moved !== null
  return !hasMoved
}

/** CF-REV-TIRNABOR-04: without a boiler the module takes its risks. */
enchantment(ACCELERATION, { shownAs: 'speedometer', active: true, grants: ['boiler'], ...hooksOfMov(MODULE) })

/** CF-REV-TIRNABOR-05: all dice are rolled again, and the new result stands. */
lastingSpell(
  COMPRESSION,
  {
    shownAs: 'pressure-cooker',
    repeatsPressure: (play, roll, bearer) => wantsPressureReroll(play, bearer, roll, 'CF-REV-TIRNABOR-05'),
  },
  { mayTarget: carries(compressor.id) },
)

/** CF-REV-TIRNABOR-06: no roll is involved, so no other equipment suffers. */
spell(DESTRUCTION, {
  mayTarget: (play, target) => has(play, target, 'boiler') && !isBoilerDestroyed(target),
  effect: (play, { target }) => explode(play, target, DESTRUCTION),
})

define(accelerator, compressor)
