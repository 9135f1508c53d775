import type { Procedure } from '@fray/kernel'
import { define } from '../../ability.ts'
import { enemiesInContact, isWithin } from '../../ground/board.ts'
import { heightOf } from '../../ground/ground.ts'
import type { Act, ActOn } from '../../magic/act.ts'
import { addEffect } from '../../morale/effects.ts'
import { moraleRoll } from '../../morale/morale.ts'
import { enterState } from '../../morale/states.ts'
import type { Combatant, Effect, Play } from '../../state.ts'
import { heal } from '../../wounds/wounds.ts'
import {
  addAbilityTerm,
  addLastingEffect,
  allOf,
  bandMembers,
  contactDeed,
  dealsWounds,
  effectFrom,
  enemySpell,
  entersState,
  friendlySpell,
  ifSuccesses,
  leavesLingeringWound,
  listedAbility,
  ownDeed,
  ownSpell,
  rangedDeed,
  rowFor,
  strikesWith,
  untilCombatEnds,
} from '../builders.ts'
import { strikeAround } from '../striking-around.ts'

/** SW-PROFILE-23: common height. */
const COMMON = 2

/** SW-RACE-105, -113: whether the owner joined this enemy in the current activation. */
function wasJoined({ state }: Play, _owner: Combatant, { id }: Combatant): boolean {
  return state.acting?.joined.includes(id) ?? false
}

/** SW-RACE-114: the enemies that can be trampled. */
function trampleTargets(play: Play, owner: Combatant): Combatant[] {
  return enemiesInContact(play, owner).filter((enemy) => heightOf(play, enemy) <= COMMON)
}

/** SW-RACE-123, SW-PROFILE-06: frightens enemies, whose fear is compared with the owner's. */
function* bellow(play: Play, { target, rules }: ActOn): Procedure {
  if (!(yield* moraleRoll(play, target, 'effect', null))) enterState(play, target, 'stunned', rules)
}

/** SW-RACE-101: heals, and with three successes also toughens the hide for a time. */
function bless(play: Play, act: Act): void {
  heal(play, act.actor, rowFor(act.successes, 1, 2))
  if (act.successes >= 3) addLastingEffect(play, act.actor, 'inner-blessing', 'latent', act)
}

const NORTH_WIND = 'blessing-curse-of-the-north-wind'

/** SW-RACE-102: helps a friend with the wind, or hinders an enemy with it. */
function blow(play: Play, { actor, target, successes }: ActOn): void {
  const amount = target.side === actor.side ? successes : -successes
  addEffect(play, target, { ...effectFrom(NORTH_WIND, actor, 'latent'), amount })
}

/** SW-RACE-111: affects the target, and with three successes everyone near it for as long as they stay (SW-RGEN-14). */
function stiffen(play: Play, act: ActOn): void {
  addLastingEffect(play, act.target, 'oaken-will', 'latent', act)
  if (act.successes < 3) return
  for (const combatant of bandMembers(play, act.target)) {
    if (combatant.id === act.target.id) continue
    addEffect(play, combatant, { ...effectFrom('oaken-will', act.actor, 'latent'), against: act.target.id })
  }
}

/** Whether the tree's will reaches a combatant that is not its target: `against` names the tree. */
function isUnderOak(play: Play, bearer: Combatant, { against }: Effect): boolean {
  const oak = against === null ? bearer : play.state.combatants[against]
  return oak !== undefined && oak.status === 'standing' && isWithin(oak, bearer, 2)
}

define(
  listedAbility('regeneration-offering', { deed: ownDeed(5, (play, { actor }) => void heal(play, actor, 1)) }),
  listedAbility('boar-headbutt', {
    deed: contactDeed(5, allOf(strikesWith(2), ifSuccesses(2, entersState('stunned')))),
  }),
  listedAbility('obsession', {
    deed: rangedDeed(5, 12, true, (play, { actor, target, successes }) =>
      addEffect(play, actor, {
        ...effectFrom('obsession', actor, 'my-next-round'),
        amount: successes,
        against: target.id,
      }),
    ),
    leaves: {
      dexterityDice({ tally, enemy }, _bearer, { against }) {
        if (against === enemy.id) addAbilityTerm(tally, 'obsession', 1)
      },
      strength({ tally, kind, victim }, _bearer, { against, amount }) {
        if (kind === 'melee' && against === victim.id && amount >= 2) addAbilityTerm(tally, 'obsession', 1)
      },
    },
  }),
  listedAbility('stalking-mantis', { deed: contactDeed(6, dealsWounds(1, 2)) }),
  listedAbility('pounce', {
    deed: contactDeed(5, untilCombatEnds('pounce'), wasJoined),
    leaves: {
      dexterityDice({ tally, enemy }, _bearer, { against }) {
        if (against === enemy.id) addAbilityTerm(tally, 'pounce', 1)
      },
      strength({ tally, kind, victim }, _bearer, { against }) {
        if (kind === 'melee' && against === victim.id) addAbilityTerm(tally, 'pounce', 1)
      },
    },
  }),
  listedAbility('swipe', { deed: contactDeed(5, strikesWith(2)) }),
  listedAbility('bull-rush', {
    deed: contactDeed(5, allOf(untilCombatEnds('bull-rush'), ifSuccesses(3, entersState('stunned'))), wasJoined),
    leaves: {
      dexterityDice({ tally, enemy }, _bearer, { against, amount }) {
        if (against === enemy.id && amount >= 2) addAbilityTerm(tally, 'bull-rush', 1)
      },
      strength({ tally, kind, victim }, _bearer, { against }) {
        if (kind === 'melee' && against === victim.id) addAbilityTerm(tally, 'bull-rush', 1)
      },
    },
  }),
  listedAbility('trample', {
    deed: ownDeed(
      5,
      (play, act) => strikeAround(play, act, trampleTargets(play, act.actor), rowFor(act.successes, 2, 3)),
      (play, owner) => (trampleTargets(play, owner).length > 0 ? null : 'barred.target'),
    ),
  }),
  listedAbility('smothering-embrace', {
    deed: contactDeed(5, allOf(untilCombatEnds('smothering-embrace'), ifSuccesses(2, dealsWounds(1)))),
    leaves: {
      enemyDexterity({ tally, fighter }, _bearer, { against }) {
        if (against === fighter.id) addAbilityTerm(tally, 'smothering-embrace', -1)
      },
    },
  }),
  listedAbility('bellow', { deed: rangedDeed(5, 4, false, bellow) }),
  listedAbility('confusion', {
    spell: enemySpell('variable', 10, (play, act) => {
      if (act.successes === 1) return addLastingEffect(play, act.target, 'confusion', 'next-activation', act)
      enterState(play, act.target, 'stunned', act.rules)
      if (act.successes >= 3) enterState(play, act.target, 'fearful', act.rules)
    }),
    leaves: { grants: ['inexpert-combatant', 'inexpert-shooter'] },
  }),
  listedAbility('devouring-insects', {
    spell: enemySpell('variable', 8, allOf(strikesWith(2, 3, 3), ifSuccesses(3, leavesLingeringWound()))),
  }),
  listedAbility('inner-blessing', {
    spell: ownSpell('variable', bless),
    leaves: { constitution: ({ tally }) => addAbilityTerm(tally, 'inner-blessing', 1) },
  }),
  listedAbility(NORTH_WIND, {
    spell: { ...friendlySpell(10, blow), aim: 'either' },
    leaves: { movementPoints: ({ tally }, _bearer, { amount }) => addAbilityTerm(tally, NORTH_WIND, amount) },
  }),
  listedAbility('life-bane', { spell: enemySpell('variable', 6, dealsWounds(1, 2, 3)) }),
  listedAbility('oaken-will', {
    spell: friendlySpell(8, stiffen),
    leaves: {
      grantsWhile: [{ gives: ['unbreakable'], holds: (play, bearer, effect) => isUnderOak(play, bearer, effect!) }],
      constitution({ tally }, _bearer, { against, amount }) {
        if (against === null && amount >= 2) addAbilityTerm(tally, 'oaken-will', 1)
      },
    },
  }),
)
