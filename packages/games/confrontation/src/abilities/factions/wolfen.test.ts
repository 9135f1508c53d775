import { addEffect } from '@fray/hooks'
import { type Json, Tally } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { listedIn } from '../../armies/army-builder.ts'
import { profiles } from '../../armies/cards/profiles.ts'
import { intensityOf } from '../../armies/checks/check-learning.ts'
import { characteristic } from '../../characteristics.ts'
import { lentValue } from '../../command/transmission.ts'
import { forces } from '../../forces/forces.ts'
import { addContact } from '../../incantation/power.ts'
import { magician } from '../../testing/magician.ts'
import { playPhase } from '../../testing/phase.ts'
import { loadPosition as layOut, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  refusal,
  scene,
} from '../../testing/scene.ts'
import { has } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

const WOLFEN = { who: 'wolfen-wolfen-hunter' }
const SPIRIT = { who: 'wolfen-sylvan-animae' }

describe('CF-PACK-44 Nature’s blessing', () => {
  /** The pack has won the Tactical roll of a round; its two Wolfen have these costs. */
  const dawn = (ap: number) =>
    playPhase(
      'strategic',
      {
        figures: [
          figure('Ann', 0, 20, 20, { ap, dis: 9 }, { ...WOLFEN, extras: ['natures-blessing'], card: 'Ann' }),
          figure('Amy', 0, 20, 40, { ap }, { ...WOLFEN, extras: ['natures-blessing'], card: 'Ann' }),
          // A spirit of the pack is not a Wolfen.
          figure('Abe', 0, 20, 50, { ap: 200 }, { ...SPIRIT, extras: ['natures-blessing'], card: 'Ann' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      {
        answers: [
          { seat: 0, answer: '0' },
          { seat: 1, answer: '3' },
        ] as never[],
        dice: [4, 2],
      },
    )

  test('makes one fighter of the pack per 100 A.P., rounded up, stronger or tougher until the end of the round', () => {
    const match = dawn(60)
    expect(promptId(match)).toBe('ask.blessing')
    expect(optionKeys(match)).toEqual(['0:str', '0:res', '1:str', '1:res', 'none'])
    giveAnswers(match, '0:str')
    expect(optionKeys(match)).toEqual(['1:str', '1:res', 'none'])
    giveAnswers(match, '1:res')
    expect(promptId(match)).toBe('ask.first-lead')
    const figures = (name: string) =>
      (['str', 'res'] as const).map((which) => characteristic(match, fighterNamed(match, name), which).total)
    expect(figures('Ann')).toEqual([6, 5])
    expect(figures('Amy')).toEqual([3, 8])
    expect(fighterNamed(match, 'Ann').effects[0]!.until).toBe('round')
  })

  test('gives one blessing per 100 A.P. in all, and each is optional', () => {
    expect(promptId(giveAnswers(dawn(50), '0:str'))).toBe('ask.first-lead')
    expect(promptId(giveAnswers(dawn(60), 'none'))).toBe('ask.first-lead')
  })
})

test("CF-PACK-46 a Sacred Hunter deploys anywhere except in the enemy's zone", () => {
  const waiting = (extras: string[]) =>
    scene({
      phase: 'deployment',
      figures: [
        figure('Ann', 0, 5, 30, {}, { status: 'waiting', extras }),
        figure('Bob', 1, 118, 55, {}, {}),
        figure('Bea', 1, 118, 5, {}, { status: 'waiting' }),
      ],
      piles: [['Ann'], ['Bea']],
    })
  const at = (extras: string[], x: number) => {
    const match = giveAnswers(waiting(extras), 'play')
    return refusal(match, path([x, 30]))
  }
  expect(at([], 60)).toBe('refused.zone CF-DEPLOY-05')
  expect(at(['sacred-hunt'], 60)).toBeUndefined()
  expect(at(['sacred-hunt'], 78)).toBe('refused.zone CF-DEPLOY-05')
})

describe('CF-PACK-52 Artefact hunters', () => {
  const strike = (
    extras: string[],
    hunter = true,
    more: FigureDetails = {},
    seat: 0 | 1 = 1,
    suspends: string[] = [],
    hunts = WOLFEN,
  ) => {
    const match = playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, {}, { ...hunts, extras: hunter ? ['artefact-hunters'] : [] }),
          figure('Bob', seat, 30, 30, {}, { extras, ...more }),
        ],
      },
      function* (play) {
        const [ann, bob] = play.state.fighters
        const source = { bearer: 1, object: 'reinforcement' }
        addEffect(play.state, bob!, { object: 'returned', source, until: 'game', x: null, suspends })
        yield* rollDamage(play, { victim: bob!, by: ann!, kind: 'combat', strength: 5, rules: [] })
      },
      { dice: [5, 2] },
    )
    return eventArgs(match, 'damage.read')[0]!.result
  }

  test('read their Damage rolls one line lower against fighters with an artefact', () => {
    expect(strike([])).toBe('wound.light')
    expect(strike(['ring-of-fortune'])).toBe('wound.serious')
    expect(strike(['ring-of-fortune'], false)).toBe('wound.light')
    expect(strike(['incorruptible'])).toBe('wound.light')
  })

  test('CF-PACK-52: lose the bonus against an artefact that is used up or lost, one artefact at a time', () => {
    const potion = 'minor-potion-of-strength'
    const drunk = (times: number) => ({ uses: { [potion]: { stretch: 0, times } } })
    expect(strike([potion], true, drunk(0))).toBe('wound.serious')
    expect(strike([potion], true, drunk(1))).toBe('wound.light')
    expect(strike([potion, potion], true, drunk(1))).toBe('wound.serious')
    expect(strike([potion, 'ring-of-fortune'], true, drunk(1))).toBe('wound.serious')
    // CF-ABIL-83 (c): a returning reinforcement has left it behind.
    expect(strike(['ring-of-fortune'], true, {}, 1, ['ring-of-fortune'])).toBe('wound.light')
  })

  test('CF-PACK-52: apply it to enemies only, and only to their own Damage rolls', () => {
    const ring = ['ring-of-fortune']
    expect(strike(ring, true, {}, 0)).toBe('wound.light')
    // A bearer of the ring hit by a fighter that does not hunt.
    expect(strike(['ring-of-fortune', 'artefact-hunters'], false)).toBe('wound.light')
  })

  test('CF-PACK-52: must be Wolfen', () => {
    expect(strike(['ring-of-fortune'], true, {}, 1, [], SPIRIT)).toBe('wound.light')
  })

  test('CF-PACK-46, -49, -51: spirits of a pack do not hunt, join its circle or become outcasts either', () => {
    const faultsOfCapacity = (faction: string, profile: string, capacities: string[]) =>
      faultsOf(
        armyOf([{ profile: 'wolfen-predator-of-blood' }, { profile, capacities }], {
          army: 'wolfen',
          faction,
          points: 1000,
        }),
      )
    for (const [faction, id] of [
      ['red-oaks', 'sacred-hunt'],
      ['twilight-hills', 'ravaged-circle'],
    ] as const) {
      expect(faultsOfCapacity(faction, 'wolfen-wolfen-hunter', [id])).toEqual([])
      expect(faultsOfCapacity(faction, 'wolfen-sylvan-animae', [id])).toEqual(['capacity-bearer'])
    }
    const listed = armyOf([{ profile: 'wolfen-wolfen-hunter' }, { profile: 'wolfen-sylvan-animae' }], {
      ...{ army: 'wolfen', faction: 'wheel-of-dreams' },
    })
    const outcasts = listedIn(listed).map(({ profile }) => profile.traits.some(({ ability }) => ability === 'pariah'))
    expect(outcasts).toEqual([true, false])
  })
})

describe('CF-PACK-57 a Spawn of Devastation', () => {
  const dawn = (answers: string[], dice: number[]) =>
    playPhase(
      'strategic',
      {
        figures: [
          figure('Ann', 0, 20, 20, {}, { ...WOLFEN, extras: ['spawn-of-devastation'], card: 'Ann' }),
          figure('Amy', 0, 20, 40, {}, { ...WOLFEN, extras: ['spawn-of-devastation'], card: 'Ann' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      { answers, dice },
    )
  const gainedAbilities = (dice: number[]) => {
    const match = dawn(['1'], dice)
    return ['fierce', 'pariah'].map((id) => has(match, fighterNamed(match, 'Amy'), id))
  }

  test('becomes Fierce and a Pariah for a round on 5 or more, one Wolfen per round', () => {
    expect(promptId(dawn([], []))).toBe('ask.spawn')
    expect(gainedAbilities([4])).toEqual([false, false])
    expect(gainedAbilities([5])).toEqual([true, true])
    expect(promptId(dawn(['1'], [4]))).toBe('ask.coordinator')
    expect(promptId(dawn(['none'], []))).toBe('ask.coordinator')
  })
})

test('CF-PACK-58 Deadly Whispers are as strong in contact with an enemy as elsewhere', () => {
  const contact = (more: FigureDetails) => {
    const play = layOut({ figures: [figure('Ann', 0, 20, 30, { pow: 4 }, more), figure('Bob', 1, 22.5, 30)] })
    const final = new Tally({ id: 'test.incantation' })
    addContact(play, play.state.fighters[0]!, final, 'CF-CAST-12')
    return final.total
  }
  expect(contact({})).toBe(-1)
  expect(contact({ extras: ['deadly-whispers'] })).toBe(0)
})

describe('CF-PACK-48 Wolves of Avagddu', () => {
  const SESSAIR = profiles.find(({ army, character, machine, command }) => {
    return army === 'sessairs' && !character && !machine && !command
  })!
  const hills = (faction: string | null, count: number) => {
    const guests = Array.from({ length: count }, () => ({ profile: SESSAIR.id }))
    return armyOf([{ profile: 'wolfen-wolfen-hunter' }, ...guests], { army: 'wolfen', faction, points: 400 })
  }

  test('an army of the Twilight Hills may have Sessairs for 15% of its A.P.', () => {
    const fitting = Math.floor((400 * 15) / 100 / SESSAIR.ap)
    expect(faultsOf(hills('twilight-hills', fitting))).toEqual([])
    const dear = faultOf(hills('twilight-hills', fitting + 1), 'guests')
    expect(dear.rules).toEqual(['CF-PACK-48'])
    expect(dear.fault.args?.limit).toBe(60)
    expect(faultsOf(hills('red-oaks', 1))).toEqual(['stranger'])
    expect(faultsOf(hills(null, 1))).toEqual(['stranger'])
  })

  test('it may not have their Characters; Sessairs are not Allies and are offered separately', () => {
    const hero = profiles.find(({ army, character }) => army === 'sessairs' && character)!
    const list = armyOf([{ profile: 'wolfen-wolfen-hunter' }, { profile: hero.id }], {
      army: 'wolfen',
      faction: 'twilight-hills',
      points: 1000,
    })
    expect(faultsOf(list)).toContain('stranger')
    const sections = forces.describe(hills('twilight-hills', 1)).sections.map(({ id }) => id)
    expect(sections.includes('guests')).toBe(true)
    expect(sections.includes('allies')).toBe(false)
  })

  test('neither people benefits from the other’s leadership', () => {
    const led = (people: string) => {
      const leader = { people: 'wolfen', cou: 9, abilities: ['leadership/20'], command: 'commander' }
      const figures = [
        figure('Ann', 0, 20, 30, leader),
        figure('Abe', 0, 24, 30, { people, cou: 2 }),
        figure('Bob', 1, 90, 30),
      ]
      const play = layOut({ figures })
      return lentValue(play, play.state.fighters[1]!, 'courage')?.value
    }
    expect(led('wolfen')).toBe(9)
    expect(led('sessairs')).toBeUndefined()
  })
})

describe('CF-PACK-54 the Mask of Gandhar', () => {
  const MASK = 'the-mask-of-gandhar'
  const bob = (x: number) => figure('Bob', 1, x, 30, { cou: 5 })
  /** Ann can cast it only on Wolf, a Wolfen in contact with Bob. */
  const dawn = (answers: Json[], dice: number[], { x = 42.5, people = 'wolfen' } = {}) =>
    playPhase(
      'strategic',
      {
        figures: [
          magician('Ann', 0, 20, 30, { spells: [MASK], gems: { water: 2 }, card: { people: 'wolfen' } }),
          figure('Wolf', 0, 40, 30, { people, cou: null, fear: 6 }),
          bob(x),
          figure('Ben', 1, 90, 50, {}, { card: 'Bob' }),
        ],
      },
      { answers, dice },
    )
  const sequences = { seat: 0, answer: { slots: { pile: ['0', '1'] } } } as unknown as Json

  test('gives a Wolfen in hand-to-hand combat FEAR +2 before the Tactical roll, against its printed FEAR', () => {
    const asking = dawn([sequences], [])
    expect(promptId(asking)).toBe('ask.spell')
    expect(optionKeys(asking)).toEqual([`${MASK}:1`, 'none'])
    // POW 4 and a 2 come to 6; Bob (COU 5) then faces FEAR 8 with a 2.
    const match = dawn([sequences, `${MASK}:1`], [2, 2])
    expect(characteristic(match, fighterNamed(match, 'Wolf'), 'fear').total).toBe(8)
    expect(fighterNamed(match, 'Wolf').effects[0]).toMatchObject({
      object: 'under-the-mask-of-gandhar',
      until: 'round',
    })
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(promptId(match)).toBe('ask.coordinator')
    const failed = dawn([sequences, `${MASK}:1`], [1])
    expect(characteristic(failed, fighterNamed(failed, 'Wolf'), 'fear').total).toBe(6)
    expect(fighterNamed(failed, 'Bob').inRout).toBe(false)
  })

  test('does not affect fighters free of opponents or other peoples', () => {
    expect(promptId(dawn([sequences], [], { x: 60 }))).toBe('ask.coordinator')
    expect(promptId(dawn([sequences], [], { people: 'orcs' }))).toBe('ask.coordinator')
  })

  test('has intensity 1, and costs a magician of the Wheel of Dreams nothing', () => {
    const learnt = (faction: string) => {
      const list = armyOf([{ profile: 'wolfen-wolfen-lonewolf', spells: [MASK] }], { army: 'wolfen', faction })
      const [line] = listedIn(list)
      return { faults: faultsOf(list), intensity: intensityOf(line!.profile, [MASK]) }
    }
    expect(learnt('red-oaks')).toEqual({ faults: [], intensity: 1 })
    expect(learnt('wheel-of-dreams')).toEqual({ faults: [], intensity: 0 })
  })
})
