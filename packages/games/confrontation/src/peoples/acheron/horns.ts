import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, effectOn, lasting, removeEffect } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { amountOf, isMagician, roomFor, spendGems } from '../../incantation/mana.ts'
import { gainGems } from '../../incantation/reserve.ts'
import { limits } from '../../limits.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../../state.ts'
import { has, xOf } from '../../traits.ts'
import { artefact, fightersNear, freeAction, isOfArmy } from '../builders.ts'

const HORNS = 'horns-of-damnation'
const RULE = 'CF-REV-ACHERON-02'
/** CF-REV-ACHERON-02: how much further their bearer leads, and how near a magician must be, in cm. */
const FURTHER = 10
const REACH = 10

/** CF-REV-ACHERON-02: limits the gems to one direction a round. */
type Passage = 'in' | 'out'
const hornUse = (way: Passage) => ({ id: `${HORNS}:${way}`, per: 'round' }) as const

/** CF-REV-ACHERON-02: stores gems for the magicians of Acheron and widens the aura of leadership. */
const horns = artefact(HORNS, {
  leadershipAura: (bearer) => {
    const own = xOf(bearer, 'leadership', null)
    return own > 0 ? own + FURTHER : 0
  },
  actionsForFriends: (['in', 'out'] as const).map((way) =>
    freeAction(HORNS, {
      icon: 'horned-skull',
      rules: [RULE],
      part: `horns-${way}`,
      note: () => text(`note.horns-${way}`, { reach: REACH }),
      isOpen: (play, magician) => storesFor(play, magician, way).length > 0,
      use: (play, magician) => moveGems(play, magician, way),
    }),
  ),
})

const stored = lasting('horned-gems', HORNS, { shownAs: 'horned-skull' })

function heldGems(bearer: Fighter): number {
  return effectOn(bearer, 'horned-gems')?.x ?? 0
}

/** The most gems that could move this way now. */
function movableGems(play: PlayState, magician: Fighter, bearer: Fighter, way: Passage): number {
  if (limits.isSpent(play.state, bearer.uses, hornUse(way === 'in' ? 'out' : 'in'))) return 0
  if (way === 'out') return Math.min(heldGems(bearer), roomFor(play, magician))
  return Math.min(amountOf(magician.gems, 'darkness'), (profileOf(bearer).fear ?? 0) - heldGems(bearer))
}

function storesFor(play: PlayState, magician: Fighter, way: Passage): Fighter[] {
  if (!isMagician(magician) || !isOfArmy(magician, 'acheron')) return []
  return fightersNear(play, magician, REACH).filter((fighter) => {
    return fighter.seat === magician.seat && has(play, fighter, HORNS) && movableGems(play, magician, fighter, way) > 0
  })
}

function* moveGems(play: Play, magician: Fighter, way: Passage): Procedure {
  const bearer = yield* pickFighter(play, magician.seat, storesFor(play, magician, way), 'ask.horns', [RULE])
  const gems = yield* chooseNumber(play, magician, bearer, way)
  limits.spend(play.state, bearer.uses, hornUse(way))
  const left = heldGems(bearer) + (way === 'in' ? gems : 0 - gems)
  if (left > 0) addOwnEffect(play, bearer, 'horned-gems', HORNS, 'game', left)
  else removeEffect(bearer, 'horned-gems')
  if (way === 'out') return gainGems(play, magician, 'darkness', gems, [RULE])
  spendGems(magician, { darkness: gems })
  play.log('horns-in', { fighter: { figure: magician.id }, target: { figure: bearer.id }, gems }, [RULE], {
    seat: magician.seat,
  })
}

function* chooseNumber(play: Play, magician: Fighter, bearer: Fighter, way: Passage): Procedure<number> {
  return yield* play.pick<number>({
    seat: magician.seat,
    figure: magician.id,
    prompt: text('ask.horns-number', { fighter: { figure: magician.id } }),
    rules: [RULE],
    options: Array.from({ length: movableGems(play, magician, bearer, way) }, (_, i): DecisionOption<number> => {
      return { key: String(i + 1), text: text('option.horns-number', { gems: i + 1 }), icon: 'gems', value: i + 1 }
    }),
  })
}

define(horns, stored)
