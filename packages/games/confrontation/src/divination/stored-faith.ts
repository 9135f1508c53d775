import { type Procedure, text } from '@fray/kernel'
import { abilities } from '../ability.ts'
import { gapBetween } from '../ground/bodies.ts'
import { type Effect, type Fighter, type Play, type PlayState, standing } from '../state.ts'
import { allWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { devote } from './faith.ts'

/** CF-REV-GRIFFIN-08: the maximum distance of a faithful from stored faith, in cm. */
const AT_HAND = 5

/** Points stored with a fighter. */
interface FaithStore {
  readonly holder: Fighter
  readonly effect: Effect
  readonly points: number
}

/** CF-REV-GRIFFIN-08: the faith stored near a faithful for its calls. */
function storesFor(play: PlayState, faithful: Fighter): FaithStore[] {
  return standing(play).flatMap((holder) => {
    return allWith(play, holder, 'storesFaith').flatMap(([ability, effect]): FaithStore[] => {
      if (!effect || holder.level !== faithful.level || gapBetween(holder, faithful) > AT_HAND * CENTIMETRE) return []
      const points = ability.storesFaith(play, faithful, holder, effect)
      return points > 0 ? [{ holder, effect, points }] : []
    })
  })
}

/** CF-FAITH-15, CF-REV-GRIFFIN-08: the faith that a faithful may spend on the Fervour and the bond of a call. */
export function faithAtHand(play: PlayState, faithful: Fighter): number {
  return storesFor(play, faithful).reduce((sum, { points }) => sum + points, faithful.faith)
}

/** CF-CALL-09, -10: spends the faithful's own points and stored ones as its player likes. */
export function* spendOnCall(play: Play, faithful: Fighter, points: number): Procedure {
  let left = points
  let later = storesFor(play, faithful)
  for (const store of later) {
    later = later.filter((other) => other !== store)
    const others = later.reduce((sum, otherStore) => sum + otherStore.points, faithful.faith)
    const drawn = yield* chooseDrawn(play, faithful, store, Math.max(0, left - others), Math.min(left, store.points))
    draw(store, drawn)
    left -= drawn
  }
  yield* devote(play, faithful, left)
}

function* chooseDrawn(
  play: Play,
  faithful: Fighter,
  store: FaithStore,
  least: number,
  most: number,
): Procedure<number> {
  if (most === 0) return 0
  const { holder, effect } = store
  return yield* play.pick<number>({
    seat: faithful.seat,
    figure: holder.id,
    prompt: text('ask.stored-faith', { fighter: { figure: faithful.id }, holder: { figure: holder.id } }),
    rules: [abilities.get(effect.object).rule],
    options: Array.from({ length: most - least + 1 }, (_, i) => ({
      key: String(least + i),
      text: text('option.stored-faith', { points: least + i }),
      value: least + i,
    })),
  })
}

function draw({ holder, effect, points }: FaithStore, drawn: number): void {
  const rest = points - drawn
  holder.effects = holder.effects.flatMap((other) => {
    if (other.id !== effect.id) return [other]
    return rest > 0 ? [{ ...other, x: rest }] : []
  })
}
