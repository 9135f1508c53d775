import { choice, type Procedure, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import type { Test, TestKind } from '../../dice/test.ts'
import { limits } from '../../limits.ts'
import { INITIATIVE } from '../../mystic/enchantment.ts'
import type { Fighter, Play } from '../../state.ts'
import { capacity } from '../builders.ts'
import { campsUse, costOf } from './camp-uses.ts'

/** CF-PACK-40: the tests that a Ruse may help. */
const HELPED: readonly TestKind[] = [
  ...INITIATIVE,
  ...(['attack', 'defence', 'courage', 'incantation', 'countering', 'recovery', 'divination'] as const),
]

/** CF-PACK-40: the A.P. of Lions with Ruse per use in a round, rounded up. */
const AP_PER_USE = 1000

/** CF-PACK-40: right after a failed test one of its dice may be rerolled. */
const ruse = capacity('ruse', {
  *retriesDie(play, test, faces, bearer) {
    if (!HELPED.includes(test.kind)) return null
    const times = Math.ceil(costOf(play, bearer.seat, 'ruse') / AP_PER_USE)
    const use = { id: campsUse('ruse'), per: 'round', times } as const
    if (limits.isSpent(play.state, bearer.uses, use)) return null
    const which = yield* chooseDie(play, test, faces, bearer)
    if (which === null) return null
    for (const fighter of play.state.fighters) {
      if (fighter.seat === bearer.seat) limits.spend(play.state, fighter.uses, use)
    }
    play.log('ruse', { fighter: { figure: bearer.id }, face: faces[which] ?? 0 }, ['CF-PACK-40'], { seat: bearer.seat })
    return which
  },
})

function* chooseDie(play: Play, { kind }: Test, faces: readonly number[], bearer: Fighter): Procedure<number | null> {
  const args = { fighter: { figure: bearer.id }, test: { text: text(`test.${kind}`) } }
  const answer = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.ruse', args),
    rules: ['CF-PACK-40'],
    defaultAnswer: () => 'no',
    options: [
      ...[...new Set(faces)].sort().map((face) => choice(String(face), text('option.ruse', { face }))),
      choice('no', text('option.ruse.no')),
    ],
  })
  return answer === 'no' ? null : faces.indexOf(Number(answer))
}

define(ruse)
