import { endEffects } from '@fray/hooks'
import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import {
  addOwnEffect,
  askToUse,
  effectOn,
  immediately,
  lasting,
  removeEffect,
  rollDie,
  termOf,
} from '../../abilities/builders.ts'
import { type Ability, define, type TestQuery } from '../../ability.ts'
import type { TestKind } from '../../dice/test.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { limits, registerCounter } from '../../limits.ts'
import { fighterOption } from '../../pick-fighter.ts'
import { enemiesInCombat, type Fighter, type Play, type PlayState, profileOf, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { addEffectTo } from '../apply-effect.ts'
import { innate, isOfArmy } from '../builders.ts'

const PUPPETEERS = 'the-despots-puppeteers'
const USED = { id: registerCounter('acolyte'), per: 'round' } as const

const CABALISTIC = 'cabalistic-acolyte'
const DEVASTATION = 'acolyte-of-devastation'
const DOMINATION = 'acolyte-of-domination'
const ACOLYTES = [CABALISTIC, DEVASTATION, DOMINATION] as const
type Acolyte = (typeof ACOLYTES)[number]

/** CF-REV-MIDNOR-12: each master has one acolyte, chosen right before the deployment for the whole game. */
const puppeteers = innate(PUPPETEERS, {
  *gameStart(play, bearer) {
    const fighter = { figure: bearer.id }
    const acolyte = yield* play.pick<Acolyte>({
      seat: bearer.seat,
      figure: bearer.id,
      prompt: text('ask.acolyte', { fighter }),
      rules: ['CF-REV-MIDNOR-12'],
      options: ACOLYTES.map((id): DecisionOption<Acolyte> => ({ key: id, text: text(`option.${id}`), value: id })),
    })
    addOwnEffect(play, bearer, acolyte, PUPPETEERS, 'game')
    play.log('acolyte.chosen', { fighter, acolyte: { text: text(`label.${acolyte}`) } }, ['CF-REV-MIDNOR-12'], {
      seat: bearer.seat,
    })
  },
  // An acolyte's effects end with its master.
  onElimination: (play, master) =>
    immediately(() => {
      for (const fighter of standing(play)) {
        endEffects(fighter, ({ object, source }) => object === 'dominated' && source.bearer === master.id)
      }
    }),
})

/** Asks whether to use an acolyte, which serves once a round. */
function* isUsed(play: Play, master: Fighter): Procedure<boolean> {
  if (
    limits.isSpent(play.state, master.uses, USED) ||
    !(yield* askToUse(play, master, PUPPETEERS, text('note.acolyte')))
  )
    return false
  limits.spend(play.state, master.uses, USED)
  return true
}

/** CF-REV-MIDNOR-12: after each use a 1 destroys the acolyte for the game; its help stands. */
function* risk(play: Play, master: Fighter, acolyte: Acolyte): Procedure {
  if ((yield* rollDie(play, master, 'CF-REV-MIDNOR-12', 'roll.acolyte')) !== 1) return
  removeEffect(master, acolyte)
  play.log('acolyte.destroyed', { fighter: { figure: master.id } }, ['CF-REV-MIDNOR-12'], {
    seat: master.seat,
    isOutcome: true,
  })
}

/** One die more in a test of this kind, and the acolyte's risk after it. */
function helpWith(acolyte: Acolyte, kind: TestKind, helped: string): Pick<Ability, 'testDice' | 'afterTest'> {
  return {
    testDice: ({ test, tally }: TestQuery, bearer) => {
      if (test.kind === kind && effectOn(bearer, helped)) tally.add(1, termOf(PUPPETEERS), 'CF-REV-MIDNOR-12')
    },
    *afterTest(play, test, bearer) {
      if (test.kind === kind && removeEffect(bearer, helped)) yield* risk(play, bearer, acolyte)
    },
  }
}

/** CF-REV-MIDNOR-13: one more die of mastery for a spell. */
const cabalistic = lasting(CABALISTIC, PUPPETEERS, {
  active: true,
  *masteryDice(play, bearer) {
    if (!(yield* isUsed(play, bearer))) return 0
    addOwnEffect(play, bearer, 'cabalistic-help', PUPPETEERS, 'cast')
    return 1
  },
  *afterTest(play, { kind }, bearer) {
    if (kind === 'incantation' && removeEffect(bearer, 'cabalistic-help')) yield* risk(play, bearer, CABALISTIC)
  },
  // An absorbed spell never reaches its test.
  *afterCasting(play, bearer) {
    if (removeEffect(bearer, 'cabalistic-help')) yield* risk(play, bearer, CABALISTIC)
  },
})
const cabalisticHelp = lasting('cabalistic-help', PUPPETEERS, {})

/** CF-REV-MIDNOR-14: two dice for an Attack test, announced before the defence. */
const devastation = lasting(DEVASTATION, PUPPETEERS, {
  active: true,
  ...helpWith(DEVASTATION, 'attack', 'devastating-help'),
  *beforeAttack(play, target, bearer) {
    if (!enemiesInCombat(play, bearer).includes(target)) return
    if (yield* isUsed(play, bearer)) addOwnEffect(play, bearer, 'devastating-help', PUPPETEERS, 'attack')
  },
})
const devastatingHelp = lasting('devastating-help', PUPPETEERS, {})

/** CF-REV-MIDNOR-15: at this distance the target is too far. */
const TOO_FAR = 10 * CENTIMETRE

/** CF-REV-MIDNOR-15: before the Tactical roll a Character of Mid-Nor nearby becomes Ambidextrous. */
const domination = lasting(DOMINATION, PUPPETEERS, {
  active: true,
  *beforeTacticalRoll(play, bearer) {
    const target = yield* chooseDominated(play, bearer)
    if (!target) return
    addEffectTo(play, target, 'dominated', { bearer: bearer.id, object: PUPPETEERS }, 'round')
    const names = { fighter: { figure: bearer.id }, target: { figure: target.id } }
    play.log('acolyte.dominates', names, ['CF-REV-MIDNOR-15'], { seat: bearer.seat, isOutcome: true })
    yield* risk(play, bearer, DOMINATION)
  },
})

/** CF-REV-MIDNOR-12: a fighter has the help of one acolyte at a time. */
function dominableCharacters(play: PlayState, master: Fighter): Fighter[] {
  return standing(play).filter((fighter) => {
    if (fighter === master || fighter.seat !== master.seat || fighter.level !== master.level) return false
    if (!profileOf(fighter).character || !isOfArmy(fighter, 'midnor') || effectOn(fighter, 'dominated')) return false
    return gapBetween(master, fighter) < TOO_FAR
  })
}

function* chooseDominated(play: Play, master: Fighter): Procedure<Fighter | null> {
  const open = dominableCharacters(play, master)
  if (open.length === 0) return null
  const none: DecisionOption<Fighter | null> = { key: 'none', text: text('option.dominated.none'), value: null }
  return yield* play.pick<Fighter | null>({
    seat: master.seat,
    figure: master.id,
    prompt: text('ask.dominated', { fighter: { figure: master.id } }),
    rules: ['CF-REV-MIDNOR-15'],
    options: [...open.map((fighter) => fighterOption(fighter)), none],
  })
}

/** CF-REV-MIDNOR-15: until an attack gained through it succeeds. */
const dominated = lasting('dominated', PUPPETEERS, {
  shownAs: 'puppet',
  grants: ['ambidextrous'],
  afterHit: (_play, { manner }, _dealt, bearer) =>
    immediately(() => {
      if (manner.answers === 'ambidextrous') removeEffect(bearer, 'dominated')
    }),
})

define(puppeteers, cabalistic, cabalisticHelp, devastation, devastatingHelp, domination, dominated)
