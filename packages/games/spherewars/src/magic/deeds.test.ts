import { describe, expect, test } from 'vitest'
import { barReason, playConcentration } from '../testing/concentration.ts'
import { inContact, plain } from '../testing/duel.ts'
import { combatantNamed, eventArgs, figure, optionKeys, path, promptId, rolledDice, scene } from '../testing/scene.ts'

/** Somebody with deeds and fury enough. */
const hero = (abilities: string[], profile = {}, more = {}) => plain('Ana', { fur: 4, abilities, ...profile }, more)
const enemy = plain('Bor', { wounds: 6, conMundane: 4, conArcane: 6 })

describe('heroic deeds', () => {
  test('SW-DEED-01 only combatants with FUR do deeds, each those of its own profile', () => {
    const able = playConcentration(inContact(hero(['swipe']), enemy))
    expect(optionKeys(able)).toEqual(['done', 'swipe'])
    const unable = playConcentration(inContact(hero(['swipe', 'lava-torrent'], { fur: null, pow: 1 }), enemy))
    expect(unable.outcome).toBeDefined()
  })

  test('SW-DEED-02 only the active combatant does deeds, in its concentration phase, in the friendly round', () => {
    const both = inContact(hero(['swipe']), plain('Bor', { fur: 1, abilities: ['swipe'] }))
    const own = scene(both)
    expect(own.pending).toMatchObject([{ seat: 0, figure: 0, prompt: { id: 'ask.concentrate' } }])
    expect(eventArgs(own, 'stood')).toEqual([{ mover: 'Ana' }])
    expect(eventArgs(own, 'fight')).toEqual([])
    const other = scene(both, { answers: ['done'], dice: [3, 3, 3, 3] })
    expect(eventArgs(other, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Bor' }])
    expect(other.pending).toMatchObject([{ seat: 1, figure: 1, prompt: { id: 'ask.concentrate' } }])
  })

  test('SW-DEED-03 all deeds of an activation share FUR dice, which are restored in the next', () => {
    const position = inContact(hero(['swipe', 'regeneration-offering'], { fur: 1 }), enemy)
    const spent = playConcentration(position, { answers: ['swipe'], dice: [1] })
    expect(rolledDice(spent)).toEqual(['roll.deed 1'])
    expect(spent.outcome).toBeDefined()
    const turns = inContact(hero(['swipe'], { fur: 1 }), enemy)
    const draw = [3, 3, 3, 3]
    const again = scene(turns, { answers: ['swipe'], dice: [1, ...draw, 3, 3, 3, 3, 5, 1] })
    expect(promptId(again)).toBe('ask.who-begins')
    expect(again.answer(0, 'begin').ok).toBe(true)
    expect(optionKeys(again)).toEqual(['done', 'swipe'])
  })

  test('SW-DEED-03 dice used by one deed are not available to the next', () => {
    const position = inContact(hero(['swipe', 'boar-headbutt', 'regeneration-offering']), enemy)
    const match = playConcentration(position, { answers: ['swipe', '3', 'boar-headbutt'], dice: [1, 1, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.deed 3', 'roll.deed 1'])
    expect(match.outcome).toBeDefined()
  })

  test('SW-DEED-04 SW-DICE-16 a deed uses one die to all that are left, against its difficulty', () => {
    const position = inContact(hero(['swipe'], { fur: 3 }), enemy)
    const asking = playConcentration(position, { answers: ['swipe'] })
    expect(optionKeys(asking)).toEqual(['1', '2', '3'])
    const done = playConcentration(position, { answers: ['swipe', '2'], dice: [4, 4] })
    expect(rolledDice(done)).toEqual(['roll.deed 2'])
    expect(done.events.find(({ type }) => type === 'deed-fails')?.numbers?.[0]).toMatchObject({ total: 5 })
  })

  test('SW-DEED-05 each deed is attempted once, successful or not', () => {
    const position = inContact(hero(['swipe', 'boar-headbutt']), enemy)
    const failed = playConcentration(position, { answers: ['swipe', '1'], dice: [1] })
    expect(barReason(failed, 'swipe')).toBe('barred.deed-done SW-DEED-05')
    expect(failed.check(0, 'swipe')).toMatchObject({ rules: ['SW-DEED-05'] })
    const succeeded = playConcentration(position, { answers: ['swipe', '1'], dice: [5, 1, 1] })
    expect(optionKeys(succeeded)).toEqual(['done', 'boar-headbutt'])
  })

  test('SW-DEED-06 SW-ACT-04 deeds, spells and artefacts alternate freely', () => {
    const caster = hero(['swipe', 'lava-torrent', 'boar-headbutt'], { pow: 1 }, { artefacts: ['skull-staff'] })
    const far = figure('near-heart', 1, 30, 30)
    const position = inContact(caster, enemy, { more: { gems: [1, 0], figures: [far] } })
    const match = playConcentration(position, {
      answers: ['swipe', '1', 'lava-torrent', 'skull-staff', 'boar-headbutt', '1'],
      dice: [1, 1, 1, 1],
    })
    const done = match.events.filter(({ type }) => ['deed', 'designates', 'activates'].includes(type))
    expect(done.map(({ type }) => type)).toEqual(['deed', 'designates', 'activates', 'deed'])
  })

  test.each(['stand', 'run', 'speed-up', 'charge', 'engage'] as const)(
    'SW-DEED-07 a deed is possible after %s',
    (move) => {
      const match = playConcentration(inContact(hero(['swipe']), enemy), {}, { move })
      expect(optionKeys(match)).toEqual(['done', 'swipe'])
    },
  )

  test.each([
    ['swipe', 5, [4, 5], 1],
    ['lethal-stings', 4, [3, 4], 1],
    ['deadly-tail', 6, [5, 'S'], 1],
  ] as const)('SW-DEED-08 the difficulty of %s is %i', (deed, difficulty, dice, successes) => {
    const position = inContact(hero([deed], { fur: 2 }), enemy)
    const damage = deed === 'swipe' ? [1, 1] : deed === 'lethal-stings' ? [1] : []
    const match = playConcentration(position, { answers: [deed, '2'], dice: [...dice, ...damage] })
    const roll = match.events.find(({ type }) => type === 'deed-rolled')
    expect(roll?.numbers?.[0]?.total).toBe(difficulty)
    expect(eventArgs(match, 'deed-rolled')).toEqual([{ owner: 'Ana', deed: expect.any(String), successes }])
  })

  test('SW-DEED-08 SW-DEED-16 the Tooth of Kurgan lowers the difficulty of one deed', () => {
    const bearer = hero(['deadly-tail'], { fur: 1 }, { artefacts: ['tooth-of-kurgan'] })
    const match = playConcentration(inContact(bearer, enemy), {
      answers: ['deadly-tail', 'tooth-of-kurgan'],
      dice: [5],
    })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SW-DEED-16 the Fang of Fury gives one more die', () => {
    const bearer = hero(['swipe'], { fur: 1 }, { artefacts: ['fang-of-fury'] })
    expect(optionKeys(playConcentration(inContact(bearer, enemy), { answers: ['swipe'] }))).toEqual(['1', '2'])
  })

  test('SW-DEED-09 SW-RGEN-04 each die at the difficulty or above is a success, and their number chooses the row', () => {
    const position = inContact(hero(['vicious-slash'], { fur: 3 }), enemy)
    const oneDeed = playConcentration(position, { answers: ['vicious-slash', '3'], dice: [4, 4, 5, 1, 1] })
    expect(rolledDice(oneDeed)).toEqual(['roll.deed 3', 'roll.damage 2'])
    const two = playConcentration(position, { answers: ['vicious-slash', '3'], dice: [4, 5, 'S', 1, 1, 1] })
    expect(rolledDice(two)).toEqual(['roll.deed 3', 'roll.damage 3'])
    const three = playConcentration(position, { answers: ['vicious-slash', '3'], dice: [5, 5, 5, 1, 1, 1] })
    expect(rolledDice(three)).toEqual(['roll.deed 3', 'roll.damage 3'])
    const none = playConcentration(position, { answers: ['vicious-slash', '3'], dice: [4, 4, 4] })
    expect(eventArgs(none, 'deed-fails')).toEqual([{ owner: 'Ana', deed: 'Vicious Slash', target: 'Bor' }])
  })

  test('SW-DEED-10 EX-SW-19 Shaogi splits four dice over three deeds, over two, or uses all on one', () => {
    const position = inContact(['shaogi', { name: 'Ana' }], enemy)
    const deeds = ['regeneration-offering', 'boar-headbutt', 'obsession']
    expect(optionKeys(playConcentration(position))).toEqual(['done', ...deeds])
    const three = playConcentration(position, {
      answers: ['regeneration-offering', '1', 'boar-headbutt', '1', 'obsession', '2'],
      dice: [1, 1, 1, 1],
    })
    expect(rolledDice(three)).toEqual(['roll.deed 1', 'roll.deed 1', 'roll.deed 2'])
    const two = playConcentration(position, { answers: ['obsession', '3', 'boar-headbutt'], dice: [1, 1, 1, 1] })
    expect(rolledDice(two)).toEqual(['roll.deed 3', 'roll.deed 1'])
    const oneDeed = playConcentration(position, { answers: ['obsession', '4'], dice: [1, 1, 1, 1] })
    expect(rolledDice(oneDeed)).toEqual(['roll.deed 4'])
    expect(oneDeed.outcome).toBeDefined()
  })

  test('SW-DEED-11 every deed has its own target, and the fight another one', () => {
    const foes = [plain('Cel'), plain('Dan')]
    const position = inContact(hero(['swipe', 'boar-headbutt'], { fur: 2 }), enemy, { foes })
    const match = scene(position, {
      answers: ['swipe', '1', '1', 'boar-headbutt', '2', '3'],
      dice: [1, 1, 3, 3, 3, 3, 1, 1],
    })
    expect(eventArgs(match, 'deed').map(({ target }) => target)).toEqual(['Bor', 'Cel'])
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Dan' }])
  })

  test('SW-DEED-12 a deed has its own conditions', () => {
    const position = inContact(hero(['pounce', 'hook', 'swipe']), enemy)
    const match = playConcentration(position)
    expect(optionKeys(match)).toEqual(['done', 'swipe'])
    expect(barReason(match, 'pounce')).toBe('barred.target SW-RACE-105')
    expect(barReason(match, 'hook')).toBe('barred.target SW-RACE-35')
    expect(optionKeys(playConcentration(position, {}, { joined: [1] }))).toEqual(['done', 'pounce', 'swipe'])
  })

  test('SW-DEED-13 SW-ATTACK-02 damage by a deed is rolled against mundane CON', () => {
    const position = inContact(hero(['swipe'], { fur: 1 }), enemy)
    const match = playConcentration(position, { answers: ['swipe'], dice: [5, 4, 3] })
    expect(match.events.find(({ type }) => type === 'damage')?.numbers?.[1]?.total).toBe(4)
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SW-DEED-14 SW-ANNIH-01 SW-ANNIH-10 a deed that kills in contact gives an annihilation move, and new contacts may be targets of further deeds', () => {
    const prey = plain('Bor', {}, { wounds: 1 })
    const next = figure('near-heart', 1, 20, 22.2, { name: 'Cel' })
    const position = inContact(hero(['swipe', 'boar-headbutt'], { fur: 2 }), prey, { more: { figures: [next] } })
    const killed = playConcentration(position, { answers: ['swipe', '1'], dice: [5, 4, 1] })
    expect(promptId(killed)).toBe('ask.annihilation')
    const moved = playConcentration(position, { answers: ['swipe', '1', path([20, 21])], dice: [5, 4, 1] })
    expect(optionKeys(moved)).toEqual(['done', 'boar-headbutt'])
    expect(eventArgs(moved, 'annihilation-contact')).toEqual([{ killer: 'Ana', enemy: 'Cel' }])
  })

  test('SW-DEED-14 a deed that kills from afar gives no move', () => {
    const prey = figure('battler', 1, 20, 24, { name: 'Bor', wounds: 1 })
    const far = figure('near-heart', 1, 30, 30)
    const position = inContact(hero(['golothars-blaze'], { fur: 1 }), plain('Xan'), { more: { figures: [far] } })
    const { figures } = position as { figures: object[] }
    const apart = { ...(position as object), figures: [figures[0], prey, far] } as never
    const match = playConcentration(apart, { answers: ['golothars-blaze', '1'], dice: [5, 5] })
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Bor' }])
    expect(match.outcome).toBeDefined()
  })

  test('SW-DEED-15 SW-CRIT-13 only deeds with a damage roll cause criticals', () => {
    const rolling = inContact(hero(['vicious-slash'], { fur: 1 }), enemy)
    const brutal = playConcentration(rolling, { answers: ['vicious-slash'], dice: [5, 'S', 'S'] })
    expect(promptId(brutal)).toBe('ask.critical')
    const direct = inContact(hero(['stalking-mantis'], { fur: 3 }), enemy)
    const match = playConcentration(direct, { answers: ['stalking-mantis', '3'], dice: ['S', 'S', 'S'] })
    expect(eventArgs(match, 'brutal-blow')).toEqual([])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
    expect(combatantNamed(match, 'Bor').status).toBe('standing')
  })

  test('SW-DEED-16 the Concoction of the Changing Rage rerolls failed dice', () => {
    const bearer = hero(['vicious-slash'], { fur: 3 }, { consumables: ['concoction-of-the-changing-rage'] })
    const match = playConcentration(inContact(bearer, enemy), {
      answers: ['vicious-slash', '3', 'concoction-of-the-changing-rage:0'],
      dice: [5, 1, 1, 5, 1, 1, 1, 1],
    })
    expect(rolledDice(match).at(-1)).toBe('roll.damage 3')
  })
})

describe('ranged deeds', () => {
  const range = (distance: number, more: object = {}) =>
    ({
      figures: [
        figure('avernal-lance', 0, 10, 10, { name: 'Ana', profile: { fur: 1 } }),
        figure('battler', 1, 10, 11.2 + distance, { name: 'Bor' }),
      ],
      ...more,
    }) as never

  test('SW-RGEN-03 a ranged deed names its target first and measures only after a success', () => {
    const offeredAt = (distance: number) => optionKeys(playConcentration(range(distance)))
    expect(offeredAt(20)).toEqual(offeredAt(3))
    const failed = playConcentration(range(20), { answers: ['golothars-blaze'], dice: [1] })
    expect(eventArgs(failed, 'deed-out-of-range')).toEqual([])
    const far = playConcentration(range(4.1), { answers: ['golothars-blaze'], dice: [5] })
    expect(eventArgs(far, 'deed-out-of-range')).toEqual([{ owner: 'Ana', deed: "Golothar's Blaze", target: 'Bor' }])
    const near = playConcentration(range(4), { answers: ['golothars-blaze'], dice: [5, 1] })
    expect(rolledDice(near)).toEqual(['roll.deed 1', 'roll.damage 1'])
  })

  test('SW-RGEN-03 SW-SIGHT-19 with sight required an enemy in another combat cannot be targeted, one in contact with the owner can', () => {
    const fighting = range(5, {
      figures: [
        figure('avernal-lance', 0, 10, 10, { name: 'Ana' }),
        figure('battler', 1, 10, 16, { name: 'Bor' }),
        figure('scorcher', 0, 10, 17.4, { name: 'Cel' }),
      ],
    })
    expect(optionKeys(playConcentration(fighting))).not.toContain('golothars-blaze')
    expect(barReason(playConcentration(fighting), 'golothars-blaze')).toBe('barred.target SW-RACE-59')
    expect(optionKeys(playConcentration(range(0)))).toContain('golothars-blaze')
  })

  test('SW-RGEN-03 contact deeds need contact when the dice are committed', () => {
    const apart = {
      figures: [figure('tirabe', 0, 10, 10), figure('battler', 1, 10, 12)],
    }
    const match = playConcentration(apart)
    expect(match.outcome).toBeDefined()
    const touching = { figures: [figure('tirabe', 0, 10, 10), figure('battler', 1, 10, 11.4)] }
    expect(optionKeys(playConcentration(touching))).toEqual(['done', 'stings', 'sweeping-blow', 'hilt-blow'])
  })
})
