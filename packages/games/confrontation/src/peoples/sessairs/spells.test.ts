import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { dice } from '../../testing/duel.ts'
import { magician } from '../../testing/magician.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  scene,
} from '../../testing/scene.ts'
import { difficulty, readAfterSpell } from '../../testing/spell-reading.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { enemy, friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { has, xOf } from '../../traits.ts'

describe('CF-REV-SESSAIR-04 Devouring Fire', () => {
  const burn = (dice: number[], answers: string[] = ['1']) =>
    spellScene({
      spell: 'devouring-fire',
      gems: { fire: 1 },
      onHerself: true,
      on: { at: [32.5, 30], card: { res: 9 } },
      others: [figure('Amy', 0, 20, 34, { res: 9 }), figure('Far', 1, 32.7, 36)],
      dice: [5, ...dice],
      answers,
    })

  test('CF-REV-SESSAIR-04: fighters of either camp within 10 cm suffer STR 6 on 5 or 6; the caster does not', () => {
    const match = burn([5, 4, 1, 4])
    expect(difficulty(match)).toBe(9)
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 1 }])
    expect(rolledDice(match)).toEqual(['roll.incantation 1', 'roll.spell 1', 'roll.damage 2', 'roll.spell 1'])
    expect(eventArgs(burn([1, 6, 3, 1]), 'damage.read')).toMatchObject([{ victim: 'Amy', total: 0 }])
  })
})

describe('CF-REV-SESSAIR-05 Cold Blood', () => {
  const coldBloodCast = { spell: 'cold-blood', gems: { water: 3 }, on: enemy({ res: 6 }), dice: [3] }

  test('CF-REV-SESSAIR-05: gives Ephemeral/6 until the end of the game, against the target’s RES', () => {
    expect(difficulty(spellScene(coldBloodCast))).toBe(6)
    const bob = fighterNamed(spellScene(coldBloodCast), 'Bob')
    expect(bob.effects[0]?.until).toBe('game')
    expect(xOf(bob, 'ephemeral', null)).toBe(6)
    expect(readAfterSpell(coldBloodCast, (play, _ann, fighter) => has(play, fighter, 'ephemeral'))).toBe(true)
  })

  test('CF-REV-SESSAIR-05: elemental beings, Living-dead, Constructs and regenerating fighters cannot be targeted', () => {
    const coldBloodKeys = (changes: FigureDetails, more: FigureDetails = {}) =>
      optionKeys(
        turn(
          [
            magician('Ann', 0, 20, 30, { spells: ['cold-blood'], gems: { water: 3 } }),
            figure('Bob', 1, 40, 30, changes, more),
            figure('Bea', 1, 40, 20),
          ],
          { answers: ['done', '0:cast'] },
        ),
      )
    const both = ['cold-blood:1', 'cold-blood:2', 'cold-blood:3']
    expect(coldBloodKeys({})).toEqual(both)
    const others = both.slice(1)
    for (const ability of ['living-dead', 'construct', 'regeneration/5']) {
      expect(coldBloodKeys({ abilities: [ability] })).toEqual(others)
    }
    expect(coldBloodKeys({ army: 'elementals' })).toEqual(others)
    // CF-MIRACLE-39: those with a temporary Regeneration are not, either.
    expect(coldBloodKeys({}, { effects: [{ object: 'regeneration', x: 5 }] })).toEqual(others)
  })

  test('CF-REV-SESSAIR-05: only Enoch learns it', () => {
    const learningFaults = (profile: string) =>
      faultsOf(armyOf([{ profile, spells: ['cold-blood'] }], { army: 'sessairs' }))
    expect(learningFaults('sessairs-enoch-the-elementalist')).toEqual([])
    expect(learningFaults('sessairs-kyran-the-hunter')).toEqual(['spell-reserved'])
  })
})

describe('CF-REV-SESSAIR-07 Flaring of the Soul', () => {
  const FLARING = 'flaring-of-the-soul'
  const DARK = { people: 'acheron', cou: 3, res: 0 }
  const flare = (changes: FigureDetails, dice: number[], at: readonly [number, number] = [22.5, 30]) =>
    eventArgs(
      spellScene({
        spell: FLARING,
        gems: { light: 3 },
        onHerself: true,
        ann: { card: { cou: 6 } },
        on: { at, card: { ...DARK, ...changes } },
        dice: [6, ...dice],
      }),
      'damage.read',
    ).map(({ total }) => total)

  test('CF-REV-SESSAIR-07: fighters of Darkness in contact suffer STR COU less their COU or FEAR, at least 0', () => {
    expect(flare({}, [2, 1])).toEqual([5])
    expect(flare({ cou: null, fear: 5 }, [2, 1])).toEqual([3])
    expect(flare({ cou: 9 }, [2, 1])).toEqual([2])
    expect(flare({}, [], [22.6, 30])).toEqual([])
  })

  test('CF-REV-SESSAIR-07: affects people, elementals and Immortals of Darkness, except Constructs', () => {
    expect(flare({ people: 'lions' }, [])).toEqual([])
    expect(flare({ abilities: ['construct'] }, [])).toEqual([])
    expect(flare({ people: 'lions', abilities: ['immortal', 'being-of-darkness/3'] }, [2, 1])).toEqual([5])
    expect(flare({ abilities: ['immortal', 'being-of-light/3'] }, [])).toEqual([])
  })

  const approach = (effects: Json[] = [], dice: number[] = [2, 1]) =>
    turn(
      [
        figure('Ann', 0, 20, 30, { ...DARK, res: 9 }, { effects }),
        magician('Mage', 1, 30, 30, { card: { cou: 6 }, more: { effects: [{ object: 'under-flaring-of-the-soul' }] } }),
      ],
      { answers: ['0:charge:1', { to: [27.5, 30] }], dice },
    )

  test('CF-REV-SESSAIR-07: others suffer it on coming into contact, once', () => {
    const match = approach()
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Ann', total: -4 }])
    const burnt = { object: 'under-flaring-of-the-soul-burnt', source: { figure: 1 } }
    expect(eventArgs(approach([burnt], []), 'damage.read')).toEqual([])
    // Another caster's flaring does not count.
    expect(eventArgs(approach([{ ...burnt, source: { figure: 2 } }]), 'damage.read')).toHaveLength(1)
  })

  test('CF-REV-SESSAIR-07: magicians of Solaris that are Hyperians learn it', () => {
    const learningFaults = (profile: string, army: string) =>
      faultsOf(armyOf([{ profile, spells: [FLARING] }], { army: army as never }))
    expect(learningFaults('sessairs-kelen-the-thirteenth-voice', 'sessairs')).toEqual([])
    expect(learningFaults('sessairs-enoch-the-elementalist', 'sessairs')).toEqual(['spell-reserved'])
  })
})

describe('CF-REV-SESSAIR-11 Ball of Flames', () => {
  const ballCast = {
    spell: 'ball-of-flames',
    gems: { fire: 3 },
    x: 7,
    on: { at: [30, 30] as const, card: { res: 9 } },
    others: [figure('Ben', 1, 30, 35, { res: 9 }), figure('Far', 1, 30, 22.4)],
  }

  test('CF-REV-SESSAIR-11: the STR is the difficulty, and half of it for each fighter around the target on 5 or more', () => {
    const match = spellScene({ ...ballCast, dice: [3, 2, 1, 5, 6, 1] })
    expect(difficulty(match)).toBe(7)
    expect(eventArgs(match, 'damage.read')).toMatchObject([
      { victim: 'Bob', total: 0 },
      { victim: 'Ben', total: 1 },
    ])
    expect(eventArgs(spellScene({ ...ballCast, dice: [3, 2, 1, 4] }), 'damage.read')).toHaveLength(1)
  })

  test('CF-REV-SESSAIR-11: a failed caster suffers STR 0, and one out of range does not', () => {
    const failed = spellScene({ ...ballCast, dice: [2, 6, 2] })
    expect(eventArgs(failed, 'damage.read')).toMatchObject([{ victim: 'Ann', total: 1 }])
    const outright = spellScene({ ...ballCast, dice: [1, 6, 2] })
    expect(eventArgs(outright, 'damage.read')).toMatchObject([{ victim: 'Ann', total: 1 }])
    const short = spellScene({ ...ballCast, on: { at: [60, 30] }, dice: [3] })
    expect(eventArgs(short, 'cast.short').length).toBe(1)
    expect(rolledDice(short)).toEqual(['roll.incantation 1'])
  })
})

describe('CF-REV-SESSAIR-12 Nymph', () => {
  const NYMPH = 'nymph'
  const SPENT = { [NYMPH]: { stretch: 0, times: 1 } }
  const nymphCast = { spell: NYMPH, gems: { water: 4 }, ann: { card: { pow: 6 } } }

  test('CF-REV-SESSAIR-12: a friend anywhere, in sight or not, is healed of all Wounds and stays Stunned', () => {
    const hurt = friend({ abilities: ['hard-boiled'] }, { wounds: 'critical', stunned: true })
    const match = spellScene({ ...nymphCast, on: { ...hurt, at: [5, 5] }, dice: [3] })
    expect(fighterNamed(match, 'Bob')).toMatchObject({ wounds: 0, stunned: true })
    expect(fighterNamed(match, 'Ann').uses[NYMPH]).toEqual(SPENT[NYMPH])
  })

  test('CF-REV-SESSAIR-12, CF-VIRTUE-08: a fighter that cannot heal is not healed', () => {
    const hurt = friend({}, { wounds: 'critical', effects: [{ object: 'unhealable' }] })
    const match = spellScene({ ...nymphCast, on: hurt, dice: [3] })
    expect(fighterNamed(match, 'Bob').wounds).toBe(3)
    expect(fighterNamed(match, 'Ann').uses[NYMPH]).toEqual(SPENT[NYMPH])
  })

  test('CF-REV-SESSAIR-12: on the caster itself it is lost on a 1 or 2', () => {
    const healingResult = (face: number) =>
      spellScene({
        ...nymphCast,
        onHerself: true,
        ann: { ...nymphCast.ann, more: { wounds: 'serious' } },
        on: friend(),
        dice: [3, face],
      })
    expect(fighterNamed(healingResult(2), 'Ann').wounds).toBe(0)
    expect(fighterNamed(healingResult(2), 'Ann').uses[NYMPH]).toEqual(SPENT[NYMPH])
    expect(fighterNamed(healingResult(3), 'Ann').uses[NYMPH]).toBeUndefined()
    // A failure discards nothing.
    expect(
      fighterNamed(spellScene({ ...nymphCast, on: friend({}, { wounds: 'light' }), dice: [2] }), 'Ann').uses[NYMPH],
    ).toBeUndefined()
  })

  const nymphKeys = (changes: FigureDetails, uses: FigureDetails = {}, name = 'Bob') => {
    const hurt = { wounds: 'light' }
    const match = turn(
      [
        magician('Ann', 0, 20, 30, { spells: [NYMPH], gems: { water: 4 }, more: { ...hurt, uses } }),
        figure(name, 0, 5, 5, changes, { card: 'Bob', ...hurt }),
        figure('Amy', 0, 40, 5, {}, { card: 'Amy', ...hurt }),
        figure('Abe', 0, 40, 9, {}, { card: 'Abe' }),
      ],
      { answers: ['done'] },
    )
    if (optionKeys(match).includes('0:cast')) match.answer(0, '0:cast')
    return optionKeys(match).filter((key) => key.startsWith(NYMPH))
  }

  test('CF-REV-SESSAIR-12: Living-dead, Constructs and beings of Fire or Darkness cannot be targeted', () => {
    expect(nymphKeys({})).toEqual([0, 1, 2].map((id) => `${NYMPH}:${id}`))
    const others = [`${NYMPH}:0`, `${NYMPH}:2`]
    const barred: FigureDetails[] = [
      { abilities: ['living-dead'] },
      { abilities: ['construct'] },
      { abilities: ['immortal', 'being-of-darkness/3'] },
    ]
    for (const more of barred) expect(nymphKeys(more)).toEqual(others)
    for (const name of ['Fire elemental', 'Elemental of Darkness']) {
      expect(nymphKeys({ army: 'elementals' }, {}, name)).toEqual(others)
    }
    expect(nymphKeys({ army: 'elementals' }, {}, 'Earth elemental')).toHaveLength(3)
    expect(nymphKeys({ abilities: ['immortal', 'being-of-light/3'] })).toHaveLength(3)
  })

  test('CF-REV-SESSAIR-12: once discarded it is gone for the game', () => {
    expect(nymphKeys({}, SPENT as FigureDetails)).toEqual([])
  })
})

describe('CF-REV-SESSAIR-08 the Thirteenth Voice', () => {
  const VOICE = 'the-thirteenth-voice'
  const fray = (y: number) => [figure(`A${y}`, 0, 30, y), figure(`B${y}`, 1, 32.5, y)]
  /** Kelen's camp has the first seat; two frays are to be fought. */
  const phase = (
    answers: Json[],
    faces: number[],
    { winner = 1, others = [], more = {} }: { winner?: number; others?: readonly Json[]; more?: FigureDetails } = {},
  ) =>
    scene(
      {
        phase: 'frays',
        tacticalWinner: winner,
        figures: [
          magician('Kelen', 0, 20, 30, { spells: [VOICE], gems: { light: 2 }, more }),
          ...fray(20),
          ...fray(40),
          ...others,
        ],
      },
      { answers, dice: faces },
    )

  test('CF-REV-SESSAIR-08: is cast when the combat phase begins; then the caster names the first combat', () => {
    const open = phase([], [])
    expect(promptId(open)).toBe('ask.spell')
    expect(open.pending[0]?.seat).toBe(0)
    expect(optionKeys(open)).toEqual([`${VOICE}:0`, 'none'])
    const match = phase([`${VOICE}:0`], [4])
    expect(promptId(match)).toBe('ask.combat')
    expect(match.pending[0]?.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['1', '3'])
    // A failed incantation gives nothing: the winner of the Tactical roll picks.
    expect(phase([`${VOICE}:0`], [3]).pending[0]?.seat).toBe(1)
  })

  test('CF-REV-SESSAIR-08: the named combat is fought first and is not a pick: the winner of the Tactical roll picks next', () => {
    const idle = [dice({ 3: [0, 2] }), dice({ 4: [0, 2] })]
    const match = phase([`${VOICE}:0`, '3', ...idle], [4, 2, 5], { others: fray(50) })
    expect(eventArgs(match, 'dice.placed').map(({ fighter }) => fighter)).toEqual(['A40', 'B40'])
    expect(promptId(match)).toBe('ask.combat')
    expect(match.pending[0]?.seat).toBe(1)
    expect(optionKeys(match)).toEqual(['1', '5'])
  })

  test('CF-REV-SESSAIR-08: the winner of the Tactical roll and casters in rout cannot cast it', () => {
    const picks = (match: ReturnType<typeof phase>) => ({ question: promptId(match), seat: match.pending[0]?.seat })
    expect(picks(phase([], [], { winner: 0 }))).toEqual({ question: 'ask.combat', seat: 0 })
    expect(picks(phase([], [], { more: { inRout: true } }))).toEqual({ question: 'ask.combat', seat: 1 })
  })

  test('CF-REV-SESSAIR-08: the winner of the Tactical roll orders two such powers', () => {
    const rival = figure('Rival', 1, 100, 30, {}, { effects: [{ object: 'under-the-thirteenth-voice' }] })
    const match = phase([`${VOICE}:0`, '3', '1'], [4], { others: [rival, ...fray(50)] })
    expect(promptId(match)).toBe('ask.combat')
    expect(match.pending[0]?.seat).toBe(1)
    expect(optionKeys(match)).toEqual(['1', '3'])
  })

  test('CF-REV-SESSAIR-08: any enemy magician with the caster in sight may counter it', () => {
    const enemy = magician('Foe', 1, 100, 30, { gems: { darkness: 2 } })
    const match = phase([`${VOICE}:0`], [], { others: [enemy] })
    expect(promptId(match)).toBe('ask.counter-magic')
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['absorb:5:darkness2']))
  })
})
