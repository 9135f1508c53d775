import { choice, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, lasting, rollDie, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { mayRollAgain } from '../../dice/throw-hand.ts'
import type { Fighter, Play } from '../../state.ts'
import { innate } from '../builders.ts'

const AMMUNITION = 'experimental-ammunition'

/** CF-REV-TIRNABOR-08: the shells and their STR; the alternative is a cannonball. */
const SHELLS = { perforating: 10, lacerating: 10, cluster: 8 } as const
type Shell = keyof typeof SHELLS

const ammunition = innate(AMMUNITION, {
  *loads(play, shot, bearer) {
    const shell = yield* chooseShell(play, bearer)
    if (!shell) return
    addOwnEffect(play, bearer, `${shell}-shell`, AMMUNITION, 'attack')
    shot.strength.replace(SHELLS[shell], termOf(AMMUNITION), 'CF-REV-TIRNABOR-08')
  },
})

function* chooseShell(play: Play, bearer: Fighter): Procedure<Shell | null> {
  const shells = Object.keys(SHELLS) as Shell[]
  const chosen = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.shell', { fighter: { figure: bearer.id } }),
    rules: ['CF-REV-TIRNABOR-08'],
    defaultAnswer: () => 'ball',
    options: ['ball', ...shells].map((shell) => choice(shell, text(`option.shell.${shell}`))),
  })
  return shells.find((shell) => shell === chosen) ?? null
}

/** CF-REV-TIRNABOR-08: with any shell a 2 of a pressure roll is an incident as well. */
const UNSTABLE = { spoilsPressure: () => [2] }

/** CF-REV-TIRNABOR-08: RES beyond this does not count. */
const PIERCED = 10
const perforating = lasting('perforating-shell', AMMUNITION, { ...UNSTABLE, capsResistance: () => PIERCED })

/** CF-REV-TIRNABOR-08: the least face that may be rolled again; a double 6 kills as usual. */
const TEARS = 5
const lacerating = lasting('lacerating-shell', AMMUNITION, {
  ...UNSTABLE,
  *addsToDamage(play, _roll, [high, low], bearer) {
    if (high < TEARS || low === 6 || !mayRollAgain(play, bearer)) return 0
    if (!(yield* chooseReroll(play, bearer, high))) return 0
    return yield* rollDie(play, bearer, 'CF-REV-TIRNABOR-08', 'roll.lacerating')
  },
})

function* chooseReroll(play: Play, bearer: Fighter, face: number): Procedure<boolean> {
  const answer = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.lacerating', { face }),
    rules: ['CF-REV-TIRNABOR-08'],
    defaultAnswer: () => 'again',
    options: [choice('again', text('option.lacerating.again')), choice('keep', text('option.lacerating.keep'))],
  })
  return answer === 'again'
}

const cluster = lasting('cluster-shell', AMMUNITION, { ...UNSTABLE, firesAs: 'light-zone' })

define(ammunition, perforating, lacerating, cluster)
