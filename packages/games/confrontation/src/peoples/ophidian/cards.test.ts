import { describe, expect, test } from 'vitest'
import { addFigure } from '../../armies/add-figure.ts'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { listedIn, totalOf } from '../../armies/army-builder.ts'
import { profileNamed } from '../../armies/cards/profiles.ts'
import { lentValue } from '../../command/transmission.ts'
import { recruitable } from '../../forces/catalogue.ts'
import { forces } from '../../forces/forces.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  type Script,
  scene,
} from '../../testing/scene.ts'
import { type DamageRoll, rollDamage } from '../../wounds/damage-roll.ts'

describe("CF-REV-OPHIDIAN-01: S'Erum's enlistment", () => {
  const SERUM = 'ophidian-s-erum'
  const armyWithSerum = (army: string, capacities: string[] = ['enlistment'], artefacts: string[] = []) =>
    armyOf([{ profile: SERUM, capacities, artefacts }], { army: army as never, points: 1000 })

  test('for 10 A.P. S’Erum joins any army of the Meanders of Darkness as one of its people', () => {
    for (const army of ['acheron', 'dirz', 'drune', 'midnor', 'akkyshan']) {
      const [serum] = listedIn(armyWithSerum(army))
      expect(faultsOf(armyWithSerum(army))).toEqual([])
      expect(serum?.profile.people).toEqual(army)
    }
    expect(totalOf(armyWithSerum('midnor'))).toBe(90)
    expect(faultsOf(armyWithSerum('midnor', []))).toEqual(['stranger'])
  })

  test('armies of other paths and the ophidians themselves are excluded', () => {
    expect(faultsOf(armyWithSerum('lions'))).toContain('capacity-bearer')
    expect(faultOf(armyWithSerum('ophidian'), 'capacity-bearer').rules).toContain('CF-REV-OPHIDIAN-01')
  })

  test('the builder offers the profile there together with the enlistment', () => {
    const list = armyOf([], { army: 'midnor' })
    expect(recruitable(list).map(({ id }) => id)).toContain(SERUM)
    expect(addFigure(list, profileNamed(SERUM)!).cards).toMatchObject([{ profile: SERUM, capacities: ['enlistment'] }])
    expect(recruitable(armyOf([], { army: 'lions' })).map(({ id }) => id)).not.toContain(SERUM)
    // Without enlistment S'Erum joins allies of the ophidians as an Ally.
    const ally = addFigure(armyOf([], { army: 'dirz' }), profileNamed(SERUM)!)
    expect(ally.cards).toMatchObject([{ capacities: [] }])
  })

  test('CF-REV-OPHIDIAN-01: the army builder advises buying it for an outsider', () => {
    const list = armyWithSerum('midnor', [])
    const [fault] = forces.describe(list).faults
    expect(fault?.fixes[0]).toMatchObject({ text: { id: 'by.buy', args: { capacity: 'Enlistment', ap: 10 } } })
    const [change] = fault!.fixes[0]!.changes
    expect(faultsOf(forces.change(list, change!))).toEqual([])
  })

  test('CF-PACK-01, -04: the enlisted belongs to the faction of that army, and pays for its common abilities', () => {
    const list = (faction: string | null) =>
      armyOf([{ profile: SERUM, capacities: ['enlistment'] }], { army: 'acheron', faction, points: 1000 })
    const [serum] = listedIn(list('sarlath'))
    expect(serum?.profile.rankWords).toContain('house of sarlath')
    expect(serum?.profile.traits.map(({ ability }) => ability)).toContain('paradox')
    expect(faultsOf(list('sarlath'))).toEqual([])
    expect(totalOf(list('sarlath')) - totalOf(list(null))).toBe(1)
    const ally = armyOf([{ profile: SERUM }], { army: 'acheron', faction: 'sarlath', points: 1000 })
    expect(listedIn(ally)[0]?.profile.rankWords).not.toContain('house of sarlath')
  })

  test('artefacts reserved to the joined people are not allowed', () => {
    expect(faultsOf(armyWithSerum('dirz', ['enlistment'], ['djinn-treatment']))).toEqual(['artefact-bearer'])
    expect(faultsOf(armyWithSerum('dirz', ['enlistment'], ['ring-of-fortune']))).toEqual([])
  })

  const serum = (more: FigureDetails = {}) =>
    figure('Serum', 0, 20, 30, { people: 'dirz', dis: 8, cou: 3 }, { extras: ['enlistment'], card: 'A', ...more })

  test('commanders of that people lead the enlisted; its own leadership reaches only ophidians', () => {
    const leads = { effects: [{ object: 'leadership', x: 20 }] }
    const play = loadPosition({
      figures: [
        serum(leads),
        figure('Boss', 0, 26, 30, { people: 'dirz', abilities: ['leadership/20'], cou: 9 }, { card: 'A' }),
        figure('Clone', 0, 32, 30, { people: 'dirz' }, { card: 'A' }),
        figure('Snake', 0, 20, 36, { people: 'ophidian' }, { card: 'A' }),
        figure('Bob', 1, 90, 30),
      ],
    })
    const leader = (name: string, test: 'courage' | 'discipline') =>
      lentValue(play, fighterNamed(play, name), test)?.commander.member.profile.name
    expect(leader('Serum', 'courage')).toBe('Boss')
    expect(leader('Clone', 'discipline')).toBe('Boss')
    expect(leader('Snake', 'discipline')).toBe('Serum')
  })

  test('its DIS is never used for a Tactical roll', () => {
    const match = scene({
      phase: 'strategic',
      figures: [serum(), figure('Amy', 0, 20, 40, { people: 'dirz' }, { card: 'A' }), figure('Bob', 1, 90, 30)],
    })
    expect(promptId(match)).toBe('ask.coordinator')
    expect(optionKeys(match)).toEqual(['1'])
  })
})

describe('CF-REV-OPHIDIAN-03: the ophidian vorpal blade', () => {
  test('ophidian Characters may carry it, one for each 500 A.P. of the army or part of them', () => {
    const list = (bearers: string[], others = 0) =>
      faultsOf(
        armyOf(
          [
            ...bearers.map((profile) => ({ profile, artefacts: ['ophidian-vorpal-blade'] })),
            ...Array.from({ length: others }, () => ({ profile: 'ophidian-sydion', count: 3 })),
          ],
          { army: 'ophidian', points: 2000 },
        ),
      )
    const two = ['ophidian-s-erum', 'ophidian-the-patriarch-of-the-serpent']
    expect(list(['ophidian-s-erum'])).toEqual([])
    expect(list(['ophidian-sydion'])).toEqual(['artefact-bearer'])
    // 80 + 76, and with nine at 50 more 606.
    expect(list(two)).toEqual(['artefact-copies'])
    expect(list(two, 3)).toEqual([])
  })

  const hit = (script: Script, roll: Partial<DamageRoll> = {}) =>
    playRule(
      { figures: [figure('Ann', 0, 20, 30, {}, { extras: ['ophidian-vorpal-blade'] }), figure('Bob', 1, 22.5, 30)] },
      (play) => {
        const [by, victim] = play.state.fighters
        return rollDamage(play, { victim: victim!, by: by!, kind: 'combat', strength: 3, rules: [], ...roll })
      },
      script,
    )
  const read = (match: ReturnType<typeof hit>) =>
    eventArgs(match, 'damage.read').map(({ location, total, result }) => [location, total, result])

  test('a blow at the chest may move to the head after its dice are seen, on the same line', () => {
    const match = hit({ dice: [5, 4] })
    expect(promptId(match)).toBe('ask.location')
    expect(optionKeys(match)).toEqual(['head', 'chest'])
    expect(read(hit({ answers: ['head'], dice: [5, 4] }))).toEqual([['location.head', 3, 'wound.critical']])
    expect(read(hit({ answers: ['chest'], dice: [5, 4] }))).toEqual([['location.chest', 3, 'wound.serious']])
    expect(read(hit({ answers: ['head'], dice: [4, 4] }))).toEqual([['location.head', 2, 'wound.critical']])
  })

  test('CF-REV-OPHIDIAN-03, CF-ABIL-51: a blow moved to an immune head does nothing', () => {
    const at = (answer: string) => {
      const bob = figure('Bob', 1, 22.5, 30, { abilities: ['immunity-head'] })
      const match = playRule(
        { figures: [figure('Ann', 0, 20, 30, {}, { extras: ['ophidian-vorpal-blade'] }), bob] },
        (play) => {
          const [by, victim] = play.state.fighters
          return rollDamage(play, { victim: victim!, by: by!, kind: 'combat', strength: 3, rules: [] })
        },
        { answers: [answer], dice: [6, 4] },
      )
      return match.state.fighters[1]!.wounds
    }
    expect(at('head')).toBe(0)
    expect(at('chest')).toBe(2)
  })

  test('other locations, shots and poison are not asked about', () => {
    expect(read(hit({ dice: [5, 3] }))[0]?.[0]).toBe('location.belly')
    expect(read(hit({ dice: [5, 4] }, { kind: 'fire' }))[0]?.[0]).toBe('location.chest')
    expect(read(hit({ dice: [5, 4] }, { kind: 'effect', by: null }))[0]?.[0]).toBe('location.chest')
  })
})
