import { addEffect } from '@fray/hooks'
import { choice, type DecisionOption, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, effectOn, immediately, lasting, rollDie, termOf } from '../abilities/builders.ts'
import { fearsOnlyHyperians } from '../abilities/morale/terror.ts'
import { isDying } from '../abilities/resilience/resilience.ts'
import { type Ability, define, traitsOf } from '../ability.ts'
import { artefactNamed } from '../armies/extras/armoury.ts'
import { characteristic } from '../characteristics.ts'
import { makeTest, type TestKind } from '../dice/test.ts'
import { isMagician } from '../incantation/mana.ts'
import { areEnemies, type Fighter, fighter, isStanding, type Play, type PlayState, profileOf } from '../state.ts'
import { has } from '../traits.ts'
import { rollDamage, suffer } from '../wounds/damage-roll.ts'
import { eliminate } from '../wounds/elimination.ts'
import { isInAura } from './aura.ts'
import { isFriendlyBeliever } from './believers.ts'
import { isFaithful, spendFaith } from './faith.ts'
import { type RelicPower, relicPowerAction } from './relic-power.ts'

/** CF-RELIC-04, -05: an emanation, which always works, and a wonder. */
function relic(id: string, emanation: Partial<Ability>, wonder: Omit<RelicPower, 'relic'>): Ability {
  const { name, rule } = artefactNamed(id)!
  return { id, name, rule, ...emanation, actions: [relicPowerAction({ relic: id, ...wonder })] }
}

/** The effect of a wonder on its target, once for each bearer. */
function leave(object: string, of: string, until: 'round' | 'game'): RelicPower['effect'] {
  return ({ state }, target, bearer) =>
    immediately(() => {
      const source = { bearer: bearer.id, object: of }
      addEffect(state, target, { object, source, until, x: null }, (other) => {
        return other.object === object && other.source.bearer === bearer.id
      })
    })
}

const isEnemy = (_play: PlayState, target: Fighter, bearer: Fighter) => areEnemies(target, bearer)

/** CF-RELIC-06: RES +1; a believer gets an extra defence die in every combat. */
const aegis = relic(
  'aegis-of-lahn',
  { prints: (which) => (which === 'res' ? 1 : 0) },
  {
    faith: 2,
    free: true,
    mayTarget: (play, target, bearer) => isFriendlyBeliever(play, bearer, target),
    effect: leave('under-the-aegis', 'aegis-of-lahn', 'round'),
  },
)
const underTheAegis = lasting('under-the-aegis', 'aegis-of-lahn', { wardDice: () => 1 })

/** CF-RELIC-07: unused faith becomes gems for absorption; an enemy in the aura rerolls nothing. */
const vellum = relic(
  'vellum-of-the-obscure',
  {
    absorbsSpells: true,
    *mysticPhase(play, bearer) {
      if (bearer.faith === 0) return
      const points = yield* play.pick<number>({
        seat: bearer.seat,
        figure: bearer.id,
        prompt: text('ask.vellum', { fighter: { figure: bearer.id } }),
        rules: ['CF-RELIC-07'],
        options: Array.from({ length: bearer.faith + 1 }, (_, count): DecisionOption<number> => {
          return { key: String(count), text: text('option.vellum', { gems: count }), value: count }
        }),
      })
      if (points === 0) return
      spendFaith(bearer, points)
      const kept = effectOn(bearer, 'obscure-gems')?.x ?? 0
      addOwnEffect(play, bearer, 'obscure-gems', 'vellum-of-the-obscure', 'game', kept + points)
      play.log('vellum', { fighter: { figure: bearer.id }, gems: points }, ['CF-RELIC-07'], { seat: bearer.seat })
    },
  },
  {
    faith: 4,
    unseen: true,
    mayTarget: (play, target, bearer) => areEnemies(target, bearer) && !isObscured(play, target, bearer),
    effect: leave('obscured', 'vellum-of-the-obscure', 'game'),
  },
)

function isObscured(_play: PlayState, { effects }: Fighter, bearer: Fighter): boolean {
  return effects.some(({ object, source }) => object === 'obscured' && source.bearer === bearer.id)
}

/** CF-RELIC-07: kept apart from a magician's gems, which can also cast and counter. */
const obscureGems = lasting('obscure-gems', 'vellum-of-the-obscure', {
  shownAs: 'gems',
  absorptionGems: (_bearer, effect) => effect?.x ?? 0,
})

/** CF-RELIC-07: as long as the target is in the aura and the bearer lives. */
const obscured = lasting('obscured', 'vellum-of-the-obscure', {
  neverRerolls(play, _test, bearer, effect) {
    if (!effect) return false
    const faithful = fighter(play, effect.source.bearer)
    return isStanding(faithful) && isInAura(play, faithful, bearer)
  },
})

/** CF-RELIC-08: calls on the bearer are harder; a marked fighter suffers for targeting fighters in the aura. */
const emblem = relic(
  'petrified-emblem',
  {
    hampersCalls({ tally }, { faithful }, bearer) {
      if (areEnemies(faithful, bearer)) tally.add(-1, termOf('petrified-emblem'), 'CF-RELIC-08')
    },
  },
  {
    faith: 2,
    anywhere: true,
    mayTarget: isEnemy,
    effect: leave('petrified', 'petrified-emblem', 'round'),
  },
)
const petrified = lasting('petrified', 'petrified-emblem', {
  *onTargeting(play, target, bearer, effect) {
    const faithful = effect && fighter(play, effect.source.bearer)
    if (!faithful || !isStanding(faithful) || !isInAura(play, faithful, target)) return
    yield* rollDamage(play, { victim: bearer, by: null, kind: 'effect', strength: 4, rules: ['CF-RELIC-08'] })
  },
})

const PACK: readonly string[] = ['wolfen', 'devourers']

/** CF-RELIC-09: a fighter of the pack gets Sequence and puts all dice in attack. */
const remains = relic(
  'remains-of-the-bloodthirsty',
  {},
  {
    faith: 2,
    unseen: true,
    mayTarget(play, target, bearer) {
      const { people } = profileOf(target)
      if (areEnemies(target, bearer) || !PACK.includes(people) || has(play, target, 'sequence')) return false
      return !target.inRout && !target.defenceOnly
    },
    *effect(play, target, bearer) {
      addOwnEffect(play, target, 'sequence', 'remains-of-the-bloodthirsty', 'round', 1)
      yield* leave('bloodthirsty', 'remains-of-the-bloodthirsty', 'round')(play, target, bearer)
    },
  },
)
const bloodthirsty = lasting('bloodthirsty', 'remains-of-the-bloodthirsty', { allInAttack: true })

const MYSTIC_TESTS: readonly TestKind[] = ['incantation', 'countering', 'divination']

/** CF-RELIC-10: Piety by the bearer's Alteration; enemies' magic and calls are harder. */
const ashes = relic(
  'kelgars-ashes',
  {
    faithKept: (_play, bearer) => (bearer.inRout ? 0 : alterationOf(bearer)),
  },
  {
    faith: 3,
    mayTarget: (_play, target, bearer) => areEnemies(target, bearer) && (isMagician(target) || isFaithful(target)),
    effect: leave('choked', 'kelgars-ashes', 'round'),
  },
)

/** CF-RELIC-10: the Alteration as changed by the relic and Inspiration. */
function alterationOf(bearer: Fighter): number {
  const inspired = traitsOf(bearer).some(({ ability }) => ability === 'virtue-inspiration-alteration')
  return (profileOf(bearer).faith?.alteration ?? 0) + 1 + (inspired ? 1 : 0)
}

const choked = lasting('choked', 'kelgars-ashes', {
  finalResult({ tally, test }) {
    if (MYSTIC_TESTS.includes(test.kind)) tally.add(-2, termOf('kelgars-ashes'), 'CF-RELIC-10')
  },
})

/**
 * CF-RELIC-11: Possessed fighters killed in the aura leave dice; one may be given up for points that raise the bearer.
 */
const amber = relic(
  'amber-of-the-abyss',
  {
    onDeathOf: (play, victim, bearer) => immediately(() => keepDie(play, victim, bearer)),
  },
  {
    faith: 2,
    mayTarget: (play, target, bearer) =>
      target !== bearer && !areEnemies(target, bearer) && isFit(target) && has(play, target, 'possessed'),
    *effect(play, target, bearer) {
      const points = Math.max(0, characteristic(play, target, 'dis').total) + 2
      yield* eliminate(play, target, { by: null, rules: ['CF-RELIC-11'] })
      addOwnEffect(play, bearer, 'mutagenic-points', 'mutagenic', 'round', points)
    },
  },
)

/** CF-RELIC-11: a friend with Possessed that is Killed Outright in the aura. */
function keepDie(play: Play, victim: Fighter, bearer: Fighter): void {
  if (victim === bearer || areEnemies(victim, bearer) || isDying(victim)) return
  if (!has(play, victim, 'possessed') || !isInAura(play, bearer, victim)) return
  addOwnEffect(play, bearer, 'amber-dice', 'amber-of-the-abyss', 'game', (effectOn(bearer, 'amber-dice')?.x ?? 0) + 1)
}

/** CF-RELIC-11, CF-SUMMON-01: neither already dead nor summoned. */
function isFit(target: Fighter): boolean {
  return !isDying(target) && !effectOn(target, 'summoned')
}

/** CF-RELIC-11: each die once, and any number of dice on one call. */
const amberDice = lasting('amber-dice', 'amber-of-the-abyss', {
  *bondDice(play, bearer, effect) {
    const stored = effect?.x ?? 0
    if (stored === 0) return 0
    const dice = yield* play.pick<number>({
      seat: bearer.seat,
      figure: bearer.id,
      prompt: text('ask.amber', { fighter: { figure: bearer.id } }),
      rules: ['CF-RELIC-11'],
      options: Array.from({ length: stored + 1 }, (_, count): DecisionOption<number> => {
        return { key: String(count), text: text('option.amber', { dice: count }), value: count }
      }),
    })
    addOwnEffect(play, bearer, 'amber-dice', 'amber-of-the-abyss', 'game', stored - dice)
    return dice
  },
})

/** CF-RELIC-12: enemy fanatics and faithful count twice; an enemy passes a test or is wounded. */
const claws = relic(
  'claws-of-torture',
  {
    extraBelievers(play, { faithful, believer }, bearer) {
      if (faithful !== bearer || !areEnemies(believer, bearer)) return 0
      return isFaithful(believer) || has(play, believer, 'fanaticism') ? 1 : 0
    },
  },
  {
    faith: 3,
    free: true,
    mayTarget: isEnemy,
    spares: isImmuneToFear,
    effect: torture,
  },
)

/** CF-ABIL-09, -58: the dead and Beings of Darkness are immune too, except against a Hyperian. */
function isImmuneToFear(play: PlayState, target: Fighter, bearer: Fighter): boolean {
  if (has(play, target, 'immunity-fear')) return true
  const isOfTheDead = has(play, target, 'living-dead') || has(play, target, 'being-of-darkness')
  return isOfTheDead && fearsOnlyHyperians(play, bearer)
}

function* torture(play: Play, target: Fighter, bearer: Fighter): Procedure {
  const face = yield* rollDie(play, bearer, 'CF-RELIC-12', 'roll.claws')
  const values = (['cou', 'fear', 'dis'] as const).map((which) => {
    return profileOf(bearer)[which] === null ? 0 : characteristic(play, bearer, which).total
  })
  const difficulty = face + Math.max(...values)
  const named = { fighter: { figure: target.id }, difficulty }
  const kind = (yield* play.pick({
    seat: target.seat,
    figure: target.id,
    prompt: text('ask.claws', named),
    rules: ['CF-RELIC-12'],
    options: [choice('courage', text('test.courage')), choice('discipline', text('test.discipline'))],
  })) as TestKind
  const { passed } = yield* makeTest(play, {
    kind,
    fighter: target,
    rules: ['CF-RELIC-12'],
    difficulty,
    against: bearer,
    dice: 1,
  })
  if (!passed) yield* suffer(play, target, 'light', { by: bearer, rules: ['CF-RELIC-12'] })
}

define(aegis, underTheAegis, vellum, obscureGems, obscured, emblem, petrified, remains, bloodthirsty, ashes, choked)
define(amber, amberDice, claws)
