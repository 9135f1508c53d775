import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { bidAnswers, playConcentration, spellPosition } from '../../testing/concentration.ts'
import { joining, plain } from '../../testing/duel.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { leader, soldier, trooper } from '../../testing/soldiers.ts'

/** An archer, a target that may hide in mist, and a third combatant that may be shot instead. */
function range(scroll: string, others: readonly Json[] = [soldier('Third', 1, 14, 14)]) {
  return {
    figures: [
      soldier('Archer', 0, 10, 10, { ranged: ['tension'], pre: 1 }),
      soldier('Hides', 1, 10, 14, { mov: 4 }, { consumables: [scroll] }),
      soldier('Waits', 0, 30, 30),
      ...others,
    ],
  }
}

const SHOOT = ['0', 'stand', '1']
/** Two other targets. */
const TWO = [soldier('Third', 1, 14, 14), soldier('Fourth', 1, 6, 14)]
const difficultyOf = (match: Scene) => match.events.findLast(({ type }) => type === 'shot-missed')?.numbers?.[1]?.total

describe('mist scrolls against shots', () => {
  test.each([
    ['SW-CONSUMABLE-10', 'inferior-mist-scroll', 5],
    ['SW-CONSUMABLE-11', 'superior-mist-scroll', 3],
  ] as const)('%s %s: on %i or more the shooter must pick another target', (_rule, scroll, least) => {
    const answers = [...SHOOT, `${scroll}:1`]
    const hidden = scene(range(scroll, TWO), { answers, dice: [least] })
    expect(eventArgs(hidden, 'mist-hides')).toEqual([{ carrier: 'Hides' }])
    expect(promptId(hidden)).toBe('ask.other-target')
    expect(optionKeys(hidden)).toEqual(['3', '4'])
    const seen = scene(range(scroll), { answers: [...answers, 'keep'], dice: [least - 1, 1] })
    expect(eventArgs(seen, 'mist-fails')).toEqual([{ carrier: 'Hides' }])
    expect(eventArgs(seen, 'shot-missed')).toEqual([{ shooter: 'Archer', target: 'Hides' }])
  })

  test('SW-CONSUMABLE-12 the sublime scroll works without a roll', () => {
    const match = scene(range('sublime-mist-scroll', TWO), { answers: [...SHOOT, 'sublime-mist-scroll:1'] })
    expect(rolledDice(match)).toEqual([])
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.other-target',
      optionsOffered: ['3', '4'],
    })
  })

  test('SW-CONSUMABLE-12 the only other target is taken without a choice', () => {
    const match = scene(range('sublime-mist-scroll'), { answers: [...SHOOT, 'sublime-mist-scroll:1'], dice: [1] })
    expect(eventArgs(match, 'shot-target-changed')).toEqual([{ shooter: 'Archer', target: 'Third' }])
    expect(eventArgs(match, 'shot-lost')).toEqual([])
  })

  test('SW-CONSUMABLE-10 SW-SHOOT-29 the new target costs one more difficulty', () => {
    const match = scene(range('sublime-mist-scroll', [soldier('Third', 1, 14, 14, { mov: 3 })]), {
      answers: [...SHOOT, 'sublime-mist-scroll:1'],
      dice: [1],
    })
    expect(difficultyOf(match)).toBe(4)
  })

  test('SW-CONSUMABLE-10 without another target the shot is lost', () => {
    const match = scene(range('sublime-mist-scroll', []), { answers: [...SHOOT, 'sublime-mist-scroll:1'] })
    expect(eventArgs(match, 'shot-lost').length).toBe(1)
    expect(rolledDice(match)).toEqual([])
  })

  test('SW-CONSUMABLE-10 SW-SHOOT-28 the shot is also lost if the target was already changed in this activation', () => {
    const third = soldier('Third', 1, 14, 14, {}, { consumables: ['sublime-mist-scroll'] })
    const match = scene(range('inferior-mist-scroll', [third]), {
      answers: [...SHOOT, 'pass', '3', 'sublime-mist-scroll:3'],
    })
    expect(eventArgs(match, 'shot-lost').length).toBe(1)
  })

  test('SW-CONSUMABLE-10 SW-RANGED-10 a shot against a charge is lost', () => {
    const charger = plain('Ana', {}, { consumables: ['sublime-mist-scroll'] })
    const match = joining(charger, plain('Bor', { ranged: ['tension'], pre: 2 }), 3, {
      answers: ['2', 'sublime-mist-scroll:0'],
      dice: [5, 5, 1, 1, 1, 1, 1],
    })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 2')
  })
})

/** A caster of POW 3 casts a Destroying Ball at Bor five inches away. */
function casting(target: Record<string, Json>, more: Record<string, Json> = {}, caster: Record<string, Json> = {}) {
  const mage = ['battler', { name: 'Ana', profile: { pow: 3, abilities: ['destroying-ball'] }, ...caster }] as const
  return spellPosition(mage, trooper('Bor', {}, target), 5, more)
}

describe('mist scrolls against spells', () => {
  test('SW-CONSUMABLE-10 SW-CONSUMABLE-50 after the designation the caster must pick another target', () => {
    const figures = [soldier('Third', 1, 14, 14)]
    const match = playConcentration(casting({ consumables: ['sublime-mist-scroll'] }, { figures }), {
      answers: ['destroying-ball', '1', 'sublime-mist-scroll:1', '1'],
      dice: [3],
    })
    expect(eventArgs(match, 'target-changed')).toEqual([{ caster: 'Ana', target: 'Third' }])
    expect(eventArgs(match, 'spell-fails').length).toBe(1)
  })

  test('SW-CONSUMABLE-10 SW-SPELL-36 without another target the spell is lost: it costs no gems and counts as cast', () => {
    const match = playConcentration(casting({ consumables: ['sublime-mist-scroll'] }), {
      answers: ['destroying-ball', 'sublime-mist-scroll:1'],
    })
    expect(eventArgs(match, 'spell-lost').length).toBe(1)
    expect(match.state.sides[0].gems).toBe(3)
    expect(match.outcome).toBeDefined()
  })

  test('SW-CONSUMABLE-10 it does not hide from a friend’s spell, which needs no sight', () => {
    const healer = ['battler', { name: 'Ana', profile: { pow: 3, abilities: ['throbbing-heart'] } }] as const
    const figures = [soldier('Friend', 0, 13, 10, {}, { consumables: ['sublime-mist-scroll'], wounds: 2 })]
    const match = playConcentration(spellPosition(healer, trooper('Bor'), 5, { figures }), {
      answers: ['throbbing-heart', '2'],
    })
    expect(promptId(match)).not.toBe('window.after-designation')
  })

  test('SW-CONSUMABLE-10 it hides only its user', () => {
    const figures = [soldier('Third', 1, 14, 14, {}, { consumables: ['sublime-mist-scroll'] })]
    const aside = playConcentration(casting({}, { figures }), { answers: ['destroying-ball', '1'] })
    expect(promptId(aside)).toBe('ask.redirect')
  })
})

describe('dispelling papyri', () => {
  test.each([
    ['SW-CONSUMABLE-19', 'inferior-dispelling-papyrus', 1],
    ['SW-CONSUMABLE-20', 'superior-dispelling-papyrus', 2],
    ['SW-CONSUMABLE-21', 'sublime-dispelling-papyrus', 3],
  ] as const)(
    '%s SW-SPELL-44 %s: gives %i gems for dispelling, in a band without sorcerers',
    (_rule, papyrus, gems) => {
      const figures = [figure('laroc', 1, 35, 35)]
      const bidWith = (pool: number) => {
        const position = casting({ consumables: [papyrus] }, pool > 0 ? { figures, gems: [3, pool] } : {})
        const aimed = pool > 0 ? ['destroying-ball', '1', 'keep'] : ['destroying-ball']
        return playConcentration(position, { answers: [...aimed, `${papyrus}:1`] }).decisionOf(1)
      }
      const bid = bidWith(2)
      // They must be used; the pool may add to them.
      expect(bid?.kind === 'pick' && bid.options.map(({ key }) => key)).toEqual([gems, gems + 1, gems + 2].map(String))
      // With only the papyrus there is nothing to choose.
      expect(bidWith(0)).toBeUndefined()
    },
  )

  test('SW-CONSUMABLE-19 its gems are used before those of the pool', () => {
    const figures = [figure('laroc', 1, 35, 35), soldier('Third', 1, 35, 30)]
    const position = casting({ consumables: ['superior-dispelling-papyrus'] }, { figures, gems: [3, 2] })
    const bid = (count: number, dice: number[]) =>
      playConcentration(position, {
        answers: ['destroying-ball', '1', 'keep', 'superior-dispelling-papyrus:1', ...bidAnswers(1, count)],
        dice,
      })
    expect(bid(3, [1, 1, 1, 1]).state.sides[1].gems).toBe(1)
    expect(bid(2, [1, 1, 1]).state.sides[1].gems).toBe(2)
  })

  test('SW-CONSUMABLE-19 it cannot be used against a spell of one’s side', () => {
    const match = playConcentration(casting({}, {}, { consumables: ['inferior-dispelling-papyrus'] }), {
      answers: ['destroying-ball'],
    })
    expect(promptId(match)).toBe('ask.cast')
  })
})

describe('enchantment papyri', () => {
  test.each([
    ['SW-CONSUMABLE-22', 'inferior-enchantment-papyrus', 1],
    ['SW-CONSUMABLE-23', 'superior-enchantment-papyrus', 2],
    ['SW-CONSUMABLE-24', 'sublime-enchantment-papyrus', 3],
  ] as const)(
    '%s %s: adds %i gems to this spell, beyond the maximum, and the hidden number may be 0',
    (_rule, papyrus, gems) => {
      const position = casting({}, {}, { consumables: [papyrus] })
      const match = playConcentration(position, { answers: ['destroying-ball', `${papyrus}:0`] })
      expect(optionKeys(match)).toEqual(['0', '1', '2', '3'])
      const rolls = playConcentration(position, {
        answers: ['destroying-ball', `${papyrus}:0`, '3'],
        dice: new Array(3 + gems).fill(2),
      })
      expect(rolledDice(rolls)).toEqual([`roll.liturgy ${3 + gems}`])
    },
  )

  test('SW-CONSUMABLE-22 another sorcerer of the band may use it, unless barred from magic', () => {
    const helper = (more: Record<string, Json>) => [
      soldier('Aide', 0, 30, 30, { pow: 1 }, { consumables: ['inferior-enchantment-papyrus'], ...more }),
    ]
    const castBeside = (more: Record<string, Json>) =>
      playConcentration(casting({}, { figures: helper(more) }), { answers: ['destroying-ball'] })
    expect(optionKeys(castBeside({}))).toEqual(['pass', 'inferior-enchantment-papyrus:2'])
    expect(promptId(castBeside({ states: ['concussed'] }))).toBe('ask.cast')
    expect(promptId(castBeside({ fleeing: true }))).toBe('ask.cast')
  })

  test('SW-CONSUMABLE-22 SW-SPELL-24 with an empty pool one papyrus is enough: the caster keeps its own if another sorcerer used one', () => {
    const papyrus = 'inferior-enchantment-papyrus'
    const figures = [soldier('Aide', 0, 30, 30, { pow: 1 }, { consumables: [papyrus] })]
    const cast = (answer: string) =>
      playConcentration(casting({}, { figures, gems: [0, 0] }, { consumables: [papyrus] }), {
        answers: ['destroying-ball', answer, 'pass'],
        dice: [2],
      }).state.combatants.map(({ consumables }) => consumables.length)
    expect({ 2: cast(`${papyrus}:2`), 0: cast(`${papyrus}:0`) }).toEqual({ 2: [1, 0, 0], 0: [0, 0, 1] })
  })

  test('SW-CONSUMABLE-22 a combatant without power cannot use it', () => {
    const figures = [soldier('Aide', 0, 30, 30, {}, { consumables: ['inferior-enchantment-papyrus'] })]
    expect(promptId(playConcentration(casting({}, { figures }), { answers: ['destroying-ball'] }))).toBe('ask.cast')
  })

  test('SW-CONSUMABLE-22 an enemy sorcerer cannot use it', () => {
    const figures = [soldier('Foe', 1, 30, 30, { pow: 1 }, { consumables: ['inferior-enchantment-papyrus'] })]
    const match = playConcentration(casting({}, { figures }), { answers: ['destroying-ball', '1', 'keep'] })
    expect(promptId(match)).toBe('ask.cast')
  })
})

describe('cancellation papyri', () => {
  const cancel = (papyrus: string, dice: (number | 'S')[], answers: Json[] = [`${papyrus}:1`]) =>
    playConcentration(casting({ consumables: [papyrus] }), { answers: ['destroying-ball', '2', ...answers], dice })

  test('SW-CONSUMABLE-36 SW-CONSUMABLE-50 the inferior papyrus is used when the gems are shown, before the dice', () => {
    const match = cancel('inferior-cancellation-papyrus', [5, 4])
    expect(eventArgs(match, 'spell-cancelled').length).toBe(1)
    expect(rolledDice(match)).toEqual(['roll.liturgy 2'])
    expect(match.state.sides[0].gems).toBe(1)
  })

  test('SW-CONSUMABLE-36 a cancelled spell needs no second papyrus', () => {
    const helper = soldier('Aide', 1, 30, 30, {}, { consumables: ['inferior-cancellation-papyrus'] })
    const position = casting({ consumables: ['inferior-cancellation-papyrus'] }, { figures: [helper] })
    const match = playConcentration(position, {
      answers: ['destroying-ball', '1', 'keep', '2', 'inferior-cancellation-papyrus:1'],
      dice: [5, 4],
    })
    expect(eventArgs(match, 'spell-cancelled').length).toBe(1)
  })

  test('SW-CONSUMABLE-37 SW-CONSUMABLE-50 the sublime papyrus is used after the outcome, and only against a successful spell', () => {
    const match = cancel('sublime-cancellation-papyrus', [5, 4])
    expect(eventArgs(match, 'spell-cancelled').length).toBe(1)
    const failed = cancel('sublime-cancellation-papyrus', [2, 1], [])
    expect(eventArgs(failed, 'spell-fails').length).toBe(1)
    expect(combatantNamed(failed, 'Bor').consumables).toEqual(['sublime-cancellation-papyrus'])
  })

  test('SW-CONSUMABLE-36 it works only against enemy spells, and for a side without sorcerers too', () => {
    const position = casting(
      {},
      {
        figures: [
          leader('Boss', 1, 30, 30, {}, { consumables: ['inferior-cancellation-papyrus'] }),
          soldier('Near', 1, 35, 30),
        ],
      },
    )
    const match = playConcentration(position, { answers: ['destroying-ball', '1', 'keep', '1'] })
    expect({ seat: match.pending[0]?.seat, optionsOffered: optionKeys(match) }).toEqual({
      seat: 1,
      optionsOffered: ['pass', 'inferior-cancellation-papyrus:2'],
    })
    const own = playConcentration(casting({}, {}, { consumables: ['inferior-cancellation-papyrus'] }), {
      answers: ['destroying-ball', '1'],
      dice: [2],
    })
    expect(eventArgs(own, 'spell-fails').length).toBe(1)
  })
})
