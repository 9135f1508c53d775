import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { dice, duel } from '../testing/duel.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, type Scene, scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const initiative = (match: Scene) =>
  [...eventArgs(match, 'opposition.first'), ...eventArgs(match, 'opposition.second')][0]

test('EX-CF-01 INI 3 and a 4 make 7', () => {
  expect(initiative(duel({ card: { ini: 3 } }, {}, [], [4, 1]))).toMatchObject({ first: 'Ann', a: 7 })
})

test('EX-CF-03 two 6s that are rerolled and show 1 and 1 fail the test', () => {
  // Bob parries an attack of 20 with both dice.
  const answers = [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'parry:2']
  const match = duel({ card: { att: 15, str: 0 } }, {}, answers, [5, 2, 5, 6, 6, 1, 1, 1, 2])
  expect(eventArgs(match, 'test.failed-outright')).toMatchObject([{ fighter: 'Bob', test: 'test.defence' }])
  expect(eventArgs(match, 'hit')).toHaveLength(1)
})

test('EX-CF-05 a Dirz halberdier of INI 2 beats a goblin marauder of INI 3 by 7 to 6', () => {
  const match = duel({ card: { ini: 2 } }, { card: { ini: 3 } }, [], [5, 3])
  expect(eventArgs(match, 'opposition.first')).toMatchObject([{ first: 'Ann', a: 7, second: 'Bob', b: 6 }])
})

test('EX-CF-07 ATT 1 with a Critical Wound and a 2 come to 0: an automatic failure', () => {
  const answers = [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none']
  // Ann wins the Initiative despite her Wound.
  const match = duel({ card: { ini: 9, att: 1 }, more: { wounds: 'critical' } }, {}, answers, [5, 2, 2])
  expect(eventArgs(match, 'test.failed-outright')).toMatchObject([{ fighter: 'Ann', test: 'test.attack' }])
})

/** Ann's first attack hits Bob, RES 5, with these Damage dice. */
const hit = (faces: number[], str: number, more = {}) =>
  duel({ card: { str } }, { more }, [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'], [5, 2, 4, ...faces])

test('EX-CF-09 2 and 2 are an Exceptional Wound in the arms', () => {
  expect(eventArgs(hit([2, 2], 5), 'damage.read')).toMatchObject([{ location: 'location.arms', exceptional: 'yes' }])
})

test('EX-CF-11 a Critical Wound on a fighter with a Light Wound makes it Critical at once', () => {
  // 5 + 5 - 5 in the head.
  const match = hit([5, 5], 5, { wounds: 'light' })
  expect(eventArgs(match, 'damage.read')).toMatchObject([{ result: 'wound.critical' }])
  expect(fighterNamed(match, 'Bob').wounds).toBe(3)
})

test('EX-CF-13 a Medium fighter behind a Large one is not seen by another: it cannot be charged, only engaged', () => {
  const half = figure('Half-elf', 1, 40, 30)
  const tyrant = { base: 'creature', size: 'large', fear: 8 }
  const match = turn([figure('Ann', 0, 20, 30), half, figure('Tyrant', 1, 30, 30, tyrant)])
  expect(optionKeys(match)).toContain('0:engagement:1')
  expect(optionKeys(match)).not.toContain('0:charge:1')
  // The same with a Small fighter between them.
  const seen = turn([figure('Ann', 0, 20, 30), half, figure('Goblin', 1, 30, 30, { size: 'small' })])
  expect(optionKeys(seen)).toContain('0:charge:1')
})

test('EX-CF-15 an edge of a creature base takes two infantry bases or one creature, not one of each nor two creatures', () => {
  /** Whether Ann may be placed against the front of Bob's base next to a fighter on this base. */
  const hasRoom = (ann: string, taken: string | null) => {
    const abe = { infantry: 1.25, creature: 1.875 }[taken ?? 'infantry']!
    const others = taken
      ? [figure('Abe', 0, 50 - 1.875 - abe, 30, { base: taken, size: 'medium' }, { card: 'Abe' })]
      : []
    const match = turn(
      [
        figure('Ann', 0, 30, 30, { base: ann }),
        figure('Bob', 1, 50, 30, { base: 'creature', size: 'large' }),
        ...others,
      ],
      {
        answers: ['0:charge:1'],
      },
    )
    const decision = match.pending[0]!
    if (decision.kind !== 'place') throw new Error(`asked ${promptId(match)}`)
    return decision.suggest(50).some((proposal) => (proposal as { path: { x: number }[] }).path[0]!.x < 48000)
  }
  expect(hasRoom('infantry', null)).toBe(true)
  expect(hasRoom('creature', null)).toBe(true)
  expect(hasRoom('infantry', 'infantry')).toBe(true)
  expect(hasRoom('creature', 'infantry')).toBe(false)
  expect(hasRoom('infantry', 'creature')).toBe(false)
  expect(hasRoom('creature', 'creature')).toBe(false)
})

test('EX-CF-405 a fighter of 9 A.P. with a Critical Wound counts nothing in a zone', () => {
  const match = scene({
    scenario: 'conquest',
    rounds: 1,
    phase: 'time-out',
    figures: [figure('Ann', 0, 50, 30, { ap: 9 }, { wounds: 'critical' }), figure('Bob', 1, 110, 30, { ap: 9 })],
  })
  expect(match.view(0).mission!.score!.points[0]!.value).toBe(0)
})

test('EX-CF-85 four trees are not a wall: a fighter between their trunks is seen and can be charged', () => {
  const trees = (ys: readonly number[]) =>
    ys.map((y) => ({ kind: 'monument', at: [30, y], size: [1, 1], ground: 'open' }) as Json)
  const chargeThrough = (scenery: Json[]) =>
    optionKeys(turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 40, 30)], {}, { scenery })).includes('0:charge:1')
  expect(chargeThrough(trees([24, 28, 32, 36]))).toBe(true)
  // A single piece as wide as all of them hides the fighter.
  expect(chargeThrough([{ kind: 'monument', at: [30, 30], size: [1, 14], ground: 'open' }])).toBe(false)
})
