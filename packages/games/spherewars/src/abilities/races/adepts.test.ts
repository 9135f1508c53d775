import type { Json } from '@fray/kernel'
import { forecast } from '@fray/odds'
import { describe, expect, test } from 'vitest'
import { roster } from '../../bands/roster.ts'
import { densityCost } from '../../ground/terrain-costs.ts'
import { combatPhase } from '../../melee/combat-phase.ts'
import { supportOf } from '../../melee/support.ts'
import { movementOf } from '../../movement/movement.ts'
import { combatant } from '../../state.ts'
import { playConcentration, spellPosition } from '../../testing/concentration.ts'
import { duel, type Fighter, inContact, joining, plain } from '../../testing/duel.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  type Script,
  scene,
} from '../../testing/scene.ts'
import { activation, archer, at, difficultyTerms, shoot, shootingTarget, shotNumbers } from '../../testing/shooting.ts'
import { newActing } from '../../turn/activation.ts'
import { inches } from '../../units.ts'

const hero = (abilities: string[], profile = {}, more = {}) => plain('Ana', { fur: 4, abilities, ...profile }, more)
const BOR = plain('Bor')
const strength = (match: Scene) => rolledDice(match).find((roll) => roll.startsWith('roll.damage'))

describe('Adepts of Malesur: passives', () => {
  test('SW-RACE-90 Nature’s Camouflage makes every mundane shot at the owner harder by one', () => {
    const shot = shoot(archer('Ana', { pre: 1 }), shootingTarget('Bor', { abilities: ['natures-camouflage'] }), {
      dice: [4],
    })
    expect(shotNumbers(shot)).toEqual([1, 5])
    const charged = joining(plain('Ana', { mov: 5, abilities: ['natures-camouflage'] }), archer('Bor', { pre: 1 }), 4, {
      answers: ['2'],
      dice: ['S', 1, 3, 3, 3, 3],
    })
    // A shot against a charge needs a sphere, here one confirmed at 2+.
    expect(eventArgs(charged, 'shot-missed').length).toBe(1)
  })

  test('SW-RACE-91 Nature’s Knowledge makes woods, leafy woods, hedges and hills free; rubble and water still cost MOV', () => {
    const cost = (type: string, abilities: string[]) => {
      const play = loadPosition({
        figures: [at(plain('Ana', { abilities }), 0, 10, 10), at(BOR, 1, 30, 30)],
        scenery: [
          type === 'hedge'
            ? { type, from: [8, 13], to: [12, 13] }
            : {
                type,
                outline: [
                  [8, 12],
                  [12, 12],
                  [12, 14],
                  [8, 14],
                ],
                crossings: [],
              },
        ],
      })
      const ana = combatant(play, 0)
      return densityCost(play, ana, [ana.at, { x: inches(10), y: inches(16) }])
    }
    const types = ['wood', 'leafy-wood', 'hedge', 'rubble', 'shallow-water']
    expect(types.map((type) => cost(type, ['natures-knowledge']))).toEqual([0, 0, 0, 1, 1])
    expect(types.map((type) => cost(type, []))).toEqual([1, 2, 1, 1, 1])
  })

  test('SW-RACE-92 Arcane Offering is part of the profile of every Adept: CON against arcane attacks is one higher', () => {
    const adepts = roster.filter(({ profile }) => profile.race === 'adepts')
    expect(adepts.length).toBe(14)
    for (const { profile } of adepts) expect(profile.conArcane - profile.conMundane, profile.id).toBe(1)
  })

  test('SW-RACE-94 SW-RGEN-11 Bleeding Wound leaves a lingering wound on a victim that survives wounds from Shaogi’s blow', () => {
    const shaogi = plain('Ana', { abilities: ['bleeding-wound'] })
    const effectsLeft = (dice: number[]) =>
      combatantNamed(duel(shaogi, BOR, { dice: [5, 5, 1, 1, ...dice] }), 'Bor').effects.map(({ object }) => object)
    expect(effectsLeft([4, 1])).toEqual(['lingering-wound'])
    expect(effectsLeft([1, 1])).toEqual([])
    const deed = playConcentration(inContact(hero(['bleeding-wound', 'swipe'], { fur: 1 }), BOR), {
      answers: ['swipe'],
      dice: [5, 4, 1],
    })
    expect(combatantNamed(deed, 'Bor').effects).toEqual([])
  })

  test('SW-RACE-97 Mimetic after standing still makes shots another +1 harder, and sight spells fail beyond 8 inches', () => {
    const yenay = shootingTarget('Bor', { abilities: ['mimetic'] })
    expect(shotNumbers(shoot(archer('Ana', { pre: 1 }), yenay, { dice: [1] }))[1]).toBe(5)
    const cast = (distance: number) =>
      playConcentration(
        spellPosition(['sull', {}], ['battler', { name: 'Bor', profile: { abilities: ['mimetic'] } }], distance),
        { answers: ['mindfreeze', '1'], dice: [4] },
      )
    expect({
      8: eventArgs(cast(8), 'spell-succeeds').length,
      '8.1': eventArgs(cast(8.1), 'spell-succeeds').length,
    }).toEqual({ 8: 1, '8.1': 0 })
    const figures = [
      at(shootingTarget('Yen', { abilities: ['mimetic'], mov: 4 }), 0, 10, 20),
      at(archer('Ana', { pre: 1 }), 1, 10, 10),
    ]
    const ran = scene({ figures }, { answers: ['run', path([10, 18]), 'stand', '0'], dice: [1, 5, 1] })
    expect(shotNumbers(ran)[1]).toBe(4)
  })

  test('SW-RACE-97 Mimetic ends with a run: spells reach at any distance again', () => {
    const figures = [
      at(shootingTarget('Yen', { abilities: ['mimetic'] }), 0, 10, 20.4),
      figure('sull', 1, 10, 10, { name: 'Sul' }),
      at(shootingTarget('Far'), 1, 38, 38),
    ]
    const cast = scene(
      { figures, gems: [0, 1] },
      { answers: ['run', path([10, 19.4]), '1', 'stand', 'mindfreeze'], dice: [4] },
    )
    expect(eventArgs(cast, 'spell-succeeds').length).toBe(1)
  })

  test('SW-RACE-97 a combatant that fled on in its activation has not stood still, one that regrouped has', () => {
    const aimedAt = (regroup: number) => {
      const figures = [
        at(shootingTarget('Yen', { abilities: ['mimetic'], mov: 4 }, { fleeing: true }), 0, 10, 20),
        at(archer('Ana', { pre: 1 }), 1, 10, 10),
      ]
      const match = scene({ figures }, { answers: ['stand', '0'], dice: [regroup, 1, 5, 1] })
      return difficultyTerms(match)
    }
    expect(aimedAt(1)).not.toHaveProperty('ability')
    expect(aimedAt(5)).toMatchObject({ ability: 1 })
  })

  test('SW-RACE-104 Telepathy Offering extends the Eagle Man’s orders to Adepts to 10 inches', () => {
    const order = (distance: number) => {
      const figures = [
        figure('eagle-man', 0, 10, 10, { name: 'Eag' }),
        figure('goat-man', 0, 10, 11.2 + distance, { name: 'Goa', activated: true }),
        figure('shaogi', 0, 38, 38, { name: 'Sha', states: ['stunned'] }),
        figure('battler', 1, 38, 5),
      ]
      return eventArgs(scene({ figures, orders: [1, 0] }, { answers: ['0', 'relocate', '1'] }), 'order-unheard').length
    }
    expect({ 10: order(10), '10.1': order(10.1) }).toEqual({ 10: 0, '10.1': 1 })
  })

  test('SW-RACE-106 Defence Quills roll STR 1 against an enemy that wins; its own roll follows if it survives', () => {
    const girl = plain('Bor', { abilities: ['defence-quills'] })
    const match = duel(plain('Ana'), girl, { dice: [5, 5, 1, 1, 4, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 1', 'roll.damage 2'])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Ana', wounds: 1, left: 5 }])
    const dying = duel(
      plain('Ana', {}, { wounds: 1 }),
      girl,
      { dice: [5, 5, 1, 1, 4] },
      { friends: [plain('Cel', { abilities: ['unimportant'] })] },
    )
    expect(eventArgs(dying, 'slain')).toEqual([{ victim: 'Ana' }])
    expect(rolledDice(dying).length).toBe(2)
    expect(rolledDice(duel(plain('Ana'), girl, { dice: [3, 3, 3, 3] })).length).toBe(1)
  })

  test('SW-RACE-107 Underground Tunneller goes 8 inches straight under bases and scenery; contact is an engagement, otherwise it counts as speeding up', () => {
    const boy = (others: Json[], scenery: Json[] = []) => ({
      figures: [
        figure('mole-boy', 0, 10, 10, { name: 'Mol' }),
        figure('near-heart', 1, 10, 14, { name: 'Ned' }),
        ...others,
      ],
      scenery,
    })
    const free = activation(boy([]), { answers: ['underground-tunneller', path([10, 18])] })
    expect(placeOf(free, 'Mol')).toEqual([10, 18])
    expect(free.state.combatants[0]?.activated).toBe(false)
    expect(free.state.acting?.move).toBe('speed-up')
    expect(() => activation(boy([]), { answers: ['underground-tunneller', path([10, 18.1])] })).toThrow(
      'refuse.too-far',
    )
    const contact = activation(boy([]), { answers: ['underground-tunneller', path([10, 15.2])] })
    expect({
      move: contact.state.acting?.move,
      joined: contact.state.acting?.joined,
      charged: contact.state.acting?.charged,
    }).toEqual({ move: 'engage', joined: [1], charged: [] })
    const archerAt = at(archer('Arc', { pre: 1, ranged: ['tension'] }), 1, 14, 10)
    const unseen = activation(boy([archerAt]), { answers: ['underground-tunneller', path([12.8, 10])] })
    expect(promptId(unseen)).toBe('ask.concentrate')
    const wood = {
      type: 'leafy-wood',
      outline: [
        [8, 11],
        [12, 11],
        [12, 17],
        [8, 17],
      ],
    }
    expect(placeOf(activation(boy([], [wood]), { answers: ['underground-tunneller', path([10, 18])] }), 'Mol')).toEqual(
      [10, 18],
    )
    for (const type of ['house', 'deep-water', 'shallow-lava', 'deep-lava']) {
      const under = boy(
        [],
        [
          {
            type,
            outline: [
              [8.5, 15.5],
              [11.5, 15.5],
              [11.5, 16.5],
              [8.5, 16.5],
            ],
            crossings: [],
          },
        ],
      )
      expect(() => activation(under, { answers: ['underground-tunneller', path([10, 18])] })).toThrow(
        'refuse.no-tunnel',
      )
    }
  })

  test('SW-RACE-107 SW-PROFILE-21 a tunneller’s MOV counts as 4 for every purpose', () => {
    const play = loadPosition({ figures: [figure('mole-boy', 0, 10, 10), figure('battler', 1, 30, 30)] })
    expect(
      (['run', 'shot-at', 'flight', 'pursuit'] as const).map((use) => movementOf(play, combatant(play, 0), use).total),
    ).toEqual([4, 4, 4, 4])
  })

  test('SW-RACE-107 SW-STATE-24 a tunneller moves straight or not at all; a fearful one cannot surface beside anybody', () => {
    const boy = (more: Record<string, Json> = {}) => ({
      figures: [
        figure('mole-boy', 0, 10, 10, { name: 'Mol', ...more }),
        figure('near-heart', 1, 10, 14, { name: 'Ned' }),
      ],
    })
    const tunnel = (more: Record<string, Json> = {}) => activation(boy(more), { answers: ['underground-tunneller'] })
    expect(tunnel().check(0, path([10, 15.2]))).toBeUndefined()
    expect(tunnel().check(0, path([12, 12], [10, 16]))).toMatchObject({ ok: false })
    expect(tunnel({ states: ['fearful'] }).check(0, path([10, 15.2]))).toMatchObject({
      reason: { id: 'refuse.contact' },
    })
    const stayed = activation(boy(), { answers: ['underground-tunneller', 'stay'] })
    expect({ place: placeOf(stayed, 'Mol'), move: stayed.state.acting?.move }).toEqual({
      place: [10, 10],
      move: 'stand',
    })
  })

  test('SW-RACE-108 Venomous Spit rolls two dice against CON once a turn: at most one wound, and stunned; then the owner fights', () => {
    const snake = plain('Ana', { abilities: ['venomous-spit', 'tough'], dex: 2 })
    const match = activation(inContact(snake, BOR), { answers: ['1'], dice: ['S', 'S', 3, 1, 3, 1, 1, 1] })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
    expect(combatantNamed(match, 'Bor').states).toMatchObject([{ kind: 'stunned' }])
    expect(eventArgs(match, 'brutal-blow')).toEqual([])
    expect(eventArgs(match, 'fight').length).toBe(1)
    const tough = activation(inContact(snake, BOR), { answers: ['1'], dice: [3, 3, 3, 1, 3, 1] })
    expect(eventArgs(tough, 'spit-misses').length).toBe(1)
    const spitAt = (distance: number, dice: number[]) =>
      activation(
        { figures: [at(snake, 0, 10, 10), at(BOR, 1, 10, 11.2 + distance)] },
        { answers: ['stand', '1'], dice },
      )
    expect(eventArgs(spitAt(3, [4, 1]), 'wounded').length).toBe(1)
    expect(eventArgs(spitAt(3.1, []), 'spit-short').length).toBe(1)
    expect(promptId(activation({ figures: [at(snake, 0, 10, 10), at(BOR, 1, 10, 30)] }, { answers: ['stand'] }))).toBe(
      'ask.spit',
    )
    expect(combatantNamed(match, 'Ana').uses['venomous-spit']?.times).toBe(1)
  })

  test('SW-RACE-108 SW-BASE-06 the odds of spitting do not reveal the distance to the victim', () => {
    const snake = plain('Ana', { abilities: ['venomous-spit'], dex: 2 })
    const [near, far] = [2, 12].map((distance) => {
      const figures = [at(snake, 0, 10, 10), at(BOR, 1, 10, 11.2 + distance)]
      return forecast(activation({ figures }, { answers: ['stand'] }), 0, '1')
    })
    expect(near!.chances.length).toBeGreaterThan(1)
    expect(far).toEqual(near)
  })

  describe('SW-RACE-108 the Snake Man spits before fighting or shooting', () => {
    const snake = (more: Record<string, Json> = {}) =>
      plain('Ana', { abilities: ['venomous-spit'], dex: 2, mov: 4 }, more)
    const draw = [3, 1, 3, 1]
    /** The combat phase alone, after what may have been spat before in this game. */
    const phase = (spatIn: number | null, script: Script, fighter = snake(), turn = 2) =>
      playRule(
        { ...(inContact(fighter, BOR) as object), turn } as Json,
        function* (playing) {
          const ana = combatant(playing, 0)
          if (spatIn !== null) ana.uses['venomous-spit'] = { stretch: spatIn, times: 1 }
          playing.state.acting = newActing(ana)
          yield* combatPhase(playing, ana)
        },
        script,
      )

    test('SW-RACE-108 it spits once per turn, and again in the next one', () => {
      expect(eventArgs(phase(2, { dice: draw }), 'fight').length).toBe(1)
      expect(promptId(phase(1, {}))).toBe('ask.spit')
    })

    test('SW-RACE-108 SW-RGEN-15 a paralysed Snake Man cannot spit', () => {
      const match = phase(null, { dice: [1, 1, 1] }, snake({ states: ['paralysed'] }))
      expect({ spits: eventArgs(match, 'spits'), fightCount: eventArgs(match, 'fight').length }).toEqual({
        spits: [],
        fightCount: 1,
      })
    })

    test('SW-RACE-108 declining to spit keeps the use', () => {
      const match = phase(null, { answers: ['no'], dice: draw })
      expect({ spits: eventArgs(match, 'spits'), fightCount: eventArgs(match, 'fight').length }).toEqual({
        spits: [],
        fightCount: 1,
      })
      expect(combatantNamed(match, 'Ana').uses['venomous-spit']).toBeUndefined()
    })

    test('SW-RACE-108 an enemy out of sight cannot be chosen', () => {
      const wall = { type: 'house', x: 10, y: 14, length: 4, width: 2 }
      const figures = [at(snake(), 0, 10, 10), at(BOR, 1, 10, 18), at(plain('Cel'), 1, 16, 10)]
      expect(optionKeys(activation({ figures, scenery: [wall] }, { answers: ['stand'] }))).toEqual(['no', '2'])
    })

    test('SW-RACE-108 a victim killed by the venom is not stunned', () => {
      const frail = plain('Bor', {}, { wounds: 1 })
      const figures = [at(snake(), 0, 10, 10), at(frail, 1, 10, 14), at(plain('Cel'), 1, 30, 30)]
      const match = activation({ figures }, { answers: ['stand', '1'], dice: [4, 1] })
      expect({ status: combatantNamed(match, 'Bor').status, stateEntered: eventArgs(match, 'state-entered') }).toEqual({
        status: 'dead',
        stateEntered: [],
      })
    })

    test('SW-RACE-108 SW-DICE-11 venom dice are compared with CON-m, at least 2', () => {
      const soft = plain('Bor', { conMundane: 1 })
      const spat = (dice: number[]) => {
        const figures = [at(snake(), 0, 10, 10), at(soft, 1, 10, 14)]
        return eventArgs(activation({ figures }, { answers: ['stand', '1'], dice }), 'wounded').length
      }
      expect(spat([2, 1])).toBe(1)
      expect(spat([1, 1])).toBe(0)
    })
  })

  test('SW-RACE-109 Horns give another +1 STR after a true charge, lost with the charge bonus', () => {
    const goat = plain('Ana', { mov: 5, abilities: ['horns'] })
    const charge = (target: Fighter, distance: number, dice: number) =>
      strength(joining(goat, target, distance, { dice: [5, 5, 1, 1, ...new Array(dice).fill(1)] }))
    expect(charge(BOR, 5, 4)).toBe('roll.damage 4')
    expect(charge(BOR, 6, 2)).toBe('roll.damage 2')
    expect(charge(plain('Bor', { weapons: ['long'] }), 5, 2)).toBe('roll.damage 2')
    expect(charge(plain('Bor', { abilities: ['hardened-defender'] }), 5, 2)).toBe('roll.damage 2')
  })

  test('SW-RACE-110 Fearsome Pack supports with two dice, within the limit of three', () => {
    const dice = (friends: Fighter[]) => {
      const play = loadPosition(inContact(plain('Ana'), BOR, { friends }))
      return supportOf(play, combatant(play, 0), combatant(play, 1)).dice
    }
    const pack: Fighter = ['pack-of-mongoose-boys', {}]
    expect(dice([pack])).toBe(2)
    expect(dice([pack, plain('Cel')])).toBe(3)
    expect(dice([pack, plain('Cel'), plain('Dan')])).toBe(3)
  })

  test('SW-RACE-115 Parry turns a lost fight into a draw on 5+, but not against another Parry', () => {
    const bor = plain('Bor', { abilities: ['parry'] })
    expect(eventArgs(duel(plain('Ana'), bor, { dice: [5, 5, 1, 1, 5] }), 'draw').length).toBe(1)
    expect(rolledDice(duel(plain('Ana'), bor, { dice: [5, 5, 1, 1, 4, 1, 1] }))).toEqual([
      'roll.dexterity 2 2',
      'roll.parry 1',
      'roll.damage 2',
    ])
    expect(rolledDice(duel(plain('Ana', { abilities: ['parry'] }), bor, { dice: [5, 5, 1, 1, 1, 1] }))).toEqual([
      'roll.dexterity 2 2',
      'roll.damage 2',
    ])
    expect(roster.some(({ profile }) => profile.abilities.includes('parry'))).toBe(false)
  })
})
