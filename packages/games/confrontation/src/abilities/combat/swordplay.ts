import { choice, type Procedure, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { traitsByStatus } from '../../armies/extras/incarnation.ts'
import { characteristic } from '../../characteristics.ts'
import { type Exchange, respond } from '../../combat/exchange.ts'
import { type CombatDice, diceOf, opponentsIn, present } from '../../combat/fight.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { INITIATIVE } from '../../mystic/enchantment.ts'
import { type Fighter, type Play, profileOf, standing } from '../../state.ts'
import { has, xOf } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { ability, addOwnEffect, askToUse, immediately, lasting, termOf } from '../builders.ts'

/** CF-ABIL-01: before each combat the bearer may swap its current ATT and DEF. */
const additionalLimb = ability('additional-limb', {
  *beforeInitiative(play, _fight, bearer) {
    const [att, def] = (['att', 'def'] as const).map((which) => characteristic(play, bearer, which).total)
    if (att === def || !(yield* askToUse(play, bearer, 'additional-limb'))) return
    addOwnEffect(play, bearer, 'limbs-swapped', 'additional-limb', 'combat', def! - att!)
  },
})

const limbsSwapped = lasting('limbs-swapped', 'additional-limb', {
  characteristic: ({ which, tally }, _bearer, effect) => {
    const gain = effect?.x ?? 0
    if (which === 'att') tally.add(gain, termOf('additional-limb'), 'CF-ABIL-01')
    if (which === 'def') tally.add(0 - gain, termOf('additional-limb'), 'CF-ABIL-01')
  },
})

/** CF-ABIL-03: the margin by which a parry must beat the attack. */
const AMBIDEXTROUS_MARGIN = 2

/** CF-ABIL-03: a good parry, or an unneeded one, allows an attack at once. */
const ambidextrous = ability('ambidextrous', {
  parryMargin: () => AMBIDEXTROUS_MARGIN,
  *afterDefence(play, exchange, bearer) {
    const { fight, attacker, defence, outcome } = exchange
    if (defence.dice === 0) return
    const dice = diceOf(fight, bearer)
    if (outcome === 'parried') {
      if (exchange.parry!.final - exchange.attack.final < AMBIDEXTROUS_MARGIN) return
    } else {
      if (!(yield* givesUpDefence(play, exchange, bearer))) return
      dice.defence -= defence.dice
    }
    yield* respond(play, fight, bearer, attacker, 'ambidextrous')
  },
})

/** CF-ABIL-03 (b): the defence dice are kept, or spent for one attack. */
function* givesUpDefence(play: Play, { attacker, defence }: Exchange, bearer: Fighter): Procedure<boolean> {
  const args = { fighter: { figure: bearer.id }, attacker: { figure: attacker.id }, dice: defence.dice }
  const answer = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.ambidextrous', args),
    rules: ['CF-ABIL-03'],
    options: [
      choice('attack', text('option.ambidextrous.attack', args)),
      choice('keep', text('option.ambidextrous.keep', args)),
    ],
  })
  return answer === 'attack'
}

/** CF-ABIL-13: one extra combat die, and no Courage test against a FEAR that COU equals. */
const bornKiller = ability('born-killer', {
  passesOutright: ({ kind, difficulty }, value) => kind === 'courage' && difficulty !== null && difficulty <= value,
  combatDice: ({ tally }) => void tally.add(1, termOf('born-killer'), 'CF-ABIL-13'),
})

/** CF-ABIL-14, -35, -86: whether all dice are in attack; a reserved die is not. */
function isAllOut({ attack, defence, held }: CombatDice): boolean {
  return attack > 0 && defence === 0 && held === 0
}

/** CF-ABIL-14: braver in Courage tests, and better with all dice in attack. */
const bravery = ability('bravery', {
  rerolls: ({ kind }) => (kind === 'courage' ? [5] : []),
  onesCount: ({ kind }) => kind === 'courage',
  afterPlacing: (play, dice, bearer) =>
    immediately(() => {
      if (isAllOut(dice)) addOwnEffect(play, bearer, 'all-out-attack', 'bravery', 'combat')
    }),
})

/** CF-ABIL-14: does not add to Righteous, which gives the same. */
const allOutAttack = lasting('all-out-attack', 'bravery', {
  finalResult: ({ test, tally }) => {
    if (test.kind === 'attack') tally.add(1, termOf('bravery'), 'CF-ABIL-14')
  },
})

/** CF-ABIL-23: the margin by which a counter-attack must beat the attack. */
const COUNTER_MARGIN = 2

/** CF-ABIL-23, CF-INCARN-05: lower for fighters that have the ability both by status and printed. */
const counterAttack = ability('counter-attack', {
  counterAttack: (_, bearer) => (isPrinted(bearer, 'counter-attack') && hasByStatus(bearer) ? 1 : COUNTER_MARGIN),
})

function isPrinted({ member: { profile, extras } }: Fighter, id: string): boolean {
  return [...profile.traits, ...extras].some(({ ability: each }) => each === id)
}

/** CF-ABIL-23: warrior Characters, Warrior-mages and Warrior-monks have it. */
function hasByStatus(bearer: Fighter): boolean {
  const byRank = traitsByStatus(profileOf(bearer)).some(({ ability: id }) => id === 'counter-attack')
  return byRank || isPrinted(bearer, 'warrior-mage') || isPrinted(bearer, 'warrior-monk')
}

/** CF-ABIL-108, -109: the part of these abilities that is neither magic nor faith. */
const warriorMage = ability('warrior-mage', { grants: ['counter-attack'], magicUnhindered: true })
const warriorMonk = ability('warrior-monk', { grants: ['counter-attack'], warriorMonk: true })

/** CF-ABIL-26, -110: the tests that these abilities help. */
const MELEE_TESTS: readonly TestKind[] = [...INITIATIVE, 'attack', 'defence']

/** CF-ABIL-26: against several opponents, or alone against one of more A.P.; decided before the Initiative. */
const desperate = ability('desperate', {
  beforeInitiative: (play, fight, bearer) =>
    immediately(() => {
      const opponents = opponentsIn(play, fight, bearer)
      const isAlone = present(play, fight).every((fighter) => fighter === bearer || fighter.seat !== bearer.seat)
      const outclassed = isAlone && opponents.some((opponent) => profileOf(opponent).ap > profileOf(bearer).ap)
      if (opponents.length > 1 || outclassed) addOwnEffect(play, bearer, 'with-back-to-the-wall', 'desperate', 'combat')
    }),
})

const withBackToTheWall = lasting('with-back-to-the-wall', 'desperate', {
  finalResult: ({ test, tally }) => {
    if (MELEE_TESTS.includes(test.kind)) tally.add(1, termOf('desperate'), 'CF-ABIL-26')
  },
})

/** CF-ABIL-35: Discipline prevents flight, though not rout; with all dice in attack the bearer hits harder. */
const fanaticism = ability('fanaticism', {
  *holdsGround(play, fear, bearer) {
    const { passed } = yield* makeTest(play, {
      kind: 'discipline',
      fighter: bearer,
      rules: ['CF-ABIL-35'],
      difficulty: fear,
      against: null,
      dice: 1,
    })
    return passed
  },
  afterPlacing: (play, dice, bearer) =>
    immediately(() => {
      if (isAllOut(dice)) addOwnEffect(play, bearer, 'fanatical-assault', 'fanaticism', 'combat')
    }),
})

const fanaticalAssault = lasting('fanatical-assault', 'fanaticism', {
  damage: ({ roll, tally }) => {
    if (roll.kind === 'combat') tally.add(1, termOf('fanaticism'), 'CF-ABIL-35')
  },
})

/** CF-ABIL-36: instead of wounding, the bearer may remove an opponent's die. */
const feint = ability('feint', {
  *insteadOfDamage(play, { fight, target }, bearer) {
    const dice = diceOf(fight, target)
    const kinds = (['attack', 'defence'] as const).filter((kind) => dice[kind] > 0)
    if (kinds.length === 0) return false
    const args = { fighter: { figure: bearer.id }, target: { figure: target.id } }
    const answer = yield* play.pick({
      seat: bearer.seat,
      figure: bearer.id,
      prompt: text('ask.feint', args),
      rules: ['CF-ABIL-36'],
      options: [
        choice('damage', text('option.feint.damage', args)),
        ...kinds.map((kind) => choice(kind, text(`option.feint.${kind}`, args))),
      ],
    })
    if (answer !== 'attack' && answer !== 'defence') return false
    dice[answer]--
    play.log('feint', { ...args, kind: answer }, ['CF-ABIL-36'], { seat: bearer.seat })
    return true
  },
})

/** CF-ABIL-86: fearless, and better with all dice in attack, but this does not add to Bravery. */
const righteous = ability('righteous', {
  grants: ['immunity-fear'],
  afterPlacing: (play, dice, bearer) =>
    immediately(() => {
      if (!isAllOut(dice) || has(play, bearer, 'bravery')) return
      addOwnEffect(play, bearer, 'righteous-attack', 'righteous', 'combat')
    }),
})

const righteousAttack = lasting('righteous-attack', 'righteous', {
  finalResult: ({ test, tally }) => {
    if (test.kind === 'attack') tally.add(1, termOf('righteous'), 'CF-ABIL-86')
  },
})

/** CF-ABIL-11: grants Righteous and Immunity/Fear. */
const beingOfLight = ability('being-of-light', { grants: ['righteous', 'immunity-fear'] })

/** CF-ABIL-110: better alone: no friend may be nearer than X. */
const wild = ability('wild', {
  lowestCounts: true,
  finalResult: ({ play, test, tally }, bearer, effect) => {
    if (!MELEE_TESTS.includes(test.kind)) return
    const near = xOf(bearer, 'wild', effect) * CENTIMETRE
    const isAlone = standing(play).every((fighter) => {
      return fighter === bearer || fighter.seat !== bearer.seat || gapBetween(fighter, bearer) >= near
    })
    if (isAlone) tally.add(1, termOf('wild'), 'CF-ABIL-110')
  },
})

define(additionalLimb, limbsSwapped, ambidextrous, bornKiller, bravery, allOutAttack, counterAttack)
define(desperate, withBackToTheWall, fanaticism, fanaticalAssault, feint, warriorMage, warriorMonk)
define(righteous, righteousAttack, beingOfLight, wild)
