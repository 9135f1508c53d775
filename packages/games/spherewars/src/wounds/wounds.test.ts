import { describe, expect, test } from 'vitest'
import type { WoundCause } from '../ability.ts'
import { entryNamed } from '../bands/roster.ts'
import { sight } from '../ground/sight/sight.ts'
import { settleContacts } from '../melee/contacts.ts'
import { duel, inContact, plain } from '../testing/duel.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import { combatantNamed, eventArgs, figure, path, placeOf, promptId, type Script, scene } from '../testing/scene.ts'
import { dealWounds, heal, kill, killAll } from './wounds.ts'

const DIRECT: WoundCause = { by: null, kind: 'direct', rules: ['SW-RGEN-07'] }
const pair = inContact(plain('Ana'), plain('Bor'))

/** So many wounds for Bor, from some cause. */
function wound(count: number, cause: Partial<WoundCause> = {}, script: Script = {}) {
  return playRule(pair, (play) => dealWounds(play, combatantNamed(play, 'Bor'), count, { ...DIRECT, ...cause }), script)
}

describe('wounds and death', () => {
  test.each([
    ['SW-WOUND-02', 'imp', 'pack-of-imps', 3],
    ['SW-WOUND-03', 'lackey', 'lackey', 4],
    ['SW-WOUND-04', 'goat man', 'goat-man', 5],
    ['SW-WOUND-05', 'battler', 'battler', 6],
    ['SW-WOUND-06', 'Liehhan', 'liehhan', 7],
    ['SW-WOUND-07', 'Leviathan', 'leviathan', 8],
  ])('%s SW-PROFILE-27 %s: its level sets the number of wounds, and the last one kills', (_rule, _name, id, wounds) => {
    const position = { figures: [figure(id, 0, 10, 10, { name: 'It' }), figure('battler', 1, 30, 30)] }
    const after = (count: number) =>
      playRule(position, (play) => dealWounds(play, combatantNamed(play, 'It'), count, DIRECT))
    expect(combatantNamed(after(wounds - 1), 'It')).toMatchObject({ status: 'standing', wounds: 1 })
    expect(combatantNamed(after(wounds), 'It').status).toBe('dead')
  })

  test('SW-WOUND-01 SW-PROFILE-27 an extremely easy target has two wounds, though no roster entry has that level', () => {
    const position = { figures: [figure('battler', 0, 10, 10, { name: 'It', profile: { wounds: 2 } })] }
    const match = playRule(position, (play) => dealWounds(play, combatantNamed(play, 'It'), 2, DIRECT))
    expect(combatantNamed(match, 'It').status).toBe('dead')
  })

  test.each(['melee', 'shot', 'spell', 'deed', 'passive', 'direct'] as const)(
    'SW-WOUND-09 wounds from every source count alike: %s',
    (kind) => {
      const match = wound(2, { kind })
      expect(combatantNamed(match, 'Bor').wounds).toBe(4)
      expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
    },
  )

  test('SW-WOUND-10 SW-WOUND-19 a combatant at 0 wounds is dead, and surplus wounds are not kept', () => {
    const match = wound(9)
    expect(combatantNamed(match, 'Bor')).toMatchObject({ status: 'dead', wounds: 0 })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 6, left: 0 }])
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Bor' }])
    expect(match.events.flatMap(({ removes = [] }) => removes)).toEqual([combatantNamed(match, 'Bor').id])
  })

  test('SW-WOUND-12 the dead leave play: no obstacle, no contact, no picture', () => {
    const crossing = {
      figures: [
        figure('battler', 0, 10, 10, { name: 'Ana' }),
        figure('battler', 1, 12, 10, { name: 'Bor', wounds: 1 }),
        figure('goat-man', 1, 30, 30),
      ],
    }
    const match = playRule(crossing, (play) => kill(play, combatantNamed(play, 'Bor'), DIRECT))
    expect(match.view(0).figures.map(({ name }) => name)).toEqual(['Ana', 'Goat Man'])
  })

  test('SW-WOUND-13 healing never exceeds the wounds of the profile', () => {
    const healed: number[] = []
    const match = playRule(inContact(plain('Ana', {}, { wounds: 3 }), plain('Bor')), function* (play) {
      const ana = combatantNamed(play, 'Ana')
      for (const count of [2, 2, 1]) healed.push(heal(play, ana, count))
      yield* dealWounds(play, ana, 1, DIRECT)
    })
    expect(healed).toEqual([2, 1, 0])
    expect(eventArgs(match, 'healed').map(({ left }) => left)).toEqual([5, 6])
    expect(combatantNamed(match, 'Ana').wounds).toBe(5)
  })

  test('SW-WOUND-13 the dead are not healed', () => {
    const match = playRule(pair, function* (play) {
      yield* kill(play, combatantNamed(play, 'Bor'), DIRECT)
      heal(play, combatantNamed(play, 'Bor'), 2)
    })
    expect(combatantNamed(match, 'Bor')).toMatchObject({ status: 'dead', wounds: 0 })
  })
})

describe('consequences of a death', () => {
  /** Sull leads and casts; a friend keeps the orders and gems in play, the enemy bears a spell of Sull's. */
  const court = {
    figures: [
      figure('sull', 0, 10, 10),
      figure('dowser', 0, 20, 10, { name: 'Dow' }),
      figure('fiend', 0, 30, 30, { name: 'Fin' }),
      figure('goat-man', 1, 10, 11.2, {
        name: 'Goat',
        profile: { com: 1 },
        effects: [
          { ability: 'weak', until: 'latent', source: 'Sull' },
          { ability: 'tough', until: 'my-next-round', source: 'Sull' },
          { ability: 'assault', until: 'turn', source: 'Sull' },
        ],
      }),
    ],
    gems: [5, 0],
    orders: [2, 1],
  } as const

  test('SW-WOUND-19 gems, orders and latent spells are lost, then followers roll for the leader, in this order', () => {
    const match = playRule(
      court,
      (play) => kill(play, combatantNamed(play, 'Sull'), { ...DIRECT, by: combatantNamed(play, 'Goat') }),
      {
        answers: ['1'],
        dice: [5, 5],
      },
    )
    expect(match.events.map(({ type }) => type)).toEqual([
      ...[
        'slain',
        'gems-lost',
        'orders-lost',
        'effect-ended',
        'effect-ended',
        'rolled',
        'morale-passed',
        'rolled',
        'morale-passed',
      ],
    ])
    expect(match.state.sides[0].gems).toBe(1)
    expect(match.state.bands.map(({ orders }) => orders)).toEqual([0, 1])
    expect(combatantNamed(match, 'Goat').effects.map(({ object }) => object)).toEqual(['assault'])
  })

  test('SW-WOUND-19 SW-ANNIH-14 the rolls for a leader slain in a fight come before the annihilation move', () => {
    const leader = plain('Bor', { rank: 'leader' }, { wounds: 1 })
    const guard = figure('battler', 1, 35, 35, { name: 'Gus' })
    const match = duel(plain('Ana'), leader, { dice: [5, 1, 4, 1, 5, 1, 5] }, { more: { figures: [guard] } })
    expect(match.events.map(({ type }) => type).slice(-4)).toEqual(['wounded', 'slain', 'rolled', 'morale-passed'])
    expect(promptId(match)).toBe('ask.annihilation')
  })

  test('SW-WOUND-19 all victims of one effect leave play first', () => {
    const match = playRule(court, (play) =>
      killAll(play, [combatantNamed(play, 'Sull'), combatantNamed(play, 'Fin'), combatantNamed(play, 'Dow')], DIRECT),
    )
    expect(match.events.slice(0, 3).map(({ type }) => type)).toEqual(['slain', 'slain', 'slain'])
    expect(eventArgs(match, 'morale-passed')).toEqual([])
    expect(match.state.sides[0].gems).toBe(0)
  })

  test('SW-WOUND-10 SW-WOUND-19 a combatant dies once', () => {
    const match = playRule(pair, function* (play) {
      yield* kill(play, combatantNamed(play, 'Bor'), DIRECT)
      yield* kill(play, combatantNamed(play, 'Bor'), DIRECT)
      yield* dealWounds(play, combatantNamed(play, 'Bor'), 3, DIRECT)
    })
    expect(eventArgs(match, 'slain').length).toBe(1)
    expect(eventArgs(match, 'wounded')).toEqual([])
  })
})

describe('ephemeral combatants', () => {
  test('SW-WOUND-14 they have no wounds, and an enemy in contact destroys them', () => {
    expect(entryNamed('ash')?.profile).toMatchObject({ ephemeral: true, wounds: 0 })
    const match = playRule(inContact('ash', plain('Bor')), settleContacts)
    expect(combatantNamed(match, 'Ash').status).toBe('dead')
    expect(combatantNamed(match, 'Bor').status).toBe('standing')
  })

  test('SW-WOUND-14 any wound destroys them', () => {
    const position = { figures: [figure('ash', 0, 10, 10), figure('goat-man', 1, 20, 20)] }
    const match = playRule(position, (play) => dealWounds(play, combatantNamed(play, 'Ash'), 1, DIRECT))
    expect(combatantNamed(match, 'Ash').status).toBe('dead')
  })

  test('SW-WOUND-15 two enemies in contact destroy each other', () => {
    const enemies = playRule(inContact(['ash', { name: 'A' }], ['ash', { name: 'B' }]), settleContacts)
    expect({ A: combatantNamed(enemies, 'A').status, B: combatantNamed(enemies, 'B').status }).toEqual({
      A: 'dead',
      B: 'dead',
    })
    const friends = { figures: [figure('ash', 0, 10, 10, { name: 'A' }), figure('ash', 0, 11.2, 10, { name: 'B' })] }
    const peace = playRule({ figures: [...friends.figures, figure('goat-man', 1, 30, 30)] }, settleContacts)
    expect({ A: combatantNamed(peace, 'A').status, B: combatantNamed(peace, 'B').status }).toEqual({
      A: 'standing',
      B: 'standing',
    })
  })

  test('SW-WOUND-15 SW-WOUND-16 one that runs up to an ephemeral enemy destroys both', () => {
    const figures = [
      figure('ash', 0, 10, 10, { name: 'A', profile: { movement: 'fixed', mov: 6 } }),
      figure('goat-man', 0, 30, 30),
      figure('ash', 1, 14, 10, { name: 'B' }),
      figure('goat-man', 1, 35, 5),
    ]
    const match = scene({ figures }, { answers: ['0', 'run', path([13, 10])] })
    expect({ A: combatantNamed(match, 'A').status, B: combatantNamed(match, 'B').status }).toEqual({
      A: 'dead',
      B: 'dead',
    })
    expect(match.events.filter(({ type }) => type === 'slain').map(({ rules }) => rules)).toEqual([
      ['SW-WOUND-14', 'SW-WOUND-15'],
      ['SW-WOUND-14', 'SW-WOUND-15'],
    ])
  })

  test('SW-WOUND-16 enemies may move through one, which destroys it', () => {
    const figures = [
      figure('battler', 0, 10, 10, { name: 'Ana', profile: { abilities: [] } }),
      figure('battler', 0, 30, 30, { profile: { abilities: [] } }),
      figure('ash', 1, 12, 10),
      figure('goat-man', 1, 35, 5),
    ]
    const match = scene({ figures }, { answers: ['0', 'run', path([15, 10])] })
    expect(combatantNamed(match, 'Ash').status).toBe('dead')
    expect(placeOf(match, 'Ana')).toEqual([15, 10])
    expect(promptId(match)).toBe('ask.action')
  })

  test('SW-WOUND-16 it does not shorten its enemies’ paths, which may end in its place', () => {
    const figures = [
      figure('battler', 0, 10, 10, { name: 'Ana', profile: { abilities: [], mov: 4 } }),
      figure('battler', 0, 30, 30, { profile: { abilities: [] } }),
      figure('ash', 1, 12, 10, { name: 'Ash' }),
      figure('goat-man', 1, 35, 5),
    ]
    const running = scene({ figures }, { answers: ['0', 'run'] })
    expect(running.check(0, path([14, 10]))).toBeUndefined()
    expect(running.check(0, path([14.1, 10]))?.reason.id).toBe('refuse.too-far')
    const there = scene({ figures }, { answers: ['0', 'run', path([12, 10])] })
    expect({ place: placeOf(there, 'Ana'), status: combatantNamed(there, 'Ash').status }).toEqual({
      place: [12, 10],
      status: 'dead',
    })
  })

  test('SW-WOUND-17 it hides figures behind it like any other', () => {
    const sightPast = (who: string) => {
      const play = loadPosition({
        figures: [
          figure('pack-of-imps', 0, 10, 10, { name: 'Viewer' }),
          figure(who, 1, 13, 10, { name: 'Between' }),
          figure('pack-of-imps', 1, 16, 10, { name: 'Target' }),
        ],
      })
      return sight(play, combatantNamed(play, 'Viewer'), combatantNamed(play, 'Target'))
    }
    expect(sightPast('ash')).toBe(sightPast('pack-of-imps'))
    expect(sightPast('ash')).not.toBe('full')
  })

  test('SW-MELEE-20 contact with one does not count as hand-to-hand combat', () => {
    const position = {
      figures: [
        figure('battler', 0, 10, 10, { name: 'Ana' }),
        figure('battler', 0, 30, 30),
        figure('ash', 1, 10, 11.2),
      ],
    }
    const match = scene(position, { answers: ['0'] })
    expect(match.pending[0]?.prompt.id).not.toBe('ask.opponent')
    expect(eventArgs(match, 'fight')).toEqual([])
  })
})

describe('deadly blows', () => {
  test('SW-WOUND-11 a deadly blow kills at once, whatever the wounds', () => {
    const match = duel(plain('Ana', { str: 3 }), plain('Bor', { wounds: 8 }), {
      dice: [5, 1, 4, 1, 'S', 'S', 'S'],
      answers: ['stay'],
    })
    expect(eventArgs(match, 'wounded')).toEqual([])
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Bor' }])
  })
})
