import { choice, type Procedure, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import type { Test, TestKind } from '../../dice/test.ts'
import { limits } from '../../limits.ts'
import { INITIATIVE } from '../../mystic/enchantment.ts'
import { type Fighter, type Play, profileOf } from '../../state.ts'
import { innate, isNear, isOfArmy } from '../builders.ts'

const DESTINY = 'destiny-of-heroes'
/** CF-REV-LION-07: how near the bard must be, in cm. */
const HEARD = 10
const SUNG = { id: DESTINY, per: 'round' } as const
const HELPED: readonly TestKind[] = [
  ...INITIATIVE,
  ...(['attack', 'defence', 'aim', 'courage', 'discipline', 'tactical'] as const),
  ...(['incantation', 'countering', 'recovery', 'divination'] as const),
]

/** CF-REV-LION-07: once a round for a Character of Alahan near the bard, never for the bard itself. */
const destiny = innate(DESTINY, {
  *retriesFriendsDie(play, test, faces, bard) {
    const { fighter, kind } = test
    if (!HELPED.includes(kind) || bard.inRout || limits.isSpent(play.state, bard.uses, SUNG)) return null
    if (fighter === bard || !profileOf(fighter).character || !isOfArmy(fighter, 'lions')) return null
    if (!isNear(bard, fighter, HEARD) || faces.every((face) => face === null)) return null
    const which = yield* chooseDie(play, test, faces, bard)
    if (which === null) return null
    limits.spend(play.state, bard.uses, SUNG)
    const names = { bard: { figure: bard.id }, fighter: { figure: fighter.id } }
    play.log('destiny', { ...names, face: faces[which] ?? 0 }, ['CF-REV-LION-07'], { seat: bard.seat })
    return which
  },
})

function* chooseDie(
  play: Play,
  { kind, fighter }: Test,
  faces: readonly (number | null)[],
  bard: Fighter,
): Procedure<number | null> {
  const names = { bard: { figure: bard.id }, fighter: { figure: fighter.id } }
  const open = new Set(faces.filter((face) => face !== null))
  const answer = yield* play.pick({
    seat: bard.seat,
    figure: bard.id,
    prompt: text('ask.destiny', { ...names, test: { text: text(`test.${kind}`) } }),
    rules: ['CF-REV-LION-07'],
    defaultAnswer: () => 'no',
    options: [
      ...[...open].sort((a, b) => a - b).map((face) => choice(String(face), text('option.ruse', { face }))),
      choice('no', text('option.ruse.no')),
    ],
  })
  return answer === 'no' ? null : faces.indexOf(Number(answer))
}

define(destiny)
