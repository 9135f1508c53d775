import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { refusalText } from './testing/displayed-text.ts'
import { BEHIND, gun, gunner } from './testing/gun.ts'
import { magician } from './testing/magician.ts'
import { annActs } from './testing/marksman.ts'
import { figure, path, scene } from './testing/scene.ts'
import { turn } from './testing/turn.ts'

describe('the obstacle that a spell has made is named with its rule:', () => {
  const bob = magician('Bob', 1, 90, 10)
  const walking = (ann: Json, others: readonly Json[], markers: readonly Json[] = []) =>
    turn([ann, ...others], { answers: ['done', '0:walk'] }, { markers: [...markers] })

  test('CF-REV-GRIFFIN-21 a Circle of Protection', () => {
    const drawn = { effects: [{ object: 'under-circle-of-protection', until: 'game' }] }
    const dreadful = figure('Ann', 0, 26, 30, { cou: null, fear: 5 })
    expect(refusalText(walking(dreadful, [figure('Mage', 1, 40, 30, {}, drawn)]), path([32.6, 30]))).toBe(
      'Circle of Protection is in the way [CF-OBSTACLE-02 CF-REV-GRIFFIN-21]',
    )
  })

  test('CF-REV-ELEMENTAL-17 a Wall of Earth', () => {
    const wall = { kind: 'wall-of-earth', by: 1, at: [26, 25], to: [26, 35] }
    expect(refusalText(walking(figure('Ann', 0, 20, 30), [bob], [wall]), path([30, 30]))).toBe(
      'Wall of Earth is in the way [CF-OBSTACLE-02 CF-REV-ELEMENTAL-17]',
    )
  })

  test('CF-REV-SESSAIR-03 thick growth', () => {
    const growth = { kind: 'vegetative-growth', by: 1, at: [40, 30], casts: 2 }
    expect(refusalText(walking(figure('Ann', 0, 26, 30), [bob], [growth]), path([33, 30]))).toBe(
      'Vegetative Growth is in the way [CF-OBSTACLE-02 CF-REV-SESSAIR-03]',
    )
  })
})

describe('a mark of Savagery is refused', () => {
  const WOLFEN = { army: 'wolfen', people: 'wolfen', base: 'creature', size: 'large', category: 2, fear: 5 }
  const chief = figure(
    'Chief',
    0,
    30,
    30,
    { ...WOLFEN, fear: 6, abilities: ['leadership/10'], command: 'commander' },
    { card: 'Pack' },
  )
  const wolf = (name: string, x: number, changes: object = {}) =>
    figure(name, 0, x, 36, { ...WOLFEN, ...changes }, { card: 'Pack' })
  /** Wolf (1) may have it, the other (2) may not. */
  const marking = (other: Json) =>
    scene({ phase: 'strategic', figures: [chief, wolf('Wolf', 36), other, figure('Bob', 1, 90, 30)] } as Json)

  test.each<[string, string, Json, string]>([
    ['CF-WOLFEN-04', 'one of another people', figure('Orc', 0, 30, 36, {}, { card: 'Pack' }), 'Orc is not a Wolfen'],
    ['CF-WOLFEN-04', 'one who is too far away', wolf('Far', 60), 'Far is not in the aura of leadership of Chief'],
    [
      'CF-WOLFEN-05',
      'one of a higher category',
      wolf('Big', 30, { category: 3 }),
      'Big has a higher category than Chief',
    ],
    [
      'CF-WOLFEN-06',
      'one with more FEAR',
      wolf('Dread', 30, { fear: 7 }),
      'The FEAR of Dread is higher than that of Chief',
    ],
    ['CF-WOLFEN-09', 'one with War fury', wolf('Mad', 30, { abilities: ['war-fury'] }), 'Mad already has War fury'],
  ])('%s to %s, for that reason', (rule, _, other, reason) => {
    expect(refusalText(marking(other), '2')).toBe(`${reason} [${rule}]`)
  })
})

test('CF-PURSUIT-10 a pursuit is refused to a fighter in rout, for that reason', () => {
  const match = scene(
    {
      phase: 'frays',
      figures: [
        figure('Ann', 0, 20, 30),
        figure('Amy', 0, 25, 30, {}, { inRout: true, facing: 'west', card: 'Amy' }),
        figure('Bob', 1, 22.5, 30),
        figure('Far', 1, 90, 30),
      ],
    } as Json,
    {
      answers: [
        '0',
        { slots: { attack: [['2', 3]] } },
        {
          slots: {
            attack: [
              ['0', 2],
              ['1', 1],
            ],
            defence: [['1', 1]],
          },
        },
        '0',
      ],
      dice: [5, 2, 4, 6, 6],
    },
  )
  expect(refusalText(match, '1:move')).toBe('Amy is in rout [CF-PURSUIT-10]')
})

test('CF-MACHINE-30 a machine that an enemy holds does not move, for that reason', () => {
  const enemy = figure('Ben', 1, 23.75, 30, { size: 'large', base: 'creature' }, { facing: 'west' })
  const held = annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), enemy])
  expect(refusalText(held, '0:haul')).toBe('an enemy is in contact with it [CF-MACHINE-22 CF-MACHINE-30]')
})
