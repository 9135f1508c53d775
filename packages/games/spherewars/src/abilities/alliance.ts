import { distance, pathLength } from '@fray/tabletop'
import { define, type Join } from '../ability.ts'
import type { Fear } from '../bands/profile.ts'
import { isInCombat, isWithin, standing, touches } from '../ground/board.ts'
import { heightOf } from '../ground/ground.ts'
import type { Act, ActOn } from '../magic/act.ts'
import { addGems, isBarredFromMagic } from '../magic/power.ts'
import { addEffect } from '../morale/effects.ts'
import { clearStates } from '../morale/states.ts'
import { type Combatant, combatant, isIn, type Play } from '../state.ts'
import { has } from '../traits.ts'
import { inches } from '../units.ts'
import { heal } from '../wounds/wounds.ts'
import { chainFight } from './chaining.ts'
import { isLegion, isMercenary } from './factions.ts'
import {
  addFor,
  atOnce,
  boon,
  contactDeed,
  directWounds,
  endow,
  hex,
  inTurn,
  isSuspended,
  lasts,
  leftBy,
  listed,
  ownBand,
  ownDeed,
  ownSpell,
  rangedDeed,
  row,
  strikes,
  thisCombat,
} from './making.ts'
import { pullClose, pushAway } from './shoving.ts'
import { isSpent, spend, useOnce } from './uses.ts'

/** SW-RACE-28: whether another member of the Legion's formation is close by. */
function standsInFormation(play: Play, bearer: Combatant): boolean {
  for (const combatant of ownBand(play, bearer)) {
    if (combatant.id === bearer.id || combatant.fleeing || !isWithin(combatant, bearer, 1)) continue
    if (combatant.profile.abilities.includes('legion-formation')) return true
  }
  return false
}

/** SW-RACE-31: steadies every Legion member nearby, and with two successes speeds them up. */
function cry(play: Play, act: Act): void {
  for (const combatant of ownBand(play, act.actor)) {
    if (!isLegion(combatant) || !isWithin(act.actor, combatant, 4)) continue
    lasts(play, combatant, 'pounding-cry', 'my-next-round', act)
    if (act.successes >= 2) endow(play, combatant, 'assault', 'round', { bearer: act.actor.id, object: 'pounding-cry' })
  }
}

/** SW-RACE-32: protects the owner, and with two successes also the Legion members beside it. */
function takePosition(play: Play, act: Act): void {
  for (const combatant of ownBand(play, act.actor)) {
    const beside = act.successes >= 2 && isLegion(combatant) && touches(act.actor, combatant)
    if (combatant.id === act.actor.id || beside) lasts(play, combatant, 'defensive-position', 'my-next-round', act)
  }
}

/** SW-RACE-33: the effect depends on the number of successes. */
function throb(play: Play, { target, successes, rules }: ActOn): void {
  heal(play, target, row(successes, 1, 2))
  if (successes >= 3) clearStates(play, target, rules)
}

/** SW-RACE-40: makes the caster harder to shoot, and with three successes every friend while it stays near. */
function dazzle(play: Play, act: Act): void {
  lasts(play, act.actor, 'blinding-aura', 'latent', act)
  if (act.successes < 3) return
  for (const combatant of ownBand(play, act.actor)) {
    if (combatant.id !== act.actor.id) lasts(play, combatant, 'blinding-aura', 'latent', act)
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
  addEffect(play, bearer, leftBy('mighty-dive', bearer, 'activation'))
}

/** SW-RACE-45: adds one die, however many Explorers there are. */
function scout(tally: Parameters<typeof addFor>[0]): void {
  if (!tally.terms.some(({ rule }) => rule === 'SW-RACE-45')) addFor(tally, 'tactical-scout', 1)
}

/** SW-RACE-47: whether another member of The Guard fights the same enemy. */
function hasSpearhead(play: Play, bearer: Combatant, enemy: Combatant): boolean {
  for (const combatant of ownBand(play, bearer)) {
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
  listed('hungry-for-revenge', {
    othersDeath: (play, bearer, dead) =>
      atOnce(() => {
        if (dead.band !== bearer.band) return
        addEffect(play, bearer, leftBy('hungry-for-revenge', bearer, 'turn'))
      }),
    leaves: { dexterityDice: ({ tally }) => addFor(tally, 'hungry-for-revenge', 1) },
  }),
  listed('legion-formation', { grantsWhile: [{ gives: ['hardened-defender'], holds: standsInFormation }] }),
  listed('legion-member', {}),
  listed('metallic-blow', {
    deed: contactDeed(
      5,
      inTurn(strikes(2, 3), (play, act) => (act.successes >= 2 ? pushAway(play, act, 2) : undefined)),
    ),
  }),
  listed('pounding-cry', {
    deed: ownDeed(5, cry),
    // A fleeing combatant does not regroup because of it.
    leaves: { grantsWhile: [{ gives: ['unbreakable'], holds: (_play, { fleeing }) => !fleeing }] },
  }),
  listed('defensive-position', {
    deed: ownDeed(5, takePosition, ({ state }) =>
      state.acting?.move === 'speed-up' || state.acting?.move === 'engage' ? 'barred.hurried' : null,
    ),
    leaves: { constitution: ({ tally }) => addFor(tally, 'defensive-position', 1) },
  }),
  listed('throbbing-heart', { spell: boon(6, throb) }),
  listed('mercenary-member', {}),
  listed('hook', {
    deed: rangedDeed(
      5,
      3,
      true,
      function* (play, act) {
        yield* pullClose(play, act)
        if (act.successes >= 2) thisCombat('hook')(play, act)
      },
      (play, owner, target) => !touches(owner, target) && heightOf(play, target) <= heightOf(play, owner),
    ),
    leaves: {
      enemyDexterity({ tally, fighter }, _bearer, { against }) {
        if (against === fighter.id) addFor(tally, 'hook', -1)
      },
    },
  }),
  listed('body-fat', {
    suffer: (_turn, _bearer, count, { kind }) =>
      atOnce(() => (count >= 2 && MUNDANE.includes(kind) ? count - 1 : count)),
  }),
  listed('chaining', {
    deed: ownDeed(5, (play, act) => lasts(play, act.actor, 'chaining', 'activation', act)),
    leaves: {
      untired: (_play, _bearer, _enemy, { amount }) => amount >= 2,
      afterFight: (play, bearer, _enemy, report, effect) => chainFight(play, bearer, report, effect),
    },
  }),
  listed('bite', {
    deed: contactDeed(6, function* (play, act) {
      yield* directWounds(play, act, 1)
      heal(play, act.actor, 1)
    }),
  }),
  listed('lesser-leader', {
    mayOrder: (_turn, _bearer, recipient) => isMercenary(recipient),
    leaderPresence: (_turn, bearer, roller) =>
      roller.band === bearer.band && isMercenary(roller) && !isSuspended(bearer) ? 5 : 0,
  }),
  listed('blinding-aura', {
    spell: ownSpell('variable', dazzle),
    leaves: {
      targetDifficulty({ play, tally }, bearer, { source }) {
        if (isWithin(combatant(play, source.bearer), bearer, 3)) addFor(tally, 'blinding-aura', 1)
      },
      enemyDexterity({ tally }, bearer, { source, amount }) {
        if (source.bearer === bearer.id && amount >= 2) addFor(tally, 'blinding-aura', -1)
      },
    },
  }),
  listed('destroying-ball', { spell: hex('variable', 10, strikes(2, 4, 5)) }),
  listed('protection-sphere', {
    spell: boon(8, (play, act) => lasts(play, act.target, 'protection-sphere', 'latent', act)),
    leaves: {
      constitution({ tally, arcane }, _bearer, { amount }) {
        if (arcane || amount >= 2) addFor(tally, 'protection-sphere', row(amount, 1, 1, 2))
      },
    },
  }),
  listed('either-faction', {}),
  listed('tactical-scout', {
    strategicDice({ play, tally }) {
      if (play.state.turn === 1) scout(tally)
    },
    deploymentDice: ({ tally }) => scout(tally),
  }),
  listed('on-alert', {
    shotDeclared: (play, bearer) =>
      atOnce(() => {
        if (bearer.side === play.state.round || isIn(bearer, 'stunned') || isIn(bearer, 'paralysed')) return
        if (!useOnce(play, bearer, 'on-alert')) return
        const source = { bearer: bearer.id, object: 'on-alert' }
        addEffect(play, bearer, { object: 'hit-the-dirt', until: 'combat', source })
      }),
  }),
  listed('spearhead-formation', {
    strength({ play, tally, kind, victim }, bearer) {
      if (kind === 'melee' && hasSpearhead(play, bearer, victim)) addFor(tally, 'spearhead-formation', 1)
    },
  }),
  listed('coffin-of-isha', { othersDeath: (play, bearer, dead) => atOnce(() => collect(play, bearer, dead)) }),
  listed('terrifying-countenance', {
    spell: ownSpell('variable', (play, act) => lasts(play, act.actor, 'terrifying-countenance', 'latent', act)),
    leaves: {
      fearLevel: (_play, _bearer, { amount }) => row<Fear>(amount, 2, 3),
      grantsWhile: [{ gives: ['intimidation'], holds: (_play, _bearer, effect) => effect!.amount >= 3 }],
    },
  }),
  listed('misty-soul', { spellReach: () => 6 }),
  listed('mercenary-messenger', {
    mayOrder: (play, bearer, recipient) => isMercenary(recipient) && !isSpent(play, bearer, 'mercenary-messenger'),
    orderIssued(play, bearer) {
      spend(play, bearer, 'mercenary-messenger')
    },
  }),
  listed('wild-wrath', {
    deed: ownDeed(5, (play, act) => lasts(play, act.actor, 'wild-wrath', 'activation', act)),
    leaves: {
      dexterityDice: ({ tally }) => addFor(tally, 'wild-wrath', 1),
      strength({ tally, kind }, _bearer, { amount }) {
        if (kind === 'melee') addFor(tally, 'wild-wrath', row(amount, 0, 1, 2))
      },
    },
  }),
  listed('mighty-dive', {
    joining: (play, bearer, join) => atOnce(() => dive(play, bearer, join)),
    leaves: {
      strength({ tally, kind }) {
        if (kind === 'melee') addFor(tally, 'mighty-dive', 1)
      },
    },
  }),
  listed('strategic-vision', {
    strategicDice({ play, tally }, bearer) {
      if (isFirstSeer(play, bearer)) addFor(tally, 'strategic-vision', 1)
    },
  }),
)
