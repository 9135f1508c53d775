import { endEffects } from '@fray/hooks'
import type { Procedure } from '@fray/kernel'
import { addOwnEffect, askToUse, effectOn, immuneTo, lasting, rollDie, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { isFree } from '../../ground/bodies.ts'
import { limits } from '../../limits.ts'
import type { Fighter, Play } from '../../state.ts'
import { SUMMONED } from '../../summoning/summoning.ts'
import { innate } from '../builders.ts'
import { STONE } from './will.ts'

const FORCE = 'the-force-of-the-earth'
const ONCE = { id: FORCE, per: 'game' } as const
/** CF-REV-ELEMENTAL-15: the X of its Regeneration when it comes back. */
const REGENERATION = 5

/** CF-REV-ELEMENTAL-15: once, instead of acting, it becomes stone until it is activated again. */
const force = innate(FORCE, {
  *turnStart(play, bearer) {
    if (effectOn(bearer, STONE)) return yield* awaken(play, bearer)
    if (limits.isSpent(play.state, bearer.uses, ONCE) || bearer.inRout || !isFree(play, bearer)) return
    if (!(yield* askToUse(play, bearer, FORCE))) return
    limits.spend(play.state, bearer.uses, ONCE)
    addOwnEffect(play, bearer, STONE, FORCE, 'game')
    bearer.activated = true
  },
})

/** CF-REV-ELEMENTAL-15: unhurt, free of all effects but its state, and stronger for this round. */
function* awaken(play: Play, bearer: Fighter): Procedure {
  Object.assign(bearer, { wounds: 0, extraWounds: 0, stunned: false })
  endEffects(bearer, ({ object }) => object !== SUMMONED && !object.startsWith('elemental-'))
  for (const which of ['str', 'res'] as const) {
    addOwnEffect(
      play,
      bearer,
      `force-of-the-earth-${which}`,
      FORCE,
      'round',
      yield* rollDie(play, bearer, 'CF-REV-ELEMENTAL-15', 'roll.earth-force'),
    )
  }
  addOwnEffect(play, bearer, 'regeneration', FORCE, 'round', REGENERATION)
  play.log('awakened', { fighter: { figure: bearer.id } }, ['CF-REV-ELEMENTAL-15'], {
    seat: bearer.seat,
    isOutcome: true,
  })
}

/** CF-REV-ELEMENTAL-15: an obstacle that cannot be moved, hurt, changed or targeted. */
const stone = lasting(STONE, FORCE, {
  shownAs: 'stone-block',
  cannotMove: () => true,
  cannotTurn: true,
  cannotPursue: true,
  isHidden: () => true,
  ...immuneTo('damage', 'spell', 'miracle'),
})

const raised = (['str', 'res'] as const).map((raises) =>
  lasting(`force-of-the-earth-${raises}`, FORCE, {
    characteristic: ({ which, tally }, _bearer, effect) => {
      if (which === raises) tally.add(effect?.x ?? 0, termOf(FORCE), 'CF-REV-ELEMENTAL-15')
    },
  }),
)

define(force, stone, ...raised)
