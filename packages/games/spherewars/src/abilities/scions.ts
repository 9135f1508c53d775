import { choice, optionWithNote, type Procedure, text } from '@fray/kernel'
import { define, registry } from '../ability.ts'
import { enemiesInContact, isWithin, touches } from '../ground/board.ts'
import { heightOf, piecesOf } from '../ground/ground.ts'
import type { ActOn } from '../magic/act.ts'
import { targetOption } from '../magic/targets.ts'
import { moraleRoll } from '../morale/morale.ts'
import { enterState } from '../morale/states.ts'
import { type Combatant, combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { has } from '../traits.ts'
import { heal, strikingSeveral } from '../wounds/wounds.ts'
import {
  addFor,
  contactDeed,
  directWounds,
  enters,
  friendlyDeed,
  from,
  hex,
  inTurn,
  isSuspended,
  lasts,
  listed,
  ownDeed,
  rangedDeed,
  row,
  strike,
  strikes,
  thisCombat,
  wounds,
} from './making.ts'
import { pullClose } from './shoving.ts'
import { strikeAround } from './striking-around.ts'

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
    yield* directWounds(play, { ...act, casualties }, second === act.target ? 2 : 1)
    if (second && second !== act.target) yield* directWounds(play, { ...act, target: second, casualties }, 1)
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
  if (touches(actor, target)) thisCombat('seizing-tail')(play, act)
  else yield* pullClose(play, act)
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
  return strike(play, act, row(act.successes, 2, 3, 4) + (wet ? 1 : 0))
}

define(
  listed('sensory-communication', {
    orderReach: (_turn, _bearer, { profile }) => (profile.people === 'soimi' ? 8 : 0),
  }),
  listed('stings', { deed: contactDeed(5, sting) }),
  listed('turnakurg-cult', { grantsWhile: MISTRUST }),
  listed('kurgans-embrace', {
    deed: contactDeed(5, (play, act) => enters(row(act.successes, 'stunned', 'paralysed'))(play, act)),
  }),
  listed('huge-arm', {
    deedReach: (_turn, _bearer, deed) => (deed === 'stings' || deed === 'kurgans-embrace' ? 2 : 0),
  }),
  listed('enuranar-cult', { grantsWhile: MISTRUST }),
  listed('sweeping-blow', {
    deed: ownDeed(
      5,
      (play, act) => strikeAround(play, act, enemiesInContact(play, act.actor), row(act.successes, 1, 2, 3)),
      (play, owner) => (enemiesInContact(play, owner).length > 0 ? null : 'barred.target'),
    ),
  }),
  listed('roar-of-the-beast', { grants: ['intimidation'] }),
  listed('hilt-blow', {
    deed: contactDeed(5, from(2, inTurn(wounds(1), thisCombat('hilt-blow')))),
    leaves: {
      enemyDexterity({ tally, fighter }, _bearer, { against }) {
        if (against === fighter.id) addFor(tally, 'hilt-blow', -1)
      },
    },
  }),
  listed('huramkoll-cult', { grantsWhile: MISTRUST }),
  listed('wrath-of-sull', { spell: hex('variable', 8, strikes(2, 3, 4)) }),
  listed('mindfreeze', {
    spell: hex('variable', 10, (play, act) =>
      inTurn(enters(row(act.successes, 'stunned', 'paralysed')), from(3, wounds(1)))(play, act),
    ),
  }),
  listed('sensory-howl', {
    deed: rangedDeed(5, 8, false, howl, (_turn, _owner, { profile }) => profile.pow !== null),
  }),
  listed('regor-cult', {
    grantsWhile: MISTRUST,
    movementPoints({ play, tally, mover, use }) {
      if ((use === 'charge' || use === 'engage') && has(play, mover, 'incited')) addFor(tally, 'incite', 1)
    },
  }),
  listed('deadly-double-tail', { deed: contactDeed(6, lashTwice) }),
  listed('vicious-slash', { deed: contactDeed(5, strikes(2, 3)) }),
  listed('sting-of-robustness', {
    deed: friendlyDeed(
      5,
      'contact',
      (play, act) => {
        lasts(play, act.target, 'sting-of-robustness', 'my-next-round', act)
        if (act.successes >= 2) heal(play, act.target, 1)
      },
      (_turn, _owner, { profile }) => profile.people === 'soimi',
    ),
    leaves: { constitution: ({ tally }) => addFor(tally, 'sting-of-robustness', 1) },
  }),
  listed('incite', {
    aura: { gives: ['incited'], reaches: (_turn, bearer, other) => incites(bearer, other) },
  }),
  /** Marks the combatants it reaches. */
  { ...registry.get('incite'), id: 'incited' },
  listed('the-sack', { dexterityWon: bag }),
  listed('deadly-tail', { deed: contactDeed(6, wounds(1)) }),
  listed('lightning-sphere', { spell: hex('variable', 8, lightning) }),
  listed('gashing', {
    deed: contactDeed(5, thisCombat('gashing')),
    leaves: {
      strength({ tally, kind, victim }, _bearer, { against, amount }) {
        if (kind === 'melee' && against === victim.id) addFor(tally, 'gashing', row(amount, 1, 2))
      },
    },
  }),
  listed('ice-vortex', {
    spell: hex(
      1,
      8,
      inTurn(strikes(3), (play, act) => lasts(play, act.target, 'ice-vortex', 'next-activation', act)),
    ),
    leaves: { movementPoints: ({ tally }) => addFor(tally, 'ice-vortex', -2) },
  }),
  listed('lethal-stings', { deed: contactDeed(4, sting) }),
  listed('seizing-tail', {
    deed: rangedDeed(5, 3, true, seize, (play, owner, target) => heightOf(play, target) < heightOf(play, owner)),
    leaves: {
      enemyDexterity({ tally, fighter }, _bearer, { against }) {
        if (against === fighter.id) addFor(tally, 'seizing-tail', -1)
      },
    },
  }),
  listed('lethal-tail', { deed: contactDeed(5, wounds(1, 2)) }),
)

/** SW-RACE-18: whether the other is a friendly Regor, not a Lackey, and currently near enough. */
function incites(lackey: Combatant, other: Combatant): boolean {
  if (other.band !== lackey.band || other.profile.people !== 'regor' || other.profile.id === lackey.profile.id)
    return false
  return !isSuspended(lackey) && isWithin(lackey, other, 3)
}
