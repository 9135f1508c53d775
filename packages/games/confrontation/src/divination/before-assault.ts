import { type Option, type Procedure, text } from '@fray/kernel'
import { newActivity } from '../activation/activity.ts'
import type { Assault } from '../assault/assault.ts'
import { type Fighter, isStanding, type Play } from '../state.ts'
import { call, cannotCall } from './calling.ts'
import { isFaithful, isWarriorMonk } from './faith.ts'
import type { Miracle } from './miracle.ts'
import { type Naming, namingOption, namingsOf } from './naming.ts'

const NO_MIRACLE: Option<null> = { key: 'none', text: text('option.no-miracle'), icon: 'hand', value: null }

/** CF-ACT-11: the miracle that a Warrior-monk says he will call before his assault, as what comes before it; null for none. */
export function* miracleBeforeAssault(play: Play, monk: Fighter): Procedure<NonNullable<Assault['prelude']> | null> {
  if (!isFaithful(monk) || !isWarriorMonk(play, monk) || cannotCall(play, newActivity(play, monk))) return null
  const miracles = [...new Set(namingsOf(play, monk, 'activation').map(({ miracle }) => miracle))]
  const chosen = yield* play.pick<Miracle | null>({
    seat: monk.seat,
    figure: monk.id,
    prompt: text('ask.miracle-before', { fighter: { figure: monk.id } }),
    rules: ['CF-ACT-11'],
    options: [
      NO_MIRACLE,
      ...miracles.map((miracle) => ({
        key: miracle.id,
        text: text('option.miracle-before', { miracle: miracle.name }),
        icon: 'prayer',
        rules: [miracle.id],
        value: miracle,
      })),
    ],
  })
  return chosen && ((at, dares) => callFirst(at, monk, chosen, dares))
}

/** CF-ACT-11, CF-VIRTUE-12: once, or twice where he perseveres; whoever has lost courage may leave it. */
function* callFirst(play: Play, monk: Fighter, miracle: Miracle, dares: boolean): Procedure {
  for (let calls = 0; isStanding(monk) && !monk.inRout; calls++) {
    const namings = namingsOf(play, monk, 'activation').filter((each) => each.miracle === miracle)
    if (namings.length === 0) return
    const naming = yield* chooseNaming(play, monk, namings, { dares, mayLeave: calls > 0 || !dares })
    if (!naming) return
    yield* call(play, monk, naming)
  }
}

function* chooseNaming(
  play: Play,
  monk: Fighter,
  namings: readonly Naming[],
  { dares, mayLeave }: { readonly dares: boolean; readonly mayLeave: boolean },
): Procedure<Naming | null> {
  return yield* play.pick<Naming | null>({
    seat: monk.seat,
    figure: monk.id,
    prompt: text(dares ? 'ask.miracle' : 'ask.miracle-afraid', { fighter: { figure: monk.id } }),
    rules: ['CF-ACT-11'],
    options: [...namings.map((naming) => namingOption(play, monk, naming)), ...(mayLeave ? [NO_MIRACLE] : [])],
  })
}
