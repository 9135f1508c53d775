import { endEffects } from '@fray/hooks'
import type { Procedure } from '@fray/kernel'
import { effectOn, immediately } from '../../abilities/builders.ts'
import { maintainedForGems } from '../../incantation/maintenance.ts'
import { newlyAffected } from '../../incantation/power.ts'
import { effectSourceOf, spell } from '../../incantation/spell.ts'
import { damage, forEachTarget } from '../../incantation/spells/builders.ts'
import { enchant, enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import { forEachInChosenOrder } from '../../pick-fighter.ts'
import type { Fighter, Play, PlayState } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { fightersNear } from '../builders.ts'

const VORTEX = 'vortex-of-quartz'
/** CF-REV-ORC-10: its reach in cm, and its STR. */
const REACH = 5
const STRENGTH = 6

function around(play: PlayState, centre: Fighter): Fighter[] {
  return fightersNear(play, centre, REACH).filter((fighter) => fighter !== centre)
}

/** CF-REV-ORC-10: all fighters around the caster, now and in every prolonged round. */
spell(VORTEX, {
  area: true,
  *effect(play, casting) {
    const { caster } = casting
    yield* forEachTarget(play, casting, newlyAffected(play, casting, around(play, caster)), function* (fighter) {
      yield* damage(play, casting, fighter, STRENGTH)
    })
    enchant(play, effectSourceOf(casting), caster)
  },
})

const { maintenance } = maintainedForGems('neutral', 1, 'Vortex of Quartz', 'CF-REV-ORC-10')

enchantment(VORTEX, {
  lasts: 'game',
  shownAs: 'whirlwind',
  maintenance: {
    step: 'other',
    *perform(play, bearer, effect): Procedure {
      if (bearer.level > 0) return end(bearer)
      yield* maintenance!.perform(play, bearer, effect)
      const prolonged = effectOn(bearer, enchantmentOf(VORTEX))?.until === 'game'
      if (prolonged) turnOn(play, bearer)
    },
  },
})

/** CF-REV-ORC-10: the caster's place at payment, in cm: one coordinate as the number of each effect. */
function turnOn(play: Play, bearer: Fighter): void {
  const doing = { id: VORTEX, by: bearer }
  enchant(play, doing, bearer, { part: 'turning', x: bearer.at.x / CENTIMETRE })
  enchant(play, doing, bearer, { part: 'place', x: bearer.at.y / CENTIMETRE })
}

function end(bearer: Fighter): void {
  endEffects(bearer, ({ source }) => source.object === VORTEX && source.bearer === bearer.id)
}

function isShifted(bearer: Fighter): boolean {
  const [x, y] = ['turning', 'place'].map((part) => effectOn(bearer, enchantmentOf(VORTEX, part))?.x)
  return bearer.level > 0 || bearer.at.x / CENTIMETRE !== x || bearer.at.y / CENTIMETRE !== y
}

/** CF-REV-ORC-10: no action and no pursuit for the caster; the blows come before the frays are split. */
enchantment(
  VORTEX,
  {
    lasts: 'game',
    cannotPursue: true,
    settle: (_play, bearer) =>
      immediately(() => {
        if (isShifted(bearer)) end(bearer)
      }),
    *phaseStart(play, bearer) {
      if (play.state.phase === 'activation') bearer.activated = true
      if (play.state.phase !== 'frays' || isShifted(bearer)) return
      const rules = ['CF-REV-ORC-10', 'CF-BOOK-11']
      yield* forEachInChosenOrder(
        play,
        bearer.seat,
        around(play, bearer),
        'ask.victim-order',
        rules,
        function* (victim) {
          if (victim.status !== 'standing') return
          yield* rollDamage(play, { victim, by: bearer, kind: 'effect', strength: STRENGTH, rules: ['CF-REV-ORC-10'] })
        },
      )
    },
  },
  'turning',
)
enchantment(VORTEX, { lasts: 'game' }, 'place')
