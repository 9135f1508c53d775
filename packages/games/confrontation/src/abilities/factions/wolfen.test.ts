import { Tally } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { addContact } from '../../incantation/power.ts'
import { strategicPhase } from '../../round/phases.ts'
import { lay as layOut, ruleOn } from '../../testing/rule.ts'
import { asked, figure, give, type More, offered, path, refusal, scene, told, who } from '../../testing/scene.ts'
import { has } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

describe('CF-PACK-44 Nature’s blessing', () => {
  /** The pack has won the Tactical roll of a round; its two Wolfen cost so much each. */
  const dawn = (ap: number) =>
    ruleOn(
      {
        figures: [
          figure('Ann', 0, 20, 20, { ap, dis: 9 }, { extras: ['natures-blessing'], card: 'Ann' }),
          figure('Amy', 0, 20, 40, { ap }, { extras: ['natures-blessing'], card: 'Ann' }),
          figure('Abe', 0, 20, 50, {}, { card: 'Ann' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      strategicPhase,
      {
        answers: [
          { seat: 0, answer: '0' },
          { seat: 1, answer: '3' },
        ] as never[],
        dice: [4, 2],
      },
    )

  test('makes one of the pack for each 100 A.P. or part of them stronger or tougher until the end of the round', () => {
    const match = dawn(60)
    expect([asked(match), offered(match)]).toEqual(['ask.blessing', ['0:str', '0:res', '1:str', '1:res', 'none']])
    give(match, '0:str')
    expect(offered(match)).toEqual(['1:str', '1:res', 'none'])
    give(match, '1:res')
    expect(asked(match)).toBe('ask.first-lead')
    const figures = (name: string) =>
      (['str', 'res'] as const).map((which) => characteristic(match, who(match, name), which).total)
    expect([figures('Ann'), figures('Amy')]).toEqual([
      [6, 5],
      [3, 8],
    ])
    expect(who(match, 'Ann').effects[0]!.until).toBe('round')
  })

  test('one blessing for 100 A.P. in all, and none that is not wanted', () => {
    expect(asked(give(dawn(50), '0:str'))).toBe('ask.first-lead')
    expect(asked(give(dawn(60), 'none'))).toBe('ask.first-lead')
  })
})

test('CF-PACK-46 a Sacred hunter is put anywhere but in the zone of the enemy', () => {
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
    const match = give(waiting(extras), 'play')
    return refusal(match, path([x, 30]))
  }
  expect(at([], 60)).toBe('refused.zone CF-DEPLOY-05')
  expect(at(['sacred-hunt'], 60)).toBeUndefined()
  expect(at(['sacred-hunt'], 78)).toBe('refused.zone CF-DEPLOY-05')
})

describe('CF-PACK-52 Artefact hunters', () => {
  const struck = (extras: string[], hunter = true) => {
    const match = ruleOn(
      {
        figures: [
          figure('Ann', 0, 20, 30, {}, { extras: hunter ? ['artefact-hunters'] : [] }),
          figure('Bob', 1, 22.5, 30, {}, { extras }),
        ],
      },
      function* (play) {
        const [ann, bob] = play.state.fighters
        yield* rollDamage(play, { victim: bob!, by: ann!, kind: 'combat', strength: 5, rules: [] })
      },
      { dice: [5, 2] },
    )
    return told(match, 'damage.read')[0]!.result
  }

  test('read their Damage rolls one line lower against whoever carries an artefact', () => {
    expect(struck([])).toBe('wound.light')
    expect(struck(['ring-of-fortune'])).toBe('wound.serious')
    expect(struck(['ring-of-fortune'], false)).toBe('wound.light')
    expect(struck(['incorruptible'])).toBe('wound.light')
  })
})

describe('CF-PACK-57 a Spawn of devastation', () => {
  const dawn = (answers: string[], dice: number[]) =>
    ruleOn(
      {
        figures: [
          figure('Ann', 0, 20, 20, {}, { extras: ['spawn-of-devastation'], card: 'Ann' }),
          figure('Amy', 0, 20, 40, {}, { extras: ['spawn-of-devastation'], card: 'Ann' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      strategicPhase,
      { answers, dice },
    )
  const gained = (dice: number[]) => {
    const match = dawn(['1'], dice)
    return ['fierce', 'pariah'].map((id) => has(match, who(match, 'Amy'), id))
  }

  test('is Fierce and a Pariah for a round, on 5 or more, one Wolfen a round', () => {
    expect(asked(dawn([], []))).toBe('ask.spawn')
    expect([gained([4]), gained([5])]).toEqual([
      [false, false],
      [true, true],
    ])
    expect(asked(dawn(['1'], [4]))).toBe('ask.coordinator')
    expect(asked(dawn(['none'], []))).toBe('ask.coordinator')
  })
})

test('CF-PACK-58 Deadly whispers are as strong in contact with an enemy as elsewhere', () => {
  const contact = (more: More) => {
    const play = layOut({ figures: [figure('Ann', 0, 20, 30, { pow: 4 }, more), figure('Bob', 1, 22.5, 30)] })
    const final = new Tally({ id: 'test.incantation' })
    addContact(play, play.state.fighters[0]!, final, 'CF-CAST-12')
    return final.total
  }
  expect([contact({}), contact({ extras: ['deadly-whispers'] })]).toEqual([-1, 0])
})
