import type { Procedure } from '@fray/kernel'
import type { Prelude } from '../assault/assault.ts'
import { callFirst, miracleBeforeAssault, useFirst } from '../divination/before-assault.ts'
import { castFirst, spellBeforeAssault } from '../incantation/occasions.ts'
import type { Fighter, Play } from '../state.ts'

/** CF-ACT-11: a Warrior-mage may say that he casts a spell first, a Warrior-monk that he calls a miracle: one or the other. */
export function* choosePrelude(play: Play, assailant: Fighter): Procedure<Prelude | null> {
  return (yield* spellBeforeAssault(play, assailant)) ?? (yield* miracleBeforeAssault(play, assailant))
}

/** CF-ACT-11: he does so when his courage has been tested; `dares` says whether it has held. */
export function performPrelude(play: Play, assailant: Fighter, prelude: Prelude, dares: boolean): Procedure {
  const { id } = prelude
  if (prelude.kind === 'spell')
    return castFirst(play, assailant, id, { moment: 'activation', fallenBefore: prelude.fallenBefore }, dares)
  return prelude.kind === 'miracle' ? callFirst(play, assailant, id, dares) : useFirst(play, assailant, id, dares)
}
