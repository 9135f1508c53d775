import { choice, optionWithNote, type Procedure, text } from '@fray/kernel'
import { define, registry } from '../../ability.ts'
import { enemiesInContact, isWithin, touches } from '../../ground/board.ts'
import { heightOf, piecesOf } from '../../ground/ground.ts'
import type { ActOn } from '../../magic/act.ts'
import { targetOption } from '../../magic/targets.ts'
import { moraleRoll } from '../../morale/morale.ts'
import { enterState } from '../../morale/states.ts'
import { type Combatant, combatant, isStanding, ownerOf, type Play } from '../../state.ts'
import { has } from '../../traits.ts'
import { heal, strikingSeveral } from '../../wounds/wounds.ts'
import {
  addAbilityTerm,
  addLastingEffect,
  allOf,
  contactDeed,
  dealDirectWounds,
  dealsWounds,
  enemySpell,
  entersState,
  friendlyDeed,
  ifSuccesses,
  isSuspended,
  listedAbility,
  ownDeed,
  rangedDeed,
  rowFor,
  strike,
  strikesWith,
  untilCombatEnds,
} from '../builders.ts'
import { pullIntoContact } from '../shoving.ts'
import { strikeAround } from '../striking-around.ts'

/** SW-PROFILE-23: common height. */
const COMMON = 2

/** SW-RACE-02, -24: rolls one damage die per success; each sphere heals the owner. */
function* sting(play: Play, act: ActOn): Procedure {
  const { spheres } = yield* strike(play, act, act.successes)
  heal(play, act.actor, spheres)
}

/** SW-RACE-15: deals both wounds to the target at once, or one of them to another enemy in contact. */
function* lashTwice(play: Play, act: ActOn): Procedure {
  const second = act.successes < 2 ? null : yield* chooseSecond(play, act)
  yield* strikingSeveral(play, function* (casualties) {
    yield* dealDirectWounds(play, { ...act, casualties }, second === act.target ? 2 : 1)
    if (second && second !== act.target) yield* dealDirectWounds(play, { ...act, target: second, casualties }, 1)
  })
}

function* chooseSecond(play: Play, { actor, rules }: ActOn): Procedure<Combatant> {
  return yield* play.pick({
    seat: ownerOf(play, actor),
    figure: actor.id,
    prompt: text('ask.strike-next', { actor: { figure: actor.id } }),
    rules,
    options: enemiesInContact(play, actor).map(targetOption),
  })
}

/** SW-RACE-25: drags the target close, or holds it if it is close already. */
function* seize(play: Play, act: ActOn): Procedure {
  const { actor, target, successes, rules } = act
  if (touches(actor, target)) untilCombatEnds('seizing-tail')(play, act)
  else yield* pullIntoContact(play, act)
  if (successes >= 2 && isStanding(target)) enterState(play, target, 'stunned', rules)
}

/** SW-RACE-13: with one success the target still gets a morale roll, with two it fails without one. */
function* howl(play: Play, { target, successes, rules }: ActOn): Procedure {
  if (successes < 2 && (yield* moraleRoll(play, target, 'effect', null))) return
  enterState(play, target, 'concussed', rules)
}

/** SW-RACE-19: puts the loser into the sack instead of rolling damage. */
function* bag(play: Play, bearer: Combatant, loser: Combatant): Procedure<boolean> {
  if (isSuspended(bearer)) return true
  const chosen = yield* play.pick({
    seat: ownerOf(play, bearer),
    figure: bearer.id,
    prompt: text('ask.sack', { bearer: { figure: bearer.id }, loser: { figure: loser.id } }),
    rules: ['SW-RACE-19'],
    options: [
      choice('damage', text('option.damage'), optionWithNote('note.damage')),
      choice('sack', text('option.sack'), optionWithNote('note.sack')),
    ],
  })
  if (chosen === 'damage') return true
  if (heightOf(play, loser) <= COMMON) enterState(play, loser, 'stunned', ['SW-RACE-19'])
  return false
}

/** SW-RACE-14, SW-RRULE-04: whether the bearer distrusts a leader of the other people. */
function mistrusts(play: Play, bearer: Combatant): boolean {
  const leader = play.state.bands[bearer.band]?.leader ?? null
  const people = leader === null ? null : combatant(play, leader).profile.people
  if (people === null || people === bearer.profile.people) return false
  // Soimi under a Regor is a race rule of ours; Regors under a Soimi is in the book.
  return people === 'soimi' || play.setup.raceRules
}

const MISTRUST = [{ gives: ['insubordinate'], holds: mistrusts }]

/** SW-RACE-21: does more damage to a target in water. */
function lightning(play: Play, act: ActOn): Procedure<unknown> {
  const wet = piecesOf(play, act.target).some(({ features }) =>
    features.some((feature) => feature === 'aquatic' || feature === 'deep-aquatic'),
  )
  return strike(play, act, rowFor(act.successes, 2, 3, 4) + (wet ? 1 : 0))
}

define(
  listedAbility('sensory-communication', {
    orderReach: (_turn, _bearer, { profile }) => (profile.people === 'soimi' ? 8 : 0),
  }),
  listedAbility('stings', { deed: contactDeed(5, sting) }),
  listedAbility('turnakurg-cult', { grantsWhile: MISTRUST }),
  listedAbility('kurgans-embrace', {
    deed: contactDeed(5, (play, act) => entersState(rowFor(act.successes, 'stunned', 'paralysed'))(play, act)),
  }),
  listedAbility('huge-arm', {
    deedReach: (_turn, _bearer, deed) => (deed === 'stings' || deed === 'kurgans-embrace' ? 2 : 0),
  }),
  listedAbility('enuranar-cult', { grantsWhile: MISTRUST }),
  listedAbility('sweeping-blow', {
    deed: ownDeed(
      5,
      (play, act) => strikeAround(play, act, enemiesInContact(play, act.actor), rowFor(act.successes, 1, 2, 3)),
      (play, owner) => (enemiesInContact(play, owner).length > 0 ? null : 'barred.target'),
    ),
  }),
  listedAbility('roar-of-the-beast', { grants: ['intimidation'] }),
  listedAbility('hilt-blow', {
    deed: contactDeed(5, ifSuccesses(2, allOf(dealsWounds(1), untilCombatEnds('hilt-blow')))),
    leaves: {
      enemyDexterity({ tally, fighter }, _bearer, { against }) {
        if (against === fighter.id) addAbilityTerm(tally, 'hilt-blow', -1)
      },
    },
  }),
  listedAbility('huramkoll-cult', { grantsWhile: MISTRUST }),
  listedAbility('wrath-of-sull', { spell: enemySpell('variable', 8, strikesWith(2, 3, 4)) }),
  listedAbility('mindfreeze', {
    spell: enemySpell('variable', 10, (play, act) =>
      allOf(entersState(rowFor(act.successes, 'stunned', 'paralysed')), ifSuccesses(3, dealsWounds(1)))(play, act),
    ),
  }),
  listedAbility('sensory-howl', {
    deed: rangedDeed(5, 8, false, howl, (_turn, _owner, { profile }) => profile.pow !== null),
  }),
  listedAbility('regor-cult', {
    grantsWhile: MISTRUST,
    movementPoints({ play, tally, mover, use }) {
      if ((use === 'charge' || use === 'engage') && has(play, mover, 'incited')) addAbilityTerm(tally, 'incite', 1)
    },
  }),
  listedAbility('deadly-double-tail', { deed: contactDeed(6, lashTwice) }),
  listedAbility('vicious-slash', { deed: contactDeed(5, strikesWith(2, 3)) }),
  listedAbility('sting-of-robustness', {
    deed: friendlyDeed(
      5,
      'contact',
      (play, act) => {
        addLastingEffect(play, act.target, 'sting-of-robustness', 'my-next-round', act)
        if (act.successes >= 2) heal(play, act.target, 1)
      },
      (_turn, _owner, { profile }) => profile.people === 'soimi',
    ),
    leaves: { constitution: ({ tally }) => addAbilityTerm(tally, 'sting-of-robustness', 1) },
  }),
  listedAbility('incite', {
    aura: { gives: ['incited'], reaches: (_turn, bearer, other) => incites(bearer, other) },
  }),
  /** Marks the combatants it reaches. */
  { ...registry.get('incite'), id: 'incited' },
  listedAbility('the-sack', { dexterityWon: bag }),
  listedAbility('deadly-tail', { deed: contactDeed(6, dealsWounds(1)) }),
  listedAbility('lightning-sphere', { spell: enemySpell('variable', 8, lightning) }),
  listedAbility('gashing', {
    deed: contactDeed(5, untilCombatEnds('gashing')),
    leaves: {
      strength({ tally, kind, victim }, _bearer, { against, amount }) {
        if (kind === 'melee' && against === victim.id) addAbilityTerm(tally, 'gashing', rowFor(amount, 1, 2))
      },
    },
  }),
  listedAbility('ice-vortex', {
    spell: enemySpell(
      1,
      8,
      allOf(strikesWith(3), (play, act) => addLastingEffect(play, act.target, 'ice-vortex', 'next-activation', act)),
    ),
    leaves: { movementPoints: ({ tally }) => addAbilityTerm(tally, 'ice-vortex', -2) },
  }),
  listedAbility('lethal-stings', { deed: contactDeed(4, sting) }),
  listedAbility('seizing-tail', {
    deed: rangedDeed(5, 3, true, seize, (play, owner, target) => heightOf(play, target) < heightOf(play, owner)),
    leaves: {
      enemyDexterity({ tally, fighter }, _bearer, { against }) {
        if (against === fighter.id) addAbilityTerm(tally, 'seizing-tail', -1)
      },
    },
  }),
  listedAbility('lethal-tail', { deed: contactDeed(5, dealsWounds(1, 2)) }),
)

/** SW-RACE-18: whether the other is a friendly Regor, not a Lackey, and currently near enough. */
function incites(lackey: Combatant, other: Combatant): boolean {
  if (other.band !== lackey.band || other.profile.people !== 'regor' || other.profile.id === lackey.profile.id)
    return false
  return !isSuspended(lackey) && isWithin(lackey, other, 3)
}
