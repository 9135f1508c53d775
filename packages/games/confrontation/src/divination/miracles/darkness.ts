import type { Procedure } from '@fray/kernel'
import { immediately } from '../../abilities/builders.ts'
import { characteristic } from '../../characteristics.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { makeImmune, rout } from '../../fear/courage.ts'
import { isFree } from '../../ground/bodies.ts'
import { actingCard } from '../../machines/crew.ts'
import { mayDisengage } from '../../movement/disengagement.ts'
import {
  enchant,
  enchantment,
  enchantmentOf,
  grant,
  INITIATIVE,
  leavesAbility,
  onCharacteristic,
  onTests,
  raise,
} from '../../mystic/enchantment.ts'
import { carryOutShift, mayShift, type Shift } from '../../mystic/shift.ts'
import { forEachInChosenOrder } from '../../pick-fighter.ts'
import {
  areEnemies,
  camp,
  card,
  type Fighter,
  fighter,
  isStanding,
  otherSeat,
  type Play,
  profileOf,
  standing,
} from '../../state.ts'
import { has, someWith, xOf } from '../../traits.ts'
import { isInAura } from '../aura.ts'
import { isSpared } from '../calling.ts'
import { type Calling, miracle, type Variant } from '../miracle.ts'
import { newlyAffected } from '../miracle-choices.ts'
import { damage, effectSourceOf, lastingMiracle, plainDice, prolongForFaith } from './builders.ts'

/** CF-MIRACLE-31: enemies nearby test Courage, even after passing tests against other FEAR. */
miracle('aura-of-the-dark-princes', {
  inAura: true,
  difficulty: (play, _target, faithful) =>
    characteristic(play, faithful, profileOf(faithful).fear === null ? 'cou' : 'fear').total,
  *effect(play, calling) {
    const { faithful, miracle: called } = calling
    const near = standing(play).filter((fighter) => {
      const immune = someWith(play, fighter, 'fearless', (ability, effect) =>
        ability.fearless(play, faithful, fighter, effect),
      )
      return areEnemies(fighter, faithful) && !immune && isInAura(play, faithful, fighter)
    })
    const tested = newlyAffected(play, called, near)
    const rules = ['CF-MIRACLE-31', 'CF-COURAGE-08']
    yield* forEachInChosenOrder(play, faithful.seat, tested, 'ask.courage-order', rules, (fighter) =>
      cower(play, calling, fighter),
    )
  },
})

function* cower(play: Play, calling: Calling, fighter: Fighter): Procedure {
  if (!isStanding(fighter) || (yield* isSpared(play, calling, fighter))) return
  const { cou, fear } = profileOf(calling.faithful)
  const difficulty = fear ?? cou ?? 0
  const test = { kind: 'courage', fighter, rules: ['CF-MIRACLE-31'], difficulty, against: null, dice: 1 } as const
  const { passed } = yield* makeTest(play, test)
  if (!passed) rout(play, fighter)
  else if (fear !== null) makeImmune(play, fighter, fear)
}

/** CF-MIRACLE-32: the divination against the target's Discipline; the difference is the STR of the damage. */
miracle('inferno-of-damnation', {
  difficulty: () => null,
  *effect(play, calling, { final }) {
    const { target } = calling
    if (['living-dead', 'construct'].some((id) => has(play, target, id))) return
    const test = {
      kind: 'discipline',
      fighter: target,
      rules: ['CF-MIRACLE-32'],
      difficulty: null,
      against: null,
      dice: 1,
    } as const
    const resisted = yield* makeTest(play, test)
    if (resisted.final > final || !isStanding(target)) return
    yield* damage(play, effectSourceOf(calling), target, final - resisted.final)
  },
})

/** CF-MIRACLE-33: the STR against every fighter of the drawn card. */
const UNMASKED = 6

miracle('demonic-intuition', {
  oncePerCamp: true,
  *effect(play, calling) {
    const { faithful, target } = calling
    const { pile, reserve } = camp(play, otherSeat(faithful.seat))
    // In the order of the list, so that a card's place in the pile stays secret.
    const cards = [...pile, ...reserve].sort((a, b) => a - b)
    if (cards.length === 0) return
    const [face = 1] = cards.length === 1 ? [1] : yield* plainDice(play, calling, 1, cards.length)
    const drawn = cards[face - 1]!
    play.reveal()
    play.log('card.unmasked', { card: card(play, drawn).profile.name }, ['CF-MIRACLE-33'], { seat: faithful.seat })
    if (drawn !== actingCard(target)) return
    for (const fighter of standing(play).filter((other) => actingCard(other) === drawn)) {
      if (isStanding(fighter) && (fighter === target || !(yield* isSpared(play, calling, fighter)))) {
        yield* damage(play, effectSourceOf(calling), fighter, UNMASKED)
      }
    }
  },
})

/** CF-MIRACLE-34: (a) disengages more easily, (b) shifts to another place. */
const AWAY = 1
const ELSEWHERE = 2
/** CF-MIRACLE-34: the bonus to disengaging, and the shift in cm. */
const EASIER = 6
const SHADOW = 10

function shadowOf(faithful: Fighter): Shift {
  const { seat } = faithful
  const common = { prompt: 'ask.shadow', rule: 'CF-MIRACLE-34', exact: false, isMovement: false, facing: null }
  return { ...common, moved: faithful, length: SHADOW, chosenBy: seat }
}

miracle('elusive-shadow', {
  mayTarget: (play, faithful) =>
    isFree(play, faithful) ? mayShift(play, shadowOf(faithful)) : mayDisengage(play, faithful),
  variants: (play, faithful): Variant[] => [
    { x: isFree(play, faithful) ? ELSEWHERE : AWAY, fervour: 2, difficulty: 7 },
  ],
  *effect(play, calling) {
    const { faithful, x } = calling
    if (x === ELSEWHERE) yield* carryOutShift(play, shadowOf(faithful))
    else enchant(play, effectSourceOf(calling), faithful)
  },
})

const DISENGAGING: readonly TestKind[] = ['agility', 'force']
enchantment('elusive-shadow', {
  ...onTests('elusive-shadow', DISENGAGING, EASIER),
  afterTest: (_play, { kind }, bearer) =>
    immediately(() => {
      const object = enchantmentOf('elusive-shadow')
      if (DISENGAGING.includes(kind)) bearer.effects = bearer.effects.filter((effect) => effect.object !== object)
    }),
})

/** CF-MIRACLE-35: the tests whose 1s cause damage, and its STR; dice rolled together cause it once. */
const RUINOUS: readonly TestKind[] = [
  ...INITIATIVE,
  ...(['attack', 'defence', 'courage', 'discipline', 'tactical', 'incantation', 'countering', 'divination'] as const),
]
const RUIN = 6

lastingMiracle('ruin', {
  shownAs: 'broken-bone',
  onesHurt: ({ kind }) => RUINOUS.includes(kind),
  *onThrow(play, { kind }, faces, bearer, effect) {
    if (!RUINOUS.includes(kind) || !faces.includes(1) || !isStanding(bearer)) return
    yield* damage(play, { id: 'ruin', by: fighter(play, effect!.source.bearer) }, bearer, RUIN)
  },
})

/** CF-MIRACLE-36: the maximum bonus of Fervour to STR, and the increase of the difficulty. */
const MOST_FORCE = 5

lastingMiracle('force-of-darkness', onCharacteristic('force-of-darkness', 'str'), {
  variants: () =>
    Array.from({ length: MOST_FORCE }, (_, i): Variant => ({ x: i + 1, fervour: i + 1, difficulty: i + 5 })),
})

/** CF-MIRACLE-37: the tests that intimidation lowers. */
const COWED = [...INITIATIVE, 'attack', 'defence', 'aim'] as const

lastingMiracle(
  'intimidation',
  { ...onTests('intimidation', COWED), amount: 'taken' },
  {
    variants: () => [
      { x: -1, fervour: 2, difficulty: 7 },
      { x: -2, fervour: 3, difficulty: 7 },
    ],
  },
)

/** CF-MIRACLE-38: until the end of the game; fighters with printed Possessed fight better instead. */
miracle('possession', {
  effect: (play, calling) =>
    immediately(() => {
      const { target } = calling
      if (printsPossessed(target)) enchant(play, effectSourceOf(calling), target)
      else grant(play, effectSourceOf(calling), target, 'possessed', { until: 'game' })
    }),
})
enchantment('possession', { lasts: 'game', ...onTests('possession', [...INITIATIVE, 'attack', 'defence'], 1) })
leavesAbility('possession', enchantmentOf('possession'), { isFor: (_play, bearer) => printsPossessed(bearer) })
leavesAbility('possession', 'possessed', { isFor: (_play, bearer) => !printsPossessed(bearer) })

function printsPossessed(fighter: Fighter): boolean {
  return profileOf(fighter).traits.some(({ ability }) => ability === 'possessed')
}

/** CF-MIRACLE-39: the X of the Regeneration that it gives. */
const REGENERATED = 5

miracle('blood-of-the-abyss', {
  difficulty: (play, target) => characteristic(play, target, 'res').total,
  effect: (play, calling) =>
    immediately(() => {
      const { target } = calling
      const worse = !has(play, target, 'regeneration') || xOf(target, 'regeneration', null) > REGENERATED
      if (worse) raise(play, effectSourceOf(calling), target, 'regeneration', REGENERATED)
    }),
})
leavesAbility('blood-of-the-abyss', 'regeneration', { numberFor: () => REGENERATED })

/** CF-MIRACLE-40: the faithful calls miracles without a line of sight. */
miracle('eye-of-darkness', {
  effect: (play, calling) => immediately(() => void enchant(play, effectSourceOf(calling), calling.faithful)),
})
enchantment('eye-of-darkness', {
  lasts: 'game',
  callsUnseen: true,
  shownAs: 'third-eye',
  ...prolongForFaith('eye-of-darkness', 2),
})
