import { choice, digest, FINISHED, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { atLeast, type DicePlay, type DiceRule, d6, diceMatch, say } from './dice-game.fixture.ts'
import { RefusedAnswer } from './explore.ts'
import { type Forecast, forecast, forecastGradually } from './forecast.ts'

const purpose = { id: 'test' }

const strike: DiceRule = function* (play) {
  const hits = yield* play.roll(purpose, [], [d6(3)], atLeast(5))
  say(play, 'hits', { hits })
}

/** Both roll two dice and compare the better one; the winner wounds on 4+. */
const duel: DiceRule = function* (play) {
  const better = { id: 'better', read: ([a, b]: readonly (readonly number[])[]) => Math.sign(a![0]! - b![0]!) }
  const result = yield* play.roll(purpose, [], [d6(2, 0), d6(2, 1)], better)
  if (result === 0) return say(play, 'draw')
  const wounds = yield* play.roll(purpose, [], [d6(1)], atLeast(4))
  if (wounds > 0) say(play, 'wounded', { seat: result > 0 ? 1 : 0 })
}

/** A six is rolled again and adds to the total. */
const explode: DiceRule = function* (play) {
  for (let sixes = 0; ; sixes++) {
    const six = yield* play.roll(purpose, [], [d6(1)], atLeast(6))
    if (!six) return say(play, 'sixes', { sixes })
  }
}

/** A pile of dice too large to enumerate, of which only the sum matters. */
const heap: DiceRule = function* (play) {
  const dice = yield* play.rollDice(purpose, [], [d6(20)])
  const sum = dice[0]!.reduce((all, value) => all + value, 0)
  say(play, sum > 70 ? 'high' : sum < 70 ? 'low' : 'even')
}

/** Tries to reveal to everybody what seat 1 hides. */
const peek: DiceRule = function* (play) {
  const [die] = yield* play.rollDice(purpose, [], [d6(1)])
  say(play, die![0]! > play.state.secrets[1]! ? 'over' : 'under', { secret: play.state.secrets[1]! })
  play.log('whisper', { secret: play.state.secrets[0]! }, [], { isOutcome: true, only: [1] })
}

/** A chance to dodge, then a choice of where the blow lands. */
const dodge: DiceRule = function* (play) {
  const interruption = { moment: purpose, key: 'blow', interrupted: 0, hostile: true, pass: 'stand' }
  const options = ['dodge', 'stand'].map((key) => choice(key, purpose))
  const answer = yield* play.pick({ seat: 1, prompt: purpose, rules: [], options, interruption })
  if (answer === 'dodge') return say(play, 'dodged')
  const hits = yield* play.roll(purpose, [], [d6(1)], atLeast(5))
  say(play, 'hits', { hits })
  yield* play.pick({ seat: 0, prompt: purpose, rules: [], options })
  say(play, 'landed')
}

/** Asks where the blow lands, with a default answer. */
const aim: DiceRule = function* (play) {
  const options = ['head', 'legs'].map((key) => choice(key, purpose))
  const where = yield* play.pick({ seat: 1, prompt: purpose, rules: [], defaultAnswer: () => 'legs', options })
  const hits = yield* play.roll(purpose, [], [d6(1)], atLeast(where === 'legs' ? 3 : 6))
  say(play, where, { hits })
}

const rules = { aim, strike, duel, explode, heap, peek, dodge }

function fractions({ chances }: Forecast): Record<string, string | undefined> {
  return Object.fromEntries(
    chances.map(({ event, probability }) => [
      `${event.type} ${Object.values(event.args)}`.trim(),
      probability.fraction,
    ]),
  )
}

test('passes interruptions and stops at decisions that must be made', () => {
  expect(fractions(forecast(diceMatch(rules), 0, 'dodge'))).toEqual({ 'hits 0': '2/3', 'hits 1': '1/3' })
})

test('the successes of a pool follow the binomial distribution, with one branch per reading', () => {
  const result = forecast(diceMatch(rules), 0, 'strike')
  expect(result).toMatchObject({ exact: true, leaves: 4, missing: { value: 0, fraction: '0' } })
  expect(result).not.toHaveProperty('error')
  expect(fractions(result)).toEqual({ 'hits 0': '8/27', 'hits 1': '4/9', 'hits 2': '2/9', 'hits 3': '1/27' })
  expect(result.outcomes[0]).toEqual({
    probability: { value: 4 / 9, fraction: '4/9' },
    events: [{ type: 'hits', args: { hits: 1 }, rules: ['D-1'], isOutcome: true }],
  })
})

test('notes on futures are weighed by mass, whatever their events say', () => {
  const score: DiceRule = function* (play) {
    play.state.score += yield* play.roll(purpose, [], [d6(2)], atLeast(5))
    say(play, 'struck')
  }
  const noting = ({ state }: { readonly state: { readonly score: number } }) =>
    state.score === 0 ? [] : state.score === 1 ? ['some', 'some'] : ['some', 'all']
  const { noteChances, outcomes } = forecast(diceMatch({ score }), 0, 'score', { notesOf: noting })
  expect(noteChances.map(({ note, probability }) => [note, probability.fraction])).toEqual([
    ['some', '5/9'],
    ['all', '1/9'],
  ])
  expect(outcomes).toHaveLength(1)
  expect(forecast(diceMatch({ score }), 0, 'score').noteChances).toEqual([])
})

test('an opposed roll is one roll of two pools, and its consequences are followed', () => {
  const result = forecast(diceMatch(rules), 0, 'duel')
  // The better of two dice shows k in 2k - 1 of 36 cases, so ties occur in 1 + 9 + 25 + 49 + 81 + 121 of 1296.
  expect(fractions(result)).toEqual({ draw: '143/648', 'wounded 0': '505/2592', 'wounded 1': '505/2592' })
  expect(result.leaves).toBe(5)
  const nothing = result.outcomes.find(({ events }) => events.length === 0)
  expect(nothing?.probability.fraction).toBe('505/1296')
})

test('exploding dice are followed until they are too unlikely, and the rest is missing', () => {
  const result = forecast(diceMatch(rules), 0, 'explode', { epsilon: 1e-4 })
  expect(fractions(result)).toMatchObject({ 'sixes 0': '5/6', 'sixes 1': '5/36', 'sixes 4': '5/7776' })
  expect(result).toMatchObject({ exact: true, leaves: 6, missing: { fraction: '1/46656' } })
  const total = result.outcomes.reduce((sum, { probability }) => sum + probability.value, result.missing.value)
  expect(total).toBeCloseTo(1, 12)
})

test('exploding dice end even without a given epsilon', () => {
  expect(forecast(diceMatch(rules), 0, 'explode').missing.value).toBeLessThan(1e-11)
})

test('a sequence of rolls with only unlikely futures is sampled', () => {
  const marathon: DiceRule = function* (play) {
    let sum = 0
    for (let roll = 0; roll < 40; roll++) sum += (yield* play.rollDice(purpose, [], [d6(1)]))[0]![0]!
    say(play, sum > 140 ? 'far' : 'near')
  }
  const { exact, chances } = forecast(diceMatch({ marathon }), 0, 'marathon', { leaves: 200, samples: 100 })
  expect({ exact, chanceCount: chances.length }).toEqual({ exact: false, chanceCount: 2 })
})

test('a roll with too many outcomes is sampled, with the true value within the stated error', () => {
  // The sum of 20 dice is symmetric about 70, which itself has a probability of 0.0518 (by convolution).
  for (const seed of ['a', 'b', 'c', 'd']) {
    const result = forecast(diceMatch(rules), 0, 'heap', { seed, samples: 2000 })
    expect(result).toMatchObject({ exact: false, leaves: 2000, error: 0.98 / Math.sqrt(2000) })
    const truth: Record<string, number> = { high: 0.474, low: 0.474, even: 0.052 }
    for (const { event, probability } of result.chances) {
      expect(probability).not.toHaveProperty('fraction')
      expect(Math.abs(probability.value - truth[event.type]!)).toBeLessThan(result.error!)
    }
  }
})

test('a leaf limit turns an exact forecast into a sample that agrees with it', () => {
  const exact = forecast(diceMatch(rules), 0, 'strike')
  const sampled = forecast(diceMatch(rules), 0, 'strike', { leaves: 3 })
  expect(sampled.exact).toBe(false)
  for (const { event, probability } of exact.chances) {
    const same = sampled.chances.find((chance) => chance.event.args.hits === event.args.hits)
    expect(Math.abs(same!.probability.value - probability.value)).toBeLessThan(sampled.error!)
  }
})

test('the same question gets the same answer, sampled or not', () => {
  for (const answer of ['duel', 'heap']) {
    expect(forecast(diceMatch(rules), 0, answer)).toEqual(forecast(diceMatch(rules), 0, answer))
  }
})

test("other seats' secrets do not affect a forecast, which reports only what the seat would learn", () => {
  const [one, other] = [1, 6].map((secret) => forecast(diceMatch(rules, [3, secret]), 0, 'peek'))
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
  expect(fractions(one!)).toEqual({ 'over -1': '1' })
})

test('a secret choice in progress does not affect a forecast', () => {
  const options = ['low', 'high'].map((key) => ({ key, text: text(key), value: key }))
  const bid = (play: DicePlay, seat: number) => play.pick({ seat, prompt: text('bid'), rules: [], options })
  const contest: DiceRule = function* (play) {
    const [mine, theirs] = yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: bid(play, seat) })))
    if (mine !== theirs) yield* strike(play)
  }
  const forecasts = ['low', 'high'].map((secret) => {
    const match = diceMatch({ contest })
    match.answer(0, 'contest')
    match.answer(1, secret)
    return forecast(match, 0, 'low', { policy: () => 'high' })
  })
  expect(forecasts[0]).toEqual(forecasts[1])
  expect(forecasts[0]!.leaves).toBe(4)
})

test('the match itself stays untouched', () => {
  const match = diceMatch(rules, [3, 4])
  const before = digest(match)
  forecast(match, 0, 'duel')
  forecast(match, 0, 'heap', { samples: 50 })
  expect(digest(match)).toBe(before)
  expect(match.pending).toHaveLength(1)
})

test('dice rolled before the question keep their faces', () => {
  const match = diceMatch({
    *twice(play) {
      const [dice] = yield* play.rollDice(purpose, [], [d6(1)])
      const options = [
        { key: 'on', text: text('on'), value: 1 },
        { key: 'off', text: text('off'), value: 0 },
      ]
      yield* play.pick({ seat: 0, prompt: text('on'), rules: [], options })
      say(play, 'kept', { die: dice![0]! })
    },
  })
  match.answer(0, 'twice')
  const forcedDice = match.events.at(-1)!.dice![0]!.values[0]!
  expect(fractions(forecast(match, 0, 'on'))).toEqual({ [`kept ${forcedDice}`]: '1' })
})

test('stops at the next decision without a policy, and at the stopping point with one', () => {
  const match = diceMatch(rules)
  const policy = () => 'strike'
  expect(forecast(match, 0, 'strike', { until: 'end' }).leaves).toBe(4)
  expect(forecast(match, 0, 'strike', { policy, until: 'decision' }).leaves).toBe(4)
  expect(forecast(match, 0, 'strike', { policy, until: 'end' }).leaves).toBe(64)
  expect(forecast(match, 0, 'strike', { policy, until: 1 }).leaves).toBe(16)
  const twice = forecast(match, 0, 'strike', { policy, until: ({ state }) => state.turn === 2 })
  expect(twice.leaves).toBe(16)
  // In at least one of two rolls of three dice, no die shows 5 or 6.
  expect(fractions(twice)['hits 0']).toBe(`${27 ** 2 - 19 ** 2}/${27 ** 2}`)
})

test('looks as far as the savepoint by default, through decisions on the way', () => {
  const options = ['strike', 'spare'].map((key) => ({ key, text: text(key), value: key }))
  const match = diceMatch({
    *chase(play) {
      const caught = yield* play.roll(purpose, [], [d6(1)], atLeast(5))
      if (!caught) return
      const choice = yield* play.pick({ seat: 0, prompt: text('caught'), rules: [], options })
      if (choice === 'strike') yield* strike(play)
    },
  })
  expect(forecast(match, 0, 'chase')).toMatchObject({ leaves: 2, chances: [] })
  const policy = () => 'strike'
  const chased = forecast(match, 0, 'chase', { policy })
  expect(chased.leaves).toBe(5)
  expect(fractions(chased)['hits 0']).toBe('8/81')
})

test('a policy may use randomness, which repeats in every branch', () => {
  const policy = (_match: unknown, _decision: unknown, random: { pick<T>(list: readonly T[]): T }) =>
    random.pick(['strike', 'duel', 'pass'])
  const options = { policy, until: 'end', seed: 'x' } as const
  const result = forecast(diceMatch(rules), 0, 'strike', options)
  expect(result.exact).toBe(true)
  expect(result).toEqual(forecast(diceMatch(rules), 0, 'strike', options))
})

test('an illegal answer is an error with its reason', () => {
  expect(() => forecast(diceMatch(rules), 0, 'fly')).toThrow(RefusedAnswer)
  expect(() => forecast(diceMatch(rules), 0, 'fly')).toThrow('seat 0 may not answer "fly": kernel.not-offered')
  const policy = () => 'swim'
  expect(() => forecast(diceMatch(rules), 0, 'pass', { policy, until: 'end' })).toThrow('seat 1 may not answer "swim"')
})

test('a policy that never reaches the stopping point is an error', () => {
  const match = diceMatch(rules, [0, 0], Number.POSITIVE_INFINITY)
  const options = { policy: () => 'pass', until: 'end', decisions: 100 } as const
  expect(() => forecast(match, 0, 'pass', options)).toThrow('within 100 decisions')
})

test('a few hundred leaves take well under 50 ms', () => {
  const match = diceMatch(rules, [0, 0], 4)
  // The best of ten runs, by this process's CPU time: other work on the machine should not count.
  const times = Array.from({ length: 10 }, () => {
    const before = process.cpuUsage()
    expect(forecast(match, 0, 'duel', { policy: () => 'duel', until: 'end' }).leaves).toBe(625)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  expect(Math.min(...times)).toBeLessThan(50)
})

test('gradual work has the same result and plays no more futures once abandoned', () => {
  for (const rule of [duel, heap]) {
    let played = 0
    const countFutures: DiceRule = function* (play) {
      played++
      yield* rule(play)
    }
    const match = diceMatch({ go: countFutures })
    const whole = forecast(match, 0, 'go')
    const needed = played
    expect(needed).toBeGreaterThanOrEqual(whole.leaves)
    const work = forecastGradually(match, 0, 'go')
    let step = work.next()
    while (!step.done) step = work.next()
    expect(step.value).toEqual(whole)
    played = 0
    const left = forecastGradually(match, 0, 'go')
    left.next()
    left.next()
    // One run shows that the pile cannot be enumerated, then sampling begins.
    expect(played).toBe(rule === heap ? 3 : 2)
    expect(needed).toBeGreaterThan(3)
  }
})

test("a forecast continues with a game's default answers", () => {
  expect(fractions(forecast(diceMatch(rules), 0, 'aim'))).toEqual({ 'legs 1': '2/3', 'legs 0': '1/3' })
})

test('distances that may not be measured yet are assumed, independent of their real values, and the forecast says so', () => {
  const shoot: DiceRule = function* (play) {
    const near = play.measure(() => play.state.score < 10, true)
    if (!near) return say(play, 'too-far')
    yield* strike(play)
  }
  const at = (distance: number) => {
    const match = diceMatch({
      shoot,
      *walk(play) {
        play.state.score = distance
        yield* FINISHED
      },
    })
    match.answer(0, 'walk')
    match.answer(1, 'pass')
    return match
  }
  const far = forecast(at(20), 0, 'shoot')
  expect(far).toEqual(forecast(at(5), 0, 'shoot'))
  expect(far.assumesDistances).toBe(true)
  expect(Object.keys(fractions(far))).not.toContain('too-far')
  expect(forecast(diceMatch({ strike }), 0, 'strike').assumesDistances).toBe(false)
  const played = at(20)
  played.answer(0, 'shoot')
  expect(played.events.map(({ type }) => type)).toEqual(['too-far'])
})

test('a distance that was already measured is known', () => {
  const after: DiceRule = function* (play) {
    const near = play.measure(() => false, true)
    const options = [choice('go', text('go')), choice('wait', text('wait'))]
    yield* play.pick({ seat: 0, prompt: text('go?'), rules: [], options })
    say(play, near ? 'near' : 'far')
  }
  const match = diceMatch({ after })
  match.answer(0, 'after')
  const told = forecast(match, 0, 'go')
  expect(told.chances.map(({ event }) => event.type)).toEqual(['far'])
  expect(told.assumesDistances).toBe(false)
})

/** A roll-off without a result event. */
const rollOff: DiceRule = function* (play) {
  play.log('both-roll', {}, [])
  const high = yield* play.roll(purpose, [], [d6(1)], atLeast(5))
  play.log('rolled-off', { high }, [], { numbers: [] })
  play.log(high > 0 ? 'won' : 'lost', {}, [])
}

test('without results in any future, the events that differ are told, but none with numbers', () => {
  const { chances } = forecast(diceMatch({ rollOff }), 0, 'rollOff')
  expect(chances.map(({ event, probability }) => [event.type, probability.fraction])).toEqual([
    ['lost', '2/3'],
    ['won', '1/3'],
  ])
})

/** Only a six leads to a result. */
const rarely: DiceRule = function* (play) {
  const six = yield* play.roll(purpose, [], [d6(1)], atLeast(6))
  if (six > 0) say(play, 'felled')
  else play.log('missed', {}, [])
}

test('with a result in any future, only results are told', () => {
  const { chances } = forecast(diceMatch({ rarely }), 0, 'rarely')
  expect(chances.map(({ event, probability }) => [event.type, probability.fraction])).toEqual([['felled', '1/6']])
})

/** Both may shoot or do nothing, and doing nothing is assumed. */
const volley: DiceRule = function* (play) {
  const options = ['shoot', 'hold'].map((key) => choice(key, purpose))
  const ask = { prompt: purpose, rules: [], options, abstention: 'hold', defaultAnswer: () => 'shoot' }
  const shot = yield* play.pick({ seat: 1, ...ask })
  const hits = yield* play.roll(purpose, [], [d6(1)], atLeast(4))
  if (hits > 0) say(play, 'hit')
  if (shot === 'shoot') say(play, 'hit-back')
}

test('others are assumed to do nothing where they can: the odds are those of the answer alone', () => {
  const { chances } = forecast(diceMatch({ volley }), 0, 'volley')
  expect(chances.map(({ event, probability }) => [event.type, probability.fraction])).toEqual([['hit', '1/2']])
})

/** The other side may duck, and is assumed not to. */
const ducking: DiceRule = function* (play) {
  const options = ['duck', 'stand'].map((key) => choice(key, purpose))
  const leftOut = () => text('may-duck')
  yield* play.pick({ seat: 1, prompt: purpose, rules: [], options, abstention: 'stand', excludedFromOdds: leftOut })
  const hits = yield* play.roll(purpose, [], [d6(1)], atLeast(4))
  if (hits > 0) say(play, 'hit')
}

test('an assumed inaction of somebody else is told once', () => {
  const { chances, excluded } = forecast(diceMatch({ ducking }), 0, 'ducking')
  expect(chances.map(({ event, probability }) => [event.type, probability.fraction])).toEqual([['hit', '1/2']])
  expect(excluded).toEqual([text('may-duck')])
  expect(forecast(diceMatch({ volley }), 0, 'volley').excluded).toEqual([])
})
