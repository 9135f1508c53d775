import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { playConcentration, spellPosition } from '../../testing/concentration.ts'
import { dexterities, duel, type Fighter, inContact, plain } from '../../testing/duel.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  scene,
} from '../../testing/scene.ts'

const hero = (abilities: string[], profile = {}, more = {}) => plain('Ana', { fur: 4, abilities, ...profile }, more)
const BOR = plain('Bor')
/** How many dice the first damage roll had. */
const strength = (match: ReturnType<typeof scene>) => rolledDice(match).find((roll) => roll.startsWith('roll.damage'))

describe('Scions of Kurgan: deeds', () => {
  test('SW-RACE-02 Stings roll one damage die for each success, and each sphere heals', () => {
    const ana = hero(['stings'], { wounds: 6 }, { wounds: 3 })
    const match = playConcentration(inContact(ana, BOR), { answers: ['stings', '3'], dice: [5, 5, 4, 'S', 4] })
    expect(strength(match)).toBe('roll.damage 2')
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
    expect(combatantNamed(match, 'Ana').wounds).toBe(4)
    expect(
      eventArgs(playConcentration(inContact(ana, BOR), { answers: ['stings', '1'], dice: [4] }), 'deed-fails').length,
    ).toBe(1)
  })

  test('SW-RACE-02 Stings heal even if the target dies, but never above the profile', () => {
    const match = playConcentration(
      inContact(hero(['stings'], { wounds: 6 }, { wounds: 5 }), plain('Bor', {}, { wounds: 1 })),
      {
        answers: ['stings', '3'],
        dice: [5, 5, 5, 'S', 'S', 'S'],
      },
    )
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Bor' }])
    expect(combatantNamed(match, 'Ana').wounds).toBe(6)
  })

  test('SW-RACE-04 Kurgan’s Embrace stuns with one success, and paralyses with two', () => {
    const embrace = (dice: number[]) =>
      combatantNamed(
        playConcentration(inContact(hero(['kurgans-embrace'], { fur: 2 }), BOR), {
          answers: ['kurgans-embrace', '2'],
          dice,
        }),
        'Bor',
      ).states
    expect(embrace([5, 4])).toMatchObject([{ kind: 'stunned' }])
    expect(embrace([5, 5])).toMatchObject([{ kind: 'paralysed' }])
  })

  test('SW-RACE-05 Huge Arm extends Stings and the Embrace to 2 inches in sight, into combat too, measured after a success', () => {
    const nek = (distance: number, others: Json[] = []) =>
      ({
        figures: [
          figure('nekorg', 0, 10, 10, { name: 'Nek', profile: { fur: 1 } }),
          figure('battler', 1, 10, 11.2 + distance, { name: 'Bor', wounds: 1 }),
          figure('battler', 1, 30, 30, { name: 'Cel' }),
          ...others,
        ],
      }) as never
    expect(optionKeys(playConcentration(nek(20)))).toEqual(['done', 'stings', 'kurgans-embrace'])
    const far = playConcentration(nek(2.1), { answers: ['stings', '1'], dice: [5] })
    expect(eventArgs(far, 'deed-out-of-range').length).toBe(1)
    const near = playConcentration(nek(2), { answers: ['stings', '1'], dice: [5, 5] })
    expect(eventArgs(near, 'slain')).toEqual([{ victim: 'Bor' }])
    // A kill out of contact gives no annihilation move.
    expect(near.outcome).toBeDefined()
    const fighting = playConcentration(nek(2, [figure('battler', 0, 10, 14.4, { name: 'Fay' })]), {
      answers: ['kurgans-embrace'],
    })
    expect(optionKeys(fighting)).toEqual(['1', '2'])
    const brutal = playConcentration(
      {
        figures: [
          figure('nekorg', 0, 10, 10, { name: 'Nek', profile: { fur: 2 } }),
          figure('battler', 1, 10, 13, { name: 'Bor' }),
        ],
      },
      { answers: ['stings', '2'], dice: [5, 5, 'S', 'S'] },
    )
    expect(eventArgs(brutal, 'wounded')).toEqual([{ victim: 'Bor', wounds: 3, left: 3 }])
  })

  test('SW-RACE-05 Huge Arm needs sight of the enemy', () => {
    const wall = { type: 'rubble', x: 10, y: 11.6, diameter: 1, height: 5, density: 'impassable' }
    const figures = [figure('nekorg', 0, 10, 10, { profile: { fur: 1 } }), figure('battler', 1, 10, 13.2)]
    expect(playConcentration({ figures }).pending.length).toBe(1)
    expect(playConcentration({ figures, scenery: [wall] }).pending).toEqual([])
  })

  test('SW-RACE-07 Sweeping Blow strikes every enemy in contact, with separate rolls in the owner’s order and one annihilation move', () => {
    const foes = [plain('Cel', {}, { wounds: 1 }), plain('Dan', {}, { wounds: 1 })]
    const position = inContact(hero(['sweeping-blow'], { fur: 3 }), plain('Bor', {}, { wounds: 1 }), { foes })
    const asking = playConcentration(position, { answers: ['sweeping-blow', '3'], dice: [5, 5, 4] })
    expect([promptId(asking), ...optionKeys(asking)]).toEqual(['ask.strike-next', '1', '2', '3'])
    const match = playConcentration(position, {
      answers: ['sweeping-blow', '3', '3', '1'],
      dice: [5, 5, 4, 4, 1, 4, 1, 4, 1],
    })
    expect(rolledDice(match).slice(1)).toEqual(['roll.damage 2', 'roll.damage 2', 'roll.damage 2'])
    expect(eventArgs(match, 'slain').map(({ victim }) => victim)).toEqual(['Dan', 'Bor', 'Cel'])
    const rows = [1, 2, 3].map((successes) => {
      const dice = [
        ...new Array(successes).fill(5),
        ...new Array(3 - successes).fill(1),
        ...new Array(successes).fill(1),
      ]
      const alone = inContact(hero(['sweeping-blow'], { fur: 3 }), BOR)
      return strength(playConcentration(alone, { answers: ['sweeping-blow', '3'], dice }))
    })
    expect(rows).toEqual(['roll.damage 1', 'roll.damage 2', 'roll.damage 3'])
  })

  test('SW-RACE-07 the annihilation move comes once, after the last roll', () => {
    const far = figure('battler', 1, 35, 35, { name: 'Eve' })
    const foes = [plain('Cel', {}, { wounds: 1 })]
    const position = inContact(hero(['sweeping-blow'], { fur: 1 }), plain('Bor', {}, { wounds: 1 }), {
      foes,
      more: { figures: [far] },
    })
    const match = playConcentration(position, { answers: ['sweeping-blow', '1'], dice: [5, 4, 4] })
    expect(promptId(match)).toBe('ask.annihilation')
    expect(match.answer(0, 'stay').ok).toBe(true)
    expect(match.outcome).toBeDefined()
  })

  test('SW-RACE-09 Hilt Blow does nothing with one success; two deal a direct wound and -1 DEX against the owner in this combat', () => {
    const position = inContact(hero(['hilt-blow'], { fur: 2, dex: 2 }), plain('Bor', { dex: 3 }))
    const oneSuccess = playConcentration(position, { answers: ['hilt-blow', '2'], dice: [5, 4] })
    expect(combatantNamed(oneSuccess, 'Bor').wounds).toBe(6)
    const two = scene(position, { answers: ['hilt-blow', '2'], dice: [5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 1] })
    expect(eventArgs(two, 'wounded')[0]).toEqual({ victim: 'Bor', wounds: 1, left: 5 })
    // Two dice against the target now; three again, less fatigue, when Bor is active.
    expect(rolledDice(two).slice(1, 3)).toEqual(['roll.dexterity 2 2', 'roll.dexterity 2 1'])
  })

  test('SW-RACE-13 Sensory Howl concusses combatants with POW, after a failed morale roll with one success and outright with two', () => {
    const howl = (dice: number[], target = 'laroc') =>
      playConcentration(
        spellPosition(['sull', { name: 'Sull', profile: { fur: 2 } }], [target, { name: 'Lar' }], 8, { gems: [0, 0] }),
        {
          answers: ['sensory-howl', '2'],
          dice,
        },
      )
    expect(combatantNamed(howl([5, 1, 1]), 'Lar').states).toMatchObject([{ kind: 'concussed' }])
    expect(combatantNamed(howl([5, 1, 5]), 'Lar').states).toEqual([])
    expect(combatantNamed(howl([5, 5]), 'Lar').states).toMatchObject([{ kind: 'concussed' }])
    const far = playConcentration(spellPosition(['sull', { name: 'Sull' }], ['laroc'], 8.1, { gems: [0, 0] }), {
      answers: ['sensory-howl', '1'],
      dice: [5],
    })
    expect(eventArgs(far, 'deed-out-of-range').length).toBe(1)
    expect(
      playConcentration(spellPosition(['sull', { name: 'Sull' }], ['near-heart'], 5, { gems: [0, 0] })).outcome,
    ).toBeDefined()
    expect(optionKeys(playConcentration(inContact('sull', 'laroc')))).toContain('sensory-howl')
  })

  test('SW-RACE-15 Deadly Double Tail deals a direct wound for each sphere, at most two, on one enemy or on two', () => {
    const position = inContact(hero(['deadly-double-tail'], { fur: 3 }), BOR, { foes: [plain('Cel')] })
    const lash = (answers: string[]) =>
      playConcentration(position, { answers: ['deadly-double-tail', '1', '3', ...answers], dice: ['S', 'S', 'S'] })
    expect(optionKeys(lash([]))).toEqual(['1', '2'])
    expect(eventArgs(lash(['1']), 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
    expect(eventArgs(lash(['2']), 'wounded').map(({ victim }) => victim)).toEqual(['Bor', 'Cel'])
    const onlyEnemy = playConcentration(position, { answers: ['deadly-double-tail', '1', '3'], dice: [5, 5, 'S'] })
    expect(eventArgs(onlyEnemy, 'wounded').length).toBe(1)
  })

  test('SW-RACE-15 both wounds hit the only enemy in contact', () => {
    const match = playConcentration(inContact(hero(['deadly-double-tail'], { fur: 2 }), BOR), {
      answers: ['deadly-double-tail', '2'],
      dice: ['S', 'S'],
    })
    expect(eventArgs(match, 'wounded').map(({ victim, left }) => [victim, left])).toEqual([['Bor', 4]])
  })

  test('SW-RACE-15 SW-RACE-57 two wounds on one hero are one effect, of which at most one wound can be passed on', () => {
    const lord: Fighter = ['igniis', { name: 'Ign' }]
    const imp = figure('pack-of-imps', 1, 22.4, 21.5, { name: 'Imp' })
    const match = playConcentration(
      inContact(hero(['deadly-double-tail'], { fur: 2 }), lord, { more: { figures: [imp] } }),
      { answers: ['deadly-double-tail', '2', '2'], dice: ['S', 'S'] },
    )
    expect(eventArgs(match, 'wounded').map(({ victim, wounds }) => [victim, wounds])).toEqual([
      ['Imp', 1],
      ['Ign', 1],
    ])
  })

  test('SW-RACE-16 Vicious Slash deals STR 2, or STR 3 with two successes', () => {
    const slash = (dice: number[]) =>
      playConcentration(inContact(hero(['vicious-slash'], { fur: 2 }), BOR), { answers: ['vicious-slash', '2'], dice })
    expect(strength(slash([5, 4, 1, 1]))).toBe('roll.damage 2')
    expect(strength(slash([5, 5, 1, 1, 1]))).toBe('roll.damage 3')
  })

  test('SW-RACE-17 Sting of Robustness gives the owner or a Soimi in contact +1 CON until the next round, and heals with two successes', () => {
    const position = {
      figures: [
        figure('transmitter', 0, 10, 10, { name: 'Tra' }),
        figure('battler', 0, 10, 11.2, { name: 'Bat', wounds: 3 }),
        figure('ripper', 0, 11.2, 10, { name: 'Rip' }),
        figure('battler', 0, 20, 20, { name: 'Far' }),
        figure('near-heart', 1, 30, 30, { name: 'Ned' }),
      ],
    }
    expect(optionKeys(playConcentration(position, { answers: ['sting-of-robustness'] }))).toEqual(['0', '1'])
    const sting = (dice: number[]) => playConcentration(position, { answers: ['sting-of-robustness', '1', '2'], dice })
    expect(combatantNamed(sting([5, 1]), 'Bat').wounds).toBe(3)
    expect(combatantNamed(sting([5, 5]), 'Bat').wounds).toBe(4)
    expect(combatantNamed(sting([5, 1]), 'Bat').effects).toMatchObject([
      {
        object: 'under-sting-of-robustness',
        until: 'my-next-round',
        source: { bearer: 0, object: 'sting-of-robustness' },
      },
    ])
    const lasting = { ability: 'sting-of-robustness', until: 'my-next-round' }
    const struck = duel(plain('Ana'), plain('Bor', { conMundane: 4 }, { effects: [lasting] }), {
      dice: [5, 5, 1, 1, 4, 5],
    })
    expect(eventArgs(struck, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SW-RACE-20 Deadly Tail deals one direct wound, however many spheres', () => {
    const match = playConcentration(inContact(hero(['deadly-tail'], { fur: 3 }), BOR), {
      answers: ['deadly-tail', '3'],
      dice: ['S', 'S', 5],
    })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SW-RACE-22 Gashing gives +1 or +2 STR on the damage roll against that enemy in this combat', () => {
    const position = inContact(hero(['gashing'], { fur: 2, str: 2 }), BOR, { foes: [plain('Cel')] })
    const fight = (dice: number[], enemy: string) =>
      scene(position, {
        answers: ['gashing', '1', '2', enemy],
        dice: [
          ...dice,
          5,
          5,
          1,
          1,
          1,
          ...new Array(enemy === '2' ? 2 : dice.filter((die) => die > 4).length + 2).fill(1),
        ],
      })
    expect(strength(fight([5, 4], '1'))).toBe('roll.damage 3')
    expect(strength(fight([5, 5], '1'))).toBe('roll.damage 4')
    expect(strength(fight([5, 5], '2'))).toBe('roll.damage 2')
  })

  test('SW-RACE-24 Lethal Stings work as Stings on 4+, and Tough counts', () => {
    const ana = hero(['lethal-stings', 'tough'], { fur: 2, wounds: 8 }, { wounds: 5 })
    const match = playConcentration(inContact(ana, plain('Bor', { conMundane: 5 })), {
      answers: ['lethal-stings', '2'],
      dice: [4, 4, 'S', 4],
    })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
    expect(combatantNamed(match, 'Ana').wounds).toBe(6)
  })

  test('SW-RACE-25 Seizing Tail pulls a smaller enemy within 3 inches into contact or lowers its DEX in contact; two successes stun', () => {
    const lev = (distance: number, dice: number[], more = {}) =>
      playConcentration(
        {
          figures: [
            figure('leviathan', 0, 10, 10, { name: 'Lev', profile: { fur: 2 } }),
            figure('battler', 1, 10, 11.6 + distance, { name: 'Bor', ...more }),
          ],
        },
        { answers: ['seizing-tail', '2'], dice },
      )
    const pulled = lev(3, [5, 4])
    expect(placeOf(pulled, 'Bor')).toEqual([10, 11.6])
    expect(combatantNamed(pulled, 'Bor').states).toEqual([])
    expect(placeOf(lev(3.1, [5, 4]), 'Bor')).toEqual([10, 14.7])
    expect(combatantNamed(lev(2, [5, 5]), 'Bor').states).toMatchObject([{ kind: 'stunned' }])
    const held = lev(0, [5, 4])
    expect(held.state.combatants[0]?.effects).toMatchObject([{ object: 'under-seizing-tail', against: 1 }])
    expect(
      dexterities(
        ['leviathan', { effects: [{ ability: 'seizing-tail', until: 'activation', against: 'Bor' }] }],
        plain('Bor', { dex: 3 }),
      )[1],
    ).toBe(2)
    const high = { figures: [figure('leviathan', 0, 10, 10), figure('hinos', 1, 10, 14)] }
    expect(playConcentration(high).outcome).toBeDefined()
  })

  test('SW-RACE-26 Lethal Tail deals one direct wound, or two with two successes', () => {
    const tail = (dice: number[]) =>
      playConcentration(inContact(hero(['lethal-tail'], { fur: 3 }), BOR), { answers: ['lethal-tail', '3'], dice })
    expect(eventArgs(tail([5, 4, 4]), 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
    expect(eventArgs(tail([5, 5, 5]), 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
  })

  test('SW-RACE-09 SW-RACE-02 SW-ANNIH-10 EX-SW-231 Tir’Abe kills by Stings, moves, kills by Hilt Blow, moves, and fights', () => {
    const figures = [
      figure('tirabe', 0, 10, 10, { name: 'Tir' }),
      figure('igneous-guard', 1, 10, 11.4, { name: 'Guard', wounds: 1 }),
      figure('pack-of-blowpipers', 1, 10, 13.4, { name: 'Blow', wounds: 1 }),
      figure('pack-of-imps', 1, 10, 15.4, { name: 'Imp', wounds: 1 }),
      figure('igniis', 1, 10, 17.4, { name: 'Ign' }),
    ]
    const match = scene(
      { figures },
      {
        answers: ['stings', '1', path([10, 12]), 'hilt-blow', '2', path([10, 14]), 'done', path([10, 16])],
        dice: [5, 5, 5, 5, 5, 5, 4, 4, 1, 1, 5, 5, 5, 5],
      },
    )
    expect(eventArgs(match, 'slain').map(({ victim }) => victim)).toEqual(['Guard', 'Blow', 'Imp'])
    expect(placeOf(match, 'Tir')).toEqual([10, 16])
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Tir', defender: 'Imp' }])
  })
})
