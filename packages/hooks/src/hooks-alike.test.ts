import { describe, expect, test } from 'vitest'
import { Hooks } from './hooks.ts'
import { Registry } from './registry.ts'
import { type Curse, type Knight, knight, type Tournament, type Trait, tournament, traits } from './toy.fixture.ts'

type Traits = ReturnType<typeof traits>

function curse(id: number, object: string): Curse {
  return { id, object, amount: 1, source: { bearer: 9, object: 'hex' }, until: 'turn' }
}

function crier(id: string, more: Partial<Trait> = {}): Trait {
  return { id, cry: (_bearer, effect) => (effect ? `${id}#${effect.id}` : id), ...more }
}

/** Asks the same question through every method and checks that all agree. */
function askEveryWay(hooks: Traits, play: Tournament, bearer: Knight): string[] {
  const answers: string[] = []
  hooks.each(play, bearer, 'cry', (trait, effect) => answers.push(trait.cry(bearer, effect)))
  const some: string[] = []
  const said = hooks.some(play, bearer, 'cry', (trait, effect) => some.push(trait.cry(bearer, effect)) < 0)
  expect(said).toBe(false)
  expect(some).toEqual(answers)
  expect(hooks.all(play, bearer, 'cry').map(([trait, effect]) => trait.cry(bearer, effect))).toEqual(answers)
  expect(hooks.answers(play, bearer, 'cry')).toBe(answers.length > 0)
  return answers
}

/** Rules without suspension by the state, as in most games, which lets lasting answers be found fastest. */
function withoutSuspension(...defined: readonly Trait[]): Traits {
  const registry = new Registry<Trait>({ stages: ['first', 'usual', 'last'], usual: 'usual' })
  registry.define(...defined)
  return new Hooks(registry, {
    printedSource: ({ card }) => card,
    idsOn: ({ card }) => card.traits,
    carriedIds: ({ items }) => items,
    presentBearers: ({ knights }) => knights,
  })
}

describe.each([
  ['a game whose state suspends traits', traits],
  ['a game whose state suspends none', withoutSuspension],
])('all methods agree in %s', (_game, make) => {
  test('with nothing, with lasting objects, and with effects', () => {
    const hooks = make(crier('bold'), crier('hexed'), { id: 'mute' })
    const [bold, mute] = [knight(0, ['bold', 'mute']), knight(1, ['mute'])]
    const play = tournament(bold, mute)
    expect({ bold: askEveryWay(hooks, play, bold), mute: askEveryWay(hooks, play, mute) }).toEqual({
      bold: ['bold'],
      mute: [],
    })
    for (const bearer of [bold, mute]) bearer.effects.push(curse(4, 'hexed'))
    expect({ bold: askEveryWay(hooks, play, bold), mute: askEveryWay(hooks, play, mute) }).toEqual({
      bold: ['bold', 'hexed#4'],
      mute: ['hexed#4'],
    })
  })

  test('with two effects of one kind, which both count unless the game says that one outdoes the other', () => {
    const hooks = make(crier('hexed'))
    const bearer = knight(0, [])
    bearer.effects.push(curse(4, 'hexed'), curse(5, 'hexed'))
    expect(askEveryWay(hooks, tournament(bearer), bearer)).toEqual(['hexed#4', 'hexed#5'])
  })

  test('with conditional grants: only those that answer, only while the condition holds, and each once', () => {
    let looks = 0
    const night = {
      holds: ({ night: dark }: Tournament) => {
        looks++
        return dark
      },
    }
    const hooks = make(
      {
        id: 'owlish',
        grantsWhile: [
          { gives: ['mute'], ...night },
          { gives: ['loud', 'mute'], ...night },
        ],
      },
      { id: 'batlike', grantsWhile: [{ gives: ['loud'], ...night }] },
      crier('loud'),
      { id: 'mute' },
    )
    const bearer = knight(0, ['owlish', 'batlike'])
    const play = tournament(bearer)
    expect(askEveryWay(hooks, play, bearer)).toEqual([])
    play.night = true
    expect(askEveryWay(hooks, play, bearer)).toEqual(['loud'])
    expect({
      loud: hooks.has(play, bearer, 'loud'),
      mute: hooks.has(play, bearer, 'mute'),
      bold: hooks.has(play, bearer, 'bold'),
    }).toEqual({ loud: true, mute: true, bold: false })
    const owlish = knight(1, ['owlish'])
    expect(askEveryWay(hooks, play, owlish)).toEqual(['loud'])
    expect(hooks.has(play, owlish, 'loud')).toBe(true)
    // Conditions are expensive, so the one for the mute trait is not checked.
    looks = 0
    expect(hooks.all(play, owlish, 'cry')).toHaveLength(1)
    expect(looks).toBe(1)
    looks = 0
    expect(hooks.answers(play, bearer, 'fearless')).toBe(false)
    expect(looks).toBe(0)
  })

  test('with grants of an effect, lasting or conditional, without duplicates of what the bearer has', () => {
    const hooks = make(
      {
        id: 'hexed',
        grants: ['loud', 'mute'],
        grantsWhile: [{ gives: ['shrill', 'mute'], holds: ({ night }) => night }],
      },
      crier('loud'),
      crier('shrill'),
      { id: 'mute' },
    )
    const [plain, loud] = [knight(0, []), knight(1, ['loud'])]
    const play = tournament(plain, loud)
    for (const bearer of [plain, loud]) bearer.effects.push(curse(4, 'hexed'))
    expect({ plain: askEveryWay(hooks, play, plain), loud: askEveryWay(hooks, play, loud) }).toEqual({
      plain: ['loud#4'],
      loud: ['loud'],
    })
    play.night = true
    expect({ plain: askEveryWay(hooks, play, plain), loud: askEveryWay(hooks, play, loud) }).toEqual({
      plain: ['loud#4', 'shrill#4'],
      loud: ['loud', 'shrill#4'],
    })
  })

  test('with a conditional grant of an effect as the only source', () => {
    const hooks = make(
      { id: 'moonstruck', grantsWhile: [{ gives: ['mute', 'shrill'], holds: ({ night }) => night }] },
      crier('shrill'),
      { id: 'mute' },
    )
    const bearer = knight(0, [])
    bearer.effects.push(curse(4, 'moonstruck'))
    const play = tournament(bearer)
    expect(askEveryWay(hooks, play, bearer)).toEqual([])
    play.night = true
    expect(askEveryWay(hooks, play, bearer)).toEqual(['shrill#4'])
  })

  test('with a yes before any other is asked', () => {
    const asked: string[] = []
    const hooks = make(crier('bold'), crier('loud'))
    const bearer = knight(0, ['bold', 'loud'])
    expect(hooks.some(tournament(bearer), bearer, 'cry', ({ id }) => asked.push(id) > 0)).toBe(true)
    expect(asked).toEqual(['bold'])
  })

  test('with auras of others: only those that answer, and each once', () => {
    const near = { reaches: (_play: Tournament, a: Knight, b: Knight) => Math.abs(a.place - b.place) <= 1 }
    const failIfMeasured = () => expect.unreachable('the reach of silence makes no difference to cries')
    const hooks = make(
      { id: 'banner', aura: { gives: ['loud', 'mute'], ...near } },
      { id: 'drum', aura: { gives: ['loud'], ...near } },
      { id: 'silence', aura: { gives: ['mute'], reaches: failIfMeasured } },
      crier('loud'),
      { id: 'mute' },
    )
    const [bearer, ensign, drummer, far] = [
      knight(0, []),
      knight(1, ['banner']),
      knight(-1, ['drum']),
      knight(7, ['silence']),
    ]
    ensign.effects.push(curse(4, 'mute'))
    const play = tournament(bearer, ensign, drummer, far)
    expect({ bearer: askEveryWay(hooks, play, bearer), far: askEveryWay(hooks, play, far) }).toEqual({
      bearer: ['loud'],
      far: [],
    })
    expect(hooks.answers(play, bearer, 'fearless')).toBe(false)
  })

  test('with suspension by an effect or its object, even one that answers nothing itself', () => {
    const hooks = make(crier('loud'), crier('bold'), { id: 'gag', suspends: ['loud'] }, { id: 'mute' })
    const bearer = knight(0, ['bold', 'loud'])
    const play = tournament(bearer)
    bearer.effects.push(curse(4, 'mute'))
    expect(askEveryWay(hooks, play, bearer)).toEqual(['bold', 'loud'])
    bearer.effects = [curse(5, 'gag')]
    expect(askEveryWay(hooks, play, bearer)).toEqual(['bold'])
    bearer.effects = [{ ...curse(6, 'mute'), suspends: ['bold'] }]
    expect(askEveryWay(hooks, play, bearer)).toEqual(['loud'])
  })

  test('with several in the order of their stages, whether lasting or from effects', () => {
    const hooks = make(crier('a', { stage: 'last' }), crier('b', { stage: 'first' }), crier('c'))
    const bearer = knight(0, ['a'])
    bearer.effects.push(curse(4, 'c'), curse(5, 'b'))
    expect(askEveryWay(hooks, tournament(bearer), bearer)).toEqual(['b#5', 'c#4', 'a'])
  })
})

test('with the same bearer id for different items or cards', () => {
  const hooks = withoutSuspension(crier('bold'), crier('ring'), crier('loud'))
  const items = ['ring']
  const [one, two] = [knight(0, ['bold'], items), knight(0, ['loud'], items)]
  for (const [bearer, cry] of [
    [one, 'bold'],
    [two, 'loud'],
    [one, 'bold'],
  ] as const) {
    expect(askEveryWay(hooks, tournament(bearer), bearer)).toEqual([cry, 'ring'].toSorted())
  }
})

test('a registry knows what its game lists before anything is defined', () => {
  const registry = new Registry<Trait>({ stages: ['usual'], usual: 'usual' })
  registry.list([{ id: 'bold', grants: ['loud'] }])
  expect(registry.find('bold')).toEqual({ id: 'bold', grants: ['loud'] })
  registry.define(crier('bold'))
  expect(registry.get('bold')).toMatchObject({ grants: ['loud'], cry: expect.any(Function) })
  expect({ cry: registry.isStaged('cry'), fearless: registry.isStaged('fearless') }).toEqual({
    cry: false,
    fearless: false,
  })
})
