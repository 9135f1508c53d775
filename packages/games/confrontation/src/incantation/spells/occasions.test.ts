import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { effectOn } from '../../abilities/builders.ts'
import { settleUpkeep } from '../../round/maintenance.ts'
import type { Fighter, Play } from '../../state.ts'
import { gun } from '../../testing/gun.ts'
import { magician } from '../../testing/magician.ts'
import { playRule } from '../../testing/rule.ts'
import {
  barReason,
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

describe('CF-SPELL-07 Chastisement of Light', () => {
  const enemies = [figure('Bob', 1, 30, 20), figure('Bea', 1, 30, 30), figure('Ben', 1, 70, 45)]
  const cast = (pow: number, light: number, answers: readonly Json[], dice: readonly number[]) =>
    turn(
      [magician('Ann', 0, 20, 30, { spells: ['chastisement-of-light'], gems: { light }, card: { pow } }), ...enemies],
      {
        answers: ['done', '0:cast', ...answers],
        dice,
      },
    )

  test('it has as many targets as POW and gems allow, at two gems each and one more difficulty', () => {
    expect(optionKeys(cast(2, 5, [], [])).filter((key) => key.startsWith('chastisement-of-light:1'))).toEqual([
      'chastisement-of-light:1:1',
      'chastisement-of-light:1:2',
    ])
    expect(optionKeys(cast(4, 2, [], [])).filter((key) => key.startsWith('chastisement-of-light:1'))).toEqual([
      'chastisement-of-light:1:1',
    ])
    const match = cast(4, 4, ['chastisement-of-light:1:2', '2', '1'], [6, 3, 2, 3, 2])
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ difficulty: 9, light: 4 }])
    expect(eventArgs(match, 'damage.read')).toMatchObject([
      { victim: 'Bob', total: 3 },
      { victim: 'Bea', total: 3 },
    ])
  })

  test('CF-BOOK-11 the caster chooses the order, and only targets beyond 20 cm escape', () => {
    const match = cast(4, 6, ['chastisement-of-light:1:3', '2', '2'], [6, 3, 2, 3, 2])
    expect(eventArgs(match, 'cast.short')).toMatchObject([{ target: 'Ben' }])
    expect(eventArgs(match, 'damage.read').map(({ victim }) => victim)).toEqual(['Bea', 'Bob'])
  })
})

describe('CF-SPELL-28 Minor Teleportation', () => {
  const cast = (others: readonly Json[], answers: readonly Json[] = [], more: Record<string, Json> = {}) =>
    turn(
      [magician('Ann', 0, 20, 30, { spells: ['minor-teleportation'], gems: { earth: 2 } }), ...others],
      {
        answers: ['done', '0:cast', ...answers],
        dice: [5],
      },
      more,
    )
  const far = figure('Bob', 1, 40, 30)

  test('the caster goes to a point in sight within 30 cm, not against an enemy, without using an action', () => {
    const match = cast([far])
    expect(refusal(match, path([52, 30]))).toBe('refused.too-far CF-SPELL-28')
    expect(refusal(match, path([10, 30]))).toBe('refused.unseen-point CF-CAST-07')
    expect(refusal(match, path([45, 30]))).toBe('refused.unseen-point CF-CAST-07')
    expect(refusal(match, path([37.5, 30]))).toBe('refused.set-down-contact CF-SPELL-28')
    const done = giveAnswers(match, path([30, 45]))
    expect(placeOf(done, 'Ann')).toMatchObject([30, 45])
    expect(optionKeys(done)).toEqual(expect.arrayContaining(['0:walk', '0:run'].slice(0, 1)))
  })

  test('only a caster free of opponents may use it', () => {
    const held = turn(
      [magician('Ann', 0, 20, 30, { spells: ['minor-teleportation'], gems: { earth: 2 } }), figure('Bob', 1, 22.5, 30)],
      { answers: ['done'] },
    )
    expect(barReason(held, '0:cast')).toBe('barred.spells-no-target CF-CAST-07')
  })
})

describe('CF-CAST-16 maintained spells', () => {
  /** Plays up to the maintenance phase of a round in which Bob is under Ann's spell. */
  const upkeep = (
    gems: Record<string, number>,
    answers: readonly Json[],
    ann: Record<string, Json> = {},
    others: readonly Json[] = [],
  ) =>
    scene(
      {
        phase: 'maintenance',
        figures: [
          magician('Ann', 0, 20, 30, { gems, more: ann }),
          figure(
            'Bob',
            0,
            30,
            30,
            { abilities: ['possessed'] },
            {
              effects: [
                ...['additional-limb', 'under-tentacular-outgrowth-outgrowth', 'under-tentacular-outgrowth'].map(
                  (object) => ({
                    object,
                    until: 'game',
                    source: { figure: 0, object: 'tentacular-outgrowth' },
                  }),
                ),
                { object: 'concentration', x: 2, until: 'game', source: { figure: 0, object: 'tentacular-outgrowth' } },
              ],
            },
          ),
          figure('Enemy', 1, 90, 30),
          ...others,
        ],
      } as Json,
      { answers },
    )
  const left = (match: Scene) => fighterNamed(match, 'Bob').effects.length

  test('CF-SPELL-38 gives Additional limb and Concentration/2 on STR and RES, each to a target that lacks it', () => {
    const limbOn = (abilities: string[]) => ({
      spell: 'tentacular-outgrowth',
      gems: { darkness: 2 },
      on: friend({ abilities: ['possessed', ...abilities], people: 'midnor' }),
      dice: [4],
    })
    const objects = (abilities: string[]) =>
      fighterNamed(spellScene(limbOn(abilities)), 'Bob').effects.map(({ object }) => object)
    expect(objects([])).toEqual([
      'additional-limb',
      'concentration',
      'under-tentacular-outgrowth-outgrowth',
      'under-tentacular-outgrowth',
    ])
    expect(objects(['concentration/1'])).toEqual(['additional-limb', 'under-tentacular-outgrowth'])
    expect(objects(['additional-limb'])).toEqual([
      'concentration',
      'under-tentacular-outgrowth-outgrowth',
      'under-tentacular-outgrowth',
    ])
    expect(objects(['additional-limb', 'concentration/1'])).toEqual([])
  })

  test('CF-SPELL-38, CF-BOOK-05 cast on a target under another magician’s spell, it does nothing', () => {
    const source = { figure: 2, object: 'tentacular-outgrowth' }
    const effects = [
      'additional-limb',
      'concentration',
      'under-tentacular-outgrowth-outgrowth',
      'under-tentacular-outgrowth',
    ].map((object) => ({
      ...{ object, until: 'game', source },
      ...(object === 'concentration' ? { x: 2 } : {}),
    }))
    const match = spellScene(
      {
        spell: 'tentacular-outgrowth',
        gems: { darkness: 2 },
        on: friend({ abilities: ['possessed'], people: 'midnor' }, { effects }),
        others: [magician('Cid', 0, 60, 30)],
        dice: [4],
      },
      settleUpkeep,
    )
    // Cid has no gems to maintain it with.
    expect(fighterNamed(match, 'Bob').effects.map(({ until }) => until)).toEqual(['round', 'round', 'round', 'round'])
  })

  test('two gems prolong the spell for a round; unpaid it ends with the round, with everything it gave', () => {
    const paid = upkeep({ darkness: 3 }, ['pay'])
    expect(left(paid)).toBe(4)
    expect(fighterNamed(paid, 'Ann').gems).toEqual({ darkness: 1 })
    expect(left(upkeep({ darkness: 3 }, ['no']))).toBe(0)
  })

  test('the spell ends without a question if gems are missing or the caster is dead; a caster in rout may still pay', () => {
    expect(left(upkeep({ darkness: 1 }, []))).toBe(0)
    expect(left(upkeep({ darkness: 4 }, [], { status: 'eliminated' }))).toBe(0)
    expect(left(upkeep({ darkness: 2 }, ['pay'], { inRout: true }))).toBe(4)
  })

  test('CF-CAST-16, CF-ABIL-116 a caster aboard a vehicle pays from there', () => {
    const wagon = gun('Wagon', 0, 40, 40, { mobile: true, crew: null }, { abilities: ['transport/3'] })
    const paid = upkeep({ darkness: 3 }, ['pay'], { aboard: 3 }, [wagon])
    expect(fighterNamed(paid, 'Ann').status).toBe('aboard')
    expect(left(paid)).toBe(4)
    expect(fighterNamed(paid, 'Ann').gems).toEqual({ darkness: 1 })
  })

  test('CF-SPELL-45 the target becomes a Warrior-mage, at difficulty POW + 3, prolonged for two gems of Fire', () => {
    const given = { spell: 'elemental-warrior', gems: { fire: 2 }, on: friend(), onHerself: true, dice: [3] }
    let seen: boolean[] = []
    const match = spellScene(given, function* (play, ann) {
      seen = ['warrior-mage', 'counter-attack'].map((id) => has(play, ann, id))
    })
    expect(seen).toEqual([true, true])
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ difficulty: 7 }])
    const effects = ['warrior-mage', 'under-elemental-warrior'].map((object) => ({
      object,
      until: 'game',
      source: { object: 'elemental-warrior' },
    }))
    const round = (answer: string) =>
      scene(
        {
          phase: 'maintenance',
          figures: [magician('Ann', 0, 20, 30, { gems: { fire: 2 }, more: { effects } }), figure('Enemy', 1, 90, 30)],
        } as Json,
        { answers: [answer] },
      )
    expect([round('pay'), round('no')].map((scene) => fighterNamed(scene, 'Ann').effects.length)).toEqual([2, 0])
  })

  test('CF-SPELL-45 the caster runs and fires in the same turn, but cannot assault any more', () => {
    const match = turn(
      [magician('Ann', 0, 20, 30, { spells: ['elemental-warrior'], gems: { fire: 2 } }), figure('Bob', 1, 60, 30)],
      {
        answers: ['done', '0:cast'],
        dice: [3],
      },
    )
    expect(optionKeys(match)).toEqual(['0:walk', '0:run', '0:nothing'])
  })
})

describe('CF-SPELL-86, CF-CAST-17 an answer to a death', () => {
  const WAVE = 'carmine-wave'
  const wavers = (more: Record<string, Json> = {}, name = 'Ann', y = 30) =>
    magician(name, 0, 20, y, { spells: [WAVE], gems: { darkness: 3 }, more })
  const dying = figure('Fay', 0, 30, 30, { res: 0 })
  const foes = [figure('Bob', 1, 34, 30), figure('Bea', 1, 45, 30)]

  /** Bob kills Fay with two sixes. */
  function killFay(figures: readonly Json[], answers: readonly Json[], dice: readonly number[], more = {}): Scene {
    const kill = (play: Play) => {
      const victim = play.state.fighters.find((fighter) => fighter.member.profile.name === 'Fay') as Fighter
      return rollDamage(play, { victim, by: null, kind: 'effect', strength: 9, rules: [] })
    }
    return playRule({ figures: [...figures], ...more } as Json, kill, { answers, dice: [6, 6, ...dice] })
  }

  const pay = (gems: number) => ({ slots: { cost: [['darkness', gems]], mastery: [], kept: [['darkness', 3 - gems]] } })

  test('opponents within 5 cm of the dead suffer STR 3, 5 or 7, then the dead is removed', () => {
    const match = killFay([wavers(), dying, ...foes], [`${WAVE}:1:2`, pay(2)], [4, 3, 1])
    expect(eventArgs(match, 'damage.read').map(({ victim, total }) => [victim, total])).toEqual([['Bob', 3]])
    expect(fighterNamed(match, 'Fay').status).toBe('eliminated')
    const order = match.events
      .map(({ type }) => type)
      .filter((type) => type === 'eliminated' || type === 'cast.succeeded')
    expect(order).toEqual(['cast.succeeded', 'eliminated'])
    const strong = killFay([wavers(), dying, ...foes], [`${WAVE}:1:3`], [4, 3, 1])
    expect(eventArgs(strong, 'damage.read')[0]?.total).toBe(5)
  })

  test('the answer is optional; magicians in rout, killed, or on the other side are not asked', () => {
    expect(eventArgs(killFay([wavers(), dying, ...foes], ['none'], []), 'cast.announced')).toEqual([])
    for (const figures of [
      [wavers({ inRout: true }), dying, ...foes],
      [magician('Fay', 0, 30, 30, { spells: [WAVE], gems: { darkness: 3 } }), ...foes],
      [dying, magician('Bob', 1, 34, 30, { spells: [WAVE], gems: { darkness: 3 } })],
    ]) {
      expect(eventArgs(killFay(figures, [], []), 'eliminated')).toHaveLength(1)
    }
  })

  test('several magicians answer in an order their player chooses, each once', () => {
    const match = killFay([wavers(), wavers({}, 'Amy', 20), dying, ...foes], [`1:${WAVE}:2:1`, pay(1)], [1])
    // Amy has failed; Ann is asked, Amy is not asked again.
    expect(promptId(match)).toBe('ask.spell-death')
    expect(optionKeys(match)).toEqual([`${WAVE}:2:1`, `${WAVE}:2:2`, `${WAVE}:2:3`, 'none'])
  })

  test('an exclusive action bars it in this activation phase, not in another phase', () => {
    const uses = { 'exclusive-action': { stretch: 1, times: 1 } }
    expect(eventArgs(killFay([wavers({ uses }), dying, ...foes], [], []), 'cast.announced')).toEqual([])
    expect(promptId(killFay([wavers({ uses }), dying, ...foes], [], [], { phase: 'combat' }))).toBe('ask.spell-death')
  })

  test('a magician that answered takes no exclusive action in this phase; a Warrior-mage may engage', () => {
    const uses = { 'cast-outside-activation': { stretch: 1, times: 1 } }
    const acts = (abilities: string[]) =>
      turn([magician('Ann', 0, 20, 30, { card: { abilities }, more: { uses } }), figure('Bob', 1, 35, 30)])
    expect(promptId(acts([]))).toBe('ask.action-of')
    expect(optionKeys(acts(['warrior-mage']))).toEqual(['0:engagement:1', '0:engagement:2', 'done'])
    const cast = killFay([wavers(), dying, ...foes], [`${WAVE}:1:3`], [1])
    expect(fighterNamed(cast, 'Ann').uses['cast-outside-activation']).toEqual({ stretch: 1, times: 1 })
  })

  test('a Fierce fighter triggers it when Killed Outright, and not again', () => {
    const fierce = figure('Fay', 0, 30, 30, { res: 0, abilities: ['fierce'] })
    expect(promptId(killFay([wavers(), fierce, ...foes], [], []))).toBe('ask.spell-death')
    const again = figure(
      'Fay',
      0,
      30,
      30,
      { res: 0, abilities: ['fierce'] },
      { effects: [{ object: 'dying', until: 'game' }] },
    )
    expect(promptId(killFay([wavers(), again, ...foes], [], []))).toBeUndefined()
    expect(effectOn(fighterNamed(killFay([wavers(), again, ...foes], [], []), 'Fay'), 'dying')).toBeDefined()
  })
})
