import { type Option, type Procedure, text } from '@fray/kernel'
import { atOnce } from '../../abilities/making.ts'
import { characteristic } from '../../characteristics.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { areEnemies, type Fighter, type Play, standing } from '../../state.ts'
import { has } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { type Casting, spell } from '../spell.ts'
import { damage, extraGems, INITIATIVE, lastingSpell, onTests, raise } from './making.ts'

/** CF-SPELL-87: STR of the first, the second and the third victim. */
const SCREAMS: readonly number[] = [9, 6, 3]

/** CF-SPELL-87: it leaps on as long as it wounds. */
spell('CF-SPELL-87', {
  *effect(play, casting) {
    const hit: Fighter[] = []
    for (const strength of SCREAMS) {
      const victim = hit.length === 0 ? casting.target : yield* nextVictim(play, casting, hit)
      if (!victim) return
      hit.push(victim)
      if (!(yield* damage(play, casting, victim, strength))) return
    }
  },
})

function* nextVictim(
  play: Play,
  { caster, spell: { id, name } }: Casting,
  hit: readonly Fighter[],
): Procedure<Fighter | null> {
  const last = hit.at(-1)!
  const near = standing(play).filter((each) => {
    return (
      areEnemies(caster, each) &&
      !hit.includes(each) &&
      each.level === last.level &&
      gapBetween(last, each) <= 5 * CENTIMETRE
    )
  })
  if (near.length === 0) return null
  return yield* play.pick<Fighter>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.next-victim', { spell: name }),
    rules: [id],
    options: near.map(
      (each): Option<Fighter> => ({
        key: String(each.id),
        text: text('named', { fighter: { figure: each.id } }),
        figure: each.id,
        value: each,
      }),
    ),
  })
}

/** CF-SPELL-88: not on those who regenerate. */
spell('CF-SPELL-88', {
  difficulty: (play, target) => characteristic(play, target, 'res').total,
  *effect(play, casting) {
    if (has(play, casting.target, 'regeneration')) return
    const gems = yield* extraGems(play, casting, 'darkness', [2, 4])
    yield* atOnce(() => raise(play, casting, 'ephemeral', 5 - gems / 2))
  },
})

/** CF-SPELL-89. */
lastingSpell('CF-SPELL-89', onTests('CF-SPELL-89', INITIATIVE, -2))
