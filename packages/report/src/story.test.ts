import type { Event } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { idleIn, storiesOf } from './story.ts'

const [FOX, HAWK, OWL] = [1, 2, 3]

function event(type: string, figures: readonly number[], more: Partial<Event> = {}): Event {
  const args = Object.fromEntries(figures.map((figure, i) => [`who${i}`, { figure }]))
  return { type, args, rules: [], ...more }
}

/** A roll as the kernel tells it: what it is for stands in its purpose. */
function roll(id: string, ...figures: number[]): Event {
  const { args } = event(id, figures)
  return event('rolled', [], { args: { purpose: { text: { id, args } } }, dice: [{ seat: 0, sides: 6, values: [4] }] })
}
const result = (type: string, ...figures: number[]) => event(type, figures, { isOutcome: true })
const note = (type: string, ...figures: number[]) => event(type, figures)

function nameOf({ type, args }: Event): string {
  const { purpose } = args
  return typeof purpose === 'object' && 'text' in purpose ? purpose.text.id : type
}

/** The names of what is told, by the answer a passage ends with. */
function told(...answers: (readonly Event[])[]) {
  const exchanges = answers.map((events, at) => ({ at, chapter: 0, events })).filter(({ events }) => events.length > 0)
  return Object.fromEntries([...storiesOf(exchanges)].map(([{ at }, events]) => [at, events.map(nameOf)]))
}

describe('what is told of an answer', () => {
  test('results, and the rolls that led to them; a blow that led to nothing is not', () => {
    expect(told([roll('parried', FOX, HAWK), roll('struck', FOX, HAWK), result('falls', HAWK)])).toEqual({
      0: ['struck', 'falls'],
    })
  })

  test('who hit, where the roll for damage names only who was hit', () => {
    const hit = [note('declares', FOX, HAWK), roll('attack', FOX), note('hits', FOX, HAWK)]
    expect(told([...hit, roll('damage', HAWK), result('falls', HAWK)])).toEqual({ 0: ['hits', 'damage', 'falls'] })
  })

  test('what a roll came to, where the next one is of the same figure: it says why that was thrown', () => {
    const story = [roll('nerve', FOX), note('wavers', FOX), roll('flight', FOX), result('flees', FOX)]
    expect(told(story)).toEqual({ 0: ['wavers', 'flight', 'flees'] })
    expect(told([result('wounded', FOX), note('wavers', FOX), roll('flight', FOX), result('flees', FOX)])).toEqual({
      0: ['wounded', 'flight', 'flees'],
    })
  })

  test('not again what the roll says already', () => {
    expect(told([roll('damage', FOX, HAWK), note('one-wound', FOX, HAWK), result('wounded', HAWK)])).toEqual({
      0: ['damage', 'wounded'],
    })
  })

  test('whose the dice were, where the roll does not say it', () => {
    expect(told([roll('one-more'), note('strikes', FOX, HAWK), result('falls', HAWK)])).toEqual({
      0: ['one-more', 'strikes', 'falls'],
    })
  })

  test('what came of a hit that did no harm', () => {
    expect(told([roll('shot', FOX, HAWK), result('hit', FOX, HAWK), roll('damage', FOX, HAWK), note('none')])).toEqual({
      0: ['shot', 'damage', 'none'],
    })
  })

  test('not that somebody hits, where the roll for damage names the same two; but that he misses before he is struck at, and before he tries again', () => {
    const shot = roll('shot', FOX, HAWK)
    expect(told([shot, result('hit', FOX, HAWK), roll('damage', FOX, HAWK), result('wounded', HAWK)])).toEqual({
      0: ['shot', 'damage', 'wounded'],
    })
    expect(told([shot, result('missed', FOX, HAWK), roll('fight', HAWK, FOX), result('beats', HAWK)])).toEqual({
      0: ['shot', 'missed', 'fight', 'beats'],
    })
    expect(told([shot, result('missed', FOX, HAWK), shot, result('hit-too', FOX, HAWK)])).toEqual({
      0: ['shot', 'missed', 'shot', 'hit-too'],
    })
  })

  test('not that somebody attempts what the roll is for', () => {
    const deed = { text: { id: 'stings' } }
    const rolled = { id: 'deed', args: { owner: { figure: FOX }, deed } }
    const passages = told([
      event('attempts', [], { args: { owner: { figure: FOX }, deed, target: { figure: HAWK } } }),
      { ...roll('deed', FOX), args: { purpose: { text: rolled } } },
      result('fails', FOX),
    ])
    expect(passages).toEqual({ 0: ['deed', 'fails'] })
  })

  test('that a deed fails, before a fight with the one it was aimed at', () => {
    const args = { who0: { figure: FOX }, who1: { figure: HAWK }, deed: 'Stings' }
    const fails = event('fails', [], { args, isOutcome: true })
    expect(told([roll('deed', FOX), fails, roll('fight', FOX, HAWK), result('beats', HAWK)])).toEqual({
      0: ['deed', 'fails', 'fight', 'beats'],
    })
  })

  test('not what an attack came to, where it is told that it hits', () => {
    const attack = [roll('attack', FOX), note('seven', FOX), note('hits', FOX, HAWK), roll('damage', HAWK)]
    const before = [roll('damage-before', FOX), result('wounded', FOX)]
    expect(told([...before, ...attack, result('falls', HAWK)])).toEqual({
      0: ['damage-before', 'wounded', 'attack', 'hits', 'damage', 'falls'],
    })
  })

  test('no roll at its end of which nothing is told', () => {
    expect(
      told([roll('damage', HAWK), result('flees', HAWK), roll('pursuit', FOX, HAWK)], [note('runs', OWL)]),
    ).toEqual({
      0: ['damage', 'flees'],
    })
  })

  test('no roll of somebody else that only comes after it', () => {
    expect(
      told([roll('shot', FOX, HAWK), result('missed', FOX, HAWK), roll('initiative', OWL), note('first')]),
    ).toEqual({
      0: ['shot', 'missed'],
    })
  })

  test('nothing that only some may know', () => {
    expect(told([{ ...result('secret', FOX), only: [0] }])).toEqual({})
  })
})

test('a roll whose result comes with the next answer is told with it', () => {
  expect(told([note('goes', FOX)], [roll('damage', FOX, HAWK)], [], [result('wounded', HAWK)])).toEqual({
    3: ['damage', 'wounded'],
  })
})

test('a roll is not told with a result that something else led to', () => {
  expect(told([roll('how-far', FOX)], [note('calls', FOX, OWL), result('unheard', OWL)])).toEqual({})
})

test('what no dice led to is told only where it comes of what was told before', () => {
  const blow = [roll('damage', FOX, HAWK), result('wounded', HAWK)]
  expect(told([result('unheard', OWL)], blow, [result('flees', HAWK)], [result('unheard', OWL)])).toEqual({
    1: ['damage', 'wounded'],
    2: ['flees'],
  })
})

test('a loss is told with the roll that led to it, also where something else had come of dice before it', () => {
  const deed = [roll('deed', FOX), result('fails', FOX)]
  const fell: Event = { ...result('falls', HAWK), removes: [HAWK] }
  expect(told([...deed, roll('damage', FOX, HAWK), note('four', FOX, HAWK)], [fell])).toEqual({
    1: ['deed', 'fails', 'damage', 'four', 'falls'],
  })
})

describe('what is told across answers', () => {
  test('wounds that somebody may take for another are told with the blow', () => {
    const blow = [roll('shot', FOX, HAWK), result('hit', FOX, HAWK), roll('damage', FOX, HAWK), note('two', FOX, HAWK)]
    expect(told(blow, [result('wounded', OWL), result('wounded-too', HAWK)])).toEqual({
      1: ['shot', 'damage', 'two', 'wounded', 'wounded-too'],
    })
  })

  test('a new blow after a result is told with what comes of it', () => {
    const first = [roll('damage', HAWK), result('wounded', HAWK), roll('attack', HAWK)]
    const second = [note('hits', HAWK, FOX), roll('damage-back', FOX), result('falls', FOX)]
    expect(told(first, second)).toEqual({
      0: ['damage', 'wounded'],
      1: ['attack', 'hits', 'damage-back', 'falls'],
    })
  })
})

test('what left everybody as they were is told apart from wounds, states and losses', () => {
  const blow = (at: number) => ({ at, chapter: 0, events: [roll('damage', FOX, HAWK), result('told', HAWK)] })
  const fell = { at: 4, chapter: 0, events: [{ ...result('falls', OWL), removes: [OWL] }] }
  const exchanges = [blow(1), blow(2), blow(3), fell]
  const seen = (left: number, ...states: string[]) => ({
    view: { figures: [{ id: HAWK, wounds: { left, of: 3 }, states: states.map((id) => ({ text: { id } })) }] },
  })
  const steps = [seen(3), seen(3), seen(2), seen(2, 'flees'), seen(2, 'flees')] as unknown as Parameters<
    typeof idleIn
  >[1]
  expect([...idleIn(storiesOf(exchanges), steps)].map(({ at }) => at)).toEqual([1])
})
