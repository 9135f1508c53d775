import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, effectOn, immediately, lasting, removeEffect, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import type { TestKind } from '../../dice/test.ts'
import { INITIATIVE } from '../../mystic/enchantment.ts'
import type { Fighter, Play } from '../../state.ts'
import type { WoundResult } from '../../wounds/wound-table.ts'
import { artefact } from '../builders.ts'

const ORPHEON = 'the-orpheon'
const RULE = 'CF-REV-ACHERON-38'
/** CF-REV-ACHERON-38: counters at the beginning, for each Wound, and at most. */
const FIRST = 2
const GAINED = 2
const MOST = 6
const DEALT: readonly WoundResult[] = ['light', 'serious', 'critical', 'killed']
const HELPED: readonly TestKind[] = [...INITIATIVE, 'attack', 'defence', 'incantation', 'countering', 'recovery']

/** CF-REV-ACHERON-38: the owner's hand-to-hand Wounds feed it, and it helps the owner's tests. */
const orpheon = artefact(ORPHEON, {
  gameStart: (play, bearer) => immediately(() => hold(play, bearer, FIRST)),
  afterDamage: (play, { by, kind }, result, bearer) =>
    immediately(() => {
      if (by === bearer && kind === 'combat' && DEALT.includes(result)) hold(play, bearer, countersOf(bearer) + GAINED)
    }),
  *beforeTest(play, { kind }, bearer) {
    if (!HELPED.includes(kind) || countersOf(bearer) === 0 || effectOn(bearer, 'orpheon-sounds')) return
    const counters = yield* chooseCounters(play, bearer, kind)
    if (counters === 0) return
    hold(play, bearer, countersOf(bearer) - counters)
    addOwnEffect(play, bearer, 'orpheon-sounds', ORPHEON, 'test', counters)
  },
})

const counters = lasting('orpheon-counters', ORPHEON, { shownAs: 'lyre' })

const sounds = lasting('orpheon-sounds', ORPHEON, {
  finalResult: ({ tally }, _bearer, effect) => void tally.add(effect?.x ?? 0, termOf(ORPHEON), RULE),
})

function countersOf(bearer: Fighter): number {
  return effectOn(bearer, 'orpheon-counters')?.x ?? 0
}

function hold(play: Play, bearer: Fighter, count: number): void {
  if (count > 0) addOwnEffect(play, bearer, 'orpheon-counters', ORPHEON, 'game', Math.min(MOST, count))
  else removeEffect(bearer, 'orpheon-counters')
}

function* chooseCounters(play: Play, bearer: Fighter, kind: TestKind): Procedure<number> {
  return yield* play.pick<number>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.orpheon', { fighter: { figure: bearer.id }, test: { text: text(`test.${kind}`) } }),
    rules: [RULE],
    defaultAnswer: () => '0',
    options: Array.from({ length: countersOf(bearer) + 1 }, (_, count): DecisionOption<number> => {
      return { key: String(count), text: text('option.orpheon', { count }), value: count }
    }),
  })
}

define(orpheon, counters, sounds)
