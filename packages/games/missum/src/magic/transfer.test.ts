import { isWorthAsking, type Json, passAnswer } from '@fray/kernel'
import { expect, test } from 'vitest'
import { attackMage, defenceMage, magic } from '../testing/magic.ts'
import { eventArgs, legion, optionKeys, promptId, unit } from '../testing/scene.ts'

const team = (more: Record<string, Json> = {}): Json[] => [
  attackMage('Ama', 0, 1200, 900, { spells: [1, 0, 1], ...more }),
  defenceMage('Dema', 0, 1100, 900, { spells: [0, 2, 0], ...more }),
  legion('Enemy', 1, 1200, 500),
]

test('MI-TRANSFER-01 MI-TRANSFER-02 before attacks are chosen, either caster may pass a spell of any strength to the other', () => {
  const match = magic(team())
  expect(promptId(match)).toBe('ask.arrange')
  expect(optionKeys(match)).toEqual(['done', '0-gives-I', '0-gives-III', '1-gives-II', '1-build'])
  const given = magic(team(), { answers: ['0-gives-III', 'done'] })
  expect(unit(given, 'Ama').spells).toEqual([1, 0, 0])
  expect(unit(given, 'Dema').spells).toEqual([0, 2, 1])
})

test('MI-TRANSFER-02 MI-PLATFORM-03 a player who is only asked when it matters goes straight on to the spells', () => {
  const [decision] = magic(team()).pending
  expect(isWorthAsking(decision!, 'when-it-matters')).toBe(false)
  for (const only of ['transfer', 'platform']) expect(isWorthAsking(decision!, { only: [only] })).toBe(true)
  expect(passAnswer(decision!)).toBe('done')
})

test('MI-TRANSFER-01 a team transfers once a battle', () => {
  expect(optionKeys(magic(team({ transferred: true })))).toEqual(['done', '1-build'])
  const given = magic(team(), { answers: ['1-gives-II', 'done'] })
  expect(unit(given, 'Ama').transferred && unit(given, 'Dema').transferred).toBe(true)
})

test('MI-TRANSFER-01 casters of different teams cannot transfer', () => {
  const [attack, defence, foe] = team()
  const units = [attack!, { ...(defence as object), team: 1 } as Json, foe!]
  expect(optionKeys(magic(units))).toEqual(['done', '1-build'])
})

test('MI-TRANSFER-03 the giver casts nothing this turn; the receiver may cast spells of their own kind', () => {
  const byAttack = magic(team(), { answers: ['0-gives-III', 'done'] })
  expect({ promptId: promptId(byAttack), figure: byAttack.pending[0]?.figure }).toEqual({
    promptId: 'ask.cast-defence',
    figure: 1,
  })
  expect(optionKeys(byAttack)).toContain('arm-III')
  const byDefence = magic(team(), { answers: ['1-gives-II', 'done', 'none'] })
  expect(byDefence.pending).toEqual([])
  expect(optionKeys(magic(team(), { answers: ['1-gives-II', 'done'] }))).toContain('gaze-II')
})

test('MI-TRANSFER-02 MI-TRANSFER-04 both sides choose transfers in secret; a transfer is then announced without its strength', () => {
  const enemy = [attackMage('Ema', 1, 1200, 300), defenceMage('Eda', 1, 1100, 300)]
  const units = [...team(), ...enemy]
  const waiting = magic(units, {
    answers: [
      { seat: 0, answer: '0-gives-III' },
      { seat: 0, answer: 'done' },
    ],
  })
  expect(waiting.eventsFor(1)).toEqual([])
  expect(waiting.stateFor(1)).toEqual(magic(units).stateFor(1))
  const match = magic(units, {
    answers: [
      { seat: 0, answer: '0-gives-III' },
      { seat: 0, answer: 'done' },
      { seat: 1, answer: 'done' },
    ],
  })
  expect(eventArgs(match, 'transferred')).toEqual([{ giver: 'Ama', receiver: 'Dema' }])
  const other = magic(units, {
    answers: [
      { seat: 0, answer: '0-gives-I' },
      { seat: 0, answer: 'done' },
      { seat: 1, answer: 'done' },
    ],
  })
  expect(JSON.stringify(other.eventsFor(1))).toBe(JSON.stringify(match.eventsFor(1)))
  expect(other.stateFor(1)).toEqual(match.stateFor(1))
})
