import { choice, type Procedure, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { isHero, type Rank } from '../../bands/profile.ts'
import { enemiesOf, isInCombat, isWithin } from '../../ground/board.ts'
import { heightOf, isAirborne } from '../../ground/ground.ts'
import type { Act, ActOn } from '../../magic/act.ts'
import { addGems } from '../../magic/power.ts'
import { enterState } from '../../morale/states.ts'
import { type Combatant, combatant, isStanding, ownerOf, type Play } from '../../state.ts'
import { heal } from '../../wounds/wounds.ts'
import {
  addAbilityTerm,
  addLastingEffect,
  allOf,
  contactDeed,
  dealDirectWounds,
  entersState,
  friendlyDeed,
  ifSuccesses,
  listedAbility,
  ownDeed,
  rangedDeed,
  strike,
  strikesWith,
} from '../builders.ts'
import { addLingeringWound } from '../lingering-wound.ts'

/** SW-RACE-58: each wound of the friend heals the owner or, if the owner has power, becomes a gem. */
function* suck(play: Play, act: ActOn): Procedure {
  const { actor, target, successes, rules } = act
  for (let i = 0; i < Math.min(2, successes) && isStanding(target); i++) {
    if ((yield* dealDirectWounds(play, act, 1)) === 0) return
    if (actor.profile.pow !== null && (yield* choosesGem(play, actor))) addGems(play, actor.side, 1, rules)
    else heal(play, actor, 1)
  }
}

function* choosesGem(play: Play, owner: Combatant): Procedure<boolean> {
  const chosen = yield* play.pick({
    seat: ownerOf(play, owner),
    figure: owner.id,
    prompt: text('ask.suction', { owner: { figure: owner.id } }),
    rules: ['SW-RACE-58'],
    options: [choice('heal', text('option.suction-heal')), choice('gem', text('option.suction-gem'))],
  })
  return chosen === 'gem'
}

/** SW-RACE-60: opens the ground around the owner. */
function crack(play: Play, act: Act): void {
  play.reveal()
  for (const enemy of enemiesOf(play, act.actor)) {
    if (isAirborne(play, enemy) || !isWithin(act.actor, enemy, 2)) continue
    if (act.successes >= 2) enterState(play, enemy, 'stunned', act.rules)
    else addLastingEffect(play, enemy, 'kazags-crack', 'next-activation', act)
  }
}

/** SW-RACE-68: a second success makes the wound keep burning. */
function* slash(play: Play, act: ActOn): Procedure {
  const { wounds } = yield* strike(play, act, 2)
  if (act.successes >= 2 && wounds > 0) addLingeringWound(play, act.target, act.actor, act.rules)
}

/** SW-RACE-63: the ranks that count as worthy. */
const WORTHY: readonly Rank[] = ['leader', 'avatar', 'superior', 'elite']

define(
  listedAbility('energetic-suction', {
    deed: friendlyDeed(
      5,
      3,
      suck,
      (_turn, owner, target) =>
        target.id !== owner.id && !isHero(target.profile) && target.profile.abilities.includes('volcanic-skin'),
    ),
  }),
  listedAbility('golothars-blaze', { deed: rangedDeed(5, 4, true, strikesWith(1, 2, 3)) }),
  listedAbility('kazags-crack', {
    deed: ownDeed(5, crack),
    leaves: { movementPoints: ({ tally }) => addAbilityTerm(tally, 'kazags-crack', -2) },
  }),
  listedAbility('challengers-craving', {
    deed: rangedDeed(
      5,
      6,
      true,
      (play, act) => addLastingEffect(play, act.target, 'challengers-craving', 'next-activation', act),
      (_turn, _owner, { profile }) => WORTHY.includes(profile.rank),
    ),
    leaves: {
      mayJoin: (play, _bearer, enemy, { source }) =>
        enemy.id === source.bearer || !isStanding(combatant(play, source.bearer)),
      enemyDexterityDice({ tally, fighter }, _bearer, { source, amount }) {
        if (source.bearer === fighter.id && amount >= 2) addAbilityTerm(tally, 'challengers-craving', 1)
      },
    },
  }),
  listedAbility('flaming-shot', {
    deed: ownDeed(5, (play, act) => addLastingEffect(play, act.actor, 'flaming-shot', 'activation', act)),
    leaves: {
      strength({ tally, kind }) {
        if (kind === 'shot') addAbilityTerm(tally, 'flaming-shot', 1)
      },
      enemyConstitution({ tally, kind }, _bearer, { amount }) {
        if (kind === 'shot' && amount >= 2) addAbilityTerm(tally, 'flaming-shot', -1)
      },
    },
  }),
  listedAbility('burning-slash', { deed: contactDeed(5, slash) }),
  listedAbility('lava-dart', {
    deed: rangedDeed(5, 6, true, strikesWith(2, 3), (play, _owner, target) => !isInCombat(play, target)),
  }),
  listedAbility('crush', {
    deed: contactDeed(
      5,
      allOf(strikesWith(3), ifSuccesses(2, entersState('stunned'))),
      (play, owner, target) => heightOf(play, target) < heightOf(play, owner),
    ),
  }),
)
