import type { GameEvent } from '@fray/kernel'
import { expect, test } from 'vitest'
import { resultSince, resultsOfRoll, rollReadingOf, rollsReadTogether } from './roll-results.ts'

const event = (type: string, more: Partial<GameEvent> = {}): GameEvent => ({ type, args: {}, rules: [], ...more })
const roll = (type: string) => event(type, { dice: [{ seat: 0, sides: 6, values: [4] }] })

test('the results of a roll are those before the next roll', () => {
  const [aim, harm] = [roll('aim'), roll('harm')]
  const hit = event('hit', { isOutcome: true })
  const felled = event('felled', { isOutcome: true })
  const events = [event('moves'), aim, event('aims'), hit, harm, felled]
  expect(resultsOfRoll(events, aim)).toEqual([hit])
  expect(resultsOfRoll(events, harm)).toEqual([felled])
})

test('the next roll of the same two figures has its own results', () => {
  const of = { args: { who: { figure: 1 }, whom: { figure: 2 } } }
  const [aim, harm] = [
    { ...roll('aim'), ...of },
    { ...roll('harm'), ...of },
  ]
  const [hit, felled] = [event('hit', { ...of, isOutcome: true }), event('felled', { ...of, isOutcome: true })]
  expect(resultsOfRoll([aim, hit, harm, felled], aim)).toEqual([hit])
})

test('of identical rolls the last one counts', () => {
  const [miss, hit] = [event('miss', { isOutcome: true }), event('hit', { isOutcome: true })]
  expect(resultsOfRoll([roll('aim'), miss, roll('aim'), hit], roll('aim'))).toEqual([hit])
})

test('if nothing is a result, the first event counts; nothing before that', () => {
  const first = roll('initiative')
  const begins = event('begins')
  expect(resultsOfRoll([first, begins, event('goes on')], first)).toEqual([begins])
  expect(resultsOfRoll([first], first)).toEqual([])
  expect(resultsOfRoll([begins], first)).toEqual([])
})

test('actions that others start are not results of the roll', () => {
  const about = (type: string, figure: number, more: Partial<GameEvent> = {}) =>
    event(type, { args: { who: { figure } }, ...more })
  const tactics = { ...roll('tactics'), args: { who: { figure: 1 } } }
  const won = about('won', 1)
  const later = [about('charges', 2), about('falls short', 2, { isOutcome: true })]
  expect(resultsOfRoll([tactics, won, ...later], tactics)).toEqual([won])
  // The roll need not name the figure it hits.
  const burnt = about('burnt', 2, { isOutcome: true })
  expect(resultsOfRoll([tactics, burnt], tactics)).toEqual([burnt])
})

test('cards, new turns and later moves are not results either, even of a figure that rolled', () => {
  const about = (type: string, figure: number, more: Partial<GameEvent> = {}) =>
    event(type, { args: { who: { figure } }, ...more })
  const paths = [{ figure: 1, from: { x: 0, y: 0 }, to: [{ x: 1, y: 0 }] }] as unknown as NonNullable<
    GameEvent['paths']
  >
  const agility = { ...roll('agility'), args: { who: { figure: 1 } } }
  const passed = about('passed', 1)
  const engages = (figure: number) => about('engages', figure, { isOutcome: true, paths })
  expect(resultsOfRoll([agility, passed, event('card'), engages(1)], agility)).toEqual([passed])
  expect(resultsOfRoll([agility, passed, about('walks', 1, { paths }), engages(1)], agility)).toEqual([passed])
  expect(resultsOfRoll([agility, passed, engages(2)], agility)).toEqual([passed])
  expect(resultsOfRoll([agility, passed, engages(1)], agility)).toEqual([engages(1)])
  // A roll that names nobody is about those whom its reading names.
  const [nameless, volley, falls] = [roll('one more'), about('volley', 1), about('falls', 3, { isOutcome: true })]
  expect(resultsOfRoll([nameless, volley, falls, about('turns', 2), engages(1)], nameless)).toEqual([falls])
})

test('the result of a passed test is the pass, not what happens to others right after it', () => {
  const about = (type: string, figure: number, more: Partial<GameEvent> = {}) =>
    event(type, { args: { who: { figure } }, ...more })
  const nerve = { ...roll('nerve'), args: { who: { figure: 1 } } }
  const [held, lost] = [about('held', 1), about('lost', 2, { isOutcome: true })]
  expect(resultsOfRoll([nerve, held, lost], nerve)).toEqual([held])
  const routs = about('routs', 1, { isOutcome: true })
  expect(resultsOfRoll([nerve, about('failed', 1), routs, lost], nerve)).toEqual([routs, lost])
})

test('a roll without figures has the next event as its result, and nothing from later turns', () => {
  const about = (type: string, figure: number, more: Partial<GameEvent> = {}) =>
    event(type, { args: { who: { figure } }, ...more })
  const first = roll('who comes first')
  const placed = about('placed', 1)
  const later = [about('aims', 2), about('out of range', 2, { isOutcome: true })]
  expect(resultsOfRoll([first, placed, ...later], first)).toEqual([placed])
})

test('rolls without an event in between are read together', () => {
  const [damage, hers, his] = [roll('damage'), roll('hers'), roll('his')]
  expect(rollsReadTogether([damage, event('wound'), hers, his], his)).toEqual([hers, his])
  expect(rollsReadTogether([hers, his, event('won')], his)).toEqual([hers, his])
  expect(rollsReadTogether([event('begins')], his)).toEqual([his])
  expect(rollsReadTogether([roll('a'), roll('b'), roll('c'), his], his)).toHaveLength(3)
})

test('a later result of something else replaces the roll', () => {
  const about = (type: string, figure: number, more: Partial<GameEvent> = {}) =>
    event(type, { args: { who: { figure } }, ...more })
  const aim = { ...roll('aim'), args: { who: { figure: 1 } } }
  const missed = about('missed', 1, { isOutcome: true })
  expect(resultSince([aim, missed], aim)).toBeUndefined()
  expect(resultSince([aim, missed, about('walks', 2)], aim)).toBeUndefined()
  const short = about('falls short', 2, { isOutcome: true })
  expect(resultSince([aim, missed, about('goes for', 2), short], aim)).toEqual(short)
  const paths = [{ figure: 2, points: [] }]
  const walks = about('walks', 2, { paths })
  const charges = event('charges', { args: { who: { figure: 2 }, whom: { figure: 1 } }, paths })
  expect(resultSince([aim, missed, charges, walks], aim)).toEqual(charges)
  expect(resultSince([], aim)).toBeUndefined()
})

test('the reading of the dice is shown beside the results, unless they say it or nothing was counted', () => {
  const numbers = [{ name: { id: 'damage' }, total: 7, terms: [] }]
  const [harm, read] = [roll('harm'), event('read', { numbers })]
  const wounded = event('wounded', { isOutcome: true })
  expect(rollReadingOf([harm, read, wounded], harm)).toBe(read)
  expect(rollReadingOf([harm, read], harm)).toBeUndefined()
  expect(rollReadingOf([harm, { ...wounded, numbers }], harm)).toBeUndefined()
  expect(rollReadingOf([harm, event('told'), wounded], harm)).toBeUndefined()
})
