import { type Procedure, text } from '@fray/kernel'
import {
  addOwnEffect,
  askToUse,
  effectOn,
  immediately,
  lasting,
  removeEffect,
  rollDie,
  termOf,
} from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import type { TestKind } from '../../dice/test.ts'
import { mayRollAgain } from '../../dice/throw-hand.ts'
import type { Fighter, Play } from '../../state.ts'
import { type DamageRoll, rollDamage } from '../../wounds/damage-roll.ts'
import { artefact } from '../builders.ts'

/** CF-REV-DIRZ-11: what each face of the die adds to MOV. */
const DJINN: readonly number[] = [3, 3, 4, 4, 5, 5]

/**
 * CF-REV-DIRZ-11: rolled as soon as the card is played; the MOV lasts until the end of the round, pursuits included.
 */
const djinn = artefact('djinn-treatment', {
  *turnStart(play, bearer) {
    const face = yield* rollDie(play, bearer, 'CF-REV-DIRZ-11', 'roll.djinn')
    const cm = DJINN[face - 1] ?? 0
    addOwnEffect(play, bearer, 'under-djinn', 'djinn-treatment', 'round', cm)
    play.log('djinn', { fighter: { figure: bearer.id }, cm }, ['CF-REV-DIRZ-11'], { seat: bearer.seat })
  },
  refusesPoints: (which) => which === 'mov',
})

const underDjinn = lasting('under-djinn', 'djinn-treatment', {
  movement: ({ tally }, _, effect) => void tally.add(effect?.x ?? 0, termOf('djinn-treatment'), 'CF-REV-DIRZ-11'),
})

/** CF-REV-DIRZ-14: the data grant Sequence/1. */
const antiome = artefact('antiome-treatment', {})

/** CF-REV-DIRZ-15: War fury for the round, at the price of attacking last. */
const anthemis = artefact('anthemis-treatment', {
  active: true,
  *activationStart(play, bearer) {
    if (yield* askToUse(play, bearer, 'anthemis-treatment')) {
      addOwnEffect(play, bearer, 'under-anthemis', 'anthemis-treatment', 'round')
    }
  },
})

const underAnthemis = lasting('under-anthemis', 'anthemis-treatment', {
  shownAs: 'enrage',
  grants: ['war-fury'],
  attacksLast: true,
})

/** CF-REV-DIRZ-16: the total from which the treatment hurts its bearer. */
const TOO_MUCH = 10

/** CF-REV-DIRZ-16: a die of Mutagenic/X given to the bearer may become Atlas for the round. */
const atlas = artefact('atlas-treatment', {
  *takesRoundDie(play, die, bearer) {
    if (die !== 'mutagenic' || !(yield* askToUse(play, bearer, 'atlas-treatment'))) return false
    addOwnEffect(play, bearer, 'under-atlas', 'atlas-treatment', 'round')
    return true
  },
})

/** CF-REV-DIRZ-16: tests of STR and of RES. */
const STRAINING: readonly TestKind[] = ['force', 'strength', 'resilience']

/** CF-REV-DIRZ-16: before a roll that uses the bearer's STR or RES. */
const underAtlas = lasting('under-atlas', 'atlas-treatment', {
  shownAs: 'muscle-up',
  active: true,
  *beforeTest(play, { kind }, bearer) {
    if (STRAINING.includes(kind)) yield* strain(play, bearer, 'test')
  },
  *beforeDamage(play, roll, bearer) {
    if (roll.victim === bearer ? roll.resistance === undefined : isOwnBlow(roll)) yield* strain(play, bearer, 'attack')
  },
  // The bonus is for that one roll, and a Damage roll has no scope of its own to end it.
  afterDamage: (_play, _roll, _result, bearer) => immediately(() => void removeEffect(bearer, 'strained')),
})

function isOwnBlow({ kind, ownStrength }: DamageRoll): boolean {
  return kind === 'combat' && !ownStrength
}

function* strain(play: Play, bearer: Fighter, until: 'test' | 'attack'): Procedure {
  if (effectOn(bearer, 'strained') || !(yield* askToUse(play, bearer, 'atlas-treatment'))) return
  const total = yield* atlasRoll(play, bearer)
  addOwnEffect(play, bearer, 'strained', 'atlas-treatment', until, total)
  const rules = ['CF-REV-DIRZ-16']
  play.log('atlas', { fighter: { figure: bearer.id }, points: total }, rules, { seat: bearer.seat })
  if (total < TOO_MUCH) return
  const ownBody = { victim: bearer, by: null, kind: 'effect', strength: TOO_MUCH, resistance: 0 } as const
  yield* rollDamage(play, { ...ownBody, unalterable: true, rules })
}

/** CF-REV-DIRZ-16: a 6 may be rolled again and added, a 1 gives nothing at all. */
function* atlasRoll(play: Play, bearer: Fighter): Procedure<number> {
  for (let total = 0; ; ) {
    const face = yield* rollDie(play, bearer, 'CF-REV-DIRZ-16', 'roll.atlas')
    if (face === 1) return 0
    total += face
    if (face < 6 || !mayRollAgain(play, bearer) || !(yield* chooseReroll(play, bearer, total))) return total
  }
}

function* chooseReroll(play: Play, bearer: Fighter, total: number): Procedure<boolean> {
  return yield* play.pick<boolean>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.atlas', { fighter: { figure: bearer.id }, points: total }),
    rules: ['CF-REV-DIRZ-16', 'CF-DICE-02'],
    options: [
      { key: 'again', text: text('option.again'), icon: 'rolling-dices', value: true },
      { key: 'keep', text: text('option.keep', { result: total }), value: false },
    ],
  })
}

const strained = lasting('strained', 'atlas-treatment', {
  characteristic: ({ which, tally }, _bearer, effect) => {
    if (which === 'res') tally.add(effect?.x ?? 0, termOf('atlas-treatment'), 'CF-REV-DIRZ-16')
  },
  // STR is fixed before a test of force and before a Damage roll, so the bonus becomes a term of theirs.
  finalResult: ({ test, tally }, _bearer, effect) => {
    if (test.kind === 'force' || test.kind === 'strength')
      tally.add(effect?.x ?? 0, termOf('atlas-treatment'), 'CF-REV-DIRZ-16')
  },
  damage: ({ tally, roll }, _bearer, effect) => {
    if (isOwnBlow(roll)) tally.add(effect?.x ?? 0, termOf('atlas-treatment'), 'CF-REV-DIRZ-16')
  },
})

/** CF-REV-DIRZ-18: the data grant Toxic/3. */
const excrescences = artefact('excrescences', {})

/** CF-REV-DIRZ-33: replaces the die and ignores X. */
const homunculus = artefact('the-homunculus', { mutagenicPoints: () => 5 })

define(djinn, underDjinn, antiome, anthemis, underAnthemis, atlas, underAtlas, strained, excrescences, homunculus)
