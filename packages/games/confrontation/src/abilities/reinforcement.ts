import { accepted, firstOf, type Json, type Procedure, refused, text, type Verdict } from '@fray/kernel'
import { asJson, direction, readProposal, wholePoint } from '@fray/tabletop'
import { define } from '../ability.ts'
import { baseOf, gapBetween } from '../ground/bodies.ts'
import { limits } from '../limits.ts'
import { fitsAt } from '../movement/move-plan.ts'
import { pickFighter } from '../pick-fighter.ts'
import { newFighter } from '../preparation/beginning.ts'
import { type Fighter, type Play, type Stance, standing } from '../state.ts'
import { someWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { ability, atOnce, lasting, lay, lift, lying, rollOne } from './making.ts'

/** CF-ABIL-83 (a). */
const reinforcement = ability('reinforcement', {
  onElimination: (play, bearer) => atOnce(() => void lay(play, bearer, 'in-reinforcements', 'reinforcement', 'game')),
})

const ROLLED = { id: 'reinforcements', per: 'round' } as const
/** CF-ABIL-83 (b): faces on which he is gone for good, and from which on he returns. */
const GONE = 2
const RETURNS = 5

/** CF-ABIL-83 (b): one roll of a camp in each maintenance phase, for the cheapest of its reinforcements. */
const inReinforcements = lasting('in-reinforcements', 'reinforcement', {
  maintenance: {
    step: 'returning',
    *perform(play, bearer) {
      const { state } = play
      if (limits.isSpent(state, bearer.uses, ROLLED)) return
      const waiting = state.fighters.filter((each) => each.seat === bearer.seat && mayReturn(play, each))
      if (waiting.length === 0) return
      for (const each of waiting) limits.use(state, each.uses, ROLLED)
      const least = Math.min(...waiting.map(({ member }) => member.ap))
      const cheapest = waiting.filter(({ member }) => member.ap === least)
      const chosen = yield* pickFighter(play, bearer.seat, cheapest, 'ask.reinforcement', ['CF-ABIL-83'])
      const face = yield* rollOne(play, chosen, 'CF-ABIL-83', 'roll.reinforcement')
      if (face <= GONE) lift(chosen, 'in-reinforcements')
      if (face >= RETURNS) yield* comeBack(play, chosen)
    },
  },
})

function mayReturn(play: Play, fallen: Fighter): boolean {
  if (!lying(fallen, 'in-reinforcements')) return false
  return !someWith(play, fallen, 'mayReturn', (ability, effect) => !ability.mayReturn(play, fallen, effect))
}

function* comeBack(play: Play, returning: Fighter): Procedure {
  const suggestions = () => firstOf(spotsFor(play, returning), MOST_SUGGESTED)
  if (suggestions().length === 0) return
  const at = yield* play.place<Stance>({
    seat: returning.seat,
    figure: returning.id,
    prompt: text('ask.return', { fighter: { figure: returning.id } }),
    rules: ['CF-ABIL-83'],
    form: asJson({ kind: 'deploy', base: baseOf(returning), turns: true }),
    check: (json) => judgeSpot(play, returning, json),
    suggest: suggestions,
  })
  const { id, seat, card, member, uses } = returning
  const back = { status: 'standing', at, uses, hasFallen: true, arrivedInRound: play.state.round } as const
  Object.assign(returning, newFighter(id, seat, card, member), back)
  forgetArtefacts(play, returning)
  play.log('returned', { fighter: { figure: id } }, ['CF-ABIL-83'], { seat, isOutcome: true })
}

const MOST_SUGGESTED = 8

/** CF-ABIL-83 (c): what was bought with him is gone. */
function forgetArtefacts(play: Play, returning: Fighter): void {
  const bought = returning.member.extras.map((trait) => trait.ability)
  if (bought.length === 0) return
  const effect = lay(play, returning, 'returned', 'reinforcement', 'game')
  returning.effects = returning.effects.map((each) => (each === effect ? { ...each, suspends: bought } : each))
}

const returned = lasting('returned', 'reinforcement', {})

/** CF-ABIL-83 (b): how near a friend he must be set down. */
const NEAR = 10 * CENTIMETRE

function judgeSpot(play: Play, returning: Fighter, json: Json): Verdict<Stance> {
  const proposal = readProposal(json)
  const place = proposal?.path.at(-1)
  if (!proposal || !place) return refused(text('refused.no-place'), 'CF-ABIL-83')
  const { facing } = proposal
  const at = { ...place, facing: facing ? direction(facing.x, facing.y) : returning.at.facing }
  if (!fitsAt(play, returning, at, 0)) return refused(text('refused.no-room'), 'CF-ABIL-83')
  const there = { ...returning, at }
  const isNear = standing(play).some((each) => each.seat === returning.seat && gapBetween(each, there) <= NEAR)
  return isNear ? accepted(at) : refused(text('refused.far-from-friends'), 'CF-ABIL-83')
}

/** Places round friends, in cm from the middle of their bases. */
const SPOTS: readonly (readonly [number, number])[] = [
  [-6, 0],
  [6, 0],
  [0, -6],
  [0, 6],
  [-6, -6],
  [6, 6],
]

function* spotsFor(play: Play, returning: Fighter): Generator<Json> {
  for (const { at, seat } of standing(play)) {
    if (seat !== returning.seat) continue
    for (const [dx, dy] of SPOTS) {
      const spot = asJson({ path: [wholePoint(at.x + dx * CENTIMETRE, at.y + dy * CENTIMETRE)], facing: at.facing })
      if (judgeSpot(play, returning, spot).ok) yield spot
    }
  }
}

define(reinforcement, inReinforcements, returned)
