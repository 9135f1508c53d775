import type { Answer, Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { define } from '../ability.ts'
import { type Fighter, plain } from '../testing/duel.ts'
import { eventArgs, optionKeys, path, promptId, rolledDice, type Scene, type Script } from '../testing/scene.ts'
import { activation, archer, at, diceTerms, difficultyTerms, shootingTarget, shotNumbers } from '../testing/shooting.ts'

const ana = archer('Ana')
const bor = shootingTarget('Bor')

/** A leader of the other side with orders to give, whom a rock hides from Ana. */
const kol = at(plain('Kol', { rank: 'leader', com: 3 }), 1, 17, 6.5)
const rock: Json = { type: 'hill', features: [], x: 14, y: 7.9, diameter: 2.2, height: 5, density: 'impassable' }

interface Situation extends Script {
  /** Where Ana stands, 10 if not said. */
  readonly x?: number
  readonly shooter?: Fighter
  readonly target?: Fighter
  readonly others?: readonly Json[]
  readonly more?: Record<string, Json>
}

/** Ana at (10, 10) is activated, stands still and aims at Bor at (16, 10); Kol's side passes until then. */
function aimAtBor(situation: Situation): Scene {
  const { x = 10, shooter = ana, target = bor, others = [], answers = [], dice = [], more = {} } = situation
  const figures = [at(shooter, 0, x, 10), at(target, 1, 16, 10), kol, ...others]
  return activation(
    { figures, orders: [0, 3], scenery: [rock], ...more },
    { answers: ['pass', 'stand', 'pass', '1', ...answers], dice },
  )
}

const cid = (more: Record<string, Json> = {}) => at(shootingTarget('Cid', {}, more), 1, 14.5, 11.5)
const friend = at(shootingTarget('Dan'), 0, 14.5, 11.5)
const elsewhere = at(shootingTarget('Eli'), 1, 10, 15)

/** The note about distance on the option to keep the target. */
function keptRange(match: Scene): unknown {
  const decision = match.pending[0]
  return decision?.kind === 'pick'
    ? decision.options.find(({ key }) => key === 'keep')?.note?.()?.args?.range
    : undefined
}

describe('answers to a shot', () => {
  test('SW-SHOOT-04 SW-SHOOT-11 SW-ORDER-13 orders are offered after the declaration and before the roll', () => {
    const match = aimAtBor({})
    expect({ decisionAsked: promptId(match), seat: match.pending[0]?.seat }).toEqual({
      decisionAsked: 'window.before-precision',
      seat: 1,
    })
    expect(optionKeys(match)).toEqual(['pass', 'hit-the-dirt', 'relocate'])
    expect(rolledDice(match)).toEqual([])
  })

  test('SW-SHOOT-12 an enemy that steps into the line becomes the target, at no cost', () => {
    const match = aimAtBor({ others: [cid()], answers: ['relocate', '3', 'pass', path([14.2, 10])], dice: [1, 1] })
    expect(eventArgs(match, 'shot-drawn')).toEqual([{ shooter: 'Ana', target: 'Cid' }])
    expect(eventArgs(match, 'shot-missed')).toEqual([{ shooter: 'Ana', target: 'Cid' }])
    expect(shotNumbers(match)).toEqual([2, 4])
  })

  test('SW-SHOOT-12 SW-RACE-46 that enemy may use On Alert as if the shot had been declared at it', () => {
    const alert = at(shootingTarget('Cid', { abilities: ['on-alert'] }), 1, 14.5, 11.5)
    const match = aimAtBor({ others: [alert], answers: ['relocate', '3', 'pass', path([14.2, 10])], dice: [1, 1] })
    expect(shotNumbers(match)).toEqual([2, 6])
  })

  test('SW-SHOOT-11 SW-WOUND-16 if a friend of the shooter walks through an ephemeral target, it is destroyed and the shot lost', () => {
    const own = at(plain('Lea', { rank: 'leader', com: 3 }), 0, 16, 12.5)
    const figures = [
      at(ana, 0, 10, 10),
      at(['ash', { name: 'Ash' }], 1, 16, 10),
      own,
      at(shootingTarget('Far'), 0, 35, 35),
    ]
    const answers = ['pass', 'stand', 'pass', '1', 'relocate', '2', 'pass', path([16, 10.8])]
    const match = activation({ figures, orders: [3, 0] }, { answers })
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Ash' }])
    expect({ shotLostCount: eventArgs(match, 'shot-lost').length, rollsMade: rolledDice(match) }).toEqual({
      shotLostCount: 1,
      rollsMade: [],
    })
  })

  test('SW-SHOOT-12 an enemy in front of the moved target also becomes the target, and the shooter may change it', () => {
    const answers = ['relocate', '1', 'pass', path([16, 11.9])]
    const match = aimAtBor({ others: [cid(), elsewhere], answers })
    expect(eventArgs(match, 'shot-drawn')).toEqual([{ shooter: 'Ana', target: 'Cid' }])
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.change-target',
      optionsOffered: ['keep', '4'],
    })
  })

  test('SW-SHOOT-12 SW-SPELL-34 if two enemies hide it only together the nearer one becomes the target', () => {
    const nearer = at(shootingTarget('Eli'), 1, 13, 9.45)
    const answers = ['relocate', '3', 'pass', path([14.5, 10.55])]
    const match = aimAtBor({ others: [cid(), nearer], answers: [...answers, 'keep'], dice: [1, 1] })
    expect(eventArgs(match, 'shot-drawn')).toEqual([{ shooter: 'Ana', target: 'Eli' }])
  })

  test('SW-SHOOT-12 SW-SHOOT-14 a fighting enemy in the way cannot become the target: the shot is lost', () => {
    const fighting = at(shootingTarget('Dan'), 0, 14.5, 12.7)
    const match = aimAtBor({ others: [cid(), fighting], answers: ['relocate', '1', 'pass', path([16, 11.9])] })
    expect({
      'shot-drawn': eventArgs(match, 'shot-drawn').length,
      'shot-lost': eventArgs(match, 'shot-lost').length,
    }).toEqual({ 'shot-drawn': 0, 'shot-lost': 1 })
  })

  test('SW-SHOOT-13 a target still partly seen is kept, with its modifiers recounted', () => {
    const answers = ['relocate', '3', 'pass', path([14.5, 10.9])]
    expect(optionKeys(aimAtBor({ others: [cid()], answers }))).toEqual(['keep', '3'])
    const match = aimAtBor({ others: [cid()], answers: [...answers, 'keep'], dice: [1] })
    expect(eventArgs(match, 'shot-missed')).toEqual([{ shooter: 'Ana', target: 'Bor' }])
    expect(diceTerms(match)).toEqual({ 'term.precision': 2, 'term.partial-sight': -1 })
  })

  test('SW-SHOOT-14 a target behind a friend of the shooter is lost: the shooter changes it or loses the shot', () => {
    const answers = ['relocate', '1', 'pass', path([16, 11.9])]
    expect(eventArgs(aimAtBor({ others: [friend], answers }), 'shot-lost')).toEqual([{ shooter: 'Ana' }])
    const choice = aimAtBor({ others: [friend, elsewhere], answers })
    expect({ decisionAsked: promptId(choice), optionsOffered: optionKeys(choice) }).toEqual({
      decisionAsked: 'ask.other-target',
      optionsOffered: ['lose', '4'],
    })
    const changed = aimAtBor({ others: [friend, elsewhere], answers: [...answers, '4', 'pass'], dice: [1, 1] })
    expect(eventArgs(changed, 'shot-missed')).toEqual([{ shooter: 'Ana', target: 'Eli' }])
    expect(shotNumbers(changed)).toEqual([2, 5])
  })

  test('SW-SHOOT-14 a target behind scenery is lost as well', () => {
    const house: Json = { type: 'hill', features: [], x: 14.5, y: 11.6, diameter: 1.6, height: 5 }
    const answers = ['relocate', '1', 'pass', path([16, 11.9])]
    const match = aimAtBor({ answers, more: { scenery: [rock, house] } })
    expect(eventArgs(match, 'shot-lost').length).toBe(1)
  })

  test('SW-SHOOT-14 SW-SHOOT-28 with the target change used the shot is lost, even if others are in sight', () => {
    const match = aimAtBor({
      others: [at(shootingTarget('Eli'), 1, 15, 11.6), at(shootingTarget('Dan'), 0, 13.2, 12.2)],
      answers: ['pass', '3', 'relocate', '3', 'pass', path([15.3, 13.5])],
    })
    expect({
      'shot-target-changed': eventArgs(match, 'shot-target-changed').length,
      'shot-lost': eventArgs(match, 'shot-lost').length,
    }).toEqual({ 'shot-target-changed': 1, 'shot-lost': 1 })
  })

  test('SW-SHOOT-16 SW-SHOOT-22 a target that moved further away may be given up; only the note about 8″ changes', () => {
    const distant = { x: 8, others: [elsewhere] }
    expect(keptRange(aimAtBor({ ...distant, answers: ['pass'] }))).toBe('near')
    const away = aimAtBor({ ...distant, answers: ['relocate', '1', 'pass', path([17.9, 10])] })
    expect({ keptRange: keptRange(away), optionsOffered: optionKeys(away) }).toEqual({
      keptRange: 'far',
      optionsOffered: ['keep', '3'],
    })
  })

  test('SW-SHOOT-30 SW-ORDER-35 a shooter relocated into a fight does not shoot', () => {
    const own = at(plain('Lea', { rank: 'leader', com: 3 }), 0, 10, 13)
    const figures = [at(ana, 0, 10, 10), at(bor, 1, 16, 10), at(shootingTarget('Cid'), 1, 10, 7.5), own]
    const answers = ['pass', 'stand', 'pass', '1', 'relocate', '0', 'pass', path([10, 8.7])]
    const match = activation({ figures, orders: [3, 0] }, { answers })
    expect({ shotLostCount: eventArgs(match, 'shot-lost').length, rollsMade: rolledDice(match) }).toEqual({
      shotLostCount: 1,
      rollsMade: [],
    })
  })

  describe('a shooter relocated by its own side', () => {
    const lea = at(plain('Lea', { rank: 'leader', com: 3 }), 0, 10, 13)
    const figures = [
      at(ana, 0, 10, 10),
      at(bor, 1, 16, 10),
      at(shootingTarget('Cid'), 1, 10, 7.5),
      lea,
      at(shootingTarget('Eli'), 1, 15, 15),
    ]
    const lake: Json = {
      type: 'deep-water',
      outline: [
        [6, 8.5],
        [9, 8.5],
        [9, 11.5],
        [6, 11.5],
      ],
    }
    const relocateShooter = (first: readonly Json[], to: readonly [number, number]) => {
      const answers = ['pass', 'stand', 'pass', '1', ...first, 'relocate', '0', 'pass', path(to)]
      return activation({ figures, orders: [3, 0], scenery: [lake] }, { answers })
    }

    test.each([
      ['SW-SHOOT-11 into a fight', [10, 8.7]],
      ['SW-SHOOT-32 SW-SCENERY-13 into deep water', [8.5, 10]],
    ] as const)('%s no longer shoots, before or after a target change', (_title, to) => {
      const before = relocateShooter([], to)
      expect({
        relocatedCount: eventArgs(before, 'relocated').length,
        shotLostCount: eventArgs(before, 'shot-lost').length,
        rollsMade: rolledDice(before),
      }).toEqual({ relocatedCount: 1, shotLostCount: 1, rollsMade: [] })
      const after = relocateShooter(['pass', '4'], to)
      expect({
        'shot-target-changed': eventArgs(after, 'shot-target-changed').length,
        relocated: eventArgs(after, 'relocated').length,
      }).toEqual({ 'shot-target-changed': 1, relocated: 1 })
      expect({ shotLostCount: eventArgs(after, 'shot-lost').length, rollsMade: rolledDice(after) }).toEqual({
        shotLostCount: 1,
        rollsMade: [],
      })
    })
  })

  test('SW-CONSUMABLE-10 SW-SHOOT-12 a combatant hidden from this shot by mist does not draw it either', () => {
    const misty = shootingTarget('Bor', {}, { consumables: ['sublime-mist-scroll'] })
    const others = [at(shootingTarget('Eli'), 1, 17.5, 11.9)]
    const answers = ['sublime-mist-scroll:1', 'pass', 'relocate', '3', 'pass', path([17.5, 10])]
    const match = aimAtBor({ target: misty, others, answers })
    expect(eventArgs(match, 'relocated').length).toBe(1)
    expect({
      shotDrawn: eventArgs(match, 'shot-drawn'),
      shotLostCount: eventArgs(match, 'shot-lost').length,
      rollsMade: rolledDice(match),
    }).toEqual({ shotDrawn: [], shotLostCount: 1, rollsMade: [] })
  })
})

describe('target change', () => {
  test('SW-SHOOT-28 SW-SHOOT-29 the shot changes to another enemy before the roll, at +1 difficulty', () => {
    const match = aimAtBor({ others: [elsewhere], answers: ['pass', '3', 'pass'], dice: [1, 1] })
    expect(eventArgs(match, 'shot-missed')).toEqual([{ shooter: 'Ana', target: 'Eli' }])
    expect(difficultyTerms(match)).toEqual({ 'term.target-movement': 4, 'term.target-change': 1 })
  })

  test('SW-WOUND-14 an ephemeral target shows no dice, because any shot destroys it', () => {
    const match = aimAtBor({ others: [at(['ash', { name: 'Ash' }], 1, 10, 15)], answers: ['pass'] })
    const decision = match.pending[0]
    const options = decision?.kind === 'pick' ? decision.options : []
    expect(options.map(({ key, note }) => [key, note?.()?.id])).toEqual([
      ['keep', 'note.shot'],
      ['3', 'note.ephemeral'],
    ])
  })

  test('SW-SHOOT-29 the modifiers are those of the new target', () => {
    const large = at(shootingTarget('Eli', { height: 3, mov: 3 }), 1, 10, 15)
    const match = aimAtBor({ others: [large], answers: ['pass', '3', 'pass'], dice: [1, 1, 1] })
    expect(shotNumbers(match)).toEqual([3, 4])
  })

  test('SW-SHOOT-28 SW-ORDER-27 a change may answer Hit the Dirt!, which is then wasted', () => {
    const answers = ['hit-the-dirt', 'pass', '3', 'pass']
    const match = aimAtBor({ others: [elsewhere], answers, dice: [1, 1] })
    expect(shotNumbers(match)).toEqual([2, 5])
  })

  test('SW-SHOOT-28 orders may answer once more for the new target, and no change is left', () => {
    const asking = aimAtBor({ others: [cid()], answers: ['pass', '3'] })
    expect({ decisionAsked: promptId(asking), optionsOffered: optionKeys(asking) }).toEqual({
      decisionAsked: 'window.before-precision',
      optionsOffered: ['pass', 'hit-the-dirt', 'relocate'],
    })
    const match = aimAtBor({ others: [cid()], answers: ['pass', '3', 'hit-the-dirt', 'pass'], dice: [1, 1] })
    expect(difficultyTerms(match)).toEqual({
      'term.target-movement': 4,
      'term.hit-the-dirt': 2,
      'term.target-change': 1,
    })
  })

  test('SW-SHOOT-28 SW-SHOOT-22 keeping the target is the default, unless it is far or an order has answered the shot', () => {
    const isRoutine = (answers: readonly Answer[], x = 10) =>
      aimAtBor({ x, others: [elsewhere], answers }).pending[0]?.isRoutine
    expect(isRoutine(['pass'])).toBe(true)
    expect(isRoutine(['pass'], 5)).toBe(false)
    expect(isRoutine(['hit-the-dirt', 'pass'])).toBe(false)
    expect(isRoutine(['relocate', '1', 'pass', path([17, 10])])).toBe(false)
  })

  test('SW-SHOOT-28 a change is not allowed after the roll', () => {
    const match = aimAtBor({ others: [elsewhere], answers: ['pass', 'keep'], dice: [1, 1] })
    expect(promptId(match)).toBe('window.after-activation')
  })

  test('SW-SHOOT-22 SW-BASE-06 only a declared target shows that it is far, which cannot be undone', () => {
    const telling = (y: number) => {
      const match = aimAtBor({ others: [at(shootingTarget('Eli'), 1, 10, y)], answers: ['pass'] })
      const decision = match.pending[0]
      const options = decision?.kind === 'pick' ? decision.options : []
      expect(match.undoable).toBe(0)
      return options.map(({ note, cannotSucceed }) => [note?.()?.args, cannotSucceed?.()])
    }
    const [near, far] = [16, 30].map(telling)
    expect(near).toMatchObject([
      [{ range: 'near' }, undefined],
      [{ range: 'any' }, undefined],
    ])
    expect(far).toEqual(near)
  })
})

describe('Hit the Dirt!', () => {
  test('SW-ORDER-25 the difficulty becomes 6, or one more than a MOV of 6', () => {
    const low = aimAtBor({ answers: ['hit-the-dirt', 'pass'], dice: [1, 1] })
    expect(shotNumbers(low)).toEqual([2, 6])
    const swift = aimAtBor({
      target: shootingTarget('Bor', { mov: 6 }),
      answers: ['hit-the-dirt', 'pass'],
      dice: [1, 1],
    })
    expect(shotNumbers(swift)).toEqual([2, 7])
  })

  test('SW-ORDER-26 SW-ABIL-09 SW-ABIL-16 marksmanship and MOV abilities shift the difficulty from there', () => {
    define({
      id: 'test-haste',
      name: 'Test',
      rule: 'SW-RACE-01',
      movementPoints: ({ tally }) => void tally.add(2, { id: 'term.movement' }, 'SW-RACE-01'),
    })
    const answers = ['hit-the-dirt', 'pass']
    const difficulty = (shooter: Fighter, target: Fighter) =>
      shotNumbers(aimAtBor({ shooter, target, answers, dice: [1, 1] }))[1]
    expect(difficulty(archer('Ana', { abilities: ['expert-shooter'] }), bor)).toBe(5)
    expect(difficulty(archer('Ana', { abilities: ['inexpert-shooter'] }), bor)).toBe(7)
    expect(difficulty(ana, shootingTarget('Bor', { abilities: ['test-haste'] }))).toBe(8)
  })

  test('SW-ORDER-25 it applies to both shots of a shooter with two weapons', () => {
    const shooter = archer('Ana', { ranged: ['light-powder', 'light-powder'] })
    const figures = [at(shooter, 0, 10, 10), at(bor, 1, 16, 10), kol]
    const answers = ['pass', 'stand', 'pass', '1', '1', 'hit-the-dirt', 'pass', 'pass']
    const match = activation({ figures, orders: [0, 3], scenery: [rock] }, { answers, dice: [1, 1, 1, 1] })
    expect(difficultyTerms(match)).toEqual({ 'term.target-movement': 4, 'term.hit-the-dirt': 2 })
    expect(match.state.combatants[1]!.effects).toEqual([])
  })

  test('SW-SHOOT-40 nothing answers the second shot at a target killed by the first', () => {
    const shooter = archer('Ana', { ranged: ['light-powder', 'light-powder'] })
    const figures = [at(shooter, 0, 10, 10), at(shootingTarget('Bor', {}, { wounds: 1 }), 1, 16, 10), kol]
    const answers = ['pass', 'stand', 'pass', '1', '1', 'pass']
    const match = activation({ figures, orders: [0, 3], scenery: [rock] }, { answers, dice: [4, 1, 4, 1, 1] })
    expect({ shotLostCount: eventArgs(match, 'shot-lost').length, decisionAsked: promptId(match) }).toEqual({
      shotLostCount: 1,
      decisionAsked: 'window.after-activation',
    })
  })

  test('SW-FLY-11 SW-ORDER-27 flyers and large combatants cannot receive it', () => {
    for (const profile of [{ movement: 'flying' }, { height: 3 }]) {
      expect(optionKeys(aimAtBor({ target: shootingTarget('Bor', profile) }))).toEqual(['pass', 'relocate'])
    }
  })
})
