import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { effectOn } from '../../abilities/builders.ts'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { auraOf } from '../../command/aura.ts'
import { beginPhase } from '../../round/phases.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { faithful } from '../../testing/faithful.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, optionKeys, promptId } from '../../testing/scene.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { eliminate } from '../../wounds/elimination.ts'

const RANKED = { army: 'devourers', people: 'devourers' }

/** Ann with the Arch at (20, 30) and its counters, when the phase begins. */
function begin(
  counters: number,
  answers: readonly Json[] = [],
  others: readonly Json[] = [],
  { phase = 'activation', ann = {} }: { phase?: string; ann?: FigureDetails } = {},
) {
  const effects = [{ object: 'torment', x: counters, until: 'game' }]
  return playRule(
    {
      phase,
      figures: [
        figure(
          'Ann',
          0,
          20,
          30,
          { ...RANKED, abilities: ['leadership/10'] },
          { extras: ['the-arch-of-torment'], effects, ...ann },
        ),
        figure('Bob', 1, 60, 30),
        ...others,
      ],
    },
    beginPhase,
    { answers },
  )
}

const counterCount = (match: ReturnType<typeof begin>) => effectOn(fighterNamed(match, 'Ann'), 'torment')?.x

describe('CF-REV-DEVOURER-01 the Arch of Torment', () => {
  /** The number of counters after a fighter at `x` has died; `from` is their number before, undefined for the first. */
  const afterDeath = (x: number, from?: number, seat: 0 | 1 = 1) => {
    const effects = from === undefined ? [] : [{ object: 'torment', x: from, until: 'game' }]
    const match = playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, {}, { extras: ['the-arch-of-torment'], effects }),
          figure('Bob', seat, x, 30),
          figure('Bea', 1, 90, 30),
        ],
      },
      (play) => eliminate(play, play.state.fighters[1]!, { by: null, rules: [] }),
    )
    return effectOn(fighterNamed(match, 'Ann'), 'torment')?.x
  }

  test('CF-REV-DEVOURER-01: begins with 3 counters and gains one for each fighter of either camp that dies within 15 cm, up to 20', () => {
    expect(afterDeath(37.5)).toBe(4)
    expect(afterDeath(37.5, undefined, 0)).toBe(4)
    expect(afterDeath(37.6)).toBeUndefined()
    expect(afterDeath(30, 19)).toBe(20)
    expect(afterDeath(30, 20)).toBe(20)
  })

  test('CF-REV-DEVOURER-01: widens Leadership by 10 cm', () => {
    const play = loadPosition({
      figures: [
        figure('Ann', 0, 20, 30, { abilities: ['leadership/10'] }, { extras: ['the-arch-of-torment'] }),
        figure('Bob', 1, 60, 30),
      ],
    })
    expect(auraOf(play, play.state.fighters[0]!)).toBe(20)
  })

  test('CF-REV-DEVOURER-01: counters are spent, repeatedly, only when an activation or a combat phase begins', () => {
    expect(optionKeys(begin(5))).toEqual(['aura', 'spirit', 'none'])
    expect(optionKeys(begin(5, [], [], { phase: 'frays' }))).toEqual(['aura', 'spirit', 'none'])
    expect(promptId(begin(5, [], [], { phase: 'mystic' }))).toBeUndefined()
    const twice = begin(5, ['aura', 'aura'])
    expect(counterCount(twice)).toBe(1)
    expect(promptId(twice)).toBeUndefined()
  })

  test('CF-REV-DEVOURER-01: only Nekhar may carry it', () => {
    const list = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: ['the-arch-of-torment'] }], { army: 'devourers' }))
    expect(list('devourers-nekhar-the-ecstatic')).toEqual([])
    expect(list('devourers-kalyar-the-awakened')).toEqual(['artefact-bearer'])
  })
})

test('CF-REV-DEVOURER-02 Echo: for one counter a friendly faithful of Vile-Tis in the area gains a point of faith', () => {
  const priest = (name: string, x: number, cult: string) =>
    faithful(name, 0, x, 30, { faith: 2, aspects: { cult }, more: { card: name } })
  const near = [priest('Zoe', 30, 'Vile-Tis'), priest('Far', 40, 'Vile-Tis'), priest('Lion', 25, 'Arin')]
  const match = begin(1, ['echo'], near)
  expect(fighterNamed(match, 'Zoe').faith).toBe(3)
  expect(fighterNamed(match, 'Far').faith).toBe(2)
  expect(fighterNamed(match, 'Lion').faith).toBe(2)
  expect(counterCount(match)).toBe(0)
  expect(optionKeys(begin(1, [], near.slice(1)))).toEqual([])
})

test('CF-REV-DEVOURER-03 Aura: two counters widen the area by 2.5 cm for the rest of the game', () => {
  const priest = faithful('Zoe', 0, 40, 30, { aspects: { cult: 'Vile-Tis' }, more: { card: 'Zoe' } })
  // 17.5 cm off: out of reach until the area has grown.
  expect(optionKeys(begin(4, [], [priest]))).toEqual(['aura', 'none'])
  const match = begin(4, ['aura'], [priest])
  expect(optionKeys(match)).toEqual(['echo', 'aura', 'none'])
  expect(counterCount(match)).toBe(2)
  expect(fighterNamed(match, 'Ann').effects).toContainEqual(
    expect.objectContaining({ object: 'arch-grown', until: 'game', x: 1 }),
  )
})

test('CF-REV-DEVOURER-04 Blood: three counters heal the bearer or a Devourer in the area by one degree', () => {
  const hurt = (name: string, x: number, people: string) =>
    figure(name, 0, x, 30, { people }, { card: name, wounds: 'serious' })
  const others = [hurt('Amy', 30, 'devourers'), hurt('Orc', 26, 'orcs'), hurt('Far', 40, 'devourers')]
  const match = begin(4, ['blood'], others, { ann: { wounds: 'light' } })
  expect(promptId(match)).toBe('ask.arch-blood')
  expect(optionKeys(match)).toEqual(['0', '2'])
  const healed = begin(3, ['blood', '2'], others, { ann: { wounds: 'light' } })
  expect(fighterNamed(healed, 'Amy').wounds).toBe(1)
  expect(fighterNamed(healed, 'Ann').wounds).toBe(1)
  expect(counterCount(healed)).toBe(0)
  expect(optionKeys(begin(3))).toEqual(['aura', 'none'])
})

describe('CF-REV-DEVOURER-05 Spirit', () => {
  test('CF-REV-DEVOURER-05: five counters grant Bane against a rank, once a game', () => {
    const match = begin(12, ['spirit'])
    expect(promptId(match)).toBe('ask.arch-rank')
    expect(optionKeys(match).slice(0, 3)).toEqual(['irregular', 'regular', 'veteran'])
    const chosen = begin(12, ['spirit', 'veteran'])
    expect(optionKeys(chosen)).toEqual(['aura', 'none'])
    expect(counterCount(chosen)).toBe(7)
  })

  test('CF-REV-DEVOURER-05: only the bearer’s Damage rolls against that rank are read one line lower', () => {
    const hit = (whom: string) => {
      const match = playRule(
        {
          figures: [
            figure('Ann', 0, 20, 30, {}, { effects: [{ object: 'arch-spirit', x: 2 }] }),
            catalogueFigure(whom, 1, 30, 30, { res: 5 }),
          ],
        },
        function* (play) {
          const [by, victim] = play.state.fighters
          yield* rollDamage(play, { victim: victim!, by: by!, kind: 'combat', strength: 3, rules: [] })
        },
        { dice: [4, 3] },
      )
      return eventArgs(match, 'damage.read')[0]!.result
    }
    expect(hit('lions-swordsman-of-alahan')).toBe('wound.serious')
    expect(hit('lions-guard-of-alahan')).toBe('wound.light')
  })
})
