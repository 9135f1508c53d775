import type { GameEvent } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { idleExchanges, storiesOf } from './story.ts'

const [FOX, HAWK, OWL] = [1, 2, 3]

function event(type: string, figures: readonly number[], more: Partial<GameEvent> = {}): GameEvent {
  const args = Object.fromEntries(figures.map((figure, i) => [`who${i}`, { figure }]))
  return { type, args, rules: [], ...more }
}

/** A roll as the kernel reports it, with its reason as the purpose. */
function roll(id: string, ...figures: number[]): GameEvent {
  const { args } = event(id, figures)
  return event('rolled', [], { args: { purpose: { text: { id, args } } }, dice: [{ seat: 0, sides: 6, values: [4] }] })
}
const result = (type: string, ...figures: number[]) => event(type, figures, { isOutcome: true })
const note = (type: string, ...figures: number[]) => event(type, figures)

function nameOf({ type, args }: GameEvent): string {
  const { purpose } = args
  return typeof purpose === 'object' && 'text' in purpose ? purpose.text.id : type
}

/** Names the events told, by the answer that ends their passage. */
function storyOf(...answers: (readonly GameEvent[])[]) {
  const exchanges = answers.map((events, at) => ({ at, chapter: 0, events })).filter(({ events }) => events.length > 0)
  return Object.fromEntries([...storiesOf(exchanges)].map(([{ at }, events]) => [at, events.map(nameOf)]))
}

describe('the story of an answer', () => {
  test('has results and the rolls that led to them, but not blows without effect', () => {
    expect(storyOf([roll('parried', FOX, HAWK), roll('struck', FOX, HAWK), result('falls', HAWK)])).toEqual({
      0: ['struck', 'falls'],
    })
  })

  test('names the attacker if the damage roll names only the target', () => {
    const hit = [note('declares', FOX, HAWK), roll('attack', FOX), note('hits', FOX, HAWK)]
    expect(storyOf([...hit, roll('damage', HAWK), result('falls', HAWK)])).toEqual({ 0: ['hits', 'damage', 'falls'] })
  })

  test("includes a roll's total if the next roll is about the same figure, because it explains that roll", () => {
    const story = [roll('nerve', FOX), note('wavers', FOX), roll('flight', FOX), result('flees', FOX)]
    expect(storyOf(story)).toEqual({ 0: ['wavers', 'flight', 'flees'] })
    expect(storyOf([result('wounded', FOX), note('wavers', FOX), roll('flight', FOX), result('flees', FOX)])).toEqual({
      0: ['wounded', 'flight', 'flees'],
    })
  })

  test('leaves out what the roll already says', () => {
    expect(storyOf([roll('damage', FOX, HAWK), note('one-wound', FOX, HAWK), result('wounded', HAWK)])).toEqual({
      0: ['damage', 'wounded'],
    })
  })

  test('says whose dice they were if the roll does not', () => {
    expect(storyOf([roll('one-more'), note('strikes', FOX, HAWK), result('falls', HAWK)])).toEqual({
      0: ['one-more', 'strikes', 'falls'],
    })
  })

  test('includes a hit without damage', () => {
    expect(
      storyOf([roll('shot', FOX, HAWK), result('hit', FOX, HAWK), roll('damage', FOX, HAWK), note('none')]),
    ).toEqual({
      0: ['shot', 'damage', 'none'],
    })
  })

  test('leaves out a hit if the damage roll names the same two figures, but keeps a miss before a strike back or another attempt', () => {
    const shot = roll('shot', FOX, HAWK)
    expect(storyOf([shot, result('hit', FOX, HAWK), roll('damage', FOX, HAWK), result('wounded', HAWK)])).toEqual({
      0: ['shot', 'damage', 'wounded'],
    })
    expect(storyOf([shot, result('missed', FOX, HAWK), roll('fight', HAWK, FOX), result('beats', HAWK)])).toEqual({
      0: ['shot', 'missed', 'fight', 'beats'],
    })
    expect(storyOf([shot, result('missed', FOX, HAWK), shot, result('hit-too', FOX, HAWK)])).toEqual({
      0: ['shot', 'missed', 'shot', 'hit-too'],
    })
  })

  test('leaves out the attempt that the roll is for', () => {
    const deed = { text: { id: 'stings' } }
    const rolled = { id: 'deed', args: { owner: { figure: FOX }, deed } }
    const passages = storyOf([
      event('attempts', [], { args: { owner: { figure: FOX }, deed, target: { figure: HAWK } } }),
      { ...roll('deed', FOX), args: { purpose: { text: rolled } } },
      result('fails', FOX),
    ])
    expect(passages).toEqual({ 0: ['deed', 'fails'] })
  })

  test('includes a failed deed before a fight with its target', () => {
    const args = { who0: { figure: FOX }, who1: { figure: HAWK }, deed: 'Stings' }
    const fails = event('fails', [], { args, isOutcome: true })
    expect(storyOf([roll('deed', FOX), fails, roll('fight', FOX, HAWK), result('beats', HAWK)])).toEqual({
      0: ['deed', 'fails', 'fight', 'beats'],
    })
  })

  test("leaves out an attack's total if the hit is told", () => {
    const attack = [roll('attack', FOX), note('seven', FOX), note('hits', FOX, HAWK), roll('damage', HAWK)]
    const before = [roll('damage-before', FOX), result('wounded', FOX)]
    expect(storyOf([...before, ...attack, result('falls', HAWK)])).toEqual({
      0: ['damage-before', 'wounded', 'attack', 'hits', 'damage', 'falls'],
    })
  })

  test('does not end with a roll without results', () => {
    expect(
      storyOf([roll('damage', HAWK), result('flees', HAWK), roll('pursuit', FOX, HAWK)], [note('runs', OWL)]),
    ).toEqual({
      0: ['damage', 'flees'],
    })
  })

  test("leaves out somebody else's later roll", () => {
    expect(
      storyOf([roll('shot', FOX, HAWK), result('missed', FOX, HAWK), roll('initiative', OWL), note('first')]),
    ).toEqual({
      0: ['shot', 'missed'],
    })
  })

  test('leaves out secrets', () => {
    expect(storyOf([{ ...result('secret', FOX), only: [0] }])).toEqual({})
  })
})

test('moves a roll to its result if that comes with the next answer', () => {
  expect(storyOf([note('goes', FOX)], [roll('damage', FOX, HAWK)], [], [result('wounded', HAWK)])).toEqual({
    3: ['damage', 'wounded'],
  })
})

test('keeps a roll apart from a result with another cause', () => {
  expect(storyOf([roll('how-far', FOX)], [note('calls', FOX, OWL), result('unheard', OWL)])).toEqual({})
})

test('includes events without dice only if they follow from an earlier one', () => {
  const blow = [roll('damage', FOX, HAWK), result('wounded', HAWK)]
  expect(storyOf([result('unheard', OWL)], blow, [result('flees', HAWK)], [result('unheard', OWL)])).toEqual({
    1: ['damage', 'wounded'],
    2: ['flees'],
  })
})

test('includes the roll behind a loss, even after another result of dice', () => {
  const deed = [roll('deed', FOX), result('fails', FOX)]
  const fell: GameEvent = { ...result('falls', HAWK), removes: [HAWK] }
  expect(storyOf([...deed, roll('damage', FOX, HAWK), note('four', FOX, HAWK)], [fell])).toEqual({
    1: ['deed', 'fails', 'damage', 'four', 'falls'],
  })
})

describe('the story across answers', () => {
  test('tells wounds taken for another figure together with the blow', () => {
    const blow = [roll('shot', FOX, HAWK), result('hit', FOX, HAWK), roll('damage', FOX, HAWK), note('two', FOX, HAWK)]
    expect(storyOf(blow, [result('wounded', OWL), result('wounded-too', HAWK)])).toEqual({
      1: ['shot', 'damage', 'two', 'wounded', 'wounded-too'],
    })
  })

  test('tells a new blow after a result together with its own result', () => {
    const first = [roll('damage', HAWK), result('wounded', HAWK), roll('attack', HAWK)]
    const second = [note('hits', HAWK, FOX), roll('damage-back', FOX), result('falls', FOX)]
    expect(storyOf(first, second)).toEqual({
      0: ['damage', 'wounded'],
      1: ['attack', 'hits', 'damage-back', 'falls'],
    })
  })
})

test('separates passages without effect from wounds, states and losses', () => {
  const blow = (at: number) => ({ at, chapter: 0, events: [roll('damage', FOX, HAWK), result('told', HAWK)] })
  const fell = { at: 4, chapter: 0, events: [{ ...result('falls', OWL), removes: [OWL] }] }
  const exchanges = [blow(1), blow(2), blow(3), fell]
  const viewOf = (left: number, ...states: string[]) => ({
    view: { figures: [{ id: HAWK, wounds: { left, of: 3 }, states: states.map((id) => ({ text: { id } })) }] },
  })
  const steps = [viewOf(3), viewOf(3), viewOf(2), viewOf(2, 'flees'), viewOf(2, 'flees')] as unknown as Parameters<
    typeof idleExchanges
  >[1]
  expect([...idleExchanges(storiesOf(exchanges), steps)].map(({ at }) => at)).toEqual([1])
})
