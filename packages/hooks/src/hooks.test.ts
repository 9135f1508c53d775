import { Tally, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { Hooks } from './hooks.ts'
import { type Curse, type Knight, knight, type Tournament, type Trait, tournament, traits } from './toy.fixture.ts'

type Traits = ReturnType<typeof traits>

function curse(id: number, object: string, amount = 1, more: Partial<Curse> = {}): Curse {
  return { id, object, amount, source: { bearer: 9, object: 'hex' }, until: 'turn', ...more }
}

/** A trait that only reports its presence. */
function crier(id: string, more: Partial<Trait> = {}): Trait {
  return { id, cry: (_bearer, effect) => (effect ? `${id}#${effect.id}` : id), ...more }
}

function cries(hooks: Traits, play: Tournament, bearer: Knight): string[] {
  const heard: string[] = []
  hooks.each(play, bearer, 'cry', (trait, effect) => heard.push(trait.cry(bearer, effect)))
  return heard
}

describe('order', () => {
  test('is by stage, then own traits by id, then effects by age, in whatever order they were defined or listed', () => {
    const late = crier('a-late', { stage: 'last' })
    const early = crier('z-early', { stage: 'first' })
    const defined = [late, crier('m'), crier('b'), early, crier('hexed'), crier('jinxed', { stage: { cry: 'first' } })]
    const orders = [defined, defined.toReversed()].map((some) => {
      const bearer = knight(0, ['m', 'a-late', 'b'], ['z-early'])
      bearer.effects.push(curse(3, 'hexed'), curse(4, 'jinxed'))
      return cries(traits(...some), tournament(bearer), bearer)
    })
    expect(orders[0]).toEqual(['z-early', 'jinxed#4', 'b', 'm', 'hexed#3', 'a-late'])
    expect(orders[1]).toEqual(orders[0])
  })

  test('may differ from hook to hook for one trait', () => {
    const hooks = traits(
      crier('slow', { stage: { might: 'first', cry: 'last' }, might: (q) => q.tally.add(1, text('slow')) }),
      crier('quick', { might: (q) => q.tally.multiply(3, text('quick')) }),
    )
    const bearer = knight(0, ['slow', 'quick'])
    const play = tournament(bearer)
    expect(cries(hooks, play, bearer)).toEqual(['quick', 'slow'])
    const tally = new Tally(text('might'))
    hooks.count(play, bearer, 'might', { tally })
    expect(tally.total).toBe(3)
  })

  test('refuses a stage that the game has not named', () => {
    expect(() => traits({ id: 'odd', stage: 'never' as 'last' })).toThrow('unknown stage "never"')
  })
})

describe('a bearer has', () => {
  test('lasting traits: printed, carried, or granted by those, each once', () => {
    const hooks = traits(crier('bold', { grants: ['loud'] }), crier('loud'), crier('ring'))
    const bearer = knight(0, ['bold', 'loud'], ['ring'])
    expect(cries(hooks, tournament(bearer), bearer)).toEqual(['bold', 'loud', 'ring'])
    bearer.items = []
    expect(cries(hooks, tournament(bearer), bearer)).toEqual(['bold', 'loud'])
  })

  test('lasting traits in printed and carried order when people choose among them', () => {
    const hooks = traits(crier('a', { stage: 'last' }), crier('b'), crier('c'), { id: 'mute' })
    const listed = hooks.lastingObjects(knight(0, ['c', 'mute', 'a'], ['b']), 'cry').map(({ id }) => id)
    expect(listed).toEqual(['c', 'a', 'b'])
  })

  test('its own traits even if another copy of the match uses the same id', () => {
    const hooks = traits(crier('bold'), crier('ring'))
    const [one, other] = [knight(0, ['bold']), knight(0, ['bold'], ['ring'])]
    const heard = [one, other, one].map((bearer) => cries(hooks, tournament(bearer), bearer).length)
    expect(heard).toEqual([1, 2, 1])
  })

  test('traits by effect, by age, except those outdone by a stronger one', () => {
    const hooks = traits(crier('hexed'), crier('jinxed'))
    const bearer = knight(0, [])
    bearer.effects.push(curse(1, 'hexed', 1), curse(2, 'jinxed'), curse(5, 'hexed', 2))
    expect(cries(hooks, tournament(bearer), bearer)).toEqual(['jinxed#2', 'hexed#5'])
  })

  test('a lasting trait only once, with no gain from an effect', () => {
    const hooks = traits(crier('single', { once: true }), crier('double'))
    const bearer = knight(0, ['single', 'double'])
    bearer.effects.push(curse(1, 'single'), curse(2, 'double'))
    expect(cries(hooks, tournament(bearer), bearer)).toEqual(['double', 'single', 'double#2'])
  })

  test('a trait from several effects only once, through the first', () => {
    const hooks = traits(crier('single', { once: true }), crier('double'), { id: 'giving', grants: ['single'] })
    const bearer = knight(0, [])
    bearer.effects.push(curse(1, 'single'), curse(2, 'double'), curse(3, 'single'), curse(4, 'double'))
    expect(cries(hooks, tournament(bearer), bearer)).toEqual(['single#1', 'double#2', 'double#4'])
    bearer.effects = [curse(5, 'giving'), curse(6, 'single')]
    expect(cries(hooks, tournament(bearer), bearer)).toEqual(['single#5'])
  })

  test('traits while a condition holds, its own and those of effects', () => {
    const byNight = { gives: ['howling'], holds: ({ night }: Tournament) => night }
    const hooks = traits(
      crier('howling', { fearless: true }),
      crier('wolf', { grantsWhile: [byNight] }),
      crier('bitten', { grantsWhile: [byNight] }),
    )
    const [wolf, bitten] = [knight(0, ['wolf']), knight(1, [])]
    bitten.effects.push(curse(7, 'bitten'))
    const play = tournament(wolf, bitten)
    const answer = () =>
      [wolf, bitten].map((knight) => [
        cries(hooks, play, knight),
        hooks.has(play, knight, 'howling'),
        hooks.answers(play, knight, 'fearless'),
      ])
    expect(answer()).toEqual([
      [['wolf'], false, false],
      [['bitten#7'], false, false],
    ])
    play.night = true
    expect(answer()).toEqual([
      [['wolf', 'howling'], true, true],
      [['bitten#7', 'howling#7'], true, true],
    ])
  })

  test("traits from another bearer's aura in reach, never from its own", () => {
    const aura = { gives: ['cheered'], reaches: (_play: Tournament, a: Knight, b: Knight) => b.place - a.place < 2 }
    const hooks = traits(crier('cheered'), { id: 'banner', aura })
    const knights = [knight(0, ['banner']), knight(1, []), knight(2, [])]
    const play = tournament(...knights)
    expect(knights.map((knight) => cries(hooks, play, knight).length)).toEqual([0, 1, 0])
    expect(knights.map((knight) => hooks.has(play, knight, 'cheered'))).toEqual([false, true, false])
  })

  test('traits from an aura that another bearer has through an effect, while that lasts', () => {
    const aura = { gives: ['deafened'], reaches: (_play: Tournament, a: Knight, b: Knight) => b.place - a.place < 2 }
    const hooks = traits(crier('deafened'), { id: 'roaring', aura })
    const knights = [knight(0, []), knight(1, []), knight(2, [])]
    const play = tournament(...knights)
    const announce = () =>
      knights.map((knight) => [cries(hooks, play, knight).length, hooks.has(play, knight, 'deafened')])
    knights[0]!.effects.push(curse(3, 'roaring'))
    expect(announce()).toEqual([
      [0, false],
      [1, true],
      [0, false],
    ])
    knights[0]!.effects.pop()
    expect(announce()[1]).toEqual([0, false])
  })

  test('an effect without the trait that made it: a hexed bearer cannot hex', () => {
    const hooks = traits(crier('hex'), crier('hexed'))
    const bearer = knight(0, [])
    bearer.effects.push(curse(1, 'hexed'))
    const play = tournament(bearer)
    expect({ hexed: hooks.has(play, bearer, 'hexed'), hex: hooks.has(play, bearer, 'hex') }).toEqual({
      hexed: true,
      hex: false,
    })
  })

  test('traits with the objects that give them as their origin', () => {
    const hooks = traits(crier('loud'), crier('horn', { grants: ['loud'] }), crier('ring'))
    expect(hooks.origins(knight(0, ['loud'], ['horn', 'ring']), 'loud')).toEqual(['loud', 'horn'])
  })
})

describe('yes/no hooks', () => {
  test('are asked in order until the first yes', () => {
    const asked: string[] = []
    const hooks = traits(crier('a'), crier('b'), crier('c'), crier('hexed'))
    const bearer = knight(0, ['c', 'b', 'a'])
    const play = tournament(bearer)
    const isCalled = (wanted: string) =>
      hooks.some(play, bearer, 'cry', ({ id }) => asked.push(id) > 0 && id === wanted)
    expect({ b: isCalled('b'), z: isCalled('z') }).toEqual({ b: true, z: false })
    expect(asked).toEqual(['a', 'b', 'a', 'b', 'c'])
    bearer.effects.push(curse(1, 'hexed'))
    expect(isCalled('hexed')).toBe(true)
  })
})

describe('suspension', () => {
  test('comes from the state, an effect that names the trait, the object of an effect, or another own trait', () => {
    const hooks = traits(crier('loud'), crier('bold'), crier('gag', { suspends: ['loud'] }))
    const announceAfter = (change: (bearer: Knight) => void, printed = ['bold', 'loud']) => {
      const bearer = knight(0, printed)
      change(bearer)
      const play = tournament(bearer)
      expect(hooks.has(play, bearer, 'loud')).toBe(cries(hooks, play, bearer).includes('loud'))
      return cries(hooks, play, bearer)
    }
    expect(announceAfter(() => {})).toEqual(['bold', 'loud'])
    expect(announceAfter((bearer) => Object.assign(bearer, { silenced: ['loud'] }))).toEqual(['bold'])
    expect(announceAfter(({ effects }) => effects.push(curse(1, 'bold', 1, { suspends: ['loud'] })))).toEqual([
      'bold',
      'bold#1',
    ])
    expect(announceAfter(({ effects }) => effects.push(curse(1, 'gag')))).toEqual(['bold', 'gag#1'])
    expect(announceAfter(() => {}, ['loud', 'gag'])).toEqual(['gag'])
    expect(announceAfter(({ effects }) => effects.push(curse(1, 'loud')), ['gag'])).toEqual(['gag'])
  })

  test('by another own trait works even if the state suspends nothing', () => {
    const { registry } = traits(crier('loud'), crier('gag', { suspends: ['loud'] }))
    const hooks = new Hooks<Tournament, Knight, Curse, Trait>(registry, {
      printedSource: ({ card }) => card,
      idsOn: ({ card }) => card.traits,
      carriedIds: ({ items }) => items,
      presentBearers: ({ knights }) => knights,
    })
    const bearer = knight(0, ['gag', 'loud'])
    expect(cries(hooks, tournament(bearer), bearer)).toEqual(['gag'])
    expect(hooks.answers(tournament(bearer), bearer, 'cry')).toBe(true)
    expect(hooks.lastingObjects(bearer, 'cry').map(({ id }) => id)).toEqual(['gag'])
  })
})

describe('sources', () => {
  test('name the bearer and the object of every term, except for terms of the core', () => {
    const hooks = traits(
      { id: 'strong', might: ({ tally }) => tally.add(2, text('strong')) },
      { id: 'weakened', might: ({ tally }, _bearer, effect) => tally.add(-effect!.amount, text('weakened')) },
    )
    const bearer = knight(3, ['strong'])
    bearer.effects.push(curse(1, 'weakened', 4))
    const tally = new Tally(text('might')).add(5, text('base'))
    hooks.count(tournament(bearer), bearer, 'might', { tally })
    tally.add(1, text('charge'))
    expect(tally.terms.map(({ amount, source }) => [amount, source])).toEqual([
      [5, undefined],
      [2, { bearer: 3, object: 'strong' }],
      [-4, { bearer: 3, object: 'weakened' }],
      [1, undefined],
    ])
  })
})

describe('the registry', () => {
  test('gives listed objects their hooks, once', () => {
    const { registry } = traits(crier('loud'))
    registry.list([{ id: 'bare' }])
    registry.define(crier('bare'))
    expect(registry.get('bare').cry?.(knight(0, []), null)).toBe('bare')
    expect(() => registry.define(crier('bare'))).toThrow('bare is defined twice')
  })

  test('knows its objects', () => {
    const { registry } = traits(crier('loud'))
    expect(registry.find('loud')?.id).toBe('loud')
    expect(registry.find('quiet')).toBeUndefined()
    expect(registry.all()).toHaveLength(1)
    expect(() => registry.get('quiet')).toThrow('unknown object "quiet"')
  })
})

describe('among', () => {
  const names = (hooks: Traits, ...knights: readonly Knight[]) =>
    hooks.bearersAnswering(knights, 'cry').map(({ id }) => id)

  test('keeps the bearers that may have an answer, lasting, conditional or by an effect, in order', () => {
    const hooks = traits(
      crier('bold'),
      crier('hexed'),
      { id: 'moody', grantsWhile: [{ gives: ['bold'], holds: () => false }] },
      { id: 'mute' },
    )
    const hexed = knight(2, ['mute'])
    hexed.effects.push(curse(1, 'mute'), curse(2, 'hexed'))
    expect(names(hooks, knight(0, ['mute']), knight(1, ['moody']), hexed, knight(3, ['bold']))).toEqual([1, 2, 3])
    expect(names(hooks, knight(0, ['mute']), knight(1, []))).toEqual([])
  })

  test('keeps everybody once somebody has an aura that may give an answer', () => {
    const hooks = traits(crier('bold'), { id: 'banner', aura: { gives: ['bold'], reaches: () => false } })
    const hexed = knight(1, [])
    expect(names(hooks, knight(0, []), hexed)).toEqual([])
    expect(names(hooks, knight(0, ['banner']), hexed)).toEqual([0, 1])
    hexed.effects.push(curse(1, 'banner'))
    expect(names(hooks, knight(0, []), hexed)).toEqual([0, 1])
  })

  test('is computed again when somebody gets or loses something, or joins', () => {
    const hooks = traits(crier('ring'))
    const [one, other] = [knight(0, []), knight(1, [])]
    const knights = [one, other]
    expect(hooks.bearersAnswering(knights, 'cry')).toEqual([])
    knights.push(knight(2, ['ring']))
    expect(hooks.bearersAnswering(knights, 'cry')).toHaveLength(1)
    expect(names(hooks, one, other)).toEqual([])
    other.items = ['ring']
    expect(names(hooks, one, other)).toEqual([1])
    expect(names(hooks, one, other, knight(2, ['ring']))).toEqual([1, 2])
    other.items = []
    expect(names(hooks, one, other)).toEqual([])
  })
})
