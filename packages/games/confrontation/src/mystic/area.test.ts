import { figuresUnder, type PlacedTemplate } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { faithful } from '../testing/faithful.ts'
import { gems, magician } from '../testing/magician.ts'
import { figure, type Scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/** The areas that an option shows on the table. */
function templateOf(match: Scene, key: string): PlacedTemplate | undefined {
  const [decision] = match.pending
  const option =
    decision?.kind === 'pick' ? decision.options.find((decisionOption) => decisionOption.key === key) : undefined
  if (!option) throw new Error(`${key} is not offered`)
  return option.template as PlacedTemplate | undefined
}

/** The fighters that the option names as affected. */
function figuresInArea(match: Scene, key: string): string[] {
  const template = templateOf(match, key)
  const { figures } = match.view(0)
  const ids = template ? figuresUnder(template, template.at, figures) : []
  return figures.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}

describe('CF-BOOK-08, CF-MOVE-05: the fighters around the target of a spell are shown before it is cast', () => {
  const bob = figure('Bob', 1, 30, 30)
  /** Ann casts on Bob at 30, 30; bases are 2.5 cm wide. */
  const casts = (spell: string, mana: Record<string, number>, others = [bob], x = 20) =>
    turn(
      [
        magician('Ann', 0, x, 30, { spells: [spell, 'solar-star'], gems: mana, card: { pow: 6, people: 'goblins' } }),
        ...others,
      ],
      {
        answers: ['done', '0:cast'],
      },
    )

  test("CF-SPELL-76: friends and enemies within 2.5 cm of the target's base at its level are shown", () => {
    const friend = figure('Amy', 0, 30, 35, {}, { card: 'Amy' })
    const far = figure('Ben', 1, 30, 24.9)
    const above = figure('Bea', 1, 34, 30, { flight: 20, abilities: ['flight'] }, { level: 1 })
    const match = casts('solar-star', { light: 3 }, [bob, friend, far, above])
    const at = { x: 30_000, y: 30_000 }
    expect(templateOf(match, 'solar-star:1')).toMatchObject({ shape: 'around', reach: 2500, at, takes: [1, 2, 3, 5] })
    expect(figuresInArea(match, 'solar-star:1')).toEqual(['Bob', 'Amy'])
  })

  test('CF-REV-DIRZ-34: the radius is 5 cm, and no area is shown before a point is chosen', () => {
    const wind = (near: number) => {
      return casts('desert-wind', { darkness: 3, fire: 2 }, [bob, figure('Ben', 1, 30, 30 + near)])
    }
    expect(figuresInArea(wind(7.5), 'desert-wind:1')).toEqual(['Bob', 'Ben'])
    expect(figuresInArea(wind(7.6), 'desert-wind:1')).toEqual(['Bob'])
    expect(templateOf(wind(7.5), 'desert-wind:0:ground')).toBeUndefined()
  })

  test('CF-REV-GOBLIN-13: the radius round a mutant is 5 cm, whatever the difficulty', () => {
    const mutant = figure('Goblin mutant', 1, 30, 30, { people: 'goblins' })
    const match = casts('juicy-appendix', { air: 2 }, [mutant, figure('Ben', 1, 30, 37.5), figure('Bea', 1, 30, 22)])
    for (const x of [1, 7]) expect(figuresInArea(match, `juicy-appendix:1:${x}`)).toEqual(['Goblin mutant', 'Ben'])
  })

  test('CF-CAST-08: a fighter that the spell has already affected this round is not affected again', () => {
    const wind = 'desert-wind'
    const ann = magician('Ann', 0, 20, 30, { spells: [wind], gems: { darkness: 6, fire: 4 }, card: { pow: 6 } })
    const foes = [23, 30, 37].map((y, i) => figure(`Bob ${i + 1}`, 1, 30, y, { res: 20 }))
    const before = ['done', '0:cast']
    expect(figuresInArea(turn([ann, ...foes], { answers: before }), `${wind}:3`)).toEqual(['Bob 2', 'Bob 3'])
    // Cast on the first fighter, it has affected the second.
    const half = gems({ darkness: 3, fire: 2 }, {}, { darkness: 3, fire: 2 })
    const answers = [...before, `${wind}:1`, half, '1', '0:cast']
    expect(figuresInArea(turn([ann, ...foes], { answers, dice: [5, 2, 1, 2, 1] }), `${wind}:3`)).toEqual(['Bob 3'])
  })

  test('CF-CAST-07: whether the caster is that near to the target is not revealed', () => {
    const near = casts('desert-wind', { darkness: 3, fire: 2 }, [bob], 26)
    const far = casts('desert-wind', { darkness: 3, fire: 2 }, [bob], 10)
    expect(templateOf(near, 'desert-wind:1')).toEqual(templateOf(far, 'desert-wind:1'))
    expect(figuresInArea(near, 'desert-wind:1')).toEqual(['Bob'])
  })

  test('CF-CAST-07: no circle is drawn round the caster, because it would measure distances to enemies', () => {
    const wind = casts('desert-wind', { darkness: 3, fire: 2 })
    expect(templateOf(wind, 'desert-wind:0')).toBeUndefined()
    expect(templateOf(casts('devouring-fire', { fire: 9, light: 2 }), 'devouring-fire:0')).toBeUndefined()
  })

  test('CF-SPELL-75: a spell that affects only friends names them, without a circle', () => {
    const amy = figure('Amy', 0, 20, 42.5, {}, { card: 'Amy' })
    const abe = figure('Abe', 0, 20, 17.4, {}, { card: 'Abe' })
    const match = casts('merciless-blades', { light: 9 }, [figure('Bob', 1, 25, 30), amy, abe])
    expect(templateOf(match, 'merciless-blades:0')).toEqual({
      shape: 'list',
      takes: [0, 2],
      at: { x: 20_000, y: 30_000 },
    })
    expect(figuresInArea(match, 'merciless-blades:0')).toEqual(['Ann', 'Amy'])
  })
})

describe('CF-LITANY-04, CF-MOVE-05: friends that a miracle would affect are named before it is called', () => {
  const routedFighter = (name: string, y: number, card = {}) =>
    figure(name, 0, 20, y, card, { card: name, inRout: true })
  const calls = (miracle: string) =>
    turn(
      [
        ...[
          faithful('Ann', 0, 20, 30, { miracles: [miracle, 'divine-eye'], faith: 9 }),
          routedFighter('Amy', 47.5),
          routedFighter('Abe', 12.4),
        ],
        ...[routedFighter('Ally', 40, { people: 'griffins' }), figure('Ada', 0, 25, 30, {}, { card: 'Ada' })],
        figure('Bob', 1, 30, 30),
      ],
      { answers: ['done', '0:call'] },
    )

  test("CF-MIRACLE-06: names fighters of the caller's people in rout in the aura", () => {
    const match = calls('aura-of-bravery')
    expect(figuresInArea(match, 'aura-of-bravery:0')).toEqual(['Amy'])
    expect(templateOf(match, 'aura-of-bravery:0')).toMatchObject({ shape: 'list', takes: [1] })
  })

  test("CF-MIRACLE-13: names all fighters of the caller's people in the aura", () => {
    expect(figuresInArea(calls('martial-exaltation'), 'martial-exaltation:0')).toEqual(['Ann', 'Amy', 'Ada'])
  })

  test('CF-MIRACLE-31: does not name enemies in the aura', () => {
    expect(templateOf(calls('aura-of-the-dark-princes'), 'aura-of-the-dark-princes:0')).toBeUndefined()
  })
})
