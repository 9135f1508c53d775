import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { modifiersFor } from '../../dice/modifiers.ts'
import type { TestKind } from '../../dice/test.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { loadPosition } from '../../testing/rule.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  path,
  promptId,
  refusal,
  rolledDice,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const FALCONER = 'lions-falconer-of-alahan'
const ORDERS = ['falconer', 'kill', 'fly']

/** Ann is a falconer at (20, 30). */
function falconer(others: readonly Json[], answers: readonly Json[] = [], faces: readonly number[] = []) {
  return turn([figure('Ann', 0, 20, 30, { abilities: ORDERS }), ...others], {
    answers: ['done', ...answers],
    dice: faces,
  })
}

const orderKeys = (match: ReturnType<typeof falconer>) => optionKeys(match).filter((key) => key.startsWith('0:falcon'))

describe('CF-REV-LION-03 falconers', () => {
  test('CF-REV-LION-03: a falconer gives one order a round, before or after moving', () => {
    const near = [figure('Bob', 1, 30, 30)]
    expect(orderKeys(falconer(near))).toEqual(['0:falcon-fly', '0:falcon-kill'])
    expect(orderKeys(falconer(near, ['0:falcon-kill']))).toEqual([])
    expect(orderKeys(falconer(near, ['0:walk', { to: [15, 30] }]))).toEqual(['0:falcon-fly', '0:falcon-kill'])
  })

  test('CF-REV-LION-03: enemy Scouts are placed 25 cm or more away outside their zone, other fighters as usual', () => {
    const placing = (bob: string[], ann = ['scout']) =>
      scene({
        phase: 'deployment',
        figures: [
          figure('Ann', 0, 0, 0, { abilities: ann }, { status: 'waiting' }),
          figure('Bob', 1, 90, 30, { abilities: bob }),
          figure('Bea', 1, 0, 0, {}, { status: 'waiting', card: 'Bea' }),
        ],
        piles: [['Ann'], ['Bea']],
        placements: [0, 0],
      })
    expect(refusal(placing(['falconer']), path([62.6, 30]))).toBe('refused.scout-near CF-REV-LION-03')
    expect(refusal(placing(['falconer']), path([62.5, 30]))).toBeUndefined()
    expect(refusal(placing(['falconer']), path([78, 30]))).toBe('refused.scout-near CF-REV-LION-03')
    expect(refusal(placing([]), path([62.6, 30]))).toBeUndefined()
    expect(refusal(placing(['falconer'], []), path([30, 30]))).toBeUndefined()
  })

  test('CF-REV-LION-03: in their own zone enemy Scouts keep the usual 10 cm away (CF-ABIL-90)', () => {
    const placing = scene({
      phase: 'deployment',
      figures: [
        figure('Ann', 0, 0, 0, { abilities: ['scout'] }, { status: 'waiting' }),
        figure('Bob', 1, 30, 30, { abilities: ['falconer'] }),
        figure('Bea', 1, 0, 0, {}, { status: 'waiting', card: 'Bea' }),
      ],
      piles: [['Ann'], ['Bea']],
      placements: [0, 0],
    })
    expect(refusal(placing, path([30, 42.4]))).toBe('refused.scout-near CF-ABIL-90')
    expect(refusal(placing, path([30, 42.5]))).toBeUndefined()
  })

  test('CF-REV-LION-03: the falconer of the catalogue and Aldenyss have the orders', () => {
    for (const who of [FALCONER, 'lions-aldenyss-the-silent']) {
      const match = turn([catalogueFigure(who, 0, 20, 30), figure('Bob', 1, 30, 30)], { answers: ['done'] })
      expect(orderKeys(match)).toEqual(['0:falcon-fly', '0:falcon-kill'])
    }
  })
})

describe('CF-REV-LION-04 Kill!', () => {
  const harryAt = (x: number) => falconer([figure('Bob', 1, x, 30)])

  test('CF-REV-LION-04: targets an enemy nearer than 20 cm, in sight or not, unless it is hidden', () => {
    expect(orderKeys(harryAt(42.4))).toContain('0:falcon-kill')
    expect(orderKeys(harryAt(42.5))).not.toContain('0:falcon-kill')
    expect(orderKeys(harryAt(5))).toContain('0:falcon-kill')
    const hidden = falconer([figure('Bob', 1, 35, 30, {}, { effects: [{ object: 'hidden' }] })])
    expect(orderKeys(hidden)).not.toContain('0:falcon-kill')
  })

  test('CF-REV-LION-04: gives −1 on Attack, Defence, Power tests and divination until the end of the round, once', () => {
    const match = falconer([figure('Bob', 1, 30, 30)], ['0:falcon-kill'])
    expect(fighterNamed(match, 'Bob').effects).toMatchObject([{ object: 'harried', until: 'round' }])
    const modifierTotal = (kind: TestKind, effects: Json[]) => {
      const play = loadPosition({
        figures: [figure('Ann', 0, 20, 30, { pow: 3 }, { effects }), figure('Bob', 1, 60, 30)],
      })
      return modifiersFor(play, {
        kind,
        fighter: play.state.fighters[0]!,
        rules: [],
        difficulty: 1,
        against: null,
        dice: 1,
      }).total
    }
    const by = (kind: TestKind) => modifierTotal(kind, [{ object: 'harried' }]) - modifierTotal(kind, [])
    const kinds = ['attack', 'defence', 'incantation', 'countering', 'recovery', 'initiative', 'aim'] as const
    expect(kinds.map(by)).toEqual([-1, -1, -1, -1, -1, 0, 0])
  })

  test('CF-REV-LION-04: a harried enemy may be named again without further effect', () => {
    const bob = figure('Bob', 1, 30, 30, {}, { effects: [{ object: 'harried', until: 'round' }] })
    const match = falconer([bob], ['0:falcon-kill'])
    expect(eventArgs(match, 'falcon-kill')).toMatchObject([{ fighter: 'Ann', target: 'Bob' }])
    expect(fighterNamed(match, 'Bob').effects.map(({ object }) => object)).toEqual(['harried'])
    expect(orderKeys(match)).toEqual([])
  })
})

describe('CF-REV-LION-05 Fly!', () => {
  test('CF-REV-LION-05: a friend nearer than 20 cm, or the falconer, has Consciousness until the end of the round', () => {
    const friends = [figure('Amy', 0, 42.4, 30, {}, { card: 'Amy' }), figure('Abe', 0, 20, 52.5, {}, { card: 'Abe' })]
    const match = falconer(friends, ['0:falcon-fly'])
    expect(promptId(match)).toBe('ask.falcon-fly')
    expect(optionKeys(match)).toEqual(['0', '1'])
    const secondOrder = falconer(friends, ['0:falcon-fly', '1'])
    expect(fighterNamed(secondOrder, 'Amy').effects).toMatchObject([{ object: 'consciousness', until: 'round' }])
  })
})

describe('CF-REV-LION-06 Silentz', () => {
  /** Aldenyss with AIM 3 at (20, 30), and Bob in front. */
  const aldenyss = (x: number, answers: readonly Json[], faces: readonly number[] = [], others: readonly Json[] = []) =>
    turn(
      [
        catalogueFigure('lions-aldenyss-the-silent', 0, 20, 30, {}, { extras: ['silentz'] }),
        figure('Bob', 1, x, 30),
        ...others,
      ],
      {
        answers: ['done', ...answers],
        dice: faces,
      },
    )

  test('CF-REV-LION-06: replaces the order and is fired as a weapon: STR 6, short up to 20 cm, long up to 60', () => {
    const match = aldenyss(42.5, ['0:falcon-mutilate', '0:fire', '1'], [4, 3, 1])
    // AIM 3 and a 4 against 4; the higher die 3 and STR 6 against RES 5.
    expect(eventArgs(match, 'shot.difficulty')[0]!.difficulty).toBe(4)
    expect(eventArgs(match, 'damage.read')[0]!.total).toBe(4)
    expect(eventArgs(aldenyss(82.5, ['0:falcon-mutilate', '0:fire', '1'], [1]), 'shot.difficulty')[0]!.difficulty).toBe(
      10,
    )
    expect(eventArgs(aldenyss(42.5, ['0:fire', '1'], [1]), 'shot.difficulty')[0]!.difficulty).toBe(10)
    expect(orderKeys(aldenyss(30, ['0:falcon-kill']))).toEqual([])
  })

  test('CF-REV-LION-06: has no distribution roll in a fray, and no Rapid reloading', () => {
    const friend = figure('Amy', 0, 42.5, 32.5, {}, { card: 'Amy' })
    const match = aldenyss(42.5, ['0:falcon-mutilate', '0:fire', '1'], [6, 3, 1], [friend])
    expect(rolledDice(match).slice(-2)).toEqual(['roll.aim 1', 'roll.damage 2'])
    expect(eventArgs(match, 'shot.hit')).toMatchObject([{ target: 'Bob' }])
    expect(optionKeys(aldenyss(40, []))).toContain('0:rapid-fire')
    expect(optionKeys(aldenyss(40, ['0:falcon-mutilate']))).not.toContain('0:rapid-fire')
  })

  test('CF-REV-LION-06: only Aldenyss may carry it', () => {
    const list = (profile: string) => armyOf([{ profile, artefacts: ['silentz'] }])
    expect(faultsOf(list('lions-aldenyss-the-silent'))).toEqual([])
    expect(faultsOf(list('lions-agonn-the-ardent'))).toEqual(['artefact-bearer'])
  })
})
