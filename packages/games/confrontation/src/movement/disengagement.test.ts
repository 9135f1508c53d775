import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import {
  eventArgs,
  type FigureDetails,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  type Scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/** Ann, in contact with Bob to the east, has chosen to walk. */
const leaving = (ann: FigureDetails, others: readonly Json[] = []): Scene => {
  const match = turn([figure('Ann', 0, 20, 30, ann), figure('Bob', 1, 22.5, 30), ...others])
  return giveAnswers(match, ...(promptId(match) === 'ask.announce' ? ['done'] : []), '0:walk')
}

test('CF-DISENGAGE-02, CF-CONTACT-09 an enemy at another level occupies no edge', () => {
  const around = (level: number) => {
    const fly = figure('Fly', 1, 20, 32.5, { flight: 20 }, { level })
    const rest = [figure('Ben', 1, 17.5, 30), figure('Bud', 1, 20, 27.5), fly, figure('Amy', 0, 20, 50)]
    const match = turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30), ...rest])
    return optionKeys(giveAnswers(match, ...(promptId(match) === 'ask.announce' ? ['done'] : []))).includes('0:walk')
  }
  expect(around(0)).toBe(false)
  expect(around(1)).toBe(true)
})

test('CF-DISENGAGE-02 a friend occupies no edge', () => {
  const friends = [figure('Amy', 0, 17.5, 30), figure('Abe', 0, 20, 27.5), figure('Ada', 0, 20, 32.5)]
  expect(promptId(leaving({ size: 'large', str: 8 }, friends))).toBe('ask.disengage')
})

test('CF-DISENGAGE-03, CF-DISENGAGE-04 both ways show the die they need, and the better one is proposed', () => {
  const proposedWay = (ann: FigureDetails) => {
    const [decision] = leaving({ size: 'large', ...ann }).pending
    if (decision?.kind !== 'pick') return undefined
    const notes = decision.options.map(({ key, icon, note }) => [key, icon, note?.().args?.needed])
    return [decision.defaultAnswer?.(), ...notes]
  }
  // 6 is needed: INI 2 needs a 4; STR 9 less RES 5 a 2, STR 7 a 4, STR 6 a 5.
  expect(proposedWay({ ini: 2, str: 9 })).toEqual(['force', ['agility', 'sprint', 4], ['force', 'strong', 2]])
  expect(proposedWay({ ini: 2, str: 7 })).toEqual(['agility', ['agility', 'sprint', 4], ['force', 'strong', 4]])
  expect(proposedWay({ ini: 2, str: 6 })).toEqual(['agility', ['agility', 'sprint', 4], ['force', 'strong', 5]])
})

test("CF-DISENGAGE-04 force needs STR at least equal to the opponent's RES", () => {
  const manners = (str: number) => {
    const match = turn([figure('Ann', 0, 20, 30, { size: 'large', str }), figure('Bob', 1, 22.5, 30)], {
      answers: ['done', '0:walk', ...(str < 5 ? [] : ['force'])],
      dice: [1],
    })
    return eventArgs(match, 'test.failed-outright').map((args) => args.test)
  }
  expect(manners(5)).toEqual(['test.force'])
  expect(manners(4)).toEqual(['test.agility'])
})

test('CF-DISENGAGE-06, CF-TOKEN-05 the log names the fighter that failed', () => {
  const match = turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30)], { answers: ['done', '0:walk'], dice: [2] })
  const event = match.events.find(({ type }) => type === 'disengagement.failed')
  expect(event).toMatchObject({ seat: 0, rules: ['CF-DISENGAGE-06', 'CF-TOKEN-05'], args: { fighter: { figure: 0 } } })
})
