import { type DecisionOption, type Procedure, RARE_WEIGHT, Tally, text } from '@fray/kernel'
import { discContour } from '@fray/tabletop'
import { immediately } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { characteristic } from '../../characteristics.ts'
import { isWolfen } from '../../command/savagery.ts'
import { makeTest, type Test } from '../../dice/test.ts'
import { baseOf } from '../../ground/bodies.ts'
import { type Casting, spell, type Variant } from '../../incantation/spell.ts'
import { addSpellEffect, damage, lastingSpell } from '../../incantation/spells/builders.ts'
import { enchantment, enchantmentOf, termOfMystery } from '../../mystic/enchantment.ts'
import { isStanding, type Play, profileOf } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { addEffectTo } from '../apply-effect.ts'

const MIRE = 'ring-of-mire'
/** CF-REV-WOLFEN-05: how far the mire reaches beyond the caster's base. */
const MIRED = 10 * CENTIMETRE
/** Wider than any table: the mire moves with the caster, who never leaves it. */
const EVERYWHERE = 1000 * CENTIMETRE

lastingSpell(MIRE, {
  shownAs: 'swamp',
  encumbers: (mover, bearer) => {
    const { x, y } = bearer.at
    return discContour(x, y, mover === bearer ? EVERYWHERE : MIRED + baseOf(bearer).width / 2)
  },
})

const ICE = 'sparkle-of-ice'
const FROSTBITTEN = 'frostbitten'
const WOUNDS: readonly string[] = ['light', 'serious', 'critical', 'killed']

/** CF-REV-WOLFEN-06: each hand-to-hand Wound costs the victim a point of RES for the rest of the game. */
lastingSpell(ICE, {
  shownAs: 'ice-spear',
  afterDamage: (play, roll, result, bearer) =>
    immediately(() => {
      const { by, kind, victim } = roll
      if (by !== bearer || kind !== 'combat' || !WOUNDS.includes(result) || !isStanding(victim)) return
      const before = victim.effects.find(({ object }) => object === FROSTBITTEN)?.x ?? 0
      addEffectTo(play, victim, FROSTBITTEN, { bearer: bearer.id, object: FROSTBITTEN }, 'game', before + 1)
    }),
})

/** CF-REV-WOLFEN-06: as if printed, never below 0; permanent, even when spells are dissipated. */
define({
  ...{ id: FROSTBITTEN, name: 'Sparkle of Ice', rule: 'CF-REV-WOLFEN-06', shownAs: 'ice-cube' },
  prints: (which, bearer, effect) => {
    return which === 'res' ? 0 - Math.min(effect?.x ?? 0, profileOf(bearer).res ?? 0) : 0
  },
})

/** CF-REV-WOLFEN-10: STR for each gem of the cost, without mastery. */
const FLOOD = 3

spell('deluge-of-idabaath', {
  variants: () =>
    [1, 2, 3, 4, 5].map((water): Variant => {
      const cost = [
        { gems: 1, element: 'air' as const },
        { gems: water, element: 'water' as const },
      ]
      return { x: water, cost, difficulty: 10, gives: text('variant.damage', { amount: FLOOD * (1 + water) }) }
    }),
  *effect(play, casting) {
    yield* damage(play, casting, casting.target, FLOOD * (1 + casting.x))
  },
})

const CLAWS = 'spiritual-claws'
/** CF-REV-WOLFEN-14: the number of attacks, their ATT and their STR. */
const CLAWED = { attacks: 3, att: 5, str: 6 }

/** CF-REV-WOLFEN-14: not a combat: one die against one die, with only the defence test as an answer. */
spell(CLAWS, {
  *effect(play, casting) {
    const { target } = casting
    const def = characteristic(play, target, 'def')
    for (let i = 0; i < CLAWED.attacks && isStanding(target); i++) {
      if (yield* rollClaws(play, casting, def)) yield* damage(play, casting, target, CLAWED.str)
    }
  },
})

/** Rolls an attack of the claws, which has no modifiers, and tells whether it gets through. */
function* rollClaws(play: Play, { caster, target }: Casting, def: Tally): Procedure<boolean> {
  const value = new Tally(text('characteristic.att')).add(CLAWED.att, termOfMystery(CLAWS), 'CF-REV-WOLFEN-14')
  const test = { rules: ['CF-REV-WOLFEN-14'], dice: 1 }
  const attack: Test = {
    ...test,
    kind: 'attack',
    fighter: caster,
    difficulty: null,
    against: target,
    value,
    unalterable: true,
  }
  const result = yield* makeTest(play, attack)
  if (result.failed) return false
  const difficulty = result.final
  const defence: Test = { ...test, kind: 'defence', fighter: target, difficulty, against: caster, value: def }
  return !(yield* makeTest(play, defence)).passed
}

const RAPIDITY = 'rapidity-spell'
/** CF-REV-WOLFEN-15: MOV for each point of RES, and how many points count; more may be given up for nothing. */
const SWIFTER = { cm: 2, points: 4 }

spell(RAPIDITY, {
  mayTarget: (_play, target) => isWolfen(target),
  *effect(play, casting) {
    addSpellEffect(play, casting, enchantmentOf(RAPIDITY), { x: yield* choosePoints(play, casting) })
  },
})
enchantment(RAPIDITY, {
  amount: 'given',
  shownAs: 'run',
  movement: ({ tally }, _bearer, effect) => {
    tally.add(movGained(effect?.x ?? 0), termOfMystery(RAPIDITY), 'CF-REV-WOLFEN-15')
  },
  characteristic: ({ which, tally }, _bearer, effect) => {
    if (which === 'res') tally.add(0 - (effect?.x ?? 0), termOfMystery(RAPIDITY), 'CF-REV-WOLFEN-15')
  },
})

function movGained(points: number): number {
  return SWIFTER.cm * Math.min(SWIFTER.points, points)
}

function* choosePoints(play: Play, { caster, target }: Casting): Procedure<number> {
  const most = characteristic(play, target, 'res').total
  return yield* play.pick<number>({
    seat: caster.seat,
    figure: target.id,
    prompt: text('ask.rapidity', { fighter: { figure: target.id } }),
    rules: ['CF-REV-WOLFEN-15'],
    options: Array.from({ length: most + 1 }, (_, points): DecisionOption<number> => {
      const cm = movGained(points)
      const words = { key: String(points), text: text('option.rapidity', { points, cm }), value: points }
      return points > SWIFTER.points ? { ...words, randomWeight: RARE_WEIGHT } : words
    }),
  })
}
