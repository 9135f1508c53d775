import { text } from '@fray/kernel'
import { perforating } from '../../artillery/perforation.ts'
import { shotAt } from '../../fire/shot.ts'
import { type Casting, spell, type Variant } from '../../incantation/spell.ts'
import { damage, extraGems } from '../../incantation/spells/builders.ts'
import { isStanding, type Play } from '../../state.ts'

const SCOURGE = 'celestial-scourge'
/** CF-REV-LION-13: the STR for each number of gems, from one on. */
const STRENGTHS = [5, 8, 11, 13, 14, 15]
const REACH = 30
/** CF-REV-LION-13: gems of the variant that flies on. */
const PERFORATING = 2

/** CF-REV-LION-13: gems after the success decide the STR; cast for two it passes through targets it kills. */
spell(SCOURGE, {
  variants: () =>
    [1, PERFORATING].map((gems): Variant => {
      const gives = text(gems === PERFORATING ? 'variant.perforating' : 'variant.single')
      return { x: gems, cost: [{ gems, element: 'light' }], difficulty: 10, gives }
    }),
  *effect(play, casting) {
    const gems = yield* extraGems(play, casting, 'light', [1, 2, 3, 4, 5, 6], true)
    const strength = STRENGTHS[gems - 1]
    if (strength === undefined) return
    yield* damage(play, casting, casting.target, strength)
    if (casting.x === PERFORATING && !isStanding(casting.target)) yield* flyOn(play, casting, strength)
  },
})

/** CF-ARTILLERY-04 to -07: flies on as a light projectile, with all of its reach at short range. */
function* flyOn(play: Play, { spell: { name }, caster, target }: Casting, strength: number) {
  const bolt = { name, strength, ranges: [REACH, REACH, REACH] } as const
  yield* perforating('light').onHit(play, shotAt(caster, bolt, target, false), target, true)
}
