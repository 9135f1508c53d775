import { describe, expect, test } from 'vitest'
import { leader } from '../../testing/soldiers.ts'
import { eventArgs, figure, man, path, placeOf, promptId, refusal, rolledDice, scene } from '../testing/scene.ts'
import { playPreparation } from '../testing/started-match.ts'

const RESERVE = { status: 'reserve' }

/** Ann with MAN 2 and three men, Boss with MAN 1 and two: none are on the table yet. */
const WAITING = [
  leader('Ann', 0, 0, 0, { com: 2 }, RESERVE),
  ...['Abe', 'Amy', 'Art'].map((name) => man(name, 0, 0, 0, {}, RESERVE)),
  leader('Boss', 1, 0, 0, { com: 1 }, RESERVE),
  ...['Ben', 'Bea'].map((name) => man(name, 1, 0, 0, {}, RESERVE)),
]
const deployment = { sequence: 'deployment', mission: 'death-of-the-enemy' }

describe('deployment', () => {
  test('SM-DEPLOY-01 the winner of a strategic roll chooses their edge and deploys first', () => {
    const match = playPreparation({ ...deployment, figures: WAITING }, { dice: [3, 2, 5] })
    expect(rolledDice(match)).toEqual(['roll.strategic 2 1'])
    expect({ decisionAsked: promptId(match), seat: match.pending[0]?.seat }).toEqual({
      decisionAsked: 'ask.edge',
      seat: 1,
    })
    match.answer(1, 'far')
    expect({ decisionAsked: promptId(match), seat: match.pending[0]?.seat }).toEqual({
      decisionAsked: 'ask.deploy',
      seat: 1,
    })
    match.answer(1, '4')
    expect(refusal(match, path([20, 35]))).toMatch('refuse.outside-zone')
    expect(refusal(match, path([20, 5]))).toBeUndefined()
  })

  test('SM-DEPLOY-01 SM-TURN-10 the same player begins turn 1', () => {
    const match = playPreparation({ ...deployment, figures: WAITING }, { dice: [3, 2, 5], answers: ['far'] })
    expect(match.state.first).toBe(1)
  })

  test('SM-DEPLOY-01 SW-RACE-45 an Explorer helps in the roll that is for deployment and turn 1, with one die', () => {
    const scouts = ['Abe', 'Amy'].map((name) => man(name, 0, 0, 0, { abilities: ['tactical-scout'] }, RESERVE))
    const figures = [WAITING[0]!, ...scouts, ...WAITING.slice(4)]
    expect(rolledDice(playPreparation({ ...deployment, figures }, { dice: [3, 2, 1, 5] }))).toEqual([
      'roll.strategic 3 1',
    ])
  })

  test('SM-FIELD-04 all start in their own zone', () => {
    const match = playPreparation({ ...deployment, figures: WAITING }, { dice: [5, 2, 3], answers: ['near', '0'] })
    expect(refusal(match, path([20, 29]))).toMatch('refuse.outside-zone')
    expect(refusal(match, path([20, 30.5]))).toMatch('refuse.outside-zone')
    expect(refusal(match, path([20, 30.6]))).toBeUndefined()
  })

  test('SM-DEPLOY-02 players alternate, placing as many as their leader’s MAN, then one places the rest', () => {
    const answers = [
      ...['near', '0', path([4, 35]), '1', path([8, 35])],
      ...['4', path([4, 5])],
      ...['2', path([12, 35]), path([16, 35])],
      ...['5', path([8, 5])],
    ]
    const match = playPreparation({ ...deployment, figures: WAITING }, { dice: [5, 2, 3], answers })
    expect(eventArgs(match, 'deployed').map(({ combatant }) => combatant)).toEqual([
      ...['Ann', 'Abe', 'Boss', 'Amy', 'Art', 'Ben'],
    ])
    expect(match.pending[0]?.seat).toBe(1)
  })

  test('SM-DEPLOY-02 a player without a leader places one at a time', () => {
    const figures = [...WAITING.slice(1, 4), ...WAITING.slice(4)]
    const answers = ['near', '0', path([4, 35])]
    const match = playPreparation({ ...deployment, figures }, { dice: [5, 3], answers })
    expect(match.pending[0]?.seat).toBe(1)
  })

  test('SM-DEPLOY-03 a mission’s own deployment takes precedence', () => {
    const match = playPreparation(
      { sequence: 'deployment', mission: 'sacking-of-the-relics', figures: WAITING },
      { dice: [5, 2, 3], answers: ['0', path([20, 20])] },
    )
    // No zones, and one at a time in spite of MAN 2.
    expect({ place: placeOf(match, 'Ann'), seat: match.pending[0]?.seat }).toEqual({ place: [20, 20], seat: 1 })
  })

  test('SM-BAND-06 a squad is placed at once, each within 2 inches of every other', () => {
    const squad = [0, 1, 2].map((i) => figure('cohort-of-postulants', 0, 0, 0, { name: `P${i}`, group: 7, ...RESERVE }))
    const figures = [...squad, man('Abe', 0, 0, 0, {}, RESERVE), ...WAITING.slice(4)]
    const script = { dice: [5, 3], answers: ['near', '0', path([20, 35])] }
    const match = playPreparation({ ...deployment, figures }, script)
    expect(promptId(match)).toBe('ask.place')
    expect(refusal(match, path([23.21, 35]))).toBe('refuse.apart-from-squad SM-BAND-06 SM-FIELD-04 SW-DEPLOY-10')
    expect(refusal(match, path([23.2, 35]))).toBeUndefined()
    match.answer(0, path([23.2, 35]))
    // The third must be near both.
    expect(refusal(match, path([25.5, 35]))).toMatch('refuse.apart-from-squad')
    match.answer(0, path([21.6, 35]))
    expect(match.pending[0]?.seat).toBe(1)
  })

  test('SM-BAND-06 afterwards each moves and acts on its own', () => {
    const squad = [10, 12].map((x) => figure('cohort-of-postulants', 0, x, 20, { name: `P${x}`, group: 7 }))
    const match = scene({ figures: [...squad, man('Bor', 1, 30, 5)] }, { answers: ['0', 'run', path([6, 20])] })
    expect(placeOf(match, 'P10')).toEqual([6, 20])
    expect({ figure: match.pending[0]?.figure, place: placeOf(match, 'P12') }).toEqual({ figure: 1, place: [12, 20] })
  })
})
