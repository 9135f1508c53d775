import { text } from '@fray/kernel'
import { immediately, removeEffect } from '../../abilities/builders.ts'
import { traitsOf } from '../../ability.ts'
import { isElementalBeing } from '../../armies/cards/terms.ts'
import { characteristic, printedValue } from '../../characteristics.ts'
import { enchantment, leavesAbility, onTests, termOfMystery } from '../../mystic/enchantment.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../../state.ts'
import { has, xOf } from '../../traits.ts'
import { suffer } from '../../wounds/damage-roll.ts'
import { eliminate } from '../../wounds/elimination.ts'
import { amountOf, spendGems } from '../mana.ts'
import { type Casting, spell, type Variant } from '../spell.ts'
import { countTargets } from '../spell-choices.ts'
import { addSpellEffect, damage, forEachTarget, grant, isOf, lastingSpell, plainDie, raise } from './builders.ts'

/** CF-REV-FAMILIAR-02: STR 0 against RES 0. */
spell('the-strange-art', {
  *effect(play, casting) {
    yield* damage(play, casting, casting.target, 0, { resistance: 0 })
  },
})

/** CF-REV-FAMILIAR-03: Leap, and encumbered ground costs nothing. */
lastingSpell('waterdance', { crossesEncumbered: true, grants: ['leap'] })

/** CF-REV-FAMILIAR-04: fewer dice, harder to hit, and better at sustained defences. */
lastingSpell('blur', {
  combatDice: ({ tally }) => void tally.add(-1, termOfMystery('blur'), 'CF-REV-FAMILIAR-04').atLeast(0),
  aimDifficulty: ({ shot, tally }, bearer) => {
    if (shot.target === bearer) tally.add(2, termOfMystery('blur'), 'CF-REV-FAMILIAR-04')
  },
  sustainedMargin: () => 1,
})

/** CF-REV-FAMILIAR-06: STR is twice the gems of its cost. */
spell('beam-of-light', {
  variants: () =>
    [1, 2, 3, 4, 5, 6].map(
      (gems): Variant => ({
        x: gems,
        cost: [{ gems, element: 'light' }],
        difficulty: 10,
        gives: text('variant.damage', { amount: 2 * gems }),
      }),
    ),
  *effect(play, casting) {
    yield* damage(play, casting, casting.target, 2 * casting.x)
  },
})

/** CF-REV-FAMILIAR-07: one more card in reserve; nobody can stop it. */
lastingSpell(
  'premonitory-vision',
  { reserveAllowance: ({ tally }) => void tally.add(1, termOfMystery('premonitory-vision'), 'CF-REV-FAMILIAR-07') },
  { when: 'strategic', uncounterable: true },
)

/** CF-REV-FAMILIAR-08: whether the Light can banish a fighter. */
function isBanishable(_play: unknown, target: Fighter): boolean {
  const profile = profileOf(target)
  return !profile.character && (isElementalBeing(profile) || isOf(target, 'living-dead') || isOf(target, 'construct'))
}

/** CF-REV-FAMILIAR-08, -09, CF-REV-14, -15: the target's own present COU or FEAR, without a leader's. */
function nerve(play: PlayState, target: Fighter): number {
  return characteristic(play, target, profileOf(target).fear === null ? 'cou' : 'fear').total
}

/** CF-REV-FAMILIAR-08: the Wounds of faces below 4. */
const WOUNDS = ['light', 'serious', 'critical'] as const

function* banish(play: Play, casting: Casting, target: Fighter) {
  const cause = { by: casting.caster, rules: [casting.spell.rule] }
  const wound = WOUNDS[(yield* plainDie(play, casting)) - 1]
  if (wound) yield* suffer(play, target, wound, cause)
  else yield* eliminate(play, target, { ...cause, forGood: true })
}

spell('banishment', {
  on: 'anybody',
  mayTarget: isBanishable,
  difficulty: (play, target) => nerve(play, target) + 6,
  effect: (play, casting) => banish(play, casting, casting.target),
})

/** CF-REV-FAMILIAR-09: any number of targets, at the sum of their difficulties. */
spell('supreme-banishment', {
  on: 'anybody',
  onSeveral: true,
  mayTarget: isBanishable,
  variants: (play, target, caster) =>
    Array.from({ length: countTargets(play, caster, 'supreme-banishment') }, (_, i): Variant => {
      return { x: i + 1, cost: [{ gems: 5, element: 'light' }], difficulty: nerve(play, target) }
    }),
  jointDifficulty: (play, targets) => targets.reduce((sum, fighter) => sum + nerve(play, fighter), 0),
  effect: (play, casting) => forEachTarget(play, casting, casting.targets, (fighter) => banish(play, casting, fighter)),
})

/** CF-REV-FAMILIAR-11: −1 on tests of nerve, skill, Power and divination. */
lastingSpell(
  'dhalilias-dance',
  onTests(
    'dhalilias-dance',
    [
      ...(['initiative', 'agility', 'attack', 'defence', 'courage', 'discipline', 'tactical'] as const),
      ...(['incantation', 'countering', 'recovery', 'divination'] as const),
    ],
    -1,
  ),
)

/** CF-REV-FAMILIAR-13: what each gem adds to a master strike, and how many it takes. */
const ABYSS = { strength: 2, gems: [1, 2, 3] }

/** CF-REV-FAMILIAR-13: Master strike for the caster, or 2 higher; gems of Darkness strengthen each strike. */
spell('abyssal-force', {
  on: 'self',
  effect: (play, casting) =>
    immediately(() => {
      const { target } = casting
      const owned = has(play, target, 'master-strike')
      raise(play, casting, 'master-strike', owned ? xOf(target, 'master-strike', null) + 2 : 0)
      addSpellEffect(play, casting, 'under-abyssal-force')
    }),
})
leavesAbility('abyssal-force', 'master-strike', {
  numberFor: (bearer) => {
    const owned = traitsOf(bearer).some(({ ability }) => ability === 'master-strike')
    return owned ? xOf(bearer, 'master-strike', null) + 2 : 0
  },
})
enchantment('abyssal-force', {
  *empowersHeavy(play, { ability }, bearer) {
    const payable = ABYSS.gems.filter((gems) => gems <= amountOf(bearer.gems, 'darkness'))
    if (ability !== 'master-strike' || payable.length === 0) return 0
    const gems = yield* play.pick<number>({
      seat: bearer.seat,
      figure: bearer.id,
      prompt: text('ask.abyss', { fighter: { figure: bearer.id } }),
      rules: ['CF-REV-FAMILIAR-13'],
      options: [0, ...payable].map((gems) => ({
        key: String(gems),
        text: text('option.extra-gems', { gems: gems, element: { text: text('element.darkness') } }),
        value: gems,
      })),
    })
    if (gems > 0) spendGems(bearer, { darkness: gems })
    return ABYSS.strength * gems
  },
})

/** CF-REV-FAMILIAR-14: the printed POW against the higher of printed nerve and DIS. */
spell('putrescence', {
  mayTarget: (_play, target) => {
    const { cou, fear, dis } = profileOf(target)
    return cou !== null || fear !== null || dis !== null
  },
  difficulty: (play, _target, caster) => printedValue(play, caster, 'pow') + 5,
  *effect(play, casting) {
    const { target, caster } = casting
    const nerve = printedValue(play, target, profileOf(target).fear === null ? 'cou' : 'fear')
    const resistance = Math.max(nerve, printedValue(play, target, 'dis'))
    yield* damage(play, casting, target, printedValue(play, caster, 'pow'), { resistance })
  },
})

/** CF-REV-FAMILIAR-15: no Wound penalties, and Bravery. */
spell('fulminating-possession', {
  effect: (play, casting) =>
    immediately(() => {
      addSpellEffect(play, casting, 'under-fulminating-possession')
      grant(play, casting, 'bravery')
    }),
})
leavesAbility('fulminating-possession', 'bravery')
enchantment('fulminating-possession', { easesWounds: () => 3 })

/** CF-REV-FAMILIAR-16: the gems of its cost strengthen the next shot, or explode if the test shows a 1. */
spell('pyrotechnia', {
  on: 'anybody',
  mayTarget: (_play, target) => profileOf(target).weapon !== null,
  variants: (_play, _target, { gems }) =>
    Array.from({ length: amountOf(gems, 'fire') }, (_, i): Variant => {
      return {
        x: i + 1,
        cost: [{ gems: i + 1, element: 'fire' }],
        difficulty: 6,
        gives: text('variant.shot', { amount: i + 1 }),
      }
    }),
  effect: (play, casting) => immediately(() => addSpellEffect(play, casting, 'under-pyrotechnia', { x: casting.x })),
  *backfire(play, casting) {
    yield* damage(play, casting, casting.target, casting.x)
  },
})
enchantment('pyrotechnia', {
  lasts: 'game',
  amount: 'given',
  shownAs: 'flame',
  beforeAim: (_play, { from }, bearer, effect) =>
    immediately(() => {
      // The effect waits while its bearer serves a machine.
      if (!effect || from !== bearer) return
      removeEffect(bearer, 'under-pyrotechnia')
      bearer.effects.push({ ...effect, object: 'under-pyrotechnia-shot', until: 'attack' })
    }),
})
enchantment(
  'pyrotechnia',
  {
    damage: ({ tally, roll }, _bearer, effect) => {
      if (roll.kind === 'fire') tally.add(effect?.x ?? 0, termOfMystery('pyrotechnia'), 'CF-REV-FAMILIAR-16')
    },
  },
  'shot',
)
