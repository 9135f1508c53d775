import { type Procedure, Tally, text } from '@fray/kernel'
import type { Rank, RankCategory } from '../armies/cards/profile.ts'
import { isFree } from '../ground/bodies.ts'
import { type Fighter, isInPlay, type Play, type PlayState, profileOf } from '../state.ts'
import { announce, count, someWith, sumWith } from '../traits.ts'
import { countForFaithful } from './believers.ts'

/** CF-FAITH-01: whether a fighter has Aspects of faith. */
export function isFaithful(fighter: Fighter): boolean {
  return profileOf(fighter).faith !== null
}

/** CF-FAITH-05: whether a faithful is a fighter as well. */
export function isWarriorMonk(play: PlayState, faithful: Fighter): boolean {
  return someWith(play, faithful, 'warriorMonk')
}

/** CF-FAITH-09, CF-CALL-12: whether contact with an enemy disturbs a pure faithful; CF-VIRTUE-06 prevents it. */
export function isDisturbed(play: PlayState, faithful: Fighter): boolean {
  if (isFree(play, faithful) || isWarriorMonk(play, faithful)) return false
  return !someWith(play, faithful, 'faithUndisturbed')
}

/** CF-CALL-11, CF-FAITH-11: the sum of printed Creation, Alteration and Destruction. */
export function aspectsOf(play: PlayState, faithful: Fighter): Tally {
  const { creation = 0, alteration = 0, destruction = 0 } = profileOf(faithful).faith ?? {}
  const tally = new Tally(text('number.faith')).add(
    creation + alteration + destruction,
    text('term.card'),
    'CF-CALL-11',
  )
  count(faithful, 'aspects', { play, tally })
  return tally
}

/** CF-FAITH-08, -10: points by rank, one less for a Warrior-monk, and the number of believers per further point. */
const RANKS: Readonly<Record<FaithfulRank, { readonly own: number; readonly believers: number }>> = {
  devout: { own: 2, believers: 3 },
  zealot: { own: 3, believers: 2 },
  dean: { own: 4, believers: 1 },
  avatar: { own: 7, believers: 1 },
}

export type FaithfulRank = Extract<Rank, 'devout' | 'zealot' | 'dean' | 'avatar'>

/** CF-FAITH-13: the faithful's rank of each category, for ranks outside the list. */
const BY_CATEGORY: Readonly<Record<RankCategory, FaithfulRank>> = { 1: 'devout', 2: 'zealot', 3: 'dean', 4: 'avatar' }

/** CF-FAITH-13: the rank among the faithful, or that of the same category. */
export function rankOf(faithful: Fighter): FaithfulRank {
  const { faith, category } = profileOf(faithful)
  const level = faith?.level
  return level !== undefined && level in RANKS ? (level as FaithfulRank) : BY_CATEGORY[category]
}

/** CF-FAITH-06 to -10, -14: the temporary faith of a faithful at the present positions. */
export function faithGathered(play: PlayState, faithful: Fighter): Tally {
  const { own, believers } = RANKS[rankOf(faithful)]
  const tally = new Tally(text('number.temporary-faith'))
  tally.add(own - (isWarriorMonk(play, faithful) ? 1 : 0), text('term.own-faith'), 'CF-FAITH-08')
  if (isDisturbed(play, faithful)) tally.add(-1, text('term.contact'), 'CF-FAITH-09')
  const drawn = countForFaithful(play, faithful)
  tally.add(drawn.loyal, text('term.loyal'), 'CF-AURA-06')
  tally.add(Math.ceil(drawn.believers / believers), text('term.believers'), 'CF-FAITH-10')
  count(faithful, 'faithBesides', { play, tally })
  const kept = sumWith(play, faithful, 'faithKept', (ability, effect) => ability.faithKept(play, faithful, effect))
  const lasting = sumWith(play, faithful, 'faithLasting', (ability, effect) => ability.faithLasting(faithful, effect))
  tally.add(lasting, text('term.lasting-faith'), 'CF-REV-GRIFFIN-26')
  tally.add(Math.min(kept, faithful.faith - lasting), text('term.kept-faith'), 'CF-ABIL-74')
  if (faithful.inRout) tally.add(-2, text('state.rout'), 'CF-MYSTIC-03')
  return tally.atLeast(0)
}

/** CF-FAITH-11: printed Aspects and additional faith; rank and aura do not count. */
export function initializeFaith(play: Play): void {
  for (const faithful of play.state.fighters.filter(isFaithful)) {
    const tally = aspectsOf(play, faithful)
    count(faithful, 'faithBesides', { play, tally })
    faithful.faith = tally.total
    const args = { fighter: { figure: faithful.id }, faith: faithful.faith }
    play.log('faith.initial', args, ['CF-FAITH-11'], { seat: faithful.seat, numbers: [tally.explain()] })
  }
}

/** CF-FAITH-06, CF-MYSTIC-01: unused faith is lost, and all faithful are counted again at the present positions. */
export function gatherFaith(play: Play): void {
  // CF-ABIL-116: passengers of vehicles, too.
  for (const faithful of play.state.fighters.filter((fighter) => isInPlay(fighter) && isFaithful(fighter))) {
    const tally = faithGathered(play, faithful)
    faithful.faith = tally.total
    const args = { fighter: { figure: faithful.id }, faith: faithful.faith }
    const rules = ['CF-FAITH-06', 'CF-MYSTIC-01']
    play.log('faith.gathered', args, rules, { seat: faithful.seat, numbers: [tally.explain()] })
  }
}

/** CF-FAITH-15: a point spent is gone. */
export function spendFaith(faithful: Fighter, points: number): void {
  if (points > faithful.faith) throw new Error('faith is spent that is not there')
  faithful.faith -= points
}

/** CF-CALL-09, -10, -14: points spent on Fervour, a bond or censure; abilities of the faithful may react. */
export function* devote(play: Play, faithful: Fighter, points: number): Procedure {
  spendFaith(faithful, points)
  if (points === 0) return
  yield* announce(play, faithful, 'faithSpent', (ability, effect) => {
    return ability.faithSpent(play, points, faithful, effect)
  })
}

/** CF-FAITH-15: points from other sources than the mystic phase. */
export function gainFaith(play: Play, faithful: Fighter, points: number, rule: string): void {
  faithful.faith += points
  const args = { fighter: { figure: faithful.id }, points }
  play.log('faith.gained', args, [rule], { seat: faithful.seat })
}
