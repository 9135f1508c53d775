import { type Procedure, text } from '@fray/kernel'
import { addOwnEffect, askToUse, lasting, removeEffect, rollDie } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import type { Test, TestKind } from '../../dice/test.ts'
import { isInAura } from '../../divination/aura.ts'
import { INITIATIVE } from '../../mystic/enchantment.ts'
import type { Fighter, Play } from '../../state.ts'
import { innate } from '../builders.ts'

/** CF-REV-GRIFFIN-12: the rules of armies check what magistrates learn. */
const learning = innate('miracles-or-sentences', {})

const STORED = 'the-judges-die'

/** CF-REV-GRIFFIN-13: tests of Initiative, Attack, Defence, Aim, Courage, Discipline and Power, and divinations. */
const HELPED: readonly TestKind[] = [
  ...INITIATIVE,
  ...(['attack', 'defence', 'aim', 'courage', 'discipline', 'tactical'] as const),
  ...(['incantation', 'countering', 'recovery', 'divination'] as const),
]

/** CF-REV-GRIFFIN-13: a die before the Tactical roll, which is kept unless it is a 1. */
const stored = innate(STORED, {
  active: true,
  *beforeTacticalRoll(play, bearer) {
    if (!(yield* askToUse(play, bearer, STORED, text('note.store-die')))) return
    const face = yield* rollDie(play, bearer, 'CF-REV-GRIFFIN-13', 'roll.stored-die')
    const args = { fighter: { figure: bearer.id }, face }
    play.log('stored-die', args, ['CF-REV-GRIFFIN-13'], { seat: bearer.seat })
    if (face > 1) addOwnEffect(play, bearer, 'stored-die', STORED, 'round', face)
  },
})

/** CF-REV-GRIFFIN-13: lent once, to a friend in the magistrate's aura of faith. */
const storedDie = lasting('stored-die', STORED, {
  active: true,
  shownAs: 'rolling-dices',
  *presetsFace(play, test, bearer, effect) {
    const { kind, fighter } = test
    if (!effect?.x || fighter.seat !== bearer.seat || !HELPED.includes(kind)) return null
    if (!isInAura(play, bearer, fighter) || !(yield* chooseToLend(play, test, bearer, effect.x))) return null
    removeEffect(bearer, 'stored-die')
    return effect.x
  },
})

function* chooseToLend(play: Play, { kind, fighter }: Test, bearer: Fighter, face: number): Procedure<boolean> {
  const words = {
    magistrate: { figure: bearer.id },
    fighter: { figure: fighter.id },
    test: { text: text(`test.${kind}`) },
  }
  const answer = yield* play.pick<boolean>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.stored-die', { ...words, face }),
    rules: ['CF-REV-GRIFFIN-13'],
    defaultAnswer: () => 'no',
    options: [
      { key: 'lend', text: text('option.stored-die', { face }), icon: 'rolling-dices', value: true },
      { key: 'no', text: text('option.stored-die.no'), icon: 'hand', value: false },
    ],
  })
  if (answer) play.log('stored-die.lent', { ...words, face }, ['CF-REV-GRIFFIN-13'], { seat: bearer.seat })
  return answer
}

define(learning, stored, storedDie)
