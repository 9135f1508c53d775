import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { effectOn } from '../../abilities/builders.ts'
import { characteristic } from '../../characteristics.ts'
import { inContact } from '../../ground/bodies.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { magician } from '../../testing/magician.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const FIRE = 'summoning-of-a-fire-elemental'
const EARTH = 'summoning-of-an-earth-elemental'
const ELEMENTAL = 'Fire Elemental'
const EARTHEN = 'Earth Elemental'

/** Ann, with this POW and gems of Fire for one summoning, calls an elemental with these dice. */
function summon(pow: number, dice: number[], answers: Json[] = [], gems: Record<string, number> = { fire: 4 }) {
  const spell = gems.fire ? FIRE : EARTH
  return turn([magician('Ann', 0, 20, 30, { spells: [spell], gems, card: { pow } }), figure('Bob', 1, 60, 30)], {
    answers: ['done', '0:cast', path([28, 30]), ...answers],
    dice,
  })
}

const state = (match: Scene, name = ELEMENTAL) =>
  fighterNamed(match, name)
    .effects.map(({ object }) => object)
    .filter((object) => object.startsWith('elemental-'))

describe('CF-REV-ELEMENTAL-04: elemental summoning', () => {
  test('the place is marked before the test, within 15 cm and not against an enemy; a 1 summons nothing', () => {
    const figures = [
      magician('Ann', 0, 20, 30, { spells: [FIRE], gems: { fire: 4 } }),
      figure('Bob', 1, 33, 30),
      figure('Far', 1, 90, 30),
    ]
    const match = turn(figures, { answers: ['done', '0:cast'] })
    expect(promptId(match)).toBe('ask.elemental')
    expect(eventArgs(match, 'test.result')).toEqual([])
    expect(refusal(match, path([20, 46.3]))).toBe('refused.too-far CF-REV-ELEMENTAL-04')
    expect(refusal(match, path([29.875, 30]))).toBe('refused.set-down-contact CF-SUMMON-02')
    expect(refusal(match, path([26, 38]))).toBeUndefined()
    expect(summon(4, [1]).state.fighters.some(({ member }) => member.profile.name === ELEMENTAL)).toBe(false)
  })

  test.each([
    [1, 2, 'CF-REV-ELEMENTAL-06', 'discord'],
    [1, 4, 'CF-REV-ELEMENTAL-06', 'discord'],
    [4, 2, 'CF-REV-ELEMENTAL-07', 'alliance'],
    [5, 5, 'CF-REV-ELEMENTAL-07', 'alliance'],
    [9, 2, 'CF-REV-ELEMENTAL-08', 'obedience'],
    [10, 5, 'CF-REV-ELEMENTAL-08', 'obedience'],
    [11, 5, 'CF-REV-ELEMENTAL-09', 'synergy'],
    [15, 5, 'CF-REV-ELEMENTAL-09', 'synergy'],
    [16, 5, 'CF-REV-ELEMENTAL-10', 'symbiosis'],
  ])('CF-REV-ELEMENTAL-04: POW %i and a %i give %s, %s', (pow, die, _rule, expected) => {
    const match = summon(pow, [die])
    expect(state(match)).toEqual([`elemental-${expected}`])
    const elemental = fighterNamed(match, ELEMENTAL)
    expect(elemental.at.x).toBe(28_000)
    expect(elemental.at.y).toBe(30_000)
    expect(elemental.card).toBe(0)
    expect(elemental.activated).toBe(true)
  })

  test('CF-REV-ELEMENTAL-05: a result of 0 or less annihilates it', () => {
    // Contact costs Ann 1, and a Dance another: 0 with a 2.
    const match = turn(
      [
        magician('Ann', 0, 20, 30, {
          spells: [FIRE],
          gems: { fire: 4 },
          card: { pow: 0 },
          more: { effects: [{ object: 'under-dhalilias-dance' }] },
        }),
        figure('Bob', 1, 22.5, 30),
      ],
      { answers: ['done', '0:cast', path([20, 38])], dice: [2] },
    )
    expect(
      match.state.fighters.every(({ status, member }) => member.profile.name !== ELEMENTAL || status === 'eliminated'),
    ).toBe(true)
  })
})

/** An elemental of Ann's, in a state. */
const elemental = (
  which: string,
  x: number,
  y: number,
  more: FigureDetails = {},
  profile = 'elementals-fire-elemental',
) => {
  const source = { figure: 0, object: 'CF-REV-ELEMENTAL-04' }
  return catalogueFigure(
    profile,
    0,
    x,
    y,
    {},
    {
      card: 'Ann',
      effects: [
        { object: 'summoned', until: 'game', source },
        { object: `elemental-${which}`, until: 'game', source },
      ],
      ...more,
    },
  )
}

describe('CF-REV-ELEMENTAL-06: in discord', () => {
  const rebel = (x: number, dice: number[], answers: Json[] = []) =>
    turn(
      [magician('Ann', 0, 20, 30, { card: { ini: 3, cou: 9 } }), elemental('discord', x, 30), figure('Bob', 1, 90, 30)],
      {
        answers,
        dice,
      },
    )

  test('it attacks its summoner first if its Initiative is higher, and then fights for the enemy', () => {
    // INI 4 and 5 against 3 and 2; then Ann faces its fear.
    const match = rebel(40, [5, 2, 4], [{ to: [23.125, 30] }])
    expect(eventArgs(match, 'assault.engagement')).toMatchObject([{ fighter: ELEMENTAL, target: 'Ann' }])
    const [ann, it] = [fighterNamed(match, 'Ann'), fighterNamed(match, ELEMENTAL)]
    expect(inContact(ann, it)).toBe(true)
    expect(it.seat).toBe(1)
    expect(it.activated).toBe(true)
  })

  test('it acts after its summoner if the summoner’s Initiative is higher; ties are rolled again', () => {
    const match = rebel(40, [2, 3, 2, 5, 4], ['done', '0:nothing', { to: [23.125, 30] }])
    expect(eventArgs(match, 'assault.engagement')).toHaveLength(1)
    const before = rebel(40, [2, 3, 2, 5], ['done'])
    expect(eventArgs(before, 'assault.engagement')).toEqual([])
    expect(optionKeys(before).includes('1:walk')).toBe(false)
    expect(fighterNamed(match, ELEMENTAL).seat).toBe(1)
  })

  test('out of reach it moves twice its MOV towards its summoner and stays in its camp', () => {
    const match = rebel(80, [5, 2], [{ to: [23.125, 30] }])
    expect(eventArgs(match, 'assault.short')).toHaveLength(1)
    expect(fighterNamed(match, ELEMENTAL).at.x).toBe(55_000)
    expect(fighterNamed(match, ELEMENTAL).seat).toBe(0)
  })

  test('without a summoner it stays idle', () => {
    const match = turn(
      [
        magician('Ann', 0, 20, 30, { more: { status: 'eliminated' } }),
        elemental('discord', 40, 30),
        figure('Amy', 0, 10, 10),
        figure('Bob', 1, 90, 30),
      ],
      {},
    )
    expect(optionKeys(match).filter((key) => key.startsWith('1:'))).toEqual([])
    expect(fighterNamed(match, ELEMENTAL).activated).toBe(true)
  })

  test('in the combat phase the enemy places its dice', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [
          magician('Ann', 0, 20, 30),
          elemental('discord', 23.125, 30, { seat: 1, facing: 'west' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      { dice: [5, 2] },
    )
    expect(promptId(match)).toBe('ask.dice')
    expect(match.pending[0]?.seat).toBe(1)
  })
})

describe('CF-REV-ELEMENTAL-07: in alliance', () => {
  const charges = (others: Json[], answers: Json[] = [], dice: number[] = []) =>
    turn([magician('Ann', 0, 10, 10), elemental('alliance', 30, 30), ...others], { answers, dice })

  test('it charges the nearest enemy, even with others around', () => {
    const match = charges(
      [figure('Bob', 1, 45, 30, { cou: 20 }), figure('Bea', 1, 30, 50)],
      [{ to: [41.875, 30] }],
      [4],
    )
    expect(eventArgs(match, 'announced.charge')).toMatchObject([{ fighter: ELEMENTAL, target: 'Bob' }])
  })

  test('its player chooses between two enemies at the same distance', () => {
    const match = charges([figure('Bob', 1, 45, 30), figure('Bea', 1, 15, 30)])
    expect(promptId(match)).toBe('ask.nearest')
    expect(optionKeys(match)).toEqual(['2', '3'])
  })

  test('CF-REV-ELEMENTAL-07, CF-ABIL-90: a hidden fighter does not count as the nearest', () => {
    const scout = (effects: Json[]) => figure('Scout', 1, 40, 30, { abilities: ['scout'] }, { effects })
    const bob = figure('Bob', 1, 50, 36)
    const target = (match: Scene) => match.pending[0]?.prompt.args?.target
    expect(target(charges([scout([]), bob]))).toEqual({ figure: 2 })
    expect(target(charges([scout([{ object: 'hidden', until: 'game' }]), bob]))).toEqual({ figure: 3 })
  })

  test('it engages an enemy it does not see; in contact it stays', () => {
    const match = charges([figure('Bob', 1, 15, 30)], [{ to: [18.125, 30] }], [4])
    expect(eventArgs(match, 'announced.engagement')).toHaveLength(1)
    const inContact = charges([figure('Bob', 1, 33.125, 30), figure('Bea', 1, 10, 30)])
    expect(eventArgs(inContact, 'announced.charge')).toEqual([])
    expect(optionKeys(inContact).some((key) => key.startsWith('1:'))).toBe(false)
  })
})

test('CF-REV-ELEMENTAL-08: in obedience it is activated like any fighter', () => {
  const match = turn([magician('Ann', 0, 10, 10), elemental('obedience', 30, 30), figure('Bob', 1, 60, 30)], {
    answers: ['done'],
  })
  expect(optionKeys(match)).toEqual(expect.arrayContaining(['1:walk', '1:run']))
})

describe('CF-REV-ELEMENTAL-09: in synergy', () => {
  /** The bonuses of Ann and the elemental she has just summoned, over their cards. */
  const bonuses = (pow: number, die: number, kind: 'fire' | 'earth' = 'fire') => {
    const match = summon(pow, [die], [], { [kind]: 4 })
    const of = (name: string) =>
      (['att', 'str', 'def', 'res'] as const).map((which) => {
        const fighter = fighterNamed(match, name)
        return characteristic(match, fighter, which).total - (fighter.member.profile[which] ?? 0)
      })
    return { ann: of('Ann'), it: of(kind === 'fire' ? ELEMENTAL : EARTHEN) }
  }

  test('its summoner has +1 on ATT and STR by Fire, on DEF and RES by Earth', () => {
    expect(bonuses(11, 5)).toEqual({ ann: [1, 1, 0, 0], it: [0, 0, 0, 0] })
    expect(bonuses(11, 5, 'earth')).toEqual({ ann: [0, 0, 1, 1], it: [0, 0, 0, 0] })
    expect(bonuses(10, 5)).toEqual({ ann: [0, 0, 0, 0], it: [0, 0, 0, 0] })
  })

  test('CF-REV-ELEMENTAL-10: in symbiosis the elemental has +2, too', () => {
    expect(bonuses(16, 5)).toEqual({ ann: [1, 1, 0, 0], it: [2, 2, 0, 0] })
    expect(bonuses(16, 5, 'earth')).toEqual({ ann: [0, 0, 1, 1], it: [0, 0, 2, 2] })
  })

  test('the bonus ends with the elemental', () => {
    const strength = (more: FigureDetails) => {
      const match = turn([
        magician('Ann', 0, 10, 10, { more: { effects: [{ object: 'bond-with-elemental', until: 'game', x: 1 }] } }),
        elemental('synergy', 30, 30, more),
        figure('Bob', 1, 60, 30),
      ])
      return characteristic(match, fighterNamed(match, 'Ann'), 'str').total
    }
    expect(strength({})).toBe(4)
    expect(strength({ status: 'eliminated' })).toBe(3)
  })
})

describe('CF-REV-ELEMENTAL-11: in each maintenance phase', () => {
  const drift = (which: string, fire: number, answers: Json[] = [], ann: FigureDetails = {}) =>
    scene(
      {
        phase: 'maintenance',
        figures: [
          magician('Ann', 0, 10, 10, { gems: { fire }, more: ann }),
          elemental(which, 30, 30),
          figure('Bob', 1, 60, 30),
        ],
      },
      { answers },
    )

  test('it moves a step towards its end; 3 gems of its Element keep it, 5 bring it back a step', () => {
    const fell = drift('synergy', 2)
    expect(state(fell)).toEqual(['elemental-obedience'])
    expect(fighterNamed(fell, 'Ann').effects).toEqual([])
    const paidMatch = drift('synergy', 5, ['3'])
    expect(state(paidMatch)).toEqual(['elemental-synergy'])
    expect(fighterNamed(paidMatch, 'Ann').gems).toEqual({ fire: 2 })
    expect(state(drift('synergy', 5, ['5']))).toEqual(['elemental-symbiosis'])
    expect(state(drift('synergy', 5, ['0']))).toEqual(['elemental-obedience'])
    expect(optionKeys(drift('synergy', 4))).toEqual(['3', '0'])
  })

  test('it never passes Symbiosis, and Discord leads to annihilation at once', () => {
    expect(state(drift('symbiosis', 5, ['5']))).toEqual(['elemental-symbiosis'])
    expect(fighterNamed(drift('discord', 0), ELEMENTAL).status).toBe('eliminated')
  })

  test('only its summoner pays: without one nothing stops it', () => {
    expect(state(drift('synergy', 9, [], { status: 'eliminated' }))).toEqual(['elemental-obedience'])
  })
})

describe('CF-REV-ELEMENTAL-15: The Force of the Earth', () => {
  const earth = (more: FigureDetails = {}) => elemental('obedience', 30, 30, more, 'elementals-earth-elemental')
  const act = (answers: Json[], more: FigureDetails = {}, dice: number[] = [], bob = 60) =>
    turn([magician('Ann', 0, 10, 10), earth(more), figure('Bob', 1, bob, 30)], { answers, dice })
  const source = { figure: 0, object: 'CF-REV-ELEMENTAL-04' }
  const stone = {
    wounds: 'serious',
    uses: { 'the-force-of-the-earth': { stretch: 0, times: 1 } },
    effects: [
      { object: 'elemental-obedience', until: 'game', source },
      { object: 'turned-to-stone', until: 'game' },
      { object: 'under-dhalilias-dance', until: 'game' },
    ],
  }

  test('it is announced before other actions, if it is free; stone does nothing and cannot be named', () => {
    const match = act(['use'])
    expect(effectOn(fighterNamed(match, EARTHEN), 'turned-to-stone')).toBeDefined()
    expect(optionKeys(match).filter((key) => key.startsWith('1:'))).toEqual([])
    expect(promptId(act([], {}, [], 33.125))).not.toBe('ask.ability')
  })

  test('activated again it is unhurt, free of effects, with a die of STR and of RES and Regeneration/5, once only', () => {
    const match = act([], stone, [4, 2])
    const it = fighterNamed(match, EARTHEN)
    expect(it.wounds).toBe(0)
    expect(characteristic(match, it, 'str').total - 10).toBe(4)
    expect(characteristic(match, it, 'res').total - 11).toBe(2)
    expect(it.effects.map(({ object }) => object)).toEqual([
      'elemental-obedience',
      'force-of-the-earth-str',
      'force-of-the-earth-res',
      'regeneration',
    ])
    expect(promptId(match)).not.toBe('ask.ability')
  })

  test('as stone it cannot be assaulted', () => {
    const match = turn([
      figure('Ann', 0, 20, 30),
      catalogueFigure('elementals-earth-elemental', 1, 30, 30, {}, { effects: [{ object: 'turned-to-stone' }] }),
    ])
    expect(optionKeys(match).filter((key) => key.endsWith('charge:1'))).toEqual([])
  })
})
