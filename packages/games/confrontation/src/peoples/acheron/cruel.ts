import { addEffect } from '@fray/hooks'
import { accept, freeze, type Json, type Procedure, refuse, text, type Verdict } from '@fray/kernel'
import { direction, isOnTable, overlaps, readProposal, toJson, wholePoint } from '@fray/tabletop'
import { immediately, immuneTo, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import type { Action, Activity, Bar } from '../../activation/activity.ts'
import type { Characteristic, Profile } from '../../armies/cards/profile.ts'
import { characteristic } from '../../characteristics.ts'
import { testDefenderFear } from '../../fear/assault-fear.ts'
import { baseOf, bodyOf, contourAt, footprintsTouch, gapBetween, isFree, opponentsOf } from '../../ground/bodies.ts'
import { blockersAt } from '../../ground/obstacles.ts'
import { sees } from '../../ground/sight.ts'
import { isUnhindered } from '../../incantation/power.ts'
import { limits } from '../../limits.ts'
import { enemiesTouchedAt } from '../../movement/move-plan.ts'
import { mayAimPower, passesSpotting } from '../../mystic/spotting.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { newFighter } from '../../preparation/beginning.ts'
import {
  areEnemies,
  type Fighter,
  fighter,
  isStanding,
  type Play,
  type PlayState,
  profileOf,
  type Stance,
  standing,
} from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { artefact } from '../builders.ts'

const CRUEL = 'cruel'
const HELD = 'CF-REV-ACHERON-29'
const SENT = 'CF-REV-ACHERON-30'
const BACK = 'CF-REV-ACHERON-31'
/** CF-REV-ACHERON-30, -31: the greatest distance from the throne at which it fights, in cm. */
const TETHER = 10
const ONCE = { id: CRUEL, per: 'round' } as const

/** CF-REV-ACHERON-30: aims at a target in sight; it restricts other actions as an incantation does. */
const send: Action = {
  id: 'send-cruel',
  icon: 'flying-dagger',
  rules: [SENT],
  concerns: ({ state }, { fighter: sophet }) => !limits.isSpent(state, sophet.uses, ONCE),
  bar: cannotSend,
  *perform(play, activity) {
    const { fighter: sophet } = activity
    const target = yield* pickFighter(play, sophet.seat, targetsOf(play, sophet), 'ask.cruel', [SENT])
    if (!(yield* passesSpotting(play, sophet, target, 'power'))) return
    activity.cast = true
    limits.spend(play.state, sophet.uses, ONCE)
    yield* sendAgainst(play, sophet, target)
  },
}

function cannotSend(play: PlayState, { fighter: sophet, moved, fired }: Activity): Bar | undefined {
  if (sophet.inRout) return { reason: 'barred.rout', rules: ['CF-MAGE-07'] }
  if (!isFree(play, sophet)) return { reason: 'barred.contact', rules: [SENT] }
  const hindered = !isUnhindered(play, sophet)
  if (moved === 'run' && hindered) return { reason: 'barred.ran-no-cruel', rules: [SENT] }
  if (fired && hindered) return { reason: 'barred.fired-no-cruel', rules: [SENT] }
  return targetsOf(play, sophet).length > 0 ? undefined : { reason: 'barred.no-cruel-target', rules: [SENT] }
}

/** CF-REV-ACHERON-29: one combat die more while Sophet holds it. */
const cruel = artefact(CRUEL, {
  actions: [send],
  combatDice: ({ play, tally }, bearer) => {
    const out = play.state.fighters.some((fighter) => isStanding(fighter) && masterOf(play, fighter) === bearer)
    if (!out) tally.add(1, termOf(CRUEL), HELD)
  },
})

/** CF-REV-ACHERON-30: the owner of a fighter that is Cruel. */
function masterOf(play: PlayState, { effects }: Fighter): Fighter | undefined {
  const own = effects.find(({ object }) => object === 'cruel-blade')
  return own && fighter(play, own.source.bearer)
}

function targetsOf(play: PlayState, sophet: Fighter): Fighter[] {
  return standing(play).filter((fighter) => {
    if (!areEnemies(fighter, sophet) || fighter.level !== 0 || sees(play, sophet, fighter) === 'none') return false
    return mayAimPower(play, sophet, fighter) && spotsAgainst(play, sophet, fighter).length > 0
  })
}

/**
 * CF-REV-ACHERON-30: places Cruel against a target whose courage holds; Cruel comes back at once if the target flees.
 */
function* sendAgainst(play: Play, sophet: Fighter, target: Fighter): Procedure {
  const at = yield* choosePlace(play, sophet, target)
  const blade = bladeOf(play, sophet)
  blade.at = at
  const before = target.at
  for (const fighter of enemiesTouchedAt(play, blade, at, 0)) yield* testDefenderFear(play, fighter, [blade])
  if (!isStanding(target) || target.at !== before) return
  Object.assign(blade, { status: 'standing', activated: true })
  for (const opponent of opponentsOf(play, blade)) opponent.assaulted = true
  const names = { fighter: { figure: sophet.id }, target: { figure: target.id } }
  play.log('cruel-sent', names, [SENT], { seat: sophet.seat, isOutcome: true })
}

/** The weapon as a miniature; later sendings reuse the same one. */
function bladeOf(play: Play, sophet: Fighter): Fighter {
  const { state } = play
  const known = state.fighters.find((fighter) => masterOf(play, fighter) === sophet)
  if (known) return known
  const blade = bladeFor(play, sophet)
  state.fighters.push(blade)
  const source = { bearer: sophet.id, object: CRUEL }
  addEffect(state, blade, { object: 'cruel-blade', source, until: 'game', x: null })
  return blade
}

function bladeFor({ state }: PlayState, sophet: Fighter): Fighter {
  const member = freeze({ profile: bladeCard(profileOf(sophet)), extras: [], spells: [], miracles: [], ap: 0 })
  const weapon = newFighter(state.fighters.length, sophet.seat, sophet.card, member)
  return { ...weapon, status: 'eliminated', at: { ...sophet.at } }
}

/** CF-REV-ACHERON-30: an infantry base that fights with Sophet's values. */
function bladeCard(card: Profile): Profile {
  return {
    ...card,
    ...{ id: 'acheron-cruel', name: 'Cruel', base: 'infantry', size: 'medium', icon: 'flying-dagger' },
    ...{ character: false, unique: false, command: null, pow: null, magic: null, faith: null, aim: null, weapon: null },
    ...{ traits: [], equipment: [], capacities: [], spells: [], miracles: [], ap: 0 },
  }
}

const FOUGHT_WITH: readonly Characteristic[] = ['ini', 'att', 'str', 'def', 'fear']

/**
 * CF-REV-ACHERON-30, -31: indestructible, unaffected by everything else, and back in Sophet's hand once it has no
 * opponent.
 */
const blade = lasting('cruel-blade', CRUEL, {
  shownAs: 'flying-dagger',
  stage: { characteristic: 'set', sparesDamage: 'set' },
  characteristic: ({ play, which, tally }, bearer) => {
    const master = masterOf(play, bearer)
    if (!master || !FOUGHT_WITH.includes(which)) return
    tally.replace(characteristic(play, master, which).total, termOf(CRUEL), SENT)
  },
  ...immuneTo('damage', 'spell', 'miracle'),
  fearless: () => true,
  refusesLeader: () => true,
  neverBelieves: true,
  withstandsCharges: true,
  cannotMove: () => true,
  cannotPursue: true,
  mayReturn: () => false,
  settle: (play, bearer) =>
    immediately(() => {
      if (mustReturn(play, bearer)) comeBack(play, bearer)
    }),
})

/**
 * CF-REV-ACHERON-31: it returns if Sophet is gone, engaged or too far away, if it has no opponent, and after combat.
 */
function mustReturn(play: PlayState, weapon: Fighter): boolean {
  const master = masterOf(play, weapon)
  if (!master || !isStanding(master) || !isFree(play, master) || isFree(play, weapon)) return true
  if (!['activation', 'frays', 'combat'].includes(play.state.phase)) return true
  return gapBetween(weapon, master) > TETHER * CENTIMETRE
}

function comeBack(play: Play, weapon: Fighter): void {
  weapon.status = 'eliminated'
  play.log('cruel-back', { fighter: { figure: weapon.id } }, [BACK], { seat: weapon.seat, removes: [weapon.id] })
}

function* choosePlace(play: Play, sophet: Fighter, target: Fighter): Procedure<Stance> {
  return yield* play.place<Stance>({
    seat: sophet.seat,
    figure: sophet.id,
    prompt: text('ask.cruel-place', { target: { figure: target.id } }),
    rules: [SENT],
    form: toJson({ kind: 'deploy', base: baseOf(bladeFor(play, sophet)), turns: true }),
    check: (json) => judge(play, sophet, target, json),
    suggest: () => spotsAgainst(play, sophet, target).map(({ x, y, facing }) => toJson({ path: [{ x, y }], facing })),
  })
}

function judge(play: PlayState, sophet: Fighter, target: Fighter, json: Json): Verdict<Stance> {
  const proposal = readProposal(json)
  const place = proposal?.path.at(-1)
  if (!proposal || !place) return refuse(text('refused.no-place'), SENT)
  const facing = proposal.facing ? direction(proposal.facing.x, proposal.facing.y) : sophet.at.facing
  const at = { ...wholePoint(place.x, place.y), facing }
  return mayStand(play, sophet, target, at) ? accept(at) : refuse(text('refused.cruel-place'), SENT)
}

/** CF-REV-ACHERON-30: in contact with the target, with room, and no farther than 10 cm from the throne. */
function mayStand(play: PlayState, sophet: Fighter, target: Fighter, at: Stance): boolean {
  const weapon = { ...bladeFor(play, sophet), at }
  if (gapBetween(weapon, sophet) > TETHER * CENTIMETRE) return false
  if (!footprintsTouch({ base: baseOf(weapon), pose: at }, bodyOf(target))) return false
  const contour = contourAt(weapon, at)
  if (!isOnTable(contour, play.setup.table)) return false
  return !blockersAt(play, weapon, 0).some((blocker) => overlaps(contour, blocker))
}

/** Places against each edge of the target's base, facing it. */
function spotsAgainst(play: PlayState, sophet: Fighter, target: Fighter): Stance[] {
  const { x, y, facing } = target.at
  const { width, depth } = baseOf(target)
  const half = baseOf(bladeFor(play, sophet)).depth / 2
  const unit = Math.sqrt(facing.x * facing.x + facing.y * facing.y)
  const [fx, fy] = [facing.x / unit, facing.y / unit]
  const edges = [
    [depth / 2 + half, 0],
    [0 - depth / 2 - half, 0],
    [0, width / 2 + half],
    [0, 0 - width / 2 - half],
  ] as const
  return edges
    .map(([ahead, aside]) => {
      const [dx, dy] = [fx * ahead - fy * aside, fy * ahead + fx * aside]
      return { ...wholePoint(x + dx, y + dy), facing: direction(0 - dx, 0 - dy) }
    })
    .filter((at) => mayStand(play, sophet, target, at))
}

define(cruel, blade)
