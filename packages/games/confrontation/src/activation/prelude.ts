import type { Procedure } from '@fray/kernel'
import type { Prelude } from '../assault/assault.ts'
import { callFirst, miracleBeforeAssault, useFirst } from '../divination/before-assault.ts'
import { castFirst, spellBeforeAssault } from '../incantation/occasions.ts'
import type { Fighter, Play } from '../state.ts'

/** CF-ACT-11: a Warrior-mage may announce a spell, or a Warrior-monk a miracle, before the assault. */
export function* choosePrelude(play: Play, assailant: Fighter): Procedure<Prelude | null> {
  return (yield* spellBeforeAssault(play, assailant)) ?? (yield* miracleBeforeAssault(play, assailant))
}

/** CF-ACT-11: performs it after the Courage test; `passed` says whether it succeeded. */
export function performPrelude(play: Play, assailant: Fighter, prelude: Prelude, passed: boolean): Procedure {
  const { id } = prelude
  if (prelude.kind === 'spell')
    return castFirst(play, assailant, id, { moment: 'activation', fallenBefore: prelude.fallenBefore }, passed)
  return prelude.kind === 'miracle' ? callFirst(play, assailant, id, passed) : useFirst(play, assailant, id, passed)
}
