import { addEffect } from '@fray/hooks'
import { freeze, type Procedure, type Refusal, refuse, type Seat, text } from '@fray/kernel'
import { effectOn } from '../abilities/builders.ts'
import { type Ability, define } from '../ability.ts'
import type { Bar } from '../activation/activity.ts'
import { profileNamed } from '../armies/cards/profiles.ts'
import { gapBetween } from '../ground/bodies.ts'
import { notifyMarkersOfArrival } from '../ground/markers.ts'
import { isInFieldOfVision } from '../ground/sight.ts'
import { chooseGems } from '../incantation/mana.ts'
import { isObject } from '../machines/crew.ts'
import { type Placement, placementRefusal, setDown, spotsFor } from '../movement/set-down.ts'
import { newFighter } from '../preparation/beginning.ts'
import {
  type Fighter,
  isInPlay,
  isStanding,
  type Play,
  type PlayState,
  profileOf,
  type Stance,
  standing,
} from '../state.ts'
import { campWith, xOf } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'

/** CF-SUMMON-01: a fighter brings in another that is not in the army list. */
export interface Summoning {
  readonly summoner: Fighter
  /** Id of the newcomer's profile. */
  readonly who: string
  /** Greatest distance from the summoner, in cm. */
  readonly within: number
  /** Id of the spell, miracle or artefact that summons, and its rule. */
  readonly cause: string
  readonly rule: string
  /** CF-REV-MIDNOR-16, CF-REV-WOLFEN-01: the newcomer is placed in the summoner's field of vision. */
  readonly inView?: true
  /** CF-REV-ACHERON-06: the place of arrival, if nobody chooses it; it must be free. */
  readonly at?: Stance
}

/** CF-SUMMON-06: the force that a summoner of each category controls, and what a Character adds. */
const CONTROLLED: Readonly<Record<number, number>> = { 1: 2, 2: 4, 3: 8, 4: 16 }
const BY_CHARACTER = 1

/** CF-SUMMON-06, CF-ABIL-98: how much force a summoner may control. */
export function controlLimit(summoner: Fighter): number {
  const { category, character } = profileOf(summoner)
  const more = xOf(summoner, 'summoner', effectOn(summoner, 'summoner') ?? null)
  return (CONTROLLED[category] ?? 0) + (character ? BY_CHARACTER : 0) + more
}

/** CF-SUMMON-05: the fighters that a summoner controls; the eliminated no longer count. */
export function summonedBy(play: PlayState, summoner: Fighter): Fighter[] {
  return standing(play).filter((fighter) => effectOn(fighter, SUMMONED)?.source.bearer === summoner.id)
}

/** CF-SUMMON-05: how much force a summoner may still bring in. */
export function remainingControl(play: PlayState, summoner: Fighter): number {
  const held = summonedBy(play, summoner).reduce((sum, fighter) => sum + profileOf(fighter).force, 0)
  return controlLimit(summoner) - held
}

/** CF-SUMMON-02, -05: whether the newcomer stays within the limit and has room. */
export function maySummon(play: PlayState, summoning: Summoning): boolean {
  const { summoner, who, at } = summoning
  if (profileOfSummoned(who).force > remainingControl(play, summoner)) return false
  if (!hasRoomOnTable(play, summoner.seat)) return false
  return at !== undefined || spotsFor(play, placeRequest(summoning, newcomer(play, summoning))).length > 0
}

/** CF-SUMMON-05, -06: why a summoner can bring no fighter of that kind, if the limit is the reason. */
export function barToSummoning(play: PlayState, { summoner, who }: Summoning): Bar | undefined {
  if (profileOfSummoned(who).force <= remainingControl(play, summoner)) return undefined
  return { reason: 'barred.summon-limit', rules: ['CF-SUMMON-05', 'CF-SUMMON-06'] }
}

/** CF-TOURN-02: whether a camp may have one more fighter on the table, for any reason. */
export function hasRoomOnTable({ state, setup }: PlayState, seat: Seat): boolean {
  const present = state.fighters.filter((fighter) => fighter.seat === seat && isInPlay(fighter) && !isObject(fighter))
  return present.length < (setup.armies[seat]?.mostOnTable ?? Number.POSITIVE_INFINITY)
}

/** CF-SUMMON-02: why the newcomer cannot stand at a place. */
export function summonRefusal(play: PlayState, summoning: Summoning, at: Stance): Refusal | undefined {
  return placementRefusal(play, newcomer(play, summoning), at, summoning.rule, 'CF-SUMMON-02')
}

/**
 * CF-SUMMON-02 to -04: places the newcomer, which does nothing more in an activation phase, on the summoner's card;
 * null without room.
 */
export function* summon(play: Play, summoning: Summoning): Procedure<Fighter | null> {
  if (!maySummon(play, summoning)) return null
  const { state } = play
  const { summoner, cause, rule } = summoning
  const summoned = newcomer(play, summoning)
  state.fighters.push(summoned)
  const at = summoning.at ?? (yield* setDown(play, placeRequest(summoning, summoned)))
  const source = { bearer: summoner.id, object: cause }
  addEffect(state, summoned, { object: SUMMONED, source, until: 'game', x: null })
  Object.assign(summoned, {
    status: 'standing',
    at,
    arrivedInRound: state.round,
    activated: state.phase === 'activation',
  })
  // CF-MANA-10: a magician arrives with as many gems as its POW.
  const { pow } = profileOf(summoned)
  if (pow !== null) summoned.gems = yield* chooseGems(play, summoned, pow, 'ask.reserve', 'CF-MANA-10')
  const args = { summoner: { figure: summoner.id }, fighter: { figure: summoned.id } }
  play.log('summoned', args, [rule, 'CF-SUMMON-04'], { seat: summoner.seat, isOutcome: true })
  for (const [each, ability, effect] of campWith(play, summoned, 'onNewcomer')) {
    ability.onNewcomer(play, summoned, each, effect)
  }
  yield* notifyMarkersOfArrival(play, summoned)
  return summoned
}

function profileOfSummoned(who: string) {
  const profile = profileNamed(who)
  if (!profile) throw new Error(`nobody is called ${who}`)
  return profile
}

/** CF-SUMMON-04: led by the summoner's player, on the summoner's card. */
function newcomer({ state }: PlayState, { summoner, who }: Summoning): Fighter {
  const profile = profileOfSummoned(who)
  const member = freeze({ profile, extras: [], spells: [], miracles: [], ap: profile.ap })
  return { ...newFighter(state.fighters.length, summoner.seat, summoner.card, member), at: { ...summoner.at } }
}

/** CF-SUMMON-02: never in contact with an enemy. */
function placeRequest({ summoner, within, rule, inView }: Summoning, summoned: Fighter): Placement {
  return {
    fighter: summoned,
    prompt: text('ask.summoned', { fighter: { figure: summoned.id }, summoner: { figure: summoner.id } }),
    rule,
    near: isStanding(summoner) ? [summoner] : [],
    contactRule: 'CF-SUMMON-02',
    bar: (at) => {
      const there = { ...summoned, at }
      if (gapBetween(summoner, there) > within * CENTIMETRE) {
        return refuse(text('refused.too-far', { allowed: within }), rule)
      }
      if (inView && !isInFieldOfVision(summoner, there)) return refuse(text('refused.out-of-view'), rule)
      return undefined
    },
  }
}

/** The effect on a summoned fighter; its source is the summoner. */
export const SUMMONED = 'summoned'

const mark: Ability = { id: SUMMONED, name: 'Summoned', rule: 'CF-SUMMON-01', shownAs: 'portal' }

define(mark)
