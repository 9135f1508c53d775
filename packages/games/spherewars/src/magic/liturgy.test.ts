import { describe, expect, test } from 'vitest'
import { barReason, bidAnswers, playConcentration, spellPosition } from '../testing/concentration.ts'
import { inContact, plain } from '../testing/duel.ts'
import { combatantNamed, eventArgs, figure, optionKeys, path, promptId, rolledDice, scene } from '../testing/scene.ts'

/** A sorcerer of POW 6 with the spells given, and a target with wounds to spare. */
const mage = (abilities: string[], more = {}) =>
  ['battler', { name: 'Ana', profile: { pow: 6, abilities, ...more } }] as const
const BOR = ['battler', { name: 'Bor', profile: { conMundane: 2, conArcane: 4 } }] as const
const DISPELLER = figure('laroc', 1, 35, 35, { name: 'Lar' })

/** Destroying Ball (variable, 10 inches) cast with the dice given against those given. */
function ball(casting: (number | 'S')[], dispelling: (number | 'S')[], more: (number | 'S')[] = [], distance = 5) {
  const figures = dispelling.length > 0 ? [DISPELLER] : []
  const position = spellPosition(mage(['destroying-ball']), BOR, distance, { gems: [6, dispelling.length], figures })
  const hidden = dispelling.length > 0 ? bidAnswers(casting.length, dispelling.length) : [String(casting.length)]
  const target = dispelling.length > 0 ? ['1', 'keep'] : []
  return playConcentration(position, {
    answers: ['destroying-ball', ...target, ...hidden],
    dice: [...casting, ...dispelling, ...more],
  })
}

describe('casting', () => {
  test('SW-SPELL-10 SW-SUMM-05 a caster casts any number of different spells while gems last', () => {
    const spells = ['destroying-ball', 'wrath-of-sull', 'lava-torrent']
    const position = spellPosition(mage(spells, { pow: 2 }), BOR, 5, { gems: [6, 0] })
    const match = playConcentration(position, {
      answers: spells.flatMap((spell) => [spell, '2']),
      dice: [1, 2, 1, 2, 1, 2],
    })
    expect(rolledDice(match)).toEqual(['roll.liturgy 2', 'roll.liturgy 2', 'roll.liturgy 2'])
  })

  test('SW-WOUND-14 a friend’s spell does not destroy an ephemeral combatant', () => {
    const caster = ['battler', { name: 'Ana', profile: { pow: 3, abilities: ['protection-sphere'] } }] as const
    const figures = [figure('ash', 0, 13, 10, { name: 'Ash' })]
    const match = playConcentration(spellPosition(caster, ['battler', { name: 'Bor' }], 15, { figures }), {
      answers: ['protection-sphere', '2', 'keep', '1'],
      dice: [4],
    })
    expect({
      spellSucceedsCount: eventArgs(match, 'spell-succeeds').length,
      status: combatantNamed(match, 'Ash').status,
    }).toEqual({
      spellSucceedsCount: 1,
      status: 'standing',
    })
  })

  test('SW-SPELL-11 each spell is cast once, successful or not', () => {
    const position = spellPosition(mage(['destroying-ball', 'lava-torrent']), BOR, 5, { gems: [6, 0] })
    const match = playConcentration(position, { answers: ['destroying-ball', '1'], dice: [1] })
    expect(barReason(match, 'destroying-ball')).toBe('barred.spell-cast SW-SPELL-11')
    expect(optionKeys(match)).toEqual(['done', 'lava-torrent'])
  })

  test('SW-SPELL-12 a spell states its possible targets', () => {
    const friend = figure('near-heart', 0, 30, 30, { name: 'Fay' })
    const position = spellPosition(mage(['throbbing-heart', 'destroying-ball', 'inner-blessing']), BOR, 5, {
      figures: [friend],
    })
    expect(optionKeys(playConcentration(position, { answers: ['throbbing-heart'] }))).toEqual(['0', '2'])
    const hexed = playConcentration(position, { answers: ['destroying-ball'] })
    expect({ decisionAsked: promptId(hexed), optionsOffered: optionKeys(hexed) }).toEqual({
      decisionAsked: 'ask.cast',
      optionsOffered: ['1', '2', '3'],
    })
    expect(promptId(playConcentration(position, { answers: ['inner-blessing'] }))).toBe('ask.cast')
  })

  test('SW-SPELL-13 a spell of two successes fails with one and gains nothing from a third', () => {
    const position = spellPosition(mage(['incinerating-blast']), BOR, 5, { gems: [6, 0] })
    const blast = (dice: number[], damage: number[]) =>
      playConcentration(position, { answers: ['incinerating-blast', '3'], dice: [...dice, ...damage] })
    expect(eventArgs(blast([1, 2, 5], []), 'spell-fails').length).toBe(1)
    const damage = [1, 1, 1, 1, 4]
    expect(rolledDice(blast([2, 4, 5], damage))).toEqual(['roll.liturgy 3', 'roll.damage 5'])
    expect(rolledDice(blast([3, 4, 5], damage))).toEqual(['roll.liturgy 3', 'roll.damage 5'])
  })

  test('SW-SPELL-13 EX-SW-25 Life Bane with three successes works at its maximum', () => {
    const position = spellPosition(['miuhalo', { name: 'Miu' }], BOR, 5, { gems: [3, 0] })
    const match = playConcentration(position, { answers: ['life-bane', '3'], dice: [3, 4, 5] })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 3, left: 3 }])
  })

  test('SW-SPELL-13 EX-SW-31 Mindfreeze with two successes has the effect of two', () => {
    const match = playConcentration(spellPosition(['sull', { name: 'Sull' }], ['rodanes', { name: 'Rod' }], 8), {
      answers: ['mindfreeze', '3'],
      dice: [2, 4, 5],
    })
    expect(combatantNamed(match, 'Rod').states).toMatchObject([{ kind: 'paralysed' }])
  })

  test.each([
    ['stand', true],
    ['run', true],
    ['charge', true],
    ['speed-up', false],
    ['engage', false],
  ] as const)('SW-SPELL-14 SW-ACT-05 SW-SUMM-02 casting and artefacts after %s: %s', (move, may) => {
    const caster = [
      'battler',
      {
        name: 'Ana',
        profile: { pow: 1, fur: 1, abilities: ['destroying-ball', 'regeneration-offering'] },
        artefacts: ['skull-staff'],
      },
    ] as const
    const match = playConcentration(spellPosition(caster, BOR, 5), {}, { move })
    const all = ['done', 'regeneration-offering', 'destroying-ball', 'skull-staff']
    expect(optionKeys(match)).toEqual(may ? all : ['done', 'regeneration-offering'])
    if (!may) expect(barReason(match, 'destroying-ball')).toBe('barred.hurried SW-SPELL-14')
    if (!may) expect(barReason(match, 'skull-staff')).toBe('barred.hurried SW-ARTEFACT-14')
  })

  test('SW-SPELL-15 a sorcerer that has sped up may still dispel', () => {
    const position = spellPosition(['laroc', { name: 'Lar' }], ['sull', { name: 'Sull' }], 12, { gems: [7, 4] })
    const match = scene(position, { answers: ['speed-up', path([18, 10]), 'stand', 'mindfreeze'] })
    expect(combatantNamed(match, 'Lar').lastMove).toBe('speed-up')
    expect(match.decisionOf(0)?.prompt.id).toBe('ask.dispel')
  })

  test('SW-SPELL-16 casting is limited to the caster’s own concentration phase', () => {
    const position = spellPosition(['sull', { name: 'Sull' }], ['laroc', { name: 'Lar' }], 5, { gems: [4, 7] })
    const match = scene(position, { answers: ['stand'] })
    expect(match.pending).toMatchObject([{ seat: 0, figure: 0, prompt: { id: 'ask.concentrate' } }])
    expect(match.answer(0, 'done').ok).toBe(true)
    expect(match.answer(1, 'stand').ok).toBe(true)
    expect(match.pending).toMatchObject([{ seat: 1, figure: 1, prompt: { id: 'ask.concentrate' } }])
  })

  test('SW-SPELL-18 barred sorcerers do not cast; stunned and fearful ones do', () => {
    const casts = (states: string[]) => {
      const caster = [
        'battler',
        { name: 'Ana', profile: { pow: 1, fur: 1, abilities: ['destroying-ball', 'regeneration-offering'] }, states },
      ] as const
      return optionKeys(playConcentration(spellPosition(caster, BOR, 5))).includes('destroying-ball')
    }
    expect([[], ['stunned'], ['fearful'], ['concussed'], ['paralysed']].map(casts)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  test.each(['deep-water', 'deep-lava'])(
    'SW-SPELL-50 SW-SCENERY-13 SW-SCENERY-15 a combatant inside %s does deeds but casts no spells',
    (type) => {
      const caster = mage(['destroying-ball', 'regeneration-offering', 'aquatic', 'red-hot'])
      const scenery = [
        {
          type,
          outline: [
            [8, 8],
            [12, 8],
            [12, 12],
            [8, 12],
          ],
        },
      ]
      const match = playConcentration(spellPosition(caster, BOR, 8, { scenery }))
      expect(optionKeys(match)).toEqual(['done', 'regeneration-offering'])
      expect(barReason(match, 'destroying-ball')).toBe('barred.deep SW-SPELL-50')
    },
  )

  test('SW-SPELL-51 SW-SIGHT-19 a caster in contact casts as usual, but not at enemies in combat, and must then fight', () => {
    const free = figure('battler', 1, 20, 30, { name: 'Cel', profile: { abilities: [] } })
    const caster = plain('Ana', { pow: 1, abilities: ['destroying-ball'] })
    const position = inContact(caster, plain('Bor'), { more: { gems: [1, 0], figures: [free] } })
    const casting = scene(position, { answers: ['destroying-ball'], dice: [1, 3, 3, 3, 3] })
    expect(eventArgs(casting, 'designates')).toEqual([{ caster: 'Ana', spell: 'Destroying Ball', target: 'Cel' }])
    expect(eventArgs(casting, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Bor' }])
    const alone = inContact(caster, plain('Bor'), { more: { gems: [1, 0] } })
    expect(playConcentration(alone).outcome).toBeDefined()
  })
})

describe('the liturgy', () => {
  test('SW-SPELL-19 SW-SPELL-52 six steps: designation, hiding, showing, rolling, comparing, measuring', () => {
    const match = ball([4], [3], [1, 1])
    const steps = ['designates', 'gems-shown', 'rolled', 'spell-succeeds', 'damage']
    expect(match.events.map(({ type }) => type).filter((type) => steps.includes(type))).toEqual([
      'designates',
      'gems-shown',
      'rolled',
      'spell-succeeds',
      'rolled',
      'damage',
    ])
  })

  test('SW-SPELL-20 SW-SPELL-33 nothing is measured before the last step, and only if the spell succeeded', () => {
    expect(optionKeys(playConcentration(spellPosition(mage(['destroying-ball']), BOR, 25)))).toContain(
      'destroying-ball',
    )
    expect(eventArgs(ball([2], [], [], 25), 'spell-out-of-range')).toEqual([])
    const far = ball([4], [], [], 10.1)
    expect(eventArgs(far, 'spell-out-of-range')).toEqual([{ caster: 'Ana', spell: 'Destroying Ball', target: 'Bor' }])
    expect(far.state.sides[0].gems).toBe(5)
    expect(rolledDice(ball([4], [], [1, 1], 10))).toEqual(['roll.liturgy 1', 'roll.damage 2'])
  })

  test('SW-SPELL-21 a spell that needs sight targets only enemies in full or partial sight', () => {
    const wall = { type: 'hill', features: [], x: 10, y: 13, diameter: 3, height: 5, density: 'impassable' }
    const hidden = playConcentration(
      spellPosition(mage(['destroying-ball', 'inner-blessing']), BOR, 5, { scenery: [wall] }),
    )
    expect(optionKeys(hidden)).toEqual(['done', 'inner-blessing'])
    expect(barReason(hidden, 'destroying-ball')).toBe('barred.target SW-SPELL-21')
    const wood = { type: 'wood', x: 10, y: 17, diameter: 3 }
    expect(
      optionKeys(playConcentration(spellPosition(mage(['destroying-ball']), BOR, 6, { scenery: [wood] }))),
    ).toContain('destroying-ball')
  })

  test('SW-RGEN-05 spells on friends need no sight and reach into combat', () => {
    const wall = { type: 'hill', features: [], x: 13, y: 10, diameter: 3, height: 5, density: 'impassable' }
    const friends = [figure('near-heart', 0, 16, 10, { name: 'Fay' }), figure('battler', 1, 17.2, 10)]
    const position = spellPosition(mage(['throbbing-heart']), BOR, 5, { scenery: [wall], figures: friends })
    expect(optionKeys(playConcentration(position, { answers: ['throbbing-heart'] }))).toEqual(['0', '2'])
  })

  test('SW-SPELL-26 hidden gems are fixed, secret and ignored by calculations until shown', () => {
    const potion = figure('laroc', 1, 35, 35, { name: 'Lar', wounds: 1, consumables: ['inferior-healing-potion'] })
    const position = spellPosition(mage(['destroying-ball']), BOR, 5, { gems: [6, 4], figures: [potion] })
    const match = playConcentration(position, { answers: ['destroying-ball', '1', 'keep', ...bidAnswers(5, 2)] })
    expect(promptId(match)).toBe('window.after-hiding')
    expect(match.undoable).toBe(0)
    expect(match.state.liturgy?.bids).toEqual([5, 2])
    expect(match.imagine(1).state.liturgy?.bids).toEqual([1, 2])
    const other = playConcentration(position, { answers: ['destroying-ball', '1', 'keep', ...bidAnswers(3, 2)] })
    expect(JSON.stringify([match.view(1), match.eventsFor(1)])).toBe(
      JSON.stringify([other.view(1), other.eventsFor(1)]),
    )
    expect(match.state.sides.map(({ gems }) => gems)).toEqual([6, 4])
  })

  test('SW-SPELL-29 SW-SPELL-30 ones and twos of both sides are removed, so a spell may fail unopposed', () => {
    expect(eventArgs(ball([1, 2, 2], []), 'spell-fails').length).toBe(1)
    expect(rolledDice(ball([3], [2], [1, 1]))).toEqual(['roll.liturgy 1 1', 'roll.damage 2'])
    expect(eventArgs(ball([3], [3]), 'spell-fails').length).toBe(1)
  })

  test('SW-SPELL-30 SW-WEATHER-06 in a storm the caster’s threes are removed too, but not the dispeller’s', () => {
    const storm = { gems: [2, 1], figures: [DISPELLER], weather: 'stormy' }
    const match = playConcentration(spellPosition(mage(['destroying-ball']), BOR, 5, storm), {
      answers: ['destroying-ball', '1', 'keep', ...bidAnswers(1, 0)],
      dice: [3],
    })
    expect(eventArgs(match, 'spell-fails').length).toBe(1)
    const opposed = playConcentration(spellPosition(mage(['destroying-ball']), BOR, 5, storm), {
      answers: ['destroying-ball', '1', 'keep', ...bidAnswers(2, 1)],
      dice: [4, 3, 3, 1, 1],
    })
    expect(rolledDice(opposed)).toEqual(['roll.liturgy 2 1', 'roll.damage 2'])
  })

  test('SW-SPELL-31 only the three highest dice of each side count', () => {
    expect(rolledDice(ball([3, 3, 4, 4, 5, 5], [], [1, 1, 1, 1, 1]))).toEqual(['roll.liturgy 6', 'roll.damage 5'])
    expect(eventArgs(ball([3, 3, 4, 4], [5, 5, 5]), 'spell-fails').length).toBe(1)
  })

  test('SW-SPELL-32 best dice are compared: higher or unopposed succeeds, equal, lower or missing fails, and failures cancel nothing', () => {
    const successes = (casting: number[], dispelling: number[]) => {
      const strength = [0, 2, 4, 5]
      for (const [count, dice] of strength.entries()) {
        try {
          ball(casting, dispelling, new Array(dice).fill(1))
          return count
        } catch {}
      }
      return undefined
    }
    expect(successes([5, 4, 3], [4, 4, 4])).toBe(1)
    expect(successes([5, 4, 3], [4, 3])).toBe(3)
    expect(successes([5, 5, 3], [4, 4, 4])).toBe(2)
    expect(successes([4, 3], [5])).toBe(1)
    expect(successes([4], [3, 5])).toBe(0)
  })
})

describe('effects of a spell', () => {
  test('SW-SPELL-45 SW-ATTACK-03 damage is rolled against arcane CON', () => {
    const match = ball([4], [], [3, 4])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SW-SPELL-46 SW-ANNIH-02 a kill by a spell gives no annihilation move', () => {
    const prey = ['battler', { name: 'Bor', wounds: 1 }] as const
    const witness = figure('battler', 1, 35, 35)
    const match = playConcentration(spellPosition(mage(['destroying-ball']), prey, 5, { figures: [witness] }), {
      answers: ['destroying-ball', '1', 'keep', '1'],
      dice: [4, 5, 1],
    })
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Bor' }])
    expect(match.outcome).toBeDefined()
  })

  test('SW-SPELL-47 SW-CRIT-15 criticals count in a spell’s damage roll: the additional wound, or death', () => {
    expect(eventArgs(ball([4], [], ['S', 'S']), 'wounded')).toEqual([{ victim: 'Bor', wounds: 3, left: 3 }])
    expect(eventArgs(ball([4, 5], [], ['S', 'S', 'S', 1]), 'slain')).toEqual([{ victim: 'Bor' }])
  })

  test('SW-SPELL-33 SW-WOUND-14 an ephemeral target is destroyed when the spell succeeds in range', () => {
    const ash = ['ash', { name: 'Ash' }] as const
    const witness = figure('battler', 1, 35, 35)
    const position = (distance: number) => spellPosition(mage(['mindfreeze']), ash, distance, { figures: [witness] })
    const near = playConcentration(position(5), { answers: ['mindfreeze', '1', 'keep', '1'], dice: [4] })
    expect(eventArgs(near, 'slain')).toEqual([{ victim: 'Ash' }])
    const far = playConcentration(position(11), { answers: ['mindfreeze', '1', 'keep', '1'], dice: [4] })
    expect(eventArgs(far, 'slain')).toEqual([])
  })
})
