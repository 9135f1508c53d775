import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { define, type HeavyAttack } from '../../ability.ts'
import { characteristic, printedValue } from '../../characteristics.ts'
import { leastInDefence } from '../../combat/placing.ts'
import type { Fighter, Play, PlayState } from '../../state.ts'
import { someWith, xOf } from '../../traits.ts'
import { ability, addOwnEffect, askToUse, effectOn, lasting, termOf } from '../builders.ts'

/** CF-ABIL-92: ATT and DEF that each extra die of a sequence costs. */
const SEQUENCE_COST = 2

/** CF-ABIL-92: up to X extra dice, each for two points of ATT and of DEF in this combat. */
const sequence = ability('sequence', {
  *beforePlacing(play, _fight, bearer, effect) {
    const values = (['att', 'def'] as const).map((which) => characteristic(play, bearer, which).total)
    // Without a value it is Sequence/1; no characteristic may fall below 0.
    const most = Math.min(
      xOf(bearer, 'sequence', effect) || 1,
      ...values.map((value) => Math.floor(value / SEQUENCE_COST)),
    )
    const dice = most > 0 ? yield* chooseDice(play, bearer, most) : 0
    if (dice > 0) addOwnEffect(play, bearer, 'in-sequence', 'sequence', 'combat', dice)
  },
})

function* chooseDice(play: Play, bearer: Fighter, most: number): Procedure<number> {
  const fighter = { figure: bearer.id }
  const options = Array.from({ length: most + 1 }, (_, dice): DecisionOption<number> => {
    const cost = dice * SEQUENCE_COST
    const value = (which: 'att' | 'def') => Math.max(0, characteristic(play, bearer, which).total - cost)
    const note = () => text('note.sequence', { att: value('att'), def: value('def') })
    return { key: String(dice), text: text('option.sequence', { dice, cost }), note, value: dice }
  })
  const offered = someWith(play, bearer, 'wholeSequence') ? options.slice(-1) : options
  const dice = yield* play.pick<number>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.sequence-dice', { fighter }),
    rules: ['CF-ABIL-92'],
    defaultAnswer: () => offered[0]!.key,
    options: offered,
  })
  if (dice > 0) play.log('sequence', { fighter, dice }, ['CF-ABIL-92'], { seat: bearer.seat })
  return dice
}

const inSequence = lasting('in-sequence', 'sequence', {
  combatDice: ({ tally }, _bearer, effect) => void tally.add(effect?.x ?? 0, termOf('sequence'), 'CF-ABIL-92'),
  characteristic: ({ which, tally }, _bearer, effect) => {
    if (which === 'att' || which === 'def') {
      tally.add(0 - SEQUENCE_COST * (effect?.x ?? 0), termOf('sequence'), 'CF-ABIL-92')
    }
  },
})

/** CF-ABIL-106: one extra die, with all dice in attack until the end of the round; not for fighters who must defend. */
const warFury = ability('war-fury', {
  *beforeInitiative(play, _fight, bearer) {
    if (bearer.defenceOnly || leastInDefence(play, bearer) > 0 || effectOn(bearer, 'furious')) return
    if (yield* askToUse(play, bearer, 'war-fury', text('note.war-fury')))
      addOwnEffect(play, bearer, 'furious', 'war-fury', 'round')
  },
})

/** CF-ROUT-13: a rout ends it for good; CF-ROUT-11: it does nothing for a fighter in rout. */
const furious = lasting('furious', 'war-fury', {
  shownAs: 'enrage',
  active: true,
  endsInRout: true,
  allInAttack: true,
  combatDice: ({ tally }) => void tally.add(1, termOf('war-fury'), 'CF-ABIL-106'),
})

/** CF-ABIL-37: one die is held aside, to be used for attack or defence later. */
const fencer = ability('fencer', { heldDice: () => 1 })

/** CF-ABIL-64: two attack dice for one attack, with ATT and X added to the damage. */
const masterStrike = ability('master-strike', {
  heavyAttack: (play, bearer, effect) => masterStrikeOf(play, bearer, 2, xOf(bearer, 'master-strike', effect)),
})

/** CF-ABIL-64: a lowered ATT counts, a raised one does not. */
export function masterStrikeOf(play: PlayState, bearer: Fighter, dice: number, x: number): HeavyAttack {
  const att = Math.min(printedValue(play, bearer, 'att'), characteristic(play, bearer, 'att').total)
  return { ability: 'master-strike', dice, strength: att + x }
}

define(sequence, inSequence, warFury, furious, fencer, masterStrike)
