import { describe, expect, test } from 'vitest'
import { immediately } from '../abilities/builders.ts'
import { type Ability, define } from '../ability.ts'
import { playPhase } from '../testing/phase.ts'
import {
  type FigureDetails,
  figure,
  giveAnswers,
  path,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { CENTIMETRE } from '../units.ts'

const heard: string[] = []
const hear =
  (moment: string): NonNullable<Ability['gameStart']> =>
  (_play, bearer) =>
    immediately(() => void heard.push(`${moment} ${bearer.member.profile.name}`))

define(
  {
    id: 'test-roaming',
    name: 'Roaming',
    rule: 'TEST-20',
    mayDeployAt: (_play, at) => at.x > 60 * CENTIMETRE,
    onDeployment: hear('placed'),
    afterApproach: hear('after'),
    gameStart: hear('start'),
  },
  {
    id: 'test-hoarding',
    name: 'Hoarding',
    rule: 'TEST-21',
    reserveAllowance: ({ tally }) => void tally.add(1, { id: 'term.base' }, 'TEST-21'),
  },
)

const ROAMING = { abilities: ['test-roaming'] }

/** Ann's card has been played; Bob stands in the zone already, at 90/30, and Bea is still to come. */
const waiting = (ann: FigureDetails): Scene =>
  scene(
    {
      phase: 'deployment',
      figures: [
        figure('Ann', 0, 0, 0, ann, { status: 'waiting' }),
        figure('Bob', 1, 90, 30, {}, { card: 'Bob' }),
        figure('Bea', 1, 0, 0, {}, { status: 'waiting', card: 'Bea' }),
      ],
      piles: [['Ann'], ['Bea']],
      placements: [0, 0],
    },
    {},
  )

describe('CF-DEPLOY-05 deployment with abilities', () => {
  test('a fighter with a deployment ability is placed where that allows, other fighters are not', () => {
    expect(refusal(waiting({}), path([80, 30]))).toBe('refused.zone CF-DEPLOY-05')
    expect(refusal(waiting(ROAMING), path([80, 30]))).toBeUndefined()
    expect(refusal(waiting(ROAMING), path([50, 30]))).toBe('refused.zone CF-DEPLOY-05')
    expect(refusal(waiting(ROAMING), path([119.5, 30]))).toBe('refused.zone CF-DEPLOY-05')
  })

  test('no fighter is placed in contact with an enemy', () => {
    expect(refusal(waiting(ROAMING), path([87.5, 30]))).toBe('refused.deploy-contact CF-DEPLOY-05')
    expect(refusal(waiting(ROAMING), path([87.4, 30]))).toBeUndefined()
    // Nor is a fighter that comes later.
    const match = giveAnswers(waiting(ROAMING), path([80, 30]))
    expect(promptId(match)).toBe('ask.deploy')
    expect(refusal(match, path([82.5, 30]))).toBe('refused.deploy-contact CF-DEPLOY-05')
    expect(refusal(match, path([83, 30]))).toBeUndefined()
  })

  test('fighters that may leave the zone get suggestions outside it', () => {
    const places = (ann: FigureDetails) => {
      const decision = waiting(ann).pending[0]!
      const all = decision.kind === 'place' ? decision.suggest(200) : []
      return all.map((proposal) => (proposal as { path: { x: number }[] }).path[0]!.x > 60 * CENTIMETRE)
    }
    expect(places({}).includes(true)).toBe(false)
    expect(places(ROAMING).includes(true)).toBe(true)
  })

  test('CF-DEPLOY-07 and CF-DEPLOY-02 abilities apply when their bearer is placed and when all are, and nobody acts before', () => {
    heard.length = 0
    const match = giveAnswers(waiting(ROAMING), path([80, 30]))
    expect(heard).toEqual(['placed Ann'])
    giveAnswers(match, path([90, 40]))
    expect(heard).toEqual(['placed Ann', 'after Ann'])
    expect(match.state.fighters.every(({ activated, shots, pursuits }) => !activated && shots + pursuits === 0)).toBe(
      true,
    )
  })
})

test('CF-DEPLOY-07 effects at the start of the game come before the approach sequence', () => {
  heard.length = 0
  const figures = ['Ann', 'Amy'].map((name) => figure(name, 0, 0, 0, ROAMING, { status: 'waiting' }))
  const match = playPhase('approach', {
    phase: 'deployment',
    figures: [...figures, figure('Bob', 1, 0, 0, {}, { status: 'waiting' })],
  })
  expect(heard).toEqual(['start Ann', 'start Amy'])
  expect(promptId(match)).toBe('ask.sequence')
})

describe('CF-DRAW-05 the reserve', () => {
  const placementsWith = (ann: FigureDetails, more: FigureDetails = {}) => {
    const answers = [{ seat: 0, answer: '0' }, { seat: 1, answer: '1' }, 'self']
    const figures = [figure('Ann', 0, 20, 30, ann, more), figure('Bob', 1, 90, 30)]
    return scene({ phase: 'strategic', figures }, { answers, dice: [5, 2] }).state.camps.map(
      ({ placements }) => placements,
    )
  }

  test('may be changed by a fighter of the camp', () => {
    expect(placementsWith({})).toEqual([2, 1])
    expect(placementsWith({ abilities: ['test-hoarding'] })).toEqual([3, 1])
  })
})
