import { describe, expect, test } from 'vitest'
import { begin } from '../preparation/beginning.ts'
import { readSetup } from '../preparation/setup.ts'
import { catalogueFigure } from '../testing/catalogue-figure.ts'
import { annActs } from '../testing/marksman.ts'
import { facing, figure, giveAnswers, optionKeys, placeOf } from '../testing/scene.ts'

describe('CF-MACHINE-01 machines of ready armies', () => {
  const { fighters, cards } = begin(readSetup({ armies: ['lions-400', 'tirnabor-400'] }))
  const fightersNamed = (name: string) => fighters.filter(({ member }) => member.profile.name === name)

  test('CF-MACHINE-03, CF-MACHINE-10 an immobile machine shares its card with the servants bound to it', () => {
    const [ballista] = fightersNamed('Ballista of Alahan')
    const servants = fightersNamed('Servant of the ballista')
    expect(servants.map(({ serves, card }) => [serves, card])).toEqual([
      [ballista!.id, ballista!.card],
      [ballista!.id, ballista!.card],
    ])
    expect(cards[ballista!.card]?.profile.name).toBe('Ballista of Alahan')
    expect(ballista!.serves).toBe(null)
    expect(fightersNamed('Dwarven bombardier')[0]?.serves).toBe(null)
  })

  test('CF-MACHINE-02 a mobile machine is a single figure with a card of its own', () => {
    const [bombardier] = fightersNamed('Dwarven bombardier')
    expect(fighters.filter(({ card }) => card === bombardier!.card)).toEqual([bombardier])
  })
})

test('CF-MACHINE-02, CF-MACHINE-18 light pieces without a Weight move, turn and announce actions like fighters', () => {
  const bombardier = catalogueFigure('tirnabor-dwarven-bombardier', 0, 20, 30, { abilities: [] }, { card: 'Ann' })
  const match = annActs([bombardier, figure('Bob', 1, 80, 30)])
  expect(optionKeys(match)).toEqual(['0:walk', '0:run', '0:fire', '0:fire-walk', '0:nothing'])
  giveAnswers(match, '0:walk', { path: [{ x: 20_000, y: 36_000 }], facing: { x: -1, y: 0 } })
  expect(placeOf(match, 'Dwarven bombardier')).toEqual([20, 36])
  expect(facing(match, 'Dwarven bombardier')).toBe('west')
})
