import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { catalogueFigure } from '../testing/catalogue-figure.ts'
import { BEHIND, gun, gunner } from '../testing/gun.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const ABLE = { aim: 3, dis: 3 }

/** Ann assaults the gun of the other camp from 10 cm. */
function assault(ann: FigureDetails, others: readonly Json[], engine = {}): Scene {
  return turn([figure('Ann', 0, 20, 30, ann), gun('Gun', 1, 33, 30, engine), ...others], {
    answers: ['0:charge:1', { to: [29.875, 30] }],
  })
}

const owner = (match: Scene) => fighterNamed(match, 'Gun').seat

describe('CF-MACHINE-16 capturing a machine', () => {
  test('enemies in contact take it at once if as many as its Crew value are able and no fighter of its camp is near', () => {
    const match = assault(ABLE, [])
    expect(owner(match)).toBe(0)
    expect(eventArgs(match, 'machine.captured')).toEqual([{ machine: 'Gun', seat: 0 }])
    expect(fighterNamed(match, 'Gun').effects.map(({ object }) => object)).toEqual(['captured', 'just-captured'])
    expect(owner(assault(ABLE, [], { crew: 2 }))).toBe(1)
  })

  test('fighters of its camp within 10 cm prevent the capture', () => {
    const near = (gap: number) => [figure('Gil', 1, 33, 30 + 1.875 + 1.25 + gap)]
    expect(owner(assault(ABLE, near(10)))).toBe(1)
    expect(owner(assault(ABLE, near(10.1)))).toBe(0)
  })

  test('fighters of its camp in rout or in flight prevent it too', () => {
    expect(owner(assault(ABLE, [figure('Gil', 1, 33, 36, {}, { inRout: true })]))).toBe(1)
    expect(owner(assault(ABLE, [figure('Gil', 1, 33, 36, { flight: 20 }, { level: 2 })]))).toBe(1)
  })

  test('CF-MACHINE-12 captors must meet the condition of substitutes', () => {
    expect(owner(assault({ aim: 2, dis: 3 }, []))).toBe(1)
    expect(owner(assault({ aim: 3, dis: 2 }, []))).toBe(1)
    expect(owner(assault({ aim: null, dis: 3 }, []))).toBe(1)
  })

  test('CF-CARD-27 fighters whose card rules out standing in are not captors', () => {
    const stained = figure('Ann', 0, 20, 30, ABLE, { effects: [{ object: 'corrosive-stain', until: 'game', x: null }] })
    const match = turn([stained, gun('Gun', 1, 33, 30)], { answers: ['0:charge:1', { to: [29.875, 30] }] })
    expect(eventArgs(match, 'assault.charge').length).toBe(1)
    expect(owner(match)).toBe(1)
  })

  test('servants of another machine who meet the condition count', () => {
    const servant = catalogueFigure('goblins-goblin-gunner', 0, 20, 30, { name: 'Ann', aim: 3, dis: 3 })
    const match = turn([servant, gun('Gun', 1, 33, 30)], { answers: ['0:charge:1', { to: [29.875, 30] }] })
    expect(owner(match)).toBe(0)
  })

  test('fighters in rout are not captors', () => {
    const match = scene({
      phase: 'frays',
      figures: [figure('Ann', 0, 29.875, 30, ABLE, { inRout: true }), gun('Gun', 1, 33, 30), figure('Abe', 0, 90, 30)],
    })
    expect(owner(match)).toBe(1)
  })

  test('only machines with a Crew value can be captured', () => {
    const card = { mov: 10, ini: 3, att: 3, str: 3, def: 3, cou: 4, dis: 3 }
    const match = turn(
      [figure('Ann', 0, 20, 30, ABLE), gun('Gun', 1, 33, 30, { mobile: true, crew: null, weight: null }, card)],
      {
        answers: ['0:charge:1', { to: [29.875, 30] }],
      },
    )
    expect(owner(match)).toBe(1)
  })

  test('EX-CF-401 a thallion takes the mountain-breaker whose servants fight 15 cm away', () => {
    const gunners = [51, 54, 57].map((x) =>
      catalogueFigure('goblins-goblin-gunner', 1, x, 30, {}, { card: 'Mountain-breaker' }),
    )
    const dead = [0, 1].map(() =>
      catalogueFigure('goblins-goblin-gunner', 1, 90, 30, {}, { status: 'eliminated', card: 'Mountain-breaker' }),
    )
    const match = turn(
      [
        catalogueFigure('griffins-griffin-thallion', 0, 24, 30),
        catalogueFigure('goblins-mountain-breaker', 1, 33, 30),
        ...gunners,
        ...dead,
      ],
      { answers: ['0:charge:1', { to: [29.875, 30] }] },
    )
    expect(eventArgs(match, 'machine.captured')).toEqual([{ machine: 'Mountain-breaker', seat: 0 }])
  })

  test('its servants may recapture it', () => {
    const captured = gun('Gun', 0, 33, 30, {}, {}, { effects: [{ object: 'captured', until: 'game' }] })
    const match = scene(
      {
        figures: [captured, figure('Gil', 1, 42, 30, { aim: 0, dis: 0 }, { serves: 0 }), figure('Ann', 0, 60, 30)],
        ...{ piles: [['Ann'], ['Gil']], lead: 1, placements: [0, 0] },
      } as Json,
      { answers: ['1:charge:0', { to: [36.125, 30] }] },
    )
    expect(eventArgs(match, 'machine.retaken')).toEqual([{ machine: 'Gun', seat: 1 }])
    expect(fighterNamed(match, 'Gun').effects.map(({ object }) => object)).toEqual(['just-captured'])
    // CF-MACHINE-41: it is on their card again.
    expect(fighterNamed(match, 'Gun').card).toBe(fighterNamed(match, 'Gil').card)
  })
})

describe('CF-MACHINE-41 a captured machine', () => {
  /** Ann has captured the gun; Gil, its servant, is far away. The round goes on. */
  const captureGun = (more: Record<string, Json> = {}) =>
    scene(
      {
        figures: [
          figure('Ann', 0, 26, 30, ABLE),
          gun('Gun', 1, 33, 30, {}, {}, { card: 'Battery' }),
          figure('Gil', 1, 60, 50, {}, { card: 'Battery' }),
        ],
        ...{ piles: [['Ann'], ['Battery']], placements: [0, 0], ...more },
      } as Json,
      { answers: ['0:charge:1', { to: [29.875, 30] }] },
    )

  test('keeps its card with its former owner in that round, which activates only its servants', () => {
    const match = captureGun()
    giveAnswers(match, 'done')
    expect(optionKeys(match)).toEqual(['2:walk', '2:run', '2:nothing'])
  })

  test('CF-MACHINE-11, CF-MACHINE-17 has a card of its captor from the next sequence on; its substitutes turn and fire it, but it never moves', () => {
    const match = captureGun()
    giveAnswers(match, 'done', '2:nothing')
    expect(promptId(match)).toBe('ask.substitute')
    expect(optionKeys(match)).toEqual(['none', '0'])
    giveAnswers(match, '0')
    expect(eventArgs(match, 'substitute.named')).toEqual([{ fighter: 'Ann', machine: 'Gun' }])
    // One card for each camp: neither player arranges a sequence.
    expect(match.state.camps.map(({ pile }) => pile.map((id) => match.state.cards[id]!.profile.name))).toEqual([
      ['Gun'],
      ['Gil'],
    ])
  })

  test('gets a card of its own, not that of a dead machine of the captor', () => {
    const fallen = figure('Abe', 0, 90, 10, ABLE, { status: 'eliminated', card: 'Abe' })
    const match = assault(ABLE, [fallen])
    const { card } = fighterNamed(match, 'Gun')
    expect(card).not.toBe(fighterNamed(match, 'Abe').card)
    expect(match.state.cards[card]).toMatchObject({ seat: 0, profile: { name: 'Gun' } })
  })

  test('is neither turned nor fired in the round of its capture, even when activated', () => {
    const just = gun('Gun', 0, 20, 30, {}, {}, { effects: [{ object: 'just-captured' }] })
    const match = turn([just, gunner('Gil', BEHIND), figure('Bob', 1, 60, 30)], { answers: ['done'] })
    expect(barReason(match, '0:serve')).toBe('barred.just-captured CF-MACHINE-41')
    expect(barReason(match, '0:turn-machine')).toBe('barred.just-captured CF-MACHINE-41')
  })

  test('scores for the camp that holds it', () => {
    expect(captureGun().view(0).sides[0]?.counters?.[0]).toMatchObject({ value: 2 })
  })
})

describe('CF-MACHINE-11 substitutes', () => {
  /** The gun has lost its servants; Ann can serve it, Abe cannot. */
  const round = (more: readonly Json[] = [], engine = {}) =>
    scene({
      phase: 'strategic',
      figures: [
        gun('Gun', 0, 20, 30, engine),
        figure('Ann', 0, 16.875, 30, ABLE),
        figure('Abe', 0, 16, 40, { aim: 2 }),
        ...more,
        figure('Bob', 1, 60, 30),
      ],
    })

  test('CF-MACHINE-12 are named among fighters that meet the condition if servants are missing', () => {
    expect(promptId(round())).toBe('ask.substitute')
    expect(optionKeys(round())).toEqual(['none', '1'])
    const servant = figure('Gil', 0, 20, 33.125, {}, { serves: 0, card: 'Gun' })
    expect(promptId(round([servant]))).not.toBe('ask.substitute')
    // A servant in contact with an enemy does not count.
    const beset = [servant, figure('Ben', 1, 20, 35.625)]
    expect(promptId(round(beset))).toBe('ask.substitute')
  })

  test('CF-MACHINE-12 are never its own servants kept away by an enemy, even if they meet the condition', () => {
    const gil = (x: number) => figure('Gil', 0, x, 33.125, ABLE, { serves: 0, card: 'Gun' })
    const kept = [gil(20), figure('Ben', 1, 20, 35.625)]
    expect(promptId(round(kept))).toBe('ask.substitute')
    expect(optionKeys(round(kept))).toEqual(['none', '1'])
    expect(optionKeys(round([gil(40)]))).toEqual(['none', '1'])
  })

  test('CF-MACHINE-14 count once towards the Crew value, even a servant that is also listed as a substitute', () => {
    const effects = [{ object: 'substitute', x: 0, source: { figure: 0, object: 'substitute' } }]
    const crew = (needed: number) =>
      turn([
        gun('Gun', 0, 20, 30, { crew: needed }),
        figure('Gil', 0, 16.875, 30, ABLE, { serves: 0, effects }),
        figure('Bob', 1, 60, 30),
      ])
    expect(optionKeys(giveAnswers(crew(1), 'done'))).toContain('0:serve')
    expect(barReason(giveAnswers(crew(2), 'done'), '0:serve')).toBe('barred.crew CF-MACHINE-14')
  })

  test('do not exceed the number of missing servants', () => {
    const amy = figure('Amy', 0, 20, 33.125, ABLE)
    const match = giveAnswers(round([amy]), '1')
    expect(promptId(match)).not.toBe('ask.substitute')
    const two = giveAnswers(round([amy], { crew: 2 }), '1')
    expect(promptId(two)).toBe('ask.substitute')
    expect(optionKeys(two)).toEqual(['none', '3'])
  })

  /** Ann serves the gun as a substitute, in its turn. */
  const serveGun = (dice: readonly number[], changes: FigureDetails = {}, others: readonly Json[] = []) =>
    turn(
      [
        gun('Gun', 0, 20, 30, {}, {}, { card: 'Gun' }),
        figure(
          'Sub',
          0,
          16.875,
          30,
          { aim: 4, ...changes },
          {
            card: 'Sub',
            effects: [{ object: 'substitute', x: 0, source: { figure: 0, object: 'substitute' } }],
          },
        ),
        figure('Bob', 1, 60, 30),
        ...others,
      ],
      { answers: ['done', '0:serve', '2'], dice },
      { piles: [['Gun'], ['Waiting']] },
    )

  test('CF-MACHINE-31 aim with AIM − 1', () => {
    expect(eventArgs(serveGun([3]), 'shot.missed')).toHaveLength(1)
    expect(eventArgs(serveGun([4, 1, 1]), 'shot.hit')).toHaveLength(1)
  })

  test('CF-ABIL-93, CF-ABIL-55 do not benefit from Sharp shooter or Instinctive firing', () => {
    expect(eventArgs(serveGun([1], { abilities: ['sharp-shooter'] }), 'shot.incident')).toHaveLength(1)
    // Into a fray a 4 hits the friend as usual.
    const friend = figure('Amy', 0, 60, 32.5, {}, { card: 'Other', facing: 'north' })
    const match = serveGun([4, 4, 1, 1], { abilities: ['instinctive-firing'] }, [friend])
    expect(eventArgs(match, 'shot.hit')).toMatchObject([{ target: 'Amy' }])
  })

  test('CF-MACHINE-11 act on the machine’s card, and their own is left out of the sequence', () => {
    const match = giveAnswers(round(), '1')
    // Two cards are left: the gun's, with Ann, and Abe's.
    const [decision] = match.pending
    expect(decision?.kind === 'arrange' && decision.things.map(({ text }) => text.args)).toEqual([
      { name: 'Gun', count: 2 },
      { name: 'Abe', count: 1 },
    ])
  })

  test('CF-MACHINE-42 serve it only when activated with it', () => {
    const effects = [{ object: 'substitute', x: 1, source: { figure: 0, object: 'substitute' } }]
    const match = turn(
      [
        gun('Gun', 0, 20, 30, {}, {}, { card: 'Gun' }),
        figure('Sub', 0, 16.875, 30, ABLE, { card: 'Sub', effects }),
        figure('Bob', 1, 60, 30),
      ],
      {},
      { piles: [['Gun'], ['Waiting']] },
    )
    expect(barReason(match, '0:serve')).toBe('barred.crew CF-MACHINE-14')
  })
})
