import { type Procedure, text } from '@fray/kernel'
import { addOwnEffect, lasting, rollDie, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { ELEMENTS, type ElementName } from '../../armies/cards/profile.ts'
import { type Gem, kindsIn, spendGems } from '../../incantation/mana.ts'
import type { Fighter, Play } from '../../state.ts'
import { artefact } from '../builders.ts'

const MASK = 'mask-of-contemplation'
const RULE = 'CF-REV-SESSAIR-02'
/** CF-REV-SESSAIR-02: how far a gem moves the die. */
const SHIFT = 3

/** CF-REV-SESSAIR-02: a mandatory roll before the rallying tests of every round. */
const mask = artefact(MASK, {
  *roundStart(play, bearer) {
    const paid = yield* payGem(play, bearer)
    const face = yield* rollDie(play, bearer, RULE, 'roll.mask')
    const result = face + (paid ? yield* chooseShift(play, bearer, face) : 0)
    play.log('mask', { fighter: { figure: bearer.id }, result }, [RULE], { seat: bearer.seat })
    if (result <= 3) addOwnEffect(play, bearer, 'authority', MASK, 'round')
    if (result === 3) addOwnEffect(play, bearer, 'strategist', MASK, 'round')
    if (result > 3) addOwnEffect(play, bearer, `spirit-${yield* chooseElement(play, bearer)}`, MASK, 'round')
    if (result > 5) addOwnEffect(play, bearer, 'contemplating', MASK, 'round')
  },
})

/** CF-REV-SESSAIR-02: a gem of any Element, before the die is rolled. */
function* payGem(play: Play, bearer: Fighter): Procedure<boolean> {
  const kinds = kindsIn(bearer.gems)
  if (kinds.length === 0) return false
  const gem = yield* play.pick<Gem | null>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.mask-gem', { fighter: { figure: bearer.id } }),
    rules: [RULE],
    options: [
      { key: 'none', text: text('option.mask-no-gem'), value: null },
      ...kinds.map((kind) => ({ key: kind, text: text(`element.${kind}`), icon: 'gems', value: kind })),
    ],
  })
  if (gem) spendGems(bearer, { [gem]: 1 })
  return gem !== null
}

/** CF-REV-SESSAIR-02: chosen when the die is known. */
function* chooseShift(play: Play, bearer: Fighter, face: number): Procedure<number> {
  return yield* play.pick<number>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.mask-shift', { fighter: { figure: bearer.id }, face }),
    rules: [RULE],
    options: [0, SHIFT, -SHIFT].map((shift) => ({
      key: String(shift),
      text: text('option.mask-shift', { result: Math.max(1, face + shift) }),
      value: shift,
    })),
  })
}

function* chooseElement(play: Play, bearer: Fighter): Procedure<ElementName> {
  return yield* play.pick<ElementName>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.mask-element', { fighter: { figure: bearer.id } }),
    rules: [RULE],
    options: ELEMENTS.map((element) => ({ key: element, text: text(`element.${element}`), value: element })),
  })
}

/** CF-REV-SESSAIR-02: Power tests except mana recovery. */
const contemplating = lasting('contemplating', MASK, {
  finalResult: ({ test, tally }) => {
    if (test.kind === 'incantation' || test.kind === 'countering') tally.add(1, termOf(MASK), RULE)
  },
})

define(mask, contemplating)
