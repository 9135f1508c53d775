import { overlaps } from '@fray/tabletop'
import { addOwnEffect, effectOn, immediately, lasting, removeEffect, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { contourOf } from '../../ground/bodies.ts'
import { contourOfPiece, type PieceKind } from '../../ground/scenery.ts'
import type { Fighter, PlayState } from '../../state.ts'
import { artefact, innate } from '../builders.ts'

/** CF-REV-ORC-14: the data grant Assault fire. */
const skullCrusher = artefact('skull-crusher', {})

const BLOOD = 'the-blood-of-bran-o-kor'
/** CF-REV-ORC-09: kinds of terrain other than dry land. */
const WET: readonly PieceKind[] = ['water', 'swamp']

function touchesDryLand({ setup }: PlayState, bearer: Fighter): boolean {
  if (bearer.level > 0) return false
  return !setup.scenery.some(({ kind, ...piece }) => {
    return WET.includes(kind) && overlaps(contourOf(bearer), contourOfPiece({ kind, ...piece }))
  })
}

/** CF-REV-ORC-09: better master strikes, even more with all dice in attack; suspended off dry land. */
const blood = innate(BLOOD, {
  settle: (play, bearer) =>
    immediately(() => {
      if (touchesDryLand(play, bearer)) removeEffect(bearer, 'uprooted')
      else if (!effectOn(bearer, 'uprooted')) addOwnEffect(play, bearer, 'uprooted', BLOOD, 'game')
    }),
  afterPlacing: (play, { placedDefence, held }, bearer) =>
    immediately(() => {
      if (placedDefence + held === 0) addOwnEffect(play, bearer, 'blood-hot', BLOOD, 'combat')
    }),
  finalResult: ({ play, test, tally }, bearer) => {
    if (test.heavy?.ability !== 'master-strike' || !touchesDryLand(play, bearer)) return
    tally.add(effectOn(bearer, 'blood-hot') ? 2 : 1, termOf(BLOOD), 'CF-REV-ORC-09')
  },
})

const bloodHot = lasting('blood-hot', BLOOD, {})
/** CF-REV-ORC-09: the Master strike is suspended as well. */
const uprooted = lasting('uprooted', BLOOD, { suspends: ['master-strike'] })

define(skullCrusher, blood, bloodHot, uprooted)
