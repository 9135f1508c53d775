import { type DecisionOption, type Procedure, Tally, text } from '@fray/kernel'
import { addOwnEffect, immediately, lasting, removeEffect, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { makeTest } from '../../dice/test.ts'
import { amountOf, isMagician, masteredBy, roomFor, spendGems } from '../../incantation/mana.ts'
import { gainGems, gemsRecovered } from '../../incantation/reserve.ts'
import { type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { has } from '../../traits.ts'
import type { DamageRoll } from '../../wounds/damage-roll.ts'
import { artefact, freeAction, isNear } from '../builders.ts'

const LANCE = 'the-lance-of-the-heliast'
const RULE = 'CF-REV-LION-01'
const FIRST = 3
/** CF-REV-LION-01: an Initiate of Light with this POW, who holds twice as many gems at most. */
const POWER = 3
const INITIATE = 0
/** CF-REV-LION-01: how near a magician must be to draw its gems, in cm. */
const DRAWN = 10

function gemsOf({ gems }: Fighter): number {
  return amountOf(gems, 'light')
}

/**
 * CF-REV-LION-01: gains gems of Light for kills, spent on its blows, against spells on its bearer, or by magicians
 * nearby.
 */
const lance = artefact(LANCE, {
  wardPower: () => POWER,
  gameStart: (_play, bearer) =>
    immediately(() => {
      bearer.gems = { light: FIRST }
    }),
  *kills(play, _victim, bearer) {
    const value = new Tally(text('characteristic.pow')).add(POWER, termOf(LANCE), RULE)
    const test = { kind: 'recovery', fighter: bearer, rules: [RULE], difficulty: null, against: null, dice: 1 } as const
    const { natural, final } = yield* makeTest(play, { ...test, value, unmodified: true })
    const found = natural === null ? 0 : gemsRecovered(INITIATE, final)
    const light = Math.min(2 * POWER, gemsOf(bearer) + found)
    const gained = light - gemsOf(bearer)
    bearer.gems = { light }
    play.log('lance.gained', { fighter: { figure: bearer.id }, gems: gained }, [RULE], { seat: bearer.seat })
  },
  *beforeDamage(play, roll, bearer) {
    if (!isBlowOf(roll, bearer) || gemsOf(bearer) === 0) return
    const gems = yield* chooseNumber(play, bearer, 'ask.lance-blow', 0, gemsOf(bearer))
    if (gems === 0) return
    spendGems(bearer, { light: gems })
    addOwnEffect(play, bearer, 'lance-flaring', LANCE, 'attack', gems)
  },
  afterDamage: (_play, _roll, _result, bearer) => immediately(() => void removeEffect(bearer, 'lance-flaring')),
  actionsForFriends: [
    freeAction(LANCE, {
      icon: 'spear-feather',
      rules: [RULE],
      part: 'lance-draw',
      isOpen: (play, magician) => lanceNear(play, magician) !== undefined && roomFor(play, magician) > 0,
      *use(play, magician): Procedure {
        const bearer = lanceNear(play, magician)!
        const most = Math.min(gemsOf(bearer), roomFor(play, magician))
        const gems = yield* chooseNumber(play, magician, 'ask.lance-draw', 1, most)
        spendGems(bearer, { light: gems })
        gainGems(play, magician, 'light', gems, [RULE])
      },
    }),
  ],
})

function isBlowOf({ by, kind, ownStrength }: DamageRoll, bearer: Fighter): boolean {
  return by === bearer && kind === 'combat' && !ownStrength
}

/** CF-REV-LION-01: a Lance with gems left, near a magician that masters Light. */
function lanceNear(play: PlayState, magician: Fighter): Fighter | undefined {
  if (!isMagician(magician) || !masteredBy(magician).includes('light')) return undefined
  return standing(play).find((fighter) => {
    return (
      fighter.seat === magician.seat &&
      has(play, fighter, LANCE) &&
      gemsOf(fighter) > 0 &&
      isNear(fighter, magician, DRAWN)
    )
  })
}

function* chooseNumber(play: Play, who: Fighter, prompt: string, least: number, most: number): Procedure<number> {
  return yield* play.pick<number>({
    seat: who.seat,
    figure: who.id,
    prompt: text(prompt, { fighter: { figure: who.id } }),
    rules: [RULE],
    defaultAnswer: () => String(least),
    options: Array.from({ length: most - least + 1 }, (_, i): DecisionOption<number> => {
      const gems = least + i
      return { key: String(gems), text: text('option.lance', { gems }), value: gems }
    }),
  })
}

const flaring = lasting('lance-flaring', LANCE, {
  damage: ({ roll, tally }, bearer, effect) => {
    if (isBlowOf(roll, bearer)) tally.add(effect?.x ?? 0, termOf(LANCE), RULE)
  },
})

define(lance, flaring)
