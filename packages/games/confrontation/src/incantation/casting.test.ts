import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { pursueAfter } from '../combat/combat.ts'
import { makeTest } from '../dice/test.ts'
import type { Fighter } from '../state.ts'
import { gems, type MagicianDetails, magician } from '../testing/magician.ts'
import { playRule } from '../testing/rule.ts'
import {
  barReason,
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  path,
  promptId,
  refusal,
  rolledDice,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'
import { cast } from './casting.ts'
import { spellsOf } from './spell.ts'
import { spellChoicesOn } from './spell-choices.ts'

const ARROW = 'arrow-of-mana'
const CURE = 'minor-cure'
const CHAINS = 'elemental-chains'

/** Ann has the lead and has announced nothing; Bob stands 15 cm in front of her by default. */
function annActs(
  ann: MagicianDetails,
  answers: readonly Json[],
  dice: readonly number[],
  others?: readonly Json[],
): Scene {
  const figures = [magician('Ann', 0, 20, 30, ann), ...(others ?? [figure('Bob', 1, 37.5, 30)])]
  return turn(figures, { answers: ['done', ...answers], dice })
}

const archer = { spells: [ARROW], gems: { light: 4 } }

describe('casters', () => {
  test('CF-MAGE-01, CF-MAGE-05 a fighter with POW casts the spells it has learnt, and no others', () => {
    const match = annActs({ spells: [ARROW, CHAINS], gems: { light: 4 } }, ['0:cast'], [])
    expect(optionKeys(match)).toEqual([
      'arrow-of-mana:1',
      'arrow-of-mana:2',
      'elemental-chains:1',
      'elemental-chains:2',
    ])
    expect(optionKeys(annActs({ ...archer, card: { pow: null, magic: null } }, [], []))).not.toContain('0:cast')
    expect(optionKeys(annActs({ gems: { light: 4 } }, [], []))).not.toContain('0:cast')
  })

  test('CF-MAGE-07 a magician in rout cannot cast', () => {
    const match = turn(
      [magician('Ann', 0, 20, 30, { ...archer, more: { inRout: true } }), figure('Bob', 1, 22.5, 30)],
      { answers: ['done'] },
    )
    expect(barReason(match, '0:cast')).toBe('barred.rout CF-MAGE-07')
  })

  test('CF-MANA-12, CF-CAST-10 a magician without gems casts nothing, and spells it cannot pay are not offered', () => {
    expect(barReason(annActs({ spells: [ARROW] }, [], []), '0:cast')).toBe('barred.no-gems CF-MANA-12')
    const poor = annActs({ spells: [ARROW, CURE], gems: { light: 2 } }, ['0:cast'], [])
    expect(optionKeys(poor).every((key) => key.startsWith(ARROW))).toBe(true)
    expect(barReason(annActs({ spells: [CURE], gems: { light: 2 } }, [], []), '0:cast')).toBe(
      'barred.spells-unpaid CF-CAST-10',
    )
  })
})

test('CF-ABIL-90 a hidden Scout reveals itself by casting, with or without success', () => {
  const hidden = { effects: [{ object: 'hidden', until: 'game' }] }
  const answers = ['0:cast', 'arrow-of-mana:1', gems({ light: 2 }, {}, { light: 2 })]
  const match = annActs({ ...archer, card: { abilities: ['scout'] }, more: hidden }, answers, [1])
  expect(eventArgs(match, 'cast.failed').length).toBe(1)
  expect(eventArgs(match, 'uncovered').length).toBe(1)
  expect(fighterNamed(match, 'Ann').effects).toEqual([])
})

describe('actions', () => {
  test('CF-CAST-05 a magician casts before and after a walk, and walks between two casts, but does not cast after a run', () => {
    const first = ['0:cast', 'arrow-of-mana:1', gems({ light: 2 }, {}, { light: 4 })]
    const match = annActs({ spells: [ARROW], gems: { light: 6 } }, [...first, '0:walk', path([22, 30]), '0:cast'], [1])
    expect(promptId(match)).toBe('ask.spell')
    const ran = annActs(archer, ['0:run', path([25, 30])], [])
    expect(promptId(ran)).not.toBe('ask.action-of')
  })

  test('CF-MAGE-04, CF-CAST-05 a Warrior-mage runs and casts', () => {
    const card = { abilities: ['warrior-mage'] }
    const ran = annActs({ ...archer, card }, ['0:run', path([25, 30])], [])
    expect(optionKeys(ran)).toEqual(['0:cast', '0:nothing'])
    const cast = annActs({ ...archer, card }, ['0:cast', 'arrow-of-mana:1', gems({ light: 2 }, {}, { light: 2 })], [1])
    expect(optionKeys(cast)).toContain('0:run')
  })

  test('CF-CAST-05, CF-MAGE-04 a magician that has cast neither runs nor fires in the same turn, unless it is a Warrior-mage', () => {
    const bow = { aim: 3, weapon: { name: 'Bow', strength: 4, ranges: [20, 40, 60] } }
    const shoot = (abilities: readonly string[]) =>
      annActs(
        { ...archer, card: { ...bow, abilities: [...abilities] } },
        ['0:cast', 'arrow-of-mana:1', gems({ light: 2 }, {}, { light: 2 })],
        [1],
      )
    expect(barReason(shoot([]), '0:run')).toBe('barred.run-only CF-ACT-14')
    expect(barReason(shoot([]), '0:fire')).toBe('barred.cast CF-ACT-14')
    expect(optionKeys(shoot(['warrior-mage']))).toEqual(expect.arrayContaining(['0:run', '0:fire']))
    const fireThenWalk = (abilities: readonly string[]) =>
      annActs({ ...archer, card: { ...bow, abilities: [...abilities] } }, ['0:fire-walk', '1'], [1])
    expect(barReason(fireThenWalk([]), '0:cast')).toBe('barred.fired-no-spell CF-ACT-14')
    expect(optionKeys(fireThenWalk(['warrior-mage']))).toContain('0:cast')
  })
})

describe('the target', () => {
  test('CF-CAST-07 the target must be seen, and may be the caster among friends', () => {
    const others = [
      figure('Behind', 1, 10, 30),
      figure('Far', 1, 100, 30),
      figure('Near', 1, 40, 40),
      figure('Friend', 0, 30, 34, {}, { card: 'x' }),
    ]
    const arrow = annActs(archer, ['0:cast'], [], others)
    expect(optionKeys(arrow)).toEqual(['arrow-of-mana:2', 'arrow-of-mana:3'])
    const cure = annActs({ spells: [CURE], gems: { light: 4 } }, ['0:cast'], [], others)
    expect(optionKeys(cure)).toEqual(['minor-cure:0', 'minor-cure:4'])
  })

  test('CF-CAST-07, CF-CAST-13 the distance is measured after the test, and the cost is lost', () => {
    const near = annActs(
      archer,
      ['0:cast', 'arrow-of-mana:1', gems({ light: 2 }, {}, { light: 2 })],
      [4, 6, 5],
      [figure('Bob', 1, 42.5, 30)],
    )
    expect(eventArgs(near, 'cast.succeeded')).toMatchObject([{ target: 'Bob' }])
    const far = annActs(
      archer,
      ['0:cast', 'arrow-of-mana:1', gems({ light: 2 }, {}, { light: 2 })],
      [4],
      [figure('Bob', 1, 42.6, 30)],
    )
    expect(eventArgs(far, 'cast.short')).toMatchObject([{ target: 'Bob' }])
    expect(fighterNamed(far, 'Ann').gems).toEqual({ light: 2 })
    expect(fighterNamed(far, 'Bob').wounds).toBe(0)
  })

  test('CF-CAST-14 a target one level away is harder by 2, and one two levels away cannot be named', () => {
    const at = (level: number) => [figure('Bob', 1, 37.5, 30, { flight: 20 }, { level })]
    const answers = ['0:cast', 'arrow-of-mana:1', gems({ light: 2 }, {}, { light: 2 })]
    expect(eventArgs(annActs(archer, answers, [5], at(1)), 'cast.failed')).toHaveLength(1)
    expect(eventArgs(annActs(archer, answers, [6, 6, 5], at(1)), 'cast.succeeded')).toHaveLength(1)
    expect(optionKeys(annActs(archer, ['0:cast'], [], at(2)))).not.toContain('arrow-of-mana:1')
  })

  test('CF-CAST-08 a spell that has passed its test cannot be cast on the same target again in the round', () => {
    const spells = [ARROW]
    const again = (dice: readonly number[]) =>
      annActs(
        { spells, gems: { light: 6 } },
        ['0:cast', 'arrow-of-mana:1', gems({ light: 2 }, {}, { light: 4 }), '0:cast'],
        dice,
        [figure('Bob', 1, 37.5, 30), figure('Bea', 1, 37.5, 40)],
      )
    expect(optionKeys(again([2]))).toContain('arrow-of-mana:1')
    const passed = optionKeys(again([4, 1, 2]))
    expect(passed).toContain('arrow-of-mana:2')
    expect(passed).not.toContain('arrow-of-mana:1')
  })

  test('CF-CAST-03 a spell is attempted no more often in a round than its Frequency', () => {
    const pay = (light: number) => gems({ light: 2 }, {}, light > 0 ? { light } : {})
    const match = annActs(
      { spells: [ARROW], gems: { light: 8 } },
      ['0:cast', 'arrow-of-mana:1', pay(6), '0:cast', 'arrow-of-mana:1', pay(4)],
      [2, 2],
    )
    expect(barReason(match, '0:cast')).toBe('barred.spells-cast CF-CAST-03')
  })
})

describe('gems and the test', () => {
  test('CF-CAST-10, CF-MANA-05 a neutral cost is paid exactly, with any Elements', () => {
    const match = annActs({ spells: [ARROW], gems: { light: 2, air: 1 } }, ['0:cast', 'arrow-of-mana:1'], [])
    expect(refusal(match, gems({ light: 1 }, { light: 1 }, { air: 1 }))).toBe('refused.cost CF-CAST-10')
    expect(refusal(match, gems({ light: 2, air: 1 }, {}, {}))).toBe('refused.cost CF-CAST-10')
    const paid = gems({ light: 1, air: 1 }, {}, { light: 1 })
    const cast = annActs({ spells: [ARROW], gems: { light: 2, air: 1 } }, ['0:cast', 'arrow-of-mana:1', paid], [1])
    expect(fighterNamed(cast, 'Ann').gems).toEqual({ light: 1 })
  })

  test('CF-CAST-11, CF-CAST-12 each gem of mastery adds a die, and the best counts with POW against the difficulty', () => {
    const cast = (mastery: Record<string, number>, kept: Record<string, number>, dice: readonly number[]) =>
      annActs(
        { spells: [ARROW], gems: { light: 4 } },
        ['0:cast', 'arrow-of-mana:1', gems({ light: 2 }, mastery, kept)],
        dice,
      )
    const plain = cast({}, { light: 2 }, [3])
    expect(rolledDice(plain)).toEqual(['roll.incantation 1'])
    expect(eventArgs(plain, 'test.failed')).toMatchObject([{ test: 'test.incantation', final: 7, difficulty: 8 }])
    const better = cast({ light: 2 }, {}, [1, 3, 4, 6, 5])
    expect(rolledDice(better)).toEqual(['roll.incantation 3', 'roll.damage 2'])
    expect(fighterNamed(better, 'Ann').gems).toEqual({})
  })

  test('CF-CAST-12, CF-MAGE-04, CF-MAGE-08 contact costs a pure magician 1 and a Warrior-mage nothing, and Wounds cost nothing', () => {
    const cast = (card: Record<string, Json>) =>
      annActs(
        { ...archer, card, more: { wounds: 'serious' } },
        ['0:cast', gems({ light: 2 }, {}, { light: 2 })],
        card.abilities ? [4, 1, 1] : [4],
        [figure('Bob', 1, 22.5, 30)],
      )
    expect(eventArgs(cast({}), 'test.failed')).toMatchObject([{ final: 7, difficulty: 8 }])
    expect(eventArgs(cast({ abilities: ['warrior-mage'] }), 'test.passed')).toMatchObject([{ final: 8, difficulty: 8 }])
  })
})

describe('Primagic', () => {
  test('CF-SPELL-01 the target suffers a Damage roll with STR equal to POW, at difficulty POW + 4', () => {
    const match = annActs(archer, ['0:cast', 'arrow-of-mana:1', gems({ light: 2 }, {}, { light: 2 })], [4, 5, 4])
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ difficulty: 8 }])
    // 5 + POW 4 − RES 5.
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 4 }])
  })

  test('CF-SPELL-02, CF-BOOK-10 a Wound becomes one degree milder; being Stunned does not change', () => {
    const cure = (more: Record<string, Json>, kept: Record<string, number>) =>
      annActs(
        { spells: [CURE], gems: { light: 4 } },
        ['0:cast', 'minor-cure:1', gems({ light: 3 }, {}, kept)],
        [5],
        [figure('Friend', 0, 30, 34, {}, { ...more, card: 'x' })],
      )
    const serious = cure({ wounds: 'serious', stunned: true }, { light: 1 })
    expect(fighterNamed(serious, 'Friend')).toMatchObject({ wounds: 1, stunned: true })
    expect(eventArgs(serious, 'healed')).toMatchObject([{ fighter: 'Friend', level: 'wound-level.1' }])
    expect(eventArgs(cure({}, { light: 1 }), 'healed')).toEqual([])
  })

  test('CF-SPELL-03, CF-CAST-04 the spell is cast only at the beginning of the strategic phase and gives Authority for the round', () => {
    const aura = { spells: ['aura-of-authority'], gems: { light: 2 } }
    const figures = [magician('Ann', 0, 20, 30, aura), figure('Bob', 1, 60, 30)]
    const match = scene({ phase: 'strategic', figures })
    expect(promptId(match)).toBe('ask.spell')
    expect(optionKeys(match)).toEqual(['aura-of-authority:0', 'none'])
    const cast = scene({ phase: 'strategic', figures }, { answers: ['aura-of-authority:0'], dice: [2] })
    expect(eventArgs(cast, 'cast.succeeded')).toHaveLength(1)
    expect(fighterNamed(cast, 'Ann').effects.map(({ object, until }) => [object, until])).toEqual([
      ['authority', 'round'],
    ])
    expect(optionKeys(annActs(aura, [], []))).not.toContain('0:cast')
    const routed = [magician('Ann', 0, 20, 30, { ...aura, more: { inRout: true } }), figure('Bob', 1, 60, 30)]
    expect(promptId(scene({ phase: 'strategic', figures: routed }))).not.toBe('ask.spell')
  })

  test('CF-COUNTER-02 a personal spell is cancelled only by a magician in contact with the caster', () => {
    const aura = { spells: ['aura-of-authority'], gems: { light: 2 } }
    const against = (x: number, dice: readonly number[]) =>
      scene(
        {
          phase: 'strategic',
          figures: [magician('Ann', 0, 20, 30, aura), magician('Mae', 1, x, 30, { gems: { air: 1 } })],
        },
        { answers: ['aura-of-authority:0'], dice },
      )
    expect(promptId(against(22.5, []))).toBe('ask.counter-magic')
    expect(eventArgs(against(24, [2]), 'cast.succeeded')).toHaveLength(1)
  })

  test('CF-SPELL-05 the difficulty is the target’s DIS, or 5 without DIS', () => {
    const cast = (dis: number | null, dice: readonly number[]) =>
      annActs({ spells: [CHAINS], gems: { light: 2 } }, ['0:cast', 'elemental-chains:1'], dice, [
        figure('Bob', 1, 37.5, 30, { dis }),
      ])
    expect(eventArgs(cast(7, [2]), 'test.failed')).toMatchObject([{ difficulty: 7 }])
    expect(eventArgs(cast(null, [2]), 'test.passed')).toMatchObject([{ difficulty: 5 }])
  })

  test('CF-SPELL-05 a chained fighter makes no pursuit movement', () => {
    const position = {
      figures: [
        magician('Ann', 0, 20, 30, { spells: [CHAINS], gems: { light: 2 } }),
        figure('Bob', 1, 37.5, 30),
        figure('Fay', 0, 40, 30, {}, { status: 'eliminated' }),
      ],
    }
    const pursues = (chained: boolean) =>
      playRule(
        position,
        function* (play) {
          const [ann, bob, fay] = play.state.fighters as [Fighter, Fighter, Fighter]
          if (chained) yield* cast(play, ann, spellChoicesOn(play, ann, spellsOf(ann)[0]!, bob)[0]!)
          yield* pursueAfter(play, { lone: bob.id, many: [fay.id] })
        },
        { dice: chained ? [4] : [] },
      )
    expect(promptId(pursues(false))).toBe('ask.pursuer')
    expect(pursues(true).outcome).toBeDefined()
  })

  test('CF-SPELL-04, CF-BOOK-12 tests of Initiative, Attack, Defence, Aim and Power get +1, mana recovery does not', () => {
    const position = {
      figures: [
        magician('Ann', 0, 20, 30, { spells: ['mystical-galvanisation', ARROW], gems: { light: 5 } }),
        figure('Bob', 1, 37.5, 30),
      ],
    }
    const kinds = [
      'initiative',
      'agility',
      'attack',
      'defence',
      'aim',
      'courage',
      'incantation',
      'countering',
      'recovery',
    ] as const
    const match = playRule(
      position,
      function* (play) {
        const [ann] = play.state.fighters as [Fighter]
        yield* cast(play, ann, spellChoicesOn(play, ann, spellsOf(ann)[0]!, ann)[0]!)
        for (const kind of kinds) {
          yield* makeTest(play, { kind, fighter: ann, rules: [], difficulty: 1, against: null, dice: 1 })
        }
      },
      { answers: [gems({ light: 3 }, {}, { light: 2 })], dice: [4, ...kinds.map(() => 2)] },
    )
    const finals = eventArgs(match, 'test.passed')
      .slice(1)
      .map(({ final }) => final)
    expect(finals).toEqual([6, 6, 6, 6, 3, 6, 7, 7, 6])
  })

  test('CF-SPELL-06, CF-BOOK-15 a free friend walks at once and still has its own activation', () => {
    const friend = (x: number) => [figure('Friend', 0, x, 34), figure('Bob', 1, 60, 34)]
    const march = { spells: ['forced-march'], gems: { light: 2 } }
    const match = annActs(march, ['0:cast', 'forced-march:1', path([36, 34]), '0:nothing'], [4], friend(30))
    expect(fighterNamed(match, 'Friend').at.x).toBe(36_000)
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['1:walk', '1:run']))
    const both = [...friend(57.5), figure('Other', 0, 30, 38)]
    expect(optionKeys(annActs(march, ['0:cast'], [], both))).toEqual(['forced-march:0', 'forced-march:3'])
  })
})
