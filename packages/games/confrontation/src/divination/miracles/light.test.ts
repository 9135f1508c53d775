import { addEffect } from '@fray/hooks'
import type { Json, Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { newFight } from '../../combat/fight.ts'
import { maintenancePhase } from '../../round/phases.ts'
import type { Fighter, Play } from '../../state.ts'
import { dice, duel } from '../../testing/duel.ts'
import { faithful, miracleScene } from '../../testing/faithful.ts'
import { price, readAfterMiracle, resultsAfterMiracle } from '../../testing/miracle-reading.ts'
import {
  barReason,
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  placeOf,
  promptId,
  refusal,
  rolledDice,
  type Scene,
} from '../../testing/scene.ts'
import { enemy, friend, testOf } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { has, xOf } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

describe('CF-MIRACLE-11 Divine Intuition', () => {
  const figures = [
    faithful('Ann', 0, 20, 30, { miracles: ['divine-intuition'], faith: 2 }),
    ...['Abe', 'Ada', 'Amy'].map((name, i) => figure(name, 0, 20, 36 + 4 * i, {}, { card: name })),
    faithful('Foe', 1, 30, 30, { faith: 9 }),
  ]
  const more = {
    piles: [
      ['Ann', 'Abe', 'Ada'],
      ['Foe', 'Waiting'],
    ],
    reserves: [['Amy'], []],
    placements: [1, 1],
  }
  const callIntuition = (answers: readonly Json[]) =>
    turn(figures, { answers: ['play', 'done', '0:call', ...answers], dice: [3] }, more)
  const names = (match: Scene, ids: readonly number[]) => ids.map((id) => match.state.cards[id]!.profile.name)

  test('CF-MIRACLE-11: unplayed cards are ordered again, as many in reserve as before, without a censure', () => {
    const open = callIntuition([])
    expect(promptId(open)).toBe('ask.rebuild')
    const [abe, ada, amy] = ['Abe', 'Ada', 'Amy'].map((name) => String(fighterNamed(open, name).card))
    expect(refusal(open, { slots: { pile: [abe!, ada!, amy!], reserve: [] } })).toBe('refused.reserve CF-MIRACLE-11')
    const match = callIntuition([{ slots: { pile: [amy!, abe!], reserve: [ada!] } }])
    const { pile, reserve, placements } = match.state.camps[0]!
    expect(names(match, pile)).toEqual(['Amy', 'Abe'])
    expect(names(match, reserve)).toEqual(['Ada'])
    expect(placements).toBe(1)
  })

  test('CF-MIRACLE-11: the other player sees only the number of cards', () => {
    const match = callIntuition([])
    const cards = ['Abe', 'Ada', 'Amy'].map((name) => String(fighterNamed(match, name).card))
    const [a, b, c] = cards
    const told_ = (order: Json) => JSON.stringify(callIntuition([order]).eventsFor(1))
    expect(told_({ slots: { pile: [a!, b!], reserve: [c!] } })).toBe(
      told_({ slots: { pile: [c!, b!], reserve: [a!] } }),
    )
  })
})

describe('CF-MIRACLE-12 Avenging Arm', () => {
  const fight = (effects: Json[], defence: string, faces: readonly number[]) =>
    duel(
      { card: { abilities: ['counter-attack'] }, more: { effects } },
      {},
      [dice({ '0': [1, 1] }), dice({ '1': [2, 0] }), ...(defence === '' ? [] : [defence])],
      faces,
    )

  test('CF-MIRACLE-12: one die is added to the Defence test of a counter-attack, and to no other parry', () => {
    const arm = [{ object: 'under-avenging-arm' }]
    // Bob has the Initiative and attacks first.
    const counter = fight(arm, 'counter:1', [2, 5, 2, 4, 1, 1, 1, 1])
    expect(rolledDice(counter)).toContain('roll.defence 2')
    const plain = fight(arm, 'parry:1', [2, 5, 2, 3, 1, 1])
    expect(rolledDice(plain)).toContain('roll.defence 1')
    expect(price(miracleScene({ miracle: 'avenging-arm', faith: 2, on: friend(), dice: [3] }))).toEqual(['7/2'])
    expect(
      readAfterMiracle(
        { miracle: 'avenging-arm', faith: 2, on: friend(), dice: [3] },
        (_p, _a, bob) => bob.effects[0]?.object,
      ),
    ).toBe('under-avenging-arm')
  })
})

describe('CF-MIRACLE-13 Martial Exaltation', () => {
  const given = {
    miracle: 'martial-exaltation',
    faith: 2,
    on: friend(),
    onHerself: true,
    others: [figure('Ally', 0, 20, 40, { people: 'griffins' }), figure('Far', 0, 90, 30)],
    dice: [3],
  }

  test("CF-MIRACLE-13: fighters of the caller's camp and people have Fanaticism while in the aura, the caller included", () => {
    const fanatics = readAfterMiracle(given, (play, ann) => {
      const now = () => play.state.fighters.filter((fighter) => has(play, fighter, 'fanaticism')).map(({ id }) => id)
      const before = now()
      play.state.fighters[3]!.at = { ...ann.at, y: ann.at.y - 8000 }
      play.state.fighters[1]!.at = { ...ann.at, x: ann.at.x + 60_000 }
      return [before, now()]
    })
    expect(fanatics).toEqual([
      [0, 1],
      [0, 3],
    ])
  })
})

describe('CF-MIRACLE-14 Renouncement', () => {
  /** Bob charges Cid, who stands before Ann of the same camp; Ann may call Renouncement. */
  const charge = (answers: readonly Json[], faces: readonly number[], ann: object = {}, bob: object = {}) =>
    turn(
      [
        figure('Bob', 0, 20, 30, { att: 3, ...bob }, { card: 'Ann' }),
        figure('Cid', 1, 30, 30),
        faithful('Zoe', 1, 30, 40, { miracles: ['renouncement'], faith: 3, more: ann as never }),
      ],
      { answers: ['0:charge:1', { to: [27.5, 30] }, ...answers], dice: faces },
    )

  test('CF-MIRACLE-14, CF-CALL-18: the assailant is set back 1 cm, and the assault counts as not made', () => {
    const open = charge([], [])
    expect(promptId(open)).toBe('ask.reaction')
    expect(open.pending[0]!.seat).toBe(1)
    const match = charge(['renouncement:0', { to: [20, 30] }], [2])
    expect(price(match)).toEqual(['5/3'])
    expect(placeOf(match, 'Bob')).toEqual([26.5, 30])
    expect(fighterNamed(match, 'Cid').assaulted).toBe(false)
    expect(fighterNamed(match, 'Cid').chargePenalty).toBe(false)
    expect(fighterNamed(match, 'Bob').charged).toEqual([])
    expect(fighterNamed(match, 'Cid').chargedBy).toEqual([])
    expect(fighterNamed(match, 'Bob').activated).toBe(true)
  })

  test('CF-MIRACLE-14, CF-CHARGE-13: neither of two charged targets counts as charged; CF-FLY-14: nor does a dived target', () => {
    const zoe = faithful('Zoe', 1, 30, 42, { miracles: ['renouncement'], faith: 3 })
    const both = turn(
      [figure('Bob', 0, 20, 31.25, { base: 'creature' }), figure('Cid', 1, 30, 30), zoe, figure('Dan', 1, 30, 32.5)],
      { answers: ['0:charge:1:3', { to: [26.875, 31.25] }, 'renouncement:0', '1', { to: [20, 30] }], dice: [2] },
    )
    expect(fighterNamed(both, 'Bob').charged).toEqual([])
    expect(fighterNamed(both, 'Cid').chargedBy).toEqual([])
    expect(fighterNamed(both, 'Dan').chargedBy).toEqual([])
    const dive = turn([figure('Bob', 0, 20, 30, { flight: 20 }, { level: 1 }), figure('Cid', 1, 30, 30), zoe], {
      answers: ['0:dive:1', { to: [27.5, 30] }, 'renouncement:0', { to: [20, 30] }],
      dice: [2],
    })
    expect(fighterNamed(dive, 'Bob').dived).toBe(false)
    expect(fighterNamed(dive, 'Bob').level).toBe(0)
  })

  test('CF-MIRACLE-14: the charge stands if the call is declined or fails', () => {
    for (const match of [charge(['pass'], []), charge(['renouncement:0'], [1])]) {
      expect(fighterNamed(match, 'Cid').assaulted).toBe(true)
      expect(fighterNamed(match, 'Cid').chargePenalty).toBe(true)
    }
  })

  test('CF-CALL-18, CF-CALL-19: a call in reaction is not available in rout or after an exclusive action in this phase', () => {
    expect(promptId(charge([], [], { inRout: true }))).not.toBe('ask.reaction')
    const acted = { uses: { 'exclusive-action': { stretch: 1, times: 1 } } }
    expect(promptId(charge([], [], acted))).not.toBe('ask.reaction')
  })

  test('CF-CALL-19: after a call in reaction no exclusive action is announced, but a Warrior-monk may engage', () => {
    const reacted = { uses: { 'called-in-reaction': { stretch: 1, times: 1 } } }
    const announcements = (abilities: string[]) =>
      optionKeys(turn([figure('Ann', 0, 20, 30, { abilities }, reacted), figure('Bob', 1, 32.5, 30)], {}))
    expect(announcements([])).not.toContain('0:engagement:1')
    expect(announcements(['warrior-monk'])).toEqual(['0:engagement:1', '0:engagement:2', 'done'])
  })
})

describe('CF-MIRACLE-15 Aura of Severity', () => {
  const given = {
    miracle: 'aura-of-severity',
    on: enemy(),
    onHerself: true,
    others: [figure('Far', 1, 60, 30), figure('Friend', 0, 20, 36)],
  }

  test('CF-MIRACLE-15: enemies in the aura in the maintenance phase are subject to Ephemeral/6, twice at most', () => {
    const match = miracleScene({ ...given, faith: 2, dice: [4, 6, 5] }, maintenancePhase)
    expect(price(match)).toEqual(['8/2'])
    expect(rolledDice(match).filter((roll) => roll.startsWith('roll.ephemeral'))).toEqual([
      'roll.ephemeral 1',
      'roll.ephemeral 1',
    ])
    expect(['Bob', 'Far', 'Friend'].map((name) => fighterNamed(match, name).wounds)).toEqual([1, 0, 0])
  })

  test('CF-MIRACLE-15, CF-CALL-17: 3 points more make it Ephemeral/5', () => {
    const match = miracleScene({ ...given, faith: 5, dice: [4, 5, 4], answers: ['0', '3'] }, maintenancePhase)
    expect(fighterNamed(match, 'Bob').wounds).toBe(1)
    expect(fighterNamed(match, 'Ann').faith).toBe(0)
  })

  test('CF-MIRACLE-15: a fighter that left the aura does not roll, and a fighter in it cannot regenerate', () => {
    const left = miracleScene({ ...given, faith: 2, dice: [4] }, function* (play, _ann, bob) {
      bob.at = { ...bob.at, x: bob.at.x + 50_000 }
      yield* maintenancePhase(play)
    })
    expect(fighterNamed(left, 'Bob').wounds).toBe(0)
    const hurt = enemy({ abilities: ['regeneration/2'] }, { wounds: 'light' })
    const match = miracleScene({ ...given, on: hurt, faith: 2, dice: [4, 2] }, maintenancePhase)
    expect(fighterNamed(match, 'Bob').wounds).toBe(1)
  })
})

describe('CF-MIRACLE-16 Purifying Clarity', () => {
  const withEffects = (effects: Json[]) => ({ seat: 0 as const, more: { effects, wounds: 'light' } })

  test('CF-MIRACLE-16: spells and miracles on the target end, but Wounds and abilities stay', () => {
    const effects = [
      { object: 'under-force-of-darkness', until: 'game', x: 2, source: { object: 'force-of-darkness' } },
      { object: 'luck', source: { object: 'solar-favour' } },
      { object: 'furious', source: { object: 'war-fury' } },
    ]
    const match = miracleScene({ miracle: 'purifying-clarity', faith: 2, on: withEffects(effects), dice: [3] })
    const left = fighterNamed(match, 'Bob').effects.map(({ object }) => object)
    expect(left).toEqual(['furious', 'cleared'])
    expect(fighterNamed(match, 'Bob').wounds).toBe(1)
  })

  test('CF-MIRACLE-16: an aura that a faithful spreads ends with the effects on that faithful', () => {
    const given = { miracle: 'purifying-clarity', faith: 2, on: { seat: 1 as const }, dice: [3] }
    const spread = readAfterMiracle(
      {
        ...given,
        on: {
          seat: 1,
          more: {
            effects: [
              { object: 'under-martial-exaltation-source', source: { object: 'martial-exaltation' } },
              { object: 'under-martial-exaltation', source: { object: 'martial-exaltation' } },
            ],
          },
        },
        others: [
          figure(
            'Cid',
            1,
            38,
            30,
            {},
            { effects: [{ object: 'under-martial-exaltation', source: { figure: 1, object: 'martial-exaltation' } }] },
          ),
        ],
      },
      (play) => has(play, play.state.fighters[2]!, 'fanaticism'),
    )
    expect(spread).toBe(false)
  })

  test('CF-MIRACLE-16: a freed fighter is immune to an aura spread before, but not to one spread later', () => {
    const severity = { object: 'under-aura-of-severity', x: 6, source: { figure: 2, object: 'aura-of-severity' } }
    const foe = (effects: Json[]) => faithful('Foe', 1, 38, 30, { more: { effects } })
    const given = { miracle: 'purifying-clarity', faith: 2, on: { seat: 0 as const, card: { res: 30 } } }
    const fading = (match: Scene) => rolledDice(match).filter((roll) => roll.startsWith('roll.ephemeral'))
    const freed = miracleScene({ ...given, others: [foe([severity])], dice: [3] }, maintenancePhase)
    expect(fading(freed)).toEqual([])
    const later = miracleScene({ ...given, others: [foe([])], dice: [3, 1] }, function* (play, _ann, _bob) {
      addEffect(play.state, play.state.fighters[2]!, {
        ...{ object: 'under-aura-of-severity', until: 'round', x: 6 },
        source: { bearer: 2, object: 'aura-of-severity' },
      })
      yield* maintenancePhase(play)
    })
    expect(fading(later)).toHaveLength(1)
  })

  test("CF-MIRACLE-16, CF-SPELL-12: an opponent's Troubling Aura no longer affects a freed fighter", () => {
    const troubling = [{ object: 'under-troubling-aura', source: { figure: 2, object: 'troubling-aura' } }]
    const given = {
      miracle: 'purifying-clarity',
      faith: 2,
      on: { seat: 0 as const, at: [30, 30] as const },
      others: [figure('Foe', 1, 32.5, 30, {}, { effects: troubling })],
    }
    const attack = (play: Play, _ann: Fighter, bob: Fighter) => {
      play.state.fighting = newFight({ lone: 1, many: [2] })
      return testOf(play, bob, 'attack', 1)
    }
    const freed = miracleScene({ ...given, dice: [3, 3] }, attack)
    const hampered = miracleScene({ ...given, dice: [1, 3] }, attack)
    expect([freed, hampered].map((match) => eventArgs(match, 'test.passed').at(-1)?.final)).toEqual([6, 5])
  })
})

describe('CF-MIRACLE-17 Wish of the Healer', () => {
  const heal = (faith: number, faces: readonly number[], answers: readonly Json[] = []) =>
    fighterNamed(
      miracleScene({
        miracle: 'wish-of-the-healer',
        faith,
        on: friend({ res: 7 }, { wounds: 'critical' }),
        dice: faces,
        answers,
      }),
      'Bob',
    ).wounds

  test('CF-MIRACLE-17: the difficulty is RES; a die heals one degree on 5 or 6, and each further point of faith adds a die', () => {
    expect(heal(2, [3, 4])).toBe(3)
    expect(heal(2, [3, 5])).toBe(2)
    expect(heal(5, [3, 4, 5, 6], ['0', '2'])).toBe(1)
    expect(
      price(
        miracleScene({
          miracle: 'wish-of-the-healer',
          faith: 2,
          on: friend({ res: 7 }, { wounds: 'light' }),
          dice: [1],
        }),
      ),
    ).toEqual(['7/2'])
  })
})

describe('CF-MIRACLE-18 Weapon of Angels', () => {
  const strike = (abilities: string[], character = false) =>
    readAfterMiracle(
      { miracle: 'weapon-of-angels', faith: 1, on: friend({ att: 3, abilities, character }), dice: [3] },
      (play, _ann, bob) => [has(play, bob, 'master-strike'), xOf(bob, 'master-strike', null)],
    )

  test('CF-MIRACLE-18: gives Master strike/0, or 3 more if printed; a value that is not printed stays as it is', () => {
    expect(strike([])).toEqual([true, 0])
    expect(strike(['master-strike/1'])).toEqual([true, 4])
    expect(strike(['master-strike'])).toEqual([true, 3])
    expect(strike([], true)).toEqual([true, 0])
    // CF-BOOK-09: besides what a spell has added.
    const breeze = [{ object: 'master-strike', x: 3, source: { object: 'powerful-breeze' } }]
    const both = friend({ att: 3, abilities: ['master-strike/1'] }, { effects: breeze })
    const given = { miracle: 'weapon-of-angels', faith: 1, on: both, dice: [3] }
    expect(readAfterMiracle(given, (_play, _ann, bob) => xOf(bob, 'master-strike', null))).toBe(6)
    expect(price(miracleScene({ miracle: 'weapon-of-angels', faith: 1, on: friend({ att: 4 }), dice: [1] }))).toEqual([
      '6/1',
    ])
  })
})

describe('CF-MIRACLE-19 Celestial Inspiration', () => {
  const given = { miracle: 'celestial-inspiration', faith: 2, on: friend({ cou: 5 }), dice: [3] }
  function* blow(play: Play, _ann: Fighter, bob: Fighter): Procedure {
    const victim = play.state.fighters.find(({ seat }) => seat === 1)!
    yield* rollDamage(play, { victim, by: bob, kind: 'combat', strength: 3, rules: [] })
  }

  test('CF-MIRACLE-19: the difficulty is COU or FEAR; it gives +1 on Initiative, Attack and Defence, and on no other test', () => {
    expect(price(miracleScene(given))).toEqual(['5/2'])
    expect(price(miracleScene({ ...given, on: friend({ fear: 6 }) }))).toEqual(['6/2'])
    expect(resultsAfterMiracle(given, ['initiative', 'agility', 'attack', 'defence', 'discipline'])).toEqual([
      7, 7, 7, 7, 6,
    ])
  })

  test('CF-MIRACLE-19: faithful within 20 cm add 2 per point to a Damage roll in hand-to-hand combat, 6 at most together', () => {
    const others = [
      faithful('Near', 0, 32.5, 40, { faith: 5 }),
      faithful('Far', 0, 90, 30, { faith: 5 }),
      faithful('Routed', 0, 32.5, 20, { faith: 5, more: { inRout: true } }),
      figure('Foe', 1, 100, 30, { res: 5 }),
    ]
    // Ann has 2 points left and gives 2; the faithful nearby may give one more.
    const open = miracleScene({ ...given, faith: 4, others, answers: ['0', '2'] }, blow)
    expect(promptId(open)).toBe('ask.inspiration')
    expect(optionKeys(open)).toEqual(['0', '1'])
    const match = miracleScene({ ...given, faith: 4, others, dice: [3, 3, 2], answers: ['0', '2', '1'] }, blow)
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 3 + 3 - 5 + 6 }])
    expect(fighterNamed(match, 'Ann').faith).toBe(0)
    expect(fighterNamed(match, 'Near').faith).toBe(4)
    expect(fighterNamed(match, 'Far').faith).toBe(5)
    expect(fighterNamed(match, 'Bob').effects.map(({ object }) => object)).toEqual(['under-celestial-inspiration'])
  })
})

test('CF-MIRACLE-20: gives a friend Harassment until the end of the round', () => {
  const given = { miracle: 'celestial-archer', faith: 2, on: friend(), dice: [2] }
  expect(price(miracleScene(given))).toMatchObject(['6/2'])
  expect(readAfterMiracle(given, (_p, _a, bob) => bob.effects)).toMatchObject([
    { object: 'harassment', until: 'round' },
  ])
  expect(
    readAfterMiracle({ ...given, on: friend({ abilities: ['harassment'] }) }, (_p, _a, bob) => bob.effects),
  ).toEqual([])
  expect(readAfterMiracle(given, (play, _a, bob) => characteristic(play, bob, 'att').total)).toBe(3)
})

test('CF-CALL-05: a miracle for wounded fighters has no target while none is wounded', () => {
  const match = turn([faithful('Ann', 0, 20, 30, { miracles: ['wish-of-the-healer'], faith: 2 })], {
    answers: ['done'],
  })
  expect(barReason(match, '0:call')).toBe('barred.miracles-no-target CF-CALL-05')
})

describe('CF-CARD-30 Painful truth', () => {
  /** Ann is in contact with Bob, whose damage rises by this much, and who then suffers STR 5. */
  const strikeBob = (fervour: number, dice: number[]) =>
    miracleScene(
      { miracle: 'painful-truth', faith: fervour, x: fervour, on: { at: [22.5, 30] }, ann: MONK, dice },
      (play, _ann, bob) => rollDamage(play, { victim: bob, by: null, kind: 'effect', strength: 5, rules: [] }),
    )
  const MONK = { card: { abilities: ['warrior-monk'] } }

  test('CF-CARD-30, CF-LITANY-05: for 1 to 3 points, chosen before the call, all damage to the enemy rises by as much', () => {
    const totals = [1, 2, 3].map((fervour) => eventArgs(strikeBob(fervour, [3, 4, 3]), 'damage.read')[0]!.total)
    // 4 and STR 5 against RES 5.
    expect(totals).toEqual([5, 6, 7])
    expect(fighterNamed(strikeBob(3, [3, 4, 3]), 'Ann').faith).toBe(0)
    expect(eventArgs(strikeBob(1, [1, 4, 3]), 'damage.read')[0]!.total).toBe(4)
    expect(price(strikeBob(2, [3, 4, 3]))).toEqual(['5/2'])
  })

  test('CF-CARD-30: it targets an enemy in contact and lasts for the round', () => {
    const named = turn(
      [
        faithful('Ann', 0, 20, 30, { ...MONK, miracles: ['painful-truth'], faith: 2 }),
        ...[22.5, 26].map((x) => figure(`Bob ${x}`, 1, x, 30)),
        figure('Fay', 0, 20, 27.5, {}, { card: 'Fay' }),
      ],
      { answers: ['done', '0:call'] },
    )
    expect(optionKeys(named)).toEqual(['painful-truth:1:1', 'painful-truth:1:2'])
    expect(fighterNamed(strikeBob(2, [3, 4, 3]), 'Bob').effects).toMatchObject([
      { object: 'under-painful-truth', x: 2, until: 'round' },
    ])
  })
})
