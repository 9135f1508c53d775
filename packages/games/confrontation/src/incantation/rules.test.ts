import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import magic from '../../data/magic.json' with { type: 'json' }
import { ELEMENTS } from '../armies/cards/profile.ts'
import { profiles } from '../armies/cards/profiles.ts'
import { characteristic } from '../characteristics.ts'
import { gems, magician } from '../testing/magician.ts'
import { playRule } from '../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, type Scene, scene } from '../testing/scene.ts'
import { difficulty, readAfterSpell } from '../testing/spell-reading.ts'
import { spellScene } from '../testing/spell-scene.ts'
import { enemy, friend } from '../testing/tests-of-bob.ts'
import { turn } from '../testing/turn.ts'
import { recoverMana } from './reserve.ts'

const AUTHORITY = 'aura-of-authority'
const ARROW = 'arrow-of-mana'

describe('magicians', () => {
  const recovers = (card: Record<string, Json>, more: Record<string, Json> = {}, effects: Json[] = []) => {
    const ann = magician('Ann', 0, 20, 30, {
      card: { magic: { level: 'master', elements: ['light'], paths: ['solaris'], intensity: 8 }, ...card },
      more: { effects, ...more },
    })
    return playRule({ figures: [ann, figure('Bob', 1, 22.5, 30)] }, recoverMana, { dice: [3] })
  }
  const gemsGained = (match: Scene) => eventArgs(match, 'mana.gained')[0]?.gems

  test('CF-MAGE-02 the ability Warrior-mage makes one, whatever the rank; any other magician is pure', () => {
    // A result of 7 gives a Master six gems; a pure magician in contact loses one.
    expect(gemsGained(recovers({ abilities: ['warrior-mage'] }))).toBe(6)
    expect(gemsGained(recovers({}))).toBe(5)
  })

  test('CF-MAGE-03 ranks go from Initiate to Virtuoso; a magician without one uses its category', () => {
    const level = (printed: string) => ({
      abilities: ['warrior-mage'],
      magic: { level: printed, elements: ['light'], paths: ['solaris'], intensity: 8 },
    })
    const ranks = ['initiate', 'adept', 'master', 'virtuoso'].map((rank) => gemsGained(recovers(level(rank))))
    expect(ranks).toEqual([4, 5, 6, 7])
  })

  test('CF-MAGE-09 everybody sees the spells, Elements and gems of a magician on the table', () => {
    const ann = magician('Ann', 0, 20, 30, { spells: [ARROW], gems: { light: 3 } })
    const match = scene({ figures: [ann, figure('Bob', 1, 60, 30)] })
    for (const seat of [0, 1]) {
      const seen = JSON.stringify(match.view(seat)?.figures.find(({ id }) => id === 0))
      expect(seen.includes('Arrow of Mana')).toBe(true)
      expect(seen.includes('element.air')).toBe(true)
      const mana = match.view(seat)?.figures[0]?.states.find(({ text: { id } }) => id === 'state.mana')
      expect(mana).toMatchObject({ text: { args: { gems: 3, element: { text: { id: 'element.light' } } } }, count: 3 })
    }
  })

  test('CF-RECOVER-09 a bonus to Power tests that excludes mana recovery does not change it', () => {
    const under = (object: string) => gemsGained(recovers({ abilities: ['warrior-mage'] }, {}, [{ object }]))
    // POW 4 and a 3: one more or less would be another row of the table.
    expect(under('under-mystical-galvanisation')).toBe(6)
    expect(under('under-bite-of-the-soul')).toBe(6)
  })

  test('CF-MYSTIC-02, CF-MYSTIC-03 mana is recovered in the mystic phase, with −2 in rout', () => {
    const round = (inRout: boolean) =>
      scene(
        {
          phase: 'mystic',
          figures: [
            magician('Ann', 0, 20, 30, {
              card: { magic: { level: 'initiate', elements: ['light'], paths: [], intensity: 8 } },
              more: { inRout },
            }),
            figure('Bob', 1, 90, 30),
          ],
        } as Json,
        { dice: [3] },
      )
    // 7 is four gems, 5 is three.
    expect([round(false), round(true)].map((match) => fighterNamed(match, 'Ann').gems)).toEqual([
      { light: 4 },
      { light: 3 },
    ])
    expect(round(true).state.phase).not.toBe('mystic')
  })
})

describe('Elements', () => {
  test('CF-MANA-01, CF-MANA-02 each magician spends its own gems, of six Elements', () => {
    const figures = [
      magician('Ann', 0, 20, 30, { spells: [ARROW], gems: { light: 1, air: 1 } }),
      magician('Amy', 0, 20, 40, { gems: { light: 4 } }),
      figure('Bob', 1, 37.5, 30),
    ]
    const match = turn(figures, { answers: ['done', '0:cast', 'arrow-of-mana:2'], dice: [1] })
    expect(fighterNamed(match, 'Ann').gems).toEqual({})
    expect(fighterNamed(match, 'Amy').gems).toEqual({ light: 4 })
    const every = Object.fromEntries(ELEMENTS.map((element) => [element, 1]))
    const rich = turn([magician('Ann', 0, 20, 30, { spells: [ARROW], gems: every }), figure('Bob', 1, 37.5, 30)], {
      answers: ['done', '0:cast', 'arrow-of-mana:1'],
    })
    const decision = rich.pending[0]
    expect(decision?.kind === 'arrange' && decision.things.map(({ id }) => id)).toEqual([
      'air',
      'earth',
      'fire',
      'water',
      'light',
      'darkness',
    ])
  })

  test('CF-MANA-08 only two printed magicians master an Element forbidden to their people; every people has a path', () => {
    const faults = profiles.flatMap(({ id, people, magic: art }) => {
      const domain = magic.domains.find((otherDomain) => otherDomain.people === people)
      const forbidden = art?.elements.filter((element) => domain?.forbidden.includes(element)) ?? []
      return forbidden.map((element) => `${id} ${element}`)
    })
    // A Kelt of the Solaris path and a hunter of the dark are printed so, and are not refused for it.
    expect(faults).toEqual(['sessairs-kelen-the-thirteenth-voice light'])
    expect(magic.domains).toHaveLength(17)
  })

  test('CF-MANA-09 a book’s spell is paid with gems of its Element, and a second Element with any other', () => {
    const payable = (spell: string, purse: Record<string, number>) => {
      const figures = [
        magician('Ann', 0, 20, 30, { spells: [spell], gems: purse }),
        figure('Fay', 0, 24, 40, {}, { card: 'x' }),
      ]
      const match = turn([...figures, figure('Bob', 1, 40, 30)], { answers: ['done'] }, { coordinators: [null, 2] })
      return optionKeys(match).includes('0:cast')
    }
    const books: readonly (readonly [spell: string, element: string])[] = [
      ['fiery-assault', 'light'],
      ['diversion-of-the-shadows', 'darkness'],
      ['starving-blades', 'darkness'],
      ['bogging-down', 'earth'],
      ['muscular-atrophy', 'air'],
      ['harassment-spell', 'darkness'],
      ['martial-devotion', 'fire'],
      ['instinct-of-the-wild-beast', 'water'],
      ['agility-of-the-nymphs', 'darkness'],
      ['law-of-weapons', 'earth'],
      ['solar-favour', 'light'],
      ['vigour-of-the-wave', 'water'],
      ['curse-of-the-shadows', 'darkness'],
    ]
    for (const [spell, element] of books) {
      const others = ELEMENTS.filter((other) => other !== element).map((other) => [other, 4])
      expect(spell).toEqual(spell)
      expect(payable(spell, { [element]: 4 })).toBe(true)
      expect(payable(spell, Object.fromEntries(others))).toBe(false)
    }
    expect(payable('exposure-of-the-mind', { earth: 2, fire: 1 })).toBe(true)
    expect(payable('exposure-of-the-mind', { earth: 3 })).toBe(false)
  })
})

describe('the moment of casting', () => {
  const round = (figures: readonly Json[], tacticalWinner: 0 | 1, answers: readonly Json[] = [], dice: number[] = []) =>
    scene({ phase: 'strategic', round: 2, tacticalWinner, figures: [...figures] } as Json, { answers, dice })
  const knows = { spells: [AUTHORITY, ARROW], gems: { light: 4 } }

  test('CF-CAST-01, CF-CAST-02 a spell is cast in an activation, or at the moment that it names', () => {
    const acting = turn([magician('Ann', 0, 20, 30, knows), figure('Bob', 1, 37.5, 30)], {
      answers: ['done', '0:cast'],
    })
    expect(optionKeys(acting).every((key) => key.startsWith(ARROW))).toBe(true)
    const begun = round([magician('Ann', 0, 20, 30, knows), figure('Bob', 1, 37.5, 30)], 1)
    expect(optionKeys(begun)).toEqual([`${AUTHORITY}:0`, 'none'])
  })

  test('CF-CAST-04 the loser of the latest Tactical roll casts first, without limit, before fighters rally', () => {
    const figures = [
      magician('Ann', 0, 20, 30, knows),
      magician('Bea', 1, 60, 30, knows),
      magician('Ben', 1, 60, 40, knows),
      figure('Shy', 1, 90, 40, {}, { inRout: true }),
    ]
    const order = (winner: 0 | 1) => {
      const match = round(figures, winner, ['none', 'none'])
      return [0, 1, 2]
        .map((i) => round(figures, winner, Array(i).fill('none')).pending[0]?.figure)
        .concat(match.pending.length)
    }
    expect(order(0)).toEqual([1, 2, 0, 1])
    expect(order(1)).toEqual([0, 1, 2, 1])
    expect(eventArgs(round(figures, 0, []), 'rally.test')).toEqual([])
  })
})

describe('counter-magic', () => {
  const figures = [
    magician('Ann', 0, 20, 30, { spells: [ARROW], gems: { light: 2 } }),
    magician('Bea', 1, 30, 30, { gems: { light: 2 } }),
    magician('Ben', 1, 30, 40, { gems: { light: 2 } }),
  ]
  const cast = (answers: readonly Json[], dice: readonly number[]) =>
    turn(figures, { answers: ['done', '0:cast', `${ARROW}:1`, ...answers], dice })

  test('CF-COUNTER-04 one magician opposes a spell with one method, and nobody follows', () => {
    expect(optionKeys(cast([], []))).toEqual(['counter:1:light1', 'counter:2:light1', 'pass'])
    // Bea fails; Ben is not asked, and the arrow strikes.
    const match = cast(['counter:1:light1'], [5, 1, 3, 2])
    expect(eventArgs(match, 'counter-magic.counter').length).toBe(1)
    expect(fighterNamed(match, 'Ben').gems).toEqual({ light: 2 })
    expect(eventArgs(match, 'damage.read')).toHaveLength(1)
  })

  test('CF-COUNTER-09 a cancelled spell does nothing, measures nothing and costs nothing more', () => {
    const far = [
      magician('Ann', 0, 20, 30, { spells: ['breastplate-of-earth'], gems: { earth: 4 } }),
      figure('Fay', 0, 60, 40, {}, { card: 'x' }),
      magician('Bea', 1, 30, 30, { gems: { light: 2 } }),
    ]
    const answers = ['done', '0:cast', 'breastplate-of-earth:1', gems({ earth: 2 }, {}, { earth: 2 })]
    const match = turn(far, { answers: [...answers, 'counter:2:light1'], dice: [3, 6] })
    expect(eventArgs(match, 'cast.countered').length).toBe(1)
    expect(eventArgs(match, 'cast.short').length).toBe(0)
    expect(promptId(match)).toBe('ask.action-of')
    expect(fighterNamed(match, 'Ann').gems).toEqual({ earth: 2 })
    expect(fighterNamed(match, 'Fay').effects).toEqual([])
    const let_ = turn(far, { answers: [...answers, 'pass'], dice: [3] })
    expect(eventArgs(let_, 'cast.short')).toHaveLength(1)
  })
})

describe('the spellbooks', () => {
  test('CF-BOOK-01 a spell outside the list cannot be learnt', () => {
    expect(() => scene({ figures: [magician('Ann', 0, 20, 30, { spells: ['CF-SPELL-91'] })] })).toThrow('CF-SPELL-91')
  })

  test('CF-BOOK-02 spells use present values, with changes to characteristics but not to results', () => {
    const str = (effects: Json[]) =>
      difficulty(
        spellScene({ spell: 'martial-devotion', gems: { fire: 2 }, on: friend({ str: 4 }, { effects }), dice: [6] }),
      )
    expect(str([])).toBe(4)
    expect(str([{ object: 'under-force-of-the-four-winds', x: 3 }])).toBe(7)
    expect(str([{ object: 'under-weakening' }])).toBe(4)
  })

  test('CF-BOOK-03 a commander’s DIS does not replace the difficulty', () => {
    const commander = figure('Cat', 1, 34, 30, { dis: 9, abilities: ['leadership/30'], command: 'commander' })
    const given = {
      spell: 'elemental-chains',
      gems: { light: 2 },
      on: enemy({ dis: 2 }),
      others: [commander],
      dice: [6],
    }
    expect(difficulty(spellScene(given))).toBe(2)
  })

  test('CF-BOOK-06 an effect until the end of the round works in the maintenance phase and ends at Time out', () => {
    const figures = [
      figure(
        'Ann',
        0,
        20,
        30,
        {},
        { wounds: 'light', effects: [{ object: 'regeneration', x: 5 }, { object: 'under-harassment-spell' }] },
      ),
      figure('Bob', 1, 90, 30),
    ]
    const match = scene({ phase: 'maintenance', figures } as Json, { dice: [5] })
    expect(fighterNamed(match, 'Ann').wounds).toBe(0)
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
  })

  test('CF-BOOK-06, CF-SPELL-80 an effect until the end of the activation phase ends with it', () => {
    const figures = [
      figure(
        'Ann',
        0,
        20,
        30,
        {},
        {
          effects: [
            { object: 'under-roots-of-wrath', x: -2, until: 'activation-phase' },
            { object: 'under-harassment-spell' },
          ],
        },
      ),
      figure('Bob', 1, 90, 30),
    ]
    const match = scene({ figures, piles: [[], []] } as Json)
    expect(fighterNamed(match, 'Ann').effects.map(({ object }) => object)).not.toContain('under-roots-of-wrath')
  })

  test('CF-BOOK-07 characteristics do not fall below 0, and missing ones do not change', () => {
    const value = (card: Record<string, Json>, which: 'str' | 'aim') =>
      readAfterSpell(
        { spell: 'harassment-spell', gems: { darkness: 1 }, on: enemy(card), dice: [3] },
        (play, _ann, bob) => characteristic(play, bob, which).total,
      )
    expect(value({ str: 1 }, 'str')).toBe(0)
    expect(value({}, 'aim')).toBe(0)
  })

  test('CF-BOOK-09 different spells add up, and two of the same spell do not', () => {
    const effects = (objects: string[]) => ({ effects: objects.map((object) => ({ object, x: 3 })) })
    const str = (objects: string[], dice: number[]) =>
      readAfterSpell(
        { spell: 'harassment-spell', gems: { darkness: 1 }, on: enemy({ str: 9 }, effects(objects)), dice },
        (play, _ann, bob) => characteristic(play, bob, 'str').total,
      )
    expect(str([], [3])).toBe(7)
    expect(str(['under-harassment-spell'], [3])).toBe(7)
    expect(str(['under-force-of-the-four-winds'], [3])).toBe(10)
  })

  test('CF-BOOK-11 damage uses the stated STR and full RES; neither Wounds nor weapons of the caster count, but its Bane does', () => {
    const roll = (card: Record<string, Json>, more: Record<string, Json> = {}) =>
      eventArgs(
        spellScene({
          spell: 'arrow-of-mana',
          gems: { light: 2 },
          on: enemy({ pow: 2 }),
          ann: { card, more },
          dice: [4, 4, 3],
        }),
        'damage.read',
      )[0]
    expect(roll({ str: 9, abilities: ['ferocious'] }, { wounds: 'critical' })).toMatchObject({ total: 3 })
    // 3 + 4 − 9 stuns at the arms, where a Ferocious caster's blow would wound, and does nothing at the legs.
    const result = (abilities: string[], lower: number) =>
      eventArgs(
        spellScene({
          spell: 'arrow-of-mana',
          gems: { light: 2 },
          on: enemy({ res: 9, magic: { level: 'adept', elements: [], paths: [], intensity: 4 } }),
          ann: { card: { abilities } },
          dice: [4, 3, lower],
        }),
        'damage.read',
      )[0]?.result
    expect(result([], 2)).toBe('wound.stunned')
    expect(result(['ferocious'], 2)).toBe('wound.stunned')
    expect(result([], 1)).toBe('wound.none')
    expect(result(['bane-magician'], 1)).toBe('wound.stunned')
  })
})
