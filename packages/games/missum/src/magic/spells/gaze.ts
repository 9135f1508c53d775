import { text } from '@fray/kernel'
import { settle } from '../../morale/settle.ts'
import { present } from '../../roster.ts'
import { casterOf, heightAt } from '../areas.ts'
import { burn } from '../burning.ts'
import { exposedTo, release } from '../resolving.ts'
import type { SpellKind } from './spell-kind.ts'

/** MI-MAGIC-01, MI-SAVE-06: each figure touched saves or dies. `accuracy.ts` decides earlier where it falls. */
export const gaze: SpellKind = {
  id: 'gaze',
  type: 1,
  art: 'attack',
  rule: 'MI-MAGIC-01',
  name: text('spell.gaze'),
  icon: 'fire-ray',
  line: 'cast',
  *resolve(play, spell) {
    const { state } = play
    const cast = yield* release(play, spell)
    const by = casterOf(state, spell).id
    const height = heightAt(state, spell)
    for (const unit of present(state)) {
      if (unit.height !== height) continue
      const touched = exposedTo(play, spell, cast, unit)
      yield* burn(play, unit, touched, { saves: cast.saves, against: 'attack', by, rule: 'MI-MAGIC-01' })
    }
    yield* settle(play)
  },
}
