import { endEffects } from '@fray/hooks'
import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { immediately, removeEffect } from '../../abilities/builders.ts'
import { spellNamed } from '../../armies/extras/armoury.ts'
import { characteristic } from '../../characteristics.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { inContact } from '../../ground/bodies.ts'
import { amountOf, spendGems } from '../../incantation/mana.ts'
import { type Casting, spell } from '../../incantation/spell.ts'
import { addSpellEffect, healOne, isHurt, isOf } from '../../incantation/spells/builders.ts'
import { enchantment, enchantmentOf, onTests } from '../../mystic/enchantment.ts'
import {
  type Effect,
  type Fighter,
  fighter,
  isInPlay,
  isStanding,
  type Play,
  type PlayState,
  profileOf,
} from '../../state.ts'
import { allWith } from '../../traits.ts'
import { eliminate } from '../../wounds/elimination.ts'
import { letDown, liftSource } from '../levitation.ts'

const CYCLE = 'eternal-cycle'

/** CF-REV-WOLFEN-09: one of the forms of the cycle. */
interface Turn {
  readonly id: string
  isOpen(target: Fighter): boolean
  difficulty(play: PlayState, target: Fighter): number
  take(play: Play, casting: Casting): Procedure
}

const UNNATURAL = ['immortal', 'living-dead', 'construct'] as const

/** CF-REV-WOLFEN-09, CF-REV-17: elemental, Immortal, Living-dead or Construct, except Characters. */
function isUnnatural(target: Fighter): boolean {
  const { character, people, role } = profileOf(target)
  if (character) return false
  return people === 'elementals' || role === 'elemental' || UNNATURAL.some((trait) => isOf(target, trait))
}

function nerve(target: Fighter): number {
  const { cou, fear } = profileOf(target)
  return fear ?? cou ?? 0
}

const TURNS: readonly Turn[] = [
  {
    id: 'disenchantment',
    isOpen: () => true,
    difficulty: () => 9,
    take: (play, { target }) =>
      immediately(() => {
        if (spellNamed(liftSource(target) ?? '')) letDown(play, target)
        for (const [ability, effect] of allWith(play, target, 'onDissipation')) {
          if (effect && spellNamed(effect.source.object)) ability.onDissipation(play, target, effect)
        }
        endEffects(target, ({ source }) => spellNamed(source.object) !== undefined)
      }),
  },
  {
    id: 'purification',
    isOpen: isUnnatural,
    difficulty: (_play, target) => 5 + nerve(target),
    take: (play, { target, caster }) =>
      eliminate(play, target, { by: caster, rules: ['CF-REV-WOLFEN-09'], forGood: true }),
  },
  {
    id: 'rebirth',
    isOpen: () => true,
    difficulty: (play, target) => 4 + characteristic(play, target, 'res').total,
    take: (play, { target }) =>
      immediately(() => {
        for (let before = -1; isHurt(target) && before !== health(target); ) {
          before = health(target)
          healOne(play, target, 'CF-REV-WOLFEN-09')
        }
      }),
  },
]

function turnsFor(target: Fighter): Turn[] {
  // CF-REV-ACHERON-23, CF-REV-TIRNABOR-14: no other form works on stone.
  return TURNS.filter((turn) => turn.isOpen(target) && (isStanding(target) || turn.id === 'disenchantment'))
}

function health({ wounds, extraWounds }: Fighter): number {
  return wounds + extraWounds
}

/** CF-REV-WOLFEN-09: the form is chosen once counter-magic has been announced. */
spell(CYCLE, {
  on: 'anybody',
  reachesStone: true,
  difficulty: (play, target) => Math.min(...turnsFor(target).map((turn) => turn.difficulty(play, target))),
  *settles(play, casting) {
    const { target } = casting
    const chosen = yield* chooseTurn(play, casting)
    return { x: TURNS.indexOf(chosen), difficulty: chosen.difficulty(play, target) }
  },
  effect: (play, casting) => TURNS[casting.x]!.take(play, casting),
})

function* chooseTurn(play: Play, { caster, target }: Casting): Procedure<Turn> {
  return yield* play.pick<Turn>({
    seat: caster.seat,
    figure: target.id,
    prompt: text('ask.eternal-cycle', { fighter: { figure: target.id } }),
    rules: ['CF-REV-WOLFEN-09'],
    options: turnsFor(target).map((turn): DecisionOption<Turn> => {
      const difficulty = turn.difficulty(play, target)
      return { key: turn.id, text: text(`option.cycle.${turn.id}`, { difficulty }), value: turn }
    }),
  })
}

const SPOUT = 'deafening-spout'
const NEAR = 'near'
/** CF-REV-WOLFEN-12: the tests that the noise hinders, and the penalty. */
const DEAFENED: readonly TestKind[] = ['divination', 'aim', 'incantation', 'countering', 'recovery']
const WORSE = -2
/** CF-REV-WOLFEN-12: the difficulty each gem adds to the test that ends it. */
const FOR_EACH_GEM = 3

spell(SPOUT, {
  effect: (play, casting) => immediately(() => addSpellEffect(play, casting, enchantmentOf(SPOUT))),
})
enchantment(SPOUT, onTests(SPOUT, DEAFENED, WORSE), NEAR)
enchantment(SPOUT, {
  lasts: 'game',
  shownAs: 'sonic-shout',
  ...onTests(SPOUT, DEAFENED, WORSE),
  aura: { gives: [enchantmentOf(SPOUT, NEAR)], reaches: (_play, bearer, other) => inContact(bearer, other) },
  maintenance: {
    step: 'other',
    isIdle: (play, _bearer, effect) => !effect || gemsFor(play, effect) === 0,
    *perform(play, bearer, effect): Procedure {
      if (!effect || !(yield* persists(play, bearer, effect))) removeEffect(bearer, enchantmentOf(SPOUT))
    },
  },
})

function gemsFor(play: PlayState, { source }: Effect): number {
  const caster = fighter(play, source.bearer)
  return isInPlay(caster) ? amountOf(caster.gems, 'water') : 0
}

/** CF-REV-WOLFEN-12: the caster's gems against the target's Initiative; without a gem it ends. */
function* persists(play: Play, bearer: Fighter, effect: Effect): Procedure<boolean> {
  const caster = fighter(play, effect.source.bearer)
  const most = gemsFor(play, effect)
  const gems = most > 0 ? yield* chooseGems(play, caster, bearer, most) : 0
  if (gems === 0) return false
  spendGems(caster, { water: gems })
  const difficulty = FOR_EACH_GEM * gems
  const test = { rules: ['CF-REV-WOLFEN-12'], against: caster, dice: 1 }
  return !(yield* makeTest(play, { ...test, kind: 'initiative', fighter: bearer, difficulty })).passed
}

function* chooseGems(play: Play, caster: Fighter, target: Fighter, most: number): Procedure<number> {
  return yield* play.pick<number>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.spout', { fighter: { figure: target.id } }),
    rules: ['CF-REV-WOLFEN-12'],
    options: Array.from({ length: most + 1 }, (_, gems): DecisionOption<number> => {
      return { key: String(gems), text: text('option.spout', { gems, difficulty: FOR_EACH_GEM * gems }), value: gems }
    }),
  })
}
