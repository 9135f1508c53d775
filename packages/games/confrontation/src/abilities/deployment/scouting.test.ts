import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { playTurn } from '../../activation/turn.ts'
import { playPhase, wholeStrategicPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  facing,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { addOwnEffect } from '../builders.ts'

describe('CF-ABIL-90 the deployment of a Scout', () => {
  /** Ann's card has been played; Bob stands at 90/30. */
  const placing = (abilities: string[]): Scene =>
    scene({
      phase: 'deployment',
      figures: [
        figure('Ann', 0, 0, 0, { abilities }, { status: 'waiting' }),
        figure('Bob', 1, 90, 30),
        figure('Bea', 1, 0, 0, {}, { status: 'waiting', card: 'Bea' }),
      ],
      piles: [['Ann'], ['Bea']],
      placements: [0, 0],
    })

  test('(a) is possible anywhere at least 10 cm from enemies', () => {
    expect(refusal(placing([]), path([77, 30]))).toBe('refused.zone CF-DEPLOY-05')
    expect(refusal(placing(['scout']), path([77, 30]))).toBeUndefined()
    expect(refusal(placing(['scout']), path([78, 30]))).toBe('refused.scout-near CF-ABIL-90')
  })

  test("(a) keeps that distance from an enemy Scout even in the player's own zone", () => {
    const placeScout = (abilities: string[]) =>
      scene({
        phase: 'deployment',
        figures: [
          figure('Ann', 0, 0, 0, { abilities }, { status: 'waiting' }),
          figure('Bob', 1, 30, 30, { abilities: ['scout'] }),
          figure('Bea', 1, 0, 0, {}, { status: 'waiting', card: 'Bea' }),
        ],
        piles: [['Ann'], ['Bea']],
        placements: [0, 0],
      })
    expect(refusal(placeScout(['scout']), path([30, 42.4]))).toBe('refused.scout-near CF-ABIL-90')
    expect(refusal(placeScout(['scout']), path([30, 42.5]))).toBeUndefined()
    expect(refusal(placeScout([]), path([30, 36]))).toBeUndefined()
    // None of the places suggested is nearer.
    const [asks] = placeScout(['scout']).pending
    const places = asks?.kind === 'place' ? asks.suggest() : []
    expect(
      places.map((place) => refusal(placeScout(['scout']), place)).filter((reason) => reason !== undefined),
    ).toEqual([])
    expect(places.length).toBeGreaterThan(0)
  })

  test('(b) leaves a Scout hidden that is more than 10 cm from everybody once all fighters are placed', () => {
    const hiddenScouts = (bea: readonly [number, number]) => {
      const match = giveAnswers(placing(['scout']), path([75, 30]), path(bea))
      return eventArgs(match, 'hidden').map(({ fighter }) => fighter)
    }
    expect(hiddenScouts([90, 40])).toEqual(['Ann'])
    expect(hiddenScouts([84, 36])).toEqual([])
  })
})

/** A turn of the other camp with its fighter Bob; Ann, 30 cm away, is hidden. */
function bobActs(answers: readonly Json[], bob: FigureDetails = {}, x = 62.5): Scene {
  return playRule(
    {
      figures: [figure('Ann', 0, 30, 30, { abilities: ['scout'] }), figure('Bob', 1, x, 30, bob)],
      lead: 1,
      piles: [['Ann'], ['Bob']],
      placements: [0, 0],
    },
    function* (play) {
      addOwnEffect(play, fighterNamed(play, 'Ann'), 'hidden', 'scout', 'game')
      do yield* playTurn(play)
      while (play.state.turn)
    },
    { answers },
  )
}

describe('CF-ABIL-90 a hidden Scout', () => {
  test('(c) cannot be targeted', () => {
    expect(optionKeys(bobActs([]))).toEqual(['1:cover', 'done'])
  })

  test('(d) is found by an enemy that ends its activation within 10 cm, and by no others', () => {
    expect(eventArgs(bobActs(['done', '1:run', path([42.5, 30])]), 'uncovered')).toMatchObject([{ fighter: 'Ann' }])
    expect(eventArgs(bobActs(['done', '1:run', path([43, 30])]), 'uncovered')).toEqual([])
  })

  test('CF-ABIL-21 is detected by consciousness within 20 cm', () => {
    expect(optionKeys(bobActs([], { abilities: ['consciousness'] }, 52.5))).toContain('1:charge:0')
    expect(optionKeys(bobActs([], { abilities: ['consciousness'] }, 53))).not.toContain('1:charge:0')
  })

  const annActs = (answers: readonly Json[], more: FigureDetails = {}, script: number[] = []) => {
    const ann = figure('Ann', 0, 20, 30, { abilities: ['scout', 'rallying-cry'], ...more })
    return playRule(
      { figures: [ann, figure('Bob', 1, 32.5, 30)], piles: [['Ann'], ['Bob']], placements: [0, 0] },
      function* (play) {
        addOwnEffect(play, fighterNamed(play, 'Ann'), 'hidden', 'scout', 'game')
        do yield* playTurn(play)
        while (play.state.turn)
      },
      { answers, dice: script },
    )
  }

  test('(e) is revealed by assaulting and by firing, not by walking up to an enemy', () => {
    expect(eventArgs(annActs(['0:charge:1', { to: [30, 30] }]), 'uncovered')).toHaveLength(1)
    const bow = { aim: 3, weapon: { name: 'Bow', strength: 1, ranges: [20, 40, 60] } }
    expect(eventArgs(annActs(['done', '0:fire'], bow, [1]), 'uncovered')).toHaveLength(1)
    expect(eventArgs(annActs(['done', '0:walk', path([28, 30])]), 'uncovered')).toEqual([])
  })

  test('(e) is revealed by a rallying cry', () => {
    const match = playRule(
      {
        phase: 'strategic',
        figures: [figure('Ann', 0, 20, 30, { abilities: ['rallying-cry'] }), figure('Bob', 1, 80, 30)],
      },
      function* (play) {
        addOwnEffect(play, fighterNamed(play, 'Ann'), 'hidden', 'scout', 'game')
        yield* wholeStrategicPhase(play)
      },
      { answers: ['use'] },
    )
    expect(eventArgs(match, 'uncovered')).toHaveLength(1)
  })
})

describe('CF-ABIL-53 Infiltration/X', () => {
  const startRound = (round: number) =>
    playPhase('strategic', {
      phase: 'strategic',
      round,
      figures: [figure('Ann', 0, 20, 30, { abilities: ['infiltration/15'] }), figure('Bob', 1, 80, 30)],
    })

  test('allows a move of up to X cm before the Tactical roll of the first round', () => {
    const match = startRound(1)
    expect(promptId(match)).toBe('ask.walk')
    expect(refusal(match, path([35.5, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(refusal(match, path([35, 30]))).toBeUndefined()
  })

  test('does not work in later rounds', () => {
    expect(promptId(startRound(2))).not.toBe('ask.walk')
  })
})

describe('CF-ABIL-84 Reorientation', () => {
  const startRound = (bobAt: number) =>
    playPhase('strategic', {
      phase: 'strategic',
      figures: [figure('Ann', 0, 20, 30, { abilities: ['reorientation'] }), figure('Bob', 1, bobAt, 30)],
    })

  test('allows a turn at the start of a phase', () => {
    const match = startRound(60)
    expect(promptId(match)).toBe('ask.reorient')
    giveAnswers(match, { path: [], facing: { x: 0, y: -1 } })
    expect(facing(match, 'Ann')).toBe('north')
    expect(placeOf(match, 'Ann')).toMatchObject([20, 30])
    expect(eventArgs(match, 'reoriented')).toMatchObject([{}])
  })

  test('CF-MOVE-02: requires room for the base, and no contact with an enemy after the turn', () => {
    const rider = figure('Ann', 0, 20, 30, { abilities: ['reorientation'] }, { who: 'lions-knight-of-the-lion' })
    const turns = (other: Json) => playPhase('strategic', { figures: [rider, other, figure('Far', 1, 100, 30)] })
    const north = { path: [], facing: { x: 0, y: -1 } }
    // Her base is 2.5 cm wide and 5 cm long, and lies along the table.
    expect(refusal(turns(figure('Amy', 0, 20, 32.6, {}, { card: 'Amy' })), north)).toBe('refused.no-room CF-ABIL-84')
    expect(refusal(turns(figure('Bob', 1, 20, 33.75)), north)).toBe('refused.no-room CF-ABIL-84')
    expect(refusal(turns(figure('Amy', 0, 20, 34, {}, { card: 'Amy' })), north)).toBeUndefined()
  })

  test('is not available in contact with an enemy', () => {
    expect(promptId(startRound(22.5))).not.toBe('ask.reorient')
  })

  test('is offered in the combat phase too', () => {
    const match = scene({
      phase: 'frays',
      figures: [figure('Ann', 0, 20, 30, { abilities: ['reorientation'] }), figure('Bob', 1, 60, 30)],
    })
    expect(promptId(match)).toBe('ask.reorient')
  })
})

test('CF-ABIL-90 a fighter without Scout may be assaulted', () => {
  const match = turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 35, 30)])
  expect(optionKeys(match)).toContain('0:charge:1')
  expect(fighterNamed(match, 'Bob').effects).toEqual([])
})
