import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf, ownCard } from '../../armies/army.fixture.ts'
import { listedIn } from '../../armies/army-builder.ts'
import { characteristic } from '../../characteristics.ts'
import { combatDice } from '../../combat/fight.ts'
import { dice, duel, duelAgainstTwo } from '../../testing/duel.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, promptId, rolledDice } from '../../testing/scene.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

const damageTotals = (match: ReturnType<typeof duel>) => eventArgs(match, 'damage.read').map(({ total }) => total)
const places = (match: ReturnType<typeof duel>) => eventArgs(match, 'damage.read').map(({ location }) => location)

describe('CF-REV-LION-11 the Sermon of Shaon', () => {
  const sermon = { extras: ['the-sermon-of-shaon'] }
  const strikeBlow = (faces: number[], answers: string[] = []) =>
    duel({ more: sermon }, {}, [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none', ...answers], [5, 2, ...faces])

  test('CF-REV-LION-11: the natural die of the attack, with its rerolls, is added to the damage', () => {
    // STR 3 and a 4 on top of the higher die 2, against RES 5.
    expect(damageTotals(strikeBlow([4, 2, 1]))).toEqual([4])
    // Brutal: the 5 is rolled again and adds its 3.
    expect(damageTotals(strikeBlow([5, 3, 2, 1], ['again']))).toEqual([8])
  })

  test('CF-REV-LION-11: ATT and DEF are one higher as printed, which helps a master strike; counter-attack by 2', () => {
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, {}, sermon), figure('Bob', 1, 60, 30)] })
    const values = (['att', 'def', 'str'] as const).map(
      (which) => characteristic(play, fighterNamed(play, 'Ann'), which).total,
    )
    expect(values).toEqual([4, 4, 3])
    const master = duel(
      { card: { abilities: ['master-strike/0'] }, more: sermon },
      {},
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'master-strike', 'none'],
      [5, 2, 4, 2, 1],
    )
    // The higher die 2, STR 3, ATT 4 of the strike and the 4 of the attack, against RES 5.
    expect(damageTotals(master)).toEqual([8])
    const counterMatch = duel(
      { more: sermon },
      {},
      [dice({ 0: [0, 2] }), dice({ 1: [2, 0] }), 'counter:1'],
      [2, 5, 3, 3, 1, 2],
    )
    // Attack 6; DEF 4 and a 3 beat it by only one.
    expect(eventArgs(counterMatch, 'parried')).toEqual([])
  })

  test('CF-REV-LION-11: only Mirvilis may carry it', () => {
    const list = (profile: string) => armyOf([{ profile, artefacts: ['the-sermon-of-shaon'] }])
    expect(faultsOf(list('lions-mirvilis-baron-of-allmoon'))).toEqual([])
    expect(faultsOf(list('lions-agonn-the-ardent'))).toEqual(['artefact-bearer'])
  })
})

describe('CF-REV-LION-18 the Armour of Allmoon', () => {
  const armour = { extras: ['armour-of-allmoon'] }

  test('CF-REV-LION-18: gives RES 5, and takes a combat die from the bearer’s opponents for each enemy in its combat, not below 0', () => {
    const play = loadPosition({
      figures: [figure('Ann', 0, 20, 30, { res: 6 }, armour), figure('Bob', 1, 22.5, 30), figure('Bea', 1, 17.5, 30)],
    })
    const [ann, bob] = ['Ann', 'Bob'].map((name) => fighterNamed(play, name))
    expect(characteristic(play, ann!, 'res').total).toBe(5)
    expect(combatDice(play, bob!, [ann!]).total).toBe(1)
    expect(combatDice(play, ann!, [bob!]).total).toBe(2)
    const match = duelAgainstTwo({ more: armour }, ['1', dice({ 0: [3, 0] })], [2, 5])
    expect(eventArgs(match, 'dice.placed')).toMatchObject([{ fighter: 'Ann', attack: 3 }])
    expect(promptId(match)).toBe('ask.dice')
    expect(match.pending[0]).toMatchObject({ things: [{ amount: 1 }, { amount: 1 }] })
  })

  test('CF-REV-LION-18: dorsal blades keep their dice', () => {
    const bob = { more: { extras: ['the-cloak-of-crawling'] } }
    const match = duel({ more: armour }, bob, ['keep', dice({ 1: [0, 1] })], [5, 2])
    expect(eventArgs(match, 'dice.placed')).toMatchObject([{ fighter: 'Bob', attack: 4, defence: 1 }])
  })
})

describe('CF-REV-LION-21 Deliverance', () => {
  const strikeBlow = (bob: FigureDetails, faces: number[], placed: readonly [number, number] = [0, 2]) =>
    duel(
      { more: { extras: ['deliverance'] } },
      { card: bob },
      [dice({ 1: placed }), dice({ 0: [2, 0] }), ...(placed[1] > 0 ? ['none'] : [])],
      [5, 2, ...faces],
    )

  test('CF-REV-LION-21: hits the chest, except with a pair or against a Construct or the Righteous', () => {
    expect(places(strikeBlow({}, [4, 6, 1]))).toEqual(['location.chest'])
    expect(places(strikeBlow({ abilities: ['construct'] }, [4, 6, 1]))).toEqual(['location.legs'])
    expect(places(strikeBlow({ abilities: ['righteous'] }, [4, 6, 1]))).toEqual(['location.legs'])
    expect(places(strikeBlow({}, [4, 2, 2]))).toEqual(['location.arms'])
  })

  test('CF-REV-LION-21: a Wound costs the opponent an attack die, a miss none', () => {
    const attackersAfter = (faces: number[]) =>
      eventArgs(strikeBlow({}, faces, [2, 0]), 'attacks').map(({ attacker }) => attacker)
    // Ann wounds, Bob fails with the remaining die, Ann misses, and Bob has no second.
    expect(attackersAfter([4, 6, 1, 1, 1])).toEqual(['Ann', 'Bob', 'Ann'])
    expect(attackersAfter([1, 1, 1, 1])).toEqual(['Ann', 'Bob', 'Ann', 'Bob'])
  })

  test('CF-REV-LION-21, CF-ABIL-39: a fighter that fights on after Killed Outright has no Wound, and keeps its dice', () => {
    const match = strikeBlow({ abilities: ['fierce'] }, [4, 6, 6, 1, 1, 1], [2, 0])
    expect(eventArgs(match, 'attacks').map(({ attacker }) => attacker)).toEqual(['Ann', 'Bob', 'Ann', 'Bob'])
  })

  test('CF-REV-LION-21: only Alahel may carry it, outside the artefact slots', () => {
    const faultsOfArming = (profile: string, artefacts: string[]) => faultsOf(armyOf([{ profile, artefacts }]))
    const filled = ['potion-of-strength', 'potion-of-strength', 'potion-of-strength']
    expect(faultsOfArming('lions-alahel-the-messenger', [...filled, 'deliverance'])).toEqual(
      faultsOfArming('lions-alahel-the-messenger', filled),
    )
    expect(faultsOfArming('lions-arakan-the-duellist', ['deliverance'])).toEqual(['artefact-bearer'])
  })
})

describe('CF-REV-LION-02 the Shields of the Baronies', () => {
  /** Ann holds up a shield that works on 4 or more, and suffers these Damage rolls of STR 8. */
  const hit = (rolls: number, faces: number[], card: FigureDetails = {}, more: FigureDetails = {}) =>
    playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, { res: 9, ...card }, { extras: ['shield-of-the-baronies-4'], ...more }),
          figure('Bob', 1, 30, 30),
        ],
      },
      function* (play) {
        const [victim, by] = play.state.fighters
        for (let i = 0; i < rolls; i++) {
          yield* rollDamage(play, { victim: victim!, by: by!, kind: 'fire', strength: 8, rules: [] })
        }
      },
      { dice: faces },
    )

  test('CF-REV-LION-02: on its face the shield takes the roll with RES 7, and its bearer is not hurt', () => {
    // The higher die 6 and STR 8 against RES 7: 7 at the legs is a Light Wound, one of three points.
    const shielded = hit(1, [4, 6, 1])
    expect(damageTotals(shielded)).toEqual([7])
    expect(fighterNamed(shielded, 'Ann').wounds).toBe(0)
    expect(eventArgs(shielded, 'shield')).toEqual([{ fighter: 'Ann', left: 2 }])
    const failed = hit(1, [3, 6, 1])
    // Ann's own RES 9 counts.
    expect(damageTotals(failed)).toEqual([5])
    expect(eventArgs(failed, 'shield')).toEqual([])
  })

  test('CF-REV-LION-02: the bearer’s abilities do not help the shield', () => {
    expect(damageTotals(hit(1, [4, 6, 1], { abilities: ['hard-boiled'] }))).toEqual([7])
    const shieldPointsLeft = (match: ReturnType<typeof hit>) => eventArgs(match, 'shield').map(({ left }) => left)
    expect(shieldPointsLeft(hit(1, [4, 6, 1], { abilities: ['hard-boiled', 'ethereal'] }))).toEqual([2])
  })

  test('CF-REV-LION-02: it loses 1 for Light, 2 for Serious, 3 for Critical, 4 for Killed Outright; without points it is useless', () => {
    const broken = hit(2, [5, 6, 6, 6, 1])
    expect(eventArgs(broken, 'shield')).toEqual([{ fighter: 'Ann', left: 0 }])
    expect(rolledDice(broken)).toEqual(['roll.shield 1', 'roll.damage 2', 'roll.damage 2'])
  })

  test('CF-REV-LION-02: Characters of the Lions with printed RES 7 may buy one for one, two or three times their RES', () => {
    const faultsOfBaron = (shield: number, rest: object) => {
      const list = armyOf([{ profile: 'baron', artefacts: [`shield-of-the-baronies-${shield}`] }], {
        profiles: [ownCard('baron', { rank: 'elite', character: true, ap: 100, ...rest })],
        points: 1000,
      })
      return [faultsOf(list).filter((fault) => fault.startsWith('artefact')), listedIn(list)[0]!.ap]
    }
    expect([5, 4, 3].map((shield) => faultsOfBaron(shield, { res: 8 }))).toEqual([
      [[], 108],
      [[], 116],
      [[], 124],
    ])
    expect(faultsOfBaron(5, { res: 6 })[0]).toEqual(['artefact-bearer'])
    expect(faultsOfBaron(5, { res: 8, character: false })[0]).toEqual(['artefact-bearer'])
    expect(faultsOfBaron(5, { res: 8, army: 'griffins' })[0]).toEqual(['artefact-bearer'])
  })

  test('CF-REV-LION-02: a fighter carries one shield', () => {
    const two = ['shield-of-the-baronies-5', 'shield-of-the-baronies-3']
    const list = armyOf([{ profile: 'lions-dragan-d-orianthe', artefacts: two }], { points: 1000 })
    expect(faultsOf(list)).toEqual(['artefact-twice'])
  })
})
