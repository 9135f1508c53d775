import { distance, pathLength } from '@fray/tabletop'
import { define, type Join } from '../../ability.ts'
import type { Fear } from '../../bands/profile.ts'
import { isInCombat, isWithin, standing, touches } from '../../ground/board.ts'
import { heightOf } from '../../ground/ground.ts'
import type { Act, ActOn } from '../../magic/act.ts'
import { addGems, isBarredFromMagic } from '../../magic/power.ts'
import { addEffect } from '../../morale/effects.ts'
import { clearStates } from '../../morale/states.ts'
import { type Combatant, combatant, isIn, type Play } from '../../state.ts'
import { has } from '../../traits.ts'
import { inches } from '../../units.ts'
import { heal } from '../../wounds/wounds.ts'
import {
  addAbilityTerm,
  addLastingEffect,
  allOf,
  asProcedure,
  bandMembers,
  contactDeed,
  dealDirectWounds,
  effectFrom,
  enemySpell,
  friendlySpell,
  grantAbility,
  isSuspended,
  listedAbility,
  ownDeed,
  ownSpell,
  rangedDeed,
  rowFor,
  strikesWith,
  untilCombatEnds,
} from '../builders.ts'
import { chainFight } from '../chaining.ts'
import { pullIntoContact, pushAway } from '../shoving.ts'
import { isSpent, recordUse, useOnce } from '../uses.ts'
import { isLegion, isMercenary } from './factions.ts'

/** SW-RACE-28: whether another member of the Legion's formation is close by. */
function standsInFormation(play: Play, bearer: Combatant): boolean {
  for (const combatant of bandMembers(play, bearer)) {
    if (combatant.id === bearer.id || combatant.fleeing || !isWithin(combatant, bearer, 1)) continue
    if (combatant.profile.abilities.includes('legion-formation')) return true
  }
  return false
}

/** SW-RACE-31: steadies every Legion member nearby, and with two successes speeds them up. */
function cry(play: Play, act: Act): void {
  for (const combatant of bandMembers(play, act.actor)) {
    if (!isLegion(combatant) || !isWithin(act.actor, combatant, 4)) continue
    addLastingEffect(play, combatant, 'pounding-cry', 'my-next-round', act)
    if (act.successes >= 2)
      grantAbility(play, combatant, 'assault', 'round', { bearer: act.actor.id, object: 'pounding-cry' })
  }
}

/** SW-RACE-32: protects the owner, and with two successes also the Legion members beside it. */
function takePosition(play: Play, act: Act): void {
  for (const combatant of bandMembers(play, act.actor)) {
    const beside = act.successes >= 2 && isLegion(combatant) && touches(act.actor, combatant)
    if (combatant.id === act.actor.id || beside)
      addLastingEffect(play, combatant, 'defensive-position', 'my-next-round', act)
  }
}

/** SW-RACE-33: the effect depends on the number of successes. */
function throb(play: Play, { target, successes, rules }: ActOn): void {
  heal(play, target, rowFor(successes, 1, 2))
  if (successes >= 3) clearStates(play, target, rules)
}

/** SW-RACE-40: makes the caster harder to shoot, and with three successes every friend while it stays near. */
function dazzle(play: Play, act: Act): void {
  addLastingEffect(play, act.actor, 'blinding-aura', 'latent', act)
  if (act.successes < 3) return
  for (const combatant of bandMembers(play, act.actor)) {
    if (combatant.id !== act.actor.id) addLastingEffect(play, combatant, 'blinding-aura', 'latent', act)
  }
}

/** SW-RACE-36: one of several wounds of a mundane damage roll is ignored. */
const MUNDANE = ['melee', 'shot', 'deed', 'passive']

/** SW-RACE-48: the death of an enemy nearby adds a gem to the pool, once a round. */
function collect(play: Play, bearer: Combatant, dead: Combatant): void {
  if (dead.side === bearer.side || dead.profile.ephemeral || dead.summoned) return
  if (isBarredFromMagic(bearer) || !isWithin(bearer, dead, 8)) return
  if (useOnce(play, bearer, 'coffin-of-isha')) addGems(play, bearer.side, 1, ['SW-RACE-48'])
}

/** SW-RACE-54: whether the join was a straight dive from far away. */
function dive(play: Play, bearer: Combatant, join: Join): void {
  const [first, last] = [join.path[0]!, join.path.at(-1)!]
  const length = pathLength(join.path)
  // A path that is no longer than the line between its ends is straight.
  if (length < inches(4) || length > distance(first, last) + 1) return
  join.shots = false
  addEffect(play, bearer, effectFrom('mighty-dive', bearer, 'activation'))
}

/** SW-RACE-45: adds one die, however many Explorers there are. */
function scout(tally: Parameters<typeof addAbilityTerm>[0]): void {
  if (!tally.terms.some(({ rule }) => rule === 'SW-RACE-45')) addAbilityTerm(tally, 'tactical-scout', 1)
}

/** SW-RACE-47: whether another member of The Guard fights the same enemy. */
function hasSpearhead(play: Play, bearer: Combatant, enemy: Combatant): boolean {
  for (const combatant of bandMembers(play, bearer)) {
    if (combatant.id === bearer.id || combatant.profile.id !== bearer.profile.id || !touches(combatant, enemy)) continue
    if (!isIn(combatant, 'stunned') && !isIn(combatant, 'paralysed') && !isIn(combatant, 'fearful')) return true
  }
  return false
}

/** SW-RACE-55, SW-RGEN-16: a side gets one die, however many seers it has; only the first of them adds it. */
function isFirstSeer(play: Play, bearer: Combatant): boolean {
  const seers = standing(play, bearer.side).filter(
    (combatant) => has(play, combatant, 'strategic-vision') && !isSuspended(combatant) && !isInCombat(play, combatant),
  )
  return seers[0] === bearer
}

define(
  listedAbility('hungry-for-revenge', {
    othersDeath: (play, bearer, dead) =>
      asProcedure(() => {
        if (dead.band !== bearer.band) return
        addEffect(play, bearer, effectFrom('hungry-for-revenge', bearer, 'turn'))
      }),
    leaves: { dexterityDice: ({ tally }) => addAbilityTerm(tally, 'hungry-for-revenge', 1) },
  }),
  listedAbility('legion-formation', { grantsWhile: [{ gives: ['hardened-defender'], holds: standsInFormation }] }),
  listedAbility('legion-member', {}),
  listedAbility('metallic-blow', {
    deed: contactDeed(
      5,
      allOf(strikesWith(2, 3), (play, act) => (act.successes >= 2 ? pushAway(play, act, 2) : undefined)),
    ),
  }),
  listedAbility('pounding-cry', {
    deed: ownDeed(5, cry),
    // A fleeing combatant does not regroup because of it.
    leaves: { grantsWhile: [{ gives: ['unbreakable'], holds: (_play, { fleeing }) => !fleeing }] },
  }),
  listedAbility('defensive-position', {
    deed: ownDeed(5, takePosition, ({ state }) =>
      state.acting?.move === 'speed-up' || state.acting?.move === 'engage' ? 'barred.hurried' : null,
    ),
    leaves: { constitution: ({ tally }) => addAbilityTerm(tally, 'defensive-position', 1) },
  }),
  listedAbility('throbbing-heart', { spell: friendlySpell(6, throb) }),
  listedAbility('mercenary-member', {}),
  listedAbility('hook', {
    deed: rangedDeed(
      5,
      3,
      true,
      function* (play, act) {
        yield* pullIntoContact(play, act)
        if (act.successes >= 2) untilCombatEnds('hook')(play, act)
      },
      (play, owner, target) => !touches(owner, target) && heightOf(play, target) <= heightOf(play, owner),
    ),
    leaves: {
      enemyDexterity({ tally, fighter }, _bearer, { against }) {
        if (against === fighter.id) addAbilityTerm(tally, 'hook', -1)
      },
    },
  }),
  listedAbility('body-fat', {
    suffer: (_turn, _bearer, count, { kind }) =>
      asProcedure(() => (count >= 2 && MUNDANE.includes(kind) ? count - 1 : count)),
  }),
  listedAbility('chaining', {
    deed: ownDeed(5, (play, act) => addLastingEffect(play, act.actor, 'chaining', 'activation', act)),
    leaves: {
      preventsFatigue: (_play, _bearer, _enemy, { amount }) => amount >= 2,
      afterFight: (play, bearer, _enemy, report, effect) => chainFight(play, bearer, report, effect),
    },
  }),
  listedAbility('bite', {
    deed: contactDeed(6, function* (play, act) {
      yield* dealDirectWounds(play, act, 1)
      heal(play, act.actor, 1)
    }),
  }),
  listedAbility('lesser-leader', {
    mayOrder: (_turn, _bearer, recipient) => isMercenary(recipient),
    leaderPresence: (_turn, bearer, roller) =>
      roller.band === bearer.band && isMercenary(roller) && !isSuspended(bearer) ? 5 : 0,
  }),
  listedAbility('blinding-aura', {
    spell: ownSpell('variable', dazzle),
    leaves: {
      targetDifficulty({ play, tally }, bearer, { source }) {
        if (isWithin(combatant(play, source.bearer), bearer, 3)) addAbilityTerm(tally, 'blinding-aura', 1)
      },
      enemyDexterity({ tally }, bearer, { source, amount }) {
        if (source.bearer === bearer.id && amount >= 2) addAbilityTerm(tally, 'blinding-aura', -1)
      },
    },
  }),
  listedAbility('destroying-ball', { spell: enemySpell('variable', 10, strikesWith(2, 4, 5)) }),
  listedAbility('protection-sphere', {
    spell: friendlySpell(8, (play, act) => addLastingEffect(play, act.target, 'protection-sphere', 'latent', act)),
    leaves: {
      constitution({ tally, arcane }, _bearer, { amount }) {
        if (arcane || amount >= 2) addAbilityTerm(tally, 'protection-sphere', rowFor(amount, 1, 1, 2))
      },
    },
  }),
  listedAbility('either-faction', {}),
  listedAbility('tactical-scout', {
    strategicDice({ play, tally }) {
      if (play.state.turn === 1) scout(tally)
    },
    deploymentDice: ({ tally }) => scout(tally),
  }),
  listedAbility('on-alert', {
    shotDeclared: (play, bearer) =>
      asProcedure(() => {
        if (bearer.side === play.state.round || isIn(bearer, 'stunned') || isIn(bearer, 'paralysed')) return
        if (!useOnce(play, bearer, 'on-alert')) return
        const source = { bearer: bearer.id, object: 'on-alert' }
        addEffect(play, bearer, { object: 'hit-the-dirt', until: 'combat', source })
      }),
  }),
  listedAbility('spearhead-formation', {
    strength({ play, tally, kind, victim }, bearer) {
      if (kind === 'melee' && hasSpearhead(play, bearer, victim)) addAbilityTerm(tally, 'spearhead-formation', 1)
    },
  }),
  listedAbility('coffin-of-isha', {
    othersDeath: (play, bearer, dead) => asProcedure(() => collect(play, bearer, dead)),
  }),
  listedAbility('terrifying-countenance', {
    spell: ownSpell('variable', (play, act) =>
      addLastingEffect(play, act.actor, 'terrifying-countenance', 'latent', act),
    ),
    leaves: {
      fearLevel: (_play, _bearer, { amount }) => rowFor<Fear>(amount, 2, 3),
      grantsWhile: [{ gives: ['intimidation'], holds: (_play, _bearer, effect) => effect!.amount >= 3 }],
    },
  }),
  listedAbility('misty-soul', { spellReach: () => 6 }),
  listedAbility('mercenary-messenger', {
    mayOrder: (play, bearer, recipient) => isMercenary(recipient) && !isSpent(play, bearer, 'mercenary-messenger'),
    orderIssued(play, bearer) {
      recordUse(play, bearer, 'mercenary-messenger')
    },
  }),
  listedAbility('wild-wrath', {
    deed: ownDeed(5, (play, act) => addLastingEffect(play, act.actor, 'wild-wrath', 'activation', act)),
    leaves: {
      dexterityDice: ({ tally }) => addAbilityTerm(tally, 'wild-wrath', 1),
      strength({ tally, kind }, _bearer, { amount }) {
        if (kind === 'melee') addAbilityTerm(tally, 'wild-wrath', rowFor(amount, 0, 1, 2))
      },
    },
  }),
  listedAbility('mighty-dive', {
    joining: (play, bearer, join) => asProcedure(() => dive(play, bearer, join)),
    leaves: {
      strength({ tally, kind }) {
        if (kind === 'melee') addAbilityTerm(tally, 'mighty-dive', 1)
      },
    },
  }),
  listedAbility('strategic-vision', {
    strategicDice({ play, tally }, bearer) {
      if (isFirstSeer(play, bearer)) addAbilityTerm(tally, 'strategic-vision', 1)
    },
  }),
)
