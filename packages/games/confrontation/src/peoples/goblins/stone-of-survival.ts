import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, effectOn, lasting, rollDie } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { gemsRecovered } from '../../incantation/reserve.ts'
import type { Fighter, Play } from '../../state.ts'
import { artefact } from '../builders.ts'

const STONE = 'stone-of-survival'
const RULE = 'CF-REV-GOBLIN-02'

/** CF-REV-GOBLIN-02: an Initiate's stone of POW 2: its gems at first and at most, and the price of a defence die. */
const POWER = 2
const AT_FIRST = 2
const MOST = 2 * POWER
const PRICE = 2

const stone = artefact(STONE, {
  /** CF-RECOVER-02, -03: a 6 is never worth a reroll, as it fills the stone; a 1 gives nothing. */
  *mysticPhase(play, bearer) {
    const face = yield* rollDie(play, bearer, RULE, 'roll.stone-of-survival')
    const found = face === 1 ? 0 : gemsRecovered(0, face + POWER)
    store(play, bearer, Math.min(MOST, storedBy(bearer) + found))
  },
  *beforeInitiative(play, _fight, bearer) {
    const dice = yield* chooseDice(play, bearer, Math.floor(storedBy(bearer) / PRICE))
    if (dice === 0) return
    store(play, bearer, storedBy(bearer) - dice * PRICE)
    addOwnEffect(play, bearer, 'survival-dice', STONE, 'combat', dice)
    play.log('stone-of-survival', { fighter: { figure: bearer.id }, dice }, [RULE], { seat: bearer.seat })
  },
})

/** CF-REV-27: visible to all, and separate from any reserve. */
const stored = lasting('stone-gems', STONE, { shownAs: 'crystal-shine' })

function storedBy(bearer: Fighter): number {
  return effectOn(bearer, 'stone-gems')?.x ?? AT_FIRST
}

function store(play: Play, bearer: Fighter, gems: number): void {
  addOwnEffect(play, bearer, 'stone-gems', STONE, 'game', gems)
}

function* chooseDice(play: Play, bearer: Fighter, most: number): Procedure<number> {
  if (most === 0) return 0
  return yield* play.pick<number>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.stone-of-survival', { fighter: { figure: bearer.id }, gems: storedBy(bearer) }),
    rules: [RULE],
    defaultAnswer: () => '0',
    options: Array.from({ length: most + 1 }, (_, dice): DecisionOption<number> => {
      return { key: String(dice), text: text('option.stone-of-survival', { dice, gems: dice * PRICE }), value: dice }
    }),
  })
}

/** CF-REV-GOBLIN-02: separate dice that no effect answers, redirects or takes away. */
const dice = lasting('survival-dice', STONE, { wardDice: (_bearer, effect) => effect?.x ?? 0 })

define(stone, stored, dice)
