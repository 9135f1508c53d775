import { describe, expect, test } from 'vitest'
import { joinableBy } from '../../melee/rush.ts'
import { movementOf } from '../../movement/movement.ts'
import { combatant } from '../../state.ts'
import { playConcentration } from '../../testing/concentration.ts'
import { dexterities, type Fighter, inContact, plain } from '../../testing/duel.ts'
import { loadPosition } from '../../testing/rule.ts'
import { combatantNamed, eventArgs, figure, optionKeys, promptId, rolledDice, type Scene } from '../../testing/scene.ts'
import { activation, archer, shoot, shootingTarget } from '../../testing/shooting.ts'

const hero = (abilities: string[], profile = {}, more = {}) => plain('Ana', { fur: 4, abilities, ...profile }, more)
const BOR = plain('Bor')
const strength = (match: Scene) => rolledDice(match).find((roll) => roll.startsWith('roll.damage'))
const effect = (ability: string, amount = 1, more: object = {}) =>
  ({ effects: [{ ability, until: 'game', amount, ...more }] }) as never

describe('Packs of Urueh: deeds', () => {
  test('SW-RACE-58 SW-ROSTER-20 Energetic Suction turns each wound of a friend into a healed wound or a gem, at most two', () => {
    const figures = (distance: number) => [
      figure('satanor', 0, 10, 10, { name: 'Sat', wounds: 1, profile: { fur: 3 } }),
      figure('pack-of-imps', 0, 10, 11.2 + distance, { name: 'Imp' }),
      figure('pyronus', 0, 12, 10, { name: 'Pyr' }),
      figure('wild-sorrep', 0, 8, 10, { name: 'Sor' }),
      figure('battler', 1, 30, 30),
    ]
    const suck = (answers: string[], distance = 3) =>
      playConcentration(
        { figures: figures(distance), gems: [0, 0] },
        { answers: ['energetic-suction', '3', ...answers], dice: [5, 5, 5] },
      )
    const both = suck(['heal', 'gem'])
    expect({
      impWounds: combatantNamed(both, 'Imp').wounds,
      satWounds: combatantNamed(both, 'Sat').wounds,
      gems: both.state.sides[0].gems,
    }).toEqual({ impWounds: 1, satWounds: 2, gems: 1 })
    expect(eventArgs(suck([], 3.1), 'deed-out-of-range').length).toBe(1)
    const igniis = playConcentration(
      {
        figures: [
          figure('igniis', 0, 10, 10, { name: 'Ign', wounds: 1, profile: { fur: 1 } }),
          figure('pack-of-imps', 0, 10, 12, { name: 'Imp' }),
          figure('battler', 1, 30, 30),
        ],
      },
      { answers: ['energetic-suction'], dice: [5] },
    )
    expect(combatantNamed(igniis, 'Ign').wounds).toBe(2)
  })

  test('SW-RACE-58 the owner may choose the same benefit twice', () => {
    const suck = (answer: string) =>
      playConcentration(
        {
          figures: [
            figure('satanor', 0, 10, 10, { name: 'Sat', wounds: 1, profile: { fur: 2 } }),
            figure('pack-of-imps', 0, 10, 12, { name: 'Imp', wounds: 3 }),
            figure('battler', 1, 30, 30),
          ],
          gems: [0, 0],
        },
        { answers: ['energetic-suction', '2', answer, answer], dice: [5, 5] },
      )
    const outcome = (match: ReturnType<typeof suck>) => [combatantNamed(match, 'Sat').wounds, match.state.sides[0].gems]
    expect({ heal: outcome(suck('heal')), gem: outcome(suck('gem')) }).toEqual({ heal: [3, 0], gem: [1, 2] })
  })

  test('SW-RACE-59 Golothar’s Blaze deals STR by successes within 4 inches; the annihilation move needs contact', () => {
    const blaze = (distance: number, successes: number) => {
      const figures = [
        figure('avernal-lance', 0, 10, 10, { name: 'Lan' }),
        figure('battler', 1, 10, 11.2 + distance, { name: 'Bor' }),
      ]
      const deed = [...new Array(successes).fill(5), ...new Array(3 - successes).fill(1)]
      return strength(
        playConcentration(
          { figures },
          {
            answers: ['golothars-blaze', '3'],
            dice: [...deed, ...(distance <= 4 ? new Array(successes).fill(1) : [])],
          },
        ),
      )
    }
    expect(blaze(4, 1)).toBe('roll.damage 1')
    expect(blaze(4, 2)).toBe('roll.damage 2')
    expect(blaze(0, 3)).toBe('roll.damage 3')
    expect(blaze(4.1, 3)).toBeUndefined()
    const near = {
      figures: [
        figure('avernal-lance', 0, 10, 10, { profile: { fur: 1 } }),
        figure('battler', 1, 10, 11.2, { wounds: 1 }),
        figure('battler', 1, 30, 30),
      ],
    }
    expect(promptId(playConcentration(near, { answers: ['golothars-blaze', '1'], dice: [5, 5] }))).toBe(
      'ask.annihilation',
    )
  })

  test('SW-RACE-60 Kazag’s Crack gives enemies on foot within 2 inches -2 MOV, or stuns them with two successes', () => {
    const figures = [
      figure('avernal-lance', 0, 10, 10, { name: 'Lan', profile: { fur: 2 } }),
      figure('battler', 1, 10, 13.2, { name: 'Near' }),
      figure('battler', 1, 10, 6.7, { name: 'Far' }),
      figure('yenay', 1, 13, 10, { name: 'Yen' }),
    ]
    const crack = (dice: number[]) => playConcentration({ figures }, { answers: ['kazags-crack', '2'], dice })
    const oneSuccess = crack([5, 1])
    expect(['Near', 'Far', 'Yen'].map((name) => combatantNamed(oneSuccess, name).effects.length)).toEqual([1, 0, 0])
    const two = crack([5, 5])
    expect(['Near', 'Far', 'Yen'].map((name) => combatantNamed(two, name).states.length)).toEqual([1, 0, 0])
    expect(combatantNamed(two, 'Near').effects).toEqual([])
    const play = loadPosition({ figures: [figure('battler', 0, 10, 10, effect('kazags-crack'))] })
    expect(movementOf(play, combatant(play, 0), 'run').total).toBe(3)
  })

  test('SW-RACE-63 Challenger’s Craving lets the target join Pyronus only; two successes give Pyronus a die against it', () => {
    const position = (target: string) => ({
      figures: [
        figure('pyronus', 0, 10, 10, { name: 'Pyr', profile: { fur: 2 } }),
        figure(target, 1, 10, 16, { name: 'Tar' }),
        figure('pack-of-imps', 0, 14, 16, { name: 'Imp' }),
      ],
    })
    const crave = playConcentration(position('henchman'), { answers: ['challengers-craving', '2'], dice: [5, 5] })
    expect(combatantNamed(crave, 'Tar').effects).toMatchObject([
      { object: 'under-challengers-craving', until: 'next-activation', source: { bearer: 0 }, amount: 2 },
    ])
    expect(optionKeys(playConcentration(position('battler')))).not.toContain('challengers-craving')
    for (const worthy of ['sull', 'satanor', 'leviathan', 'devastator']) {
      expect(optionKeys(playConcentration(position(worthy)))).toContain('challengers-craving')
    }
    const bound = {
      figures: [
        figure('henchman', 0, 10, 16, {
          name: 'Hen',
          effects: [{ ability: 'challengers-craving', until: 'next-activation', source: 'Pyr', amount: 2 }],
        }),
        figure('pyronus', 1, 10, 10, { name: 'Pyr' }),
        figure('pack-of-imps', 1, 14, 16, { name: 'Imp' }),
      ],
    }
    const join = activation(bound, { answers: ['join'] })
    // Pyronus is the only enemy it can name, so its way is asked for at once.
    expect(join.pending[0]).toMatchObject({ kind: 'place' })
    const driveAt = (y: number) =>
      activation({
        figures: [
          figure('barbarian', 0, 10, 10, {
            name: 'Bar',
            effects: [{ ability: 'challengers-craving', until: 'next-activation', source: 'Pyr' }],
          }),
          figure('pyronus', 1, 10, y, { name: 'Pyr' }),
          figure('pack-of-imps', 1, 12.5, 12, { name: 'Imp' }),
        ],
      })
    // Impetuous combatants pass a nearer Imp to reach Pyronus, and move freely if Pyronus is out of reach.
    expect(eventArgs(driveAt(16), 'impetuous')).toEqual([{ bearer: 'Bar', target: 'Pyr' }])
    expect(promptId(driveAt(35))).toBe('ask.action')
    const dice = dexterities(
      ['pyronus', { name: 'Pyr', profile: { weapons: [] } }],
      [
        'henchman',
        { effects: [{ ability: 'challengers-craving', until: 'next-activation', source: 'Pyr', amount: 2 }] },
      ],
    )
    expect(dice[0]).toBe(4)
  })

  test('SW-RACE-63 a fallen challenger binds nobody, and one success gives no die', () => {
    const craving = (amount: number) => ({
      effects: [{ ability: 'challengers-craving', until: 'next-activation', source: 'Pyr', amount }],
    })
    const joinable = (status: string) => {
      const play = loadPosition({
        figures: [
          figure('henchman', 0, 10, 16, craving(1)),
          figure('pyronus', 1, 10, 10, { name: 'Pyr', status }),
          figure('pack-of-imps', 1, 14, 16),
        ],
      })
      return joinableBy(play, combatant(play, 0)).map(({ id }) => id)
    }
    expect({ standing: joinable('standing'), dead: joinable('dead') }).toEqual({ standing: [1], dead: [2] })
    const dice = (amount: number) => dexterities(plain('Hen', {}, craving(amount)), plain('Pyr'))
    expect({ 1: dice(1), 2: dice(2) }).toEqual({ 1: [2, 2], 2: [2, 3] })
  })

  test('SW-RACE-67 Flaming Shot gives +1 STR to the shots of this activation, and with two successes lowers CON', () => {
    const shootFlaming = (dice: number[]) => {
      const igniis = archer('Ana', { pre: 1, str: 2, fur: 2, abilities: ['flaming-shot'] })
      return shoot(igniis, shootingTarget('Bor', { conMundane: 4 }), {
        first: ['stand', 'flaming-shot', '2'],
        dice: [...dice, 5, 3, 1, 1],
      })
    }
    expect({
      strength: strength(shootFlaming([5, 1])),
      woundedCount: eventArgs(shootFlaming([5, 1]), 'wounded').length,
    }).toEqual({ strength: 'roll.damage 3', woundedCount: 0 })
    expect(eventArgs(shootFlaming([5, 5]), 'wounded').length).toBe(1)
  })

  test('SW-RACE-68 Burning Slash: STR 2, and with two successes a wound goes on burning', () => {
    const slash = (dice: number[]) =>
      combatantNamed(
        playConcentration(inContact(hero(['burning-slash'], { fur: 2 }), BOR), {
          answers: ['burning-slash', '2'],
          dice,
        }),
        'Bor',
      ).effects.map(({ object }) => object)
    expect(slash([5, 1, 4, 1])).toEqual([])
    expect(slash([5, 5, 4, 1])).toEqual(['lingering-wound'])
    expect(slash([5, 5, 1, 1])).toEqual([])
  })

  test('SW-RACE-69 Lava Dart: STR 2 or 3 within 6 inches, never at one in combat', () => {
    const dart = (distance: number, dice: number[]) =>
      playConcentration(
        { figures: [figure('igniis', 0, 10, 10, { profile: { fur: 2 } }), figure('battler', 1, 10, 11.2 + distance)] },
        { answers: ['lava-dart', '2'], dice },
      )
    expect(strength(dart(6, [5, 1, 1, 1]))).toBe('roll.damage 2')
    expect(strength(dart(6, [5, 5, 1, 1, 1]))).toBe('roll.damage 3')
    expect(eventArgs(dart(6.1, [5, 5]), 'deed-out-of-range').length).toBe(1)
    expect(optionKeys(playConcentration(inContact('igniis', BOR)))).not.toContain('lava-dart')
  })

  test('SW-RACE-88 Crush: a lower enemy in contact suffers STR 3, and is stunned with two successes', () => {
    const crush = (target: Fighter, dice: number[]) =>
      playConcentration(inContact(['miz-rider', { name: 'Ana' }], target), { answers: ['crush', '2'], dice })
    expect(strength(crush(BOR, [5, 1, 1, 1, 1]))).toBe('roll.damage 3')
    expect(combatantNamed(crush(BOR, [5, 1, 1, 1, 1]), 'Bor').states).toEqual([])
    expect(combatantNamed(crush(BOR, [5, 5, 1, 1, 1]), 'Bor').states).toMatchObject([{ kind: 'stunned' }])
    expect(playConcentration(inContact('miz-rider', plain('Bor', { height: 3 }))).outcome).toBeDefined()
  })
})
