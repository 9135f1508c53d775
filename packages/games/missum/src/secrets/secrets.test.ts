import { candidates, playTwins } from '@fray/bots'
import { type Answer, type Decision, describeDecision as dataOf, type Json, Match, Random } from '@fray/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { missum } from '../game.ts'
import { attackMage, defenceMage } from '../testing/magic.ts'
import { legion, type Scene } from '../testing/scene.ts'

/** The secrets of seat 1: its remaining spells, and the place of its cloaked legion. */
interface Secret {
  readonly attacks: [number, number, number]
  readonly defences: [number, number, number]
  readonly place: [number, number]
}

const SECRETS: readonly Secret[] = [
  { attacks: [2, 0, 0], defences: [1, 0, 0], place: [2000, 250] },
  { attacks: [0, 3, 1], defences: [0, 0, 2], place: [1500, 150] },
  { attacks: [1, 1, 1], defences: [2, 2, 2], place: [1900, 350] },
]

/**
 * A turn from its magic step, or from the movement after it: magic users on both sides, and a legion of seat 1 that only its
 * owner sees.
 */
function battle({ attacks, defences, place }: Secret, seed: string, step = 2): Scene {
  const cloaked = { enchantments: [{ kind: 'cloak', turns: 3 }] }
  const position = {
    step,
    turn: 2,
    mover: 1,
    units: [
      legion('Own', 0, 800, 900),
      legion('Bows', 0, 1100, 900, { missile: 'longBow' }),
      attackMage('Ama', 0, 900, 1000),
      defenceMage('Dema', 0, 950, 1000),
      legion('Enemy', 1, 800, 400),
      legion('Hidden', 1, place[0], place[1], cloaked),
      attackMage('Ema', 1, 900, 250, { spells: attacks }),
      defenceMage('Eda', 1, 950, 250, { spells: defences }),
    ],
    // In one of these places houses block its view of Own and Bows, in the others they do not.
    terrain: [
      { terrain: 'rough', shape: { disc: [2000, 200], diameter: 100 } },
      { terrain: 'town', shape: { box: [1200, 400], size: [200, 40] } },
    ],
  } satisfies Json
  return Match.start(missum, missum.saves.readPosition(position), seed)
}

/** Gets the offers of a decision. */
function replies(decision: Decision): Answer[] {
  const options = (decision.kind === 'pick' ? decision.options : (decision.alternatives ?? [])).map(({ key }) => key)
  return decision.kind === 'pick' ? options : [...decision.suggest(), ...options]
}

/** Seat 1 chooses a kind of spell by the same number, in any strength it has; its hidden legion moves as it can. */
function answerAsOwner(match: Scene, choice: number): void {
  for (let decision = match.decisionOf(1); decision; decision = match.decisionOf(1)) {
    const answer = ownersAnswer(decision, choice)
    const answered = match.answer(1, answer)
    if (!answered.ok) throw new Error(`${decision.prompt.id}: ${answered.reason.id}`)
  }
}

function ownersAnswer(decision: Decision, choice: number): Answer {
  const keys = replies(decision)
  const named = keys.filter((key) => typeof key === 'string')
  if (decision.prompt.id === 'ask.arrange')
    return named.find((key) => /gives/.test(key)) && choice % 2 ? named.find((key) => /gives/.test(key))! : 'done'
  if (decision.prompt.id.startsWith('ask.cast')) {
    const kinds = [...new Set(named.map((key) => key.split('-')[0]!))]
    const kind = kinds[choice % kinds.length]!
    return named.find((key) => key.startsWith(kind))!
  }
  if (decision.prompt.id === 'ask.unit') return named.includes('unit-5') ? 'unit-5' : 'end'
  return keys[0]!
}

/** Everything the first seat can find out, including the futures it imagines. */
function knowledge(match: Scene): string {
  const decision = match.decisionOf(0)
  const imagined = decision ? match.imagine(0) : undefined
  return JSON.stringify([
    match.view(0),
    match.eventsFor(0),
    match.stateFor(0),
    decision ? [dataOf(decision), replies(decision)] : null,
    imagined ? [imagined.state, imagined.pending.map(dataOf)] : null,
  ])
}

/** Whether strengths of seat 1 or its hidden legion were revealed. */
const isRevealed = (match: Scene) =>
  match.events.some(({ type, seat }) => (type === 'strength-shown' && seat === 1) || type === 'uncloaked')

describe("the other side's secrets", () => {
  test.each([
    [2, 'MI-CAST-03 MI-CAST-04 MI-TRANSFER-04'],
    [3, 'MI-MAGIC-06'],
  ])('MI-GEN-11 from step %i on %s appear in no view, event, decision or guess before they are revealed', (step) => {
    const secret = fc.constantFrom(...SECRETS)
    const choices = fc.array(fc.nat(1000), { minLength: 5, maxLength: 25 })
    let compared = 0
    fc.assert(
      fc.property(secret, secret, fc.string(), choices, fc.nat(9), (a, b, seed, moves, kind) => {
        const [one, two] = [battle(a, seed, step), battle(b, seed, step)]
        for (const move of moves) {
          answerAsOwner(one, kind)
          answerAsOwner(two, kind)
          if (isRevealed(one) || isRevealed(two) || one.outcome || two.outcome) return
          expect(knowledge(two)).toBe(knowledge(one))
          compared++
          const offers = replies(one.decisionOf(0)!)
          const answer = offers[move % offers.length]!
          expect(two.answer(0, answer)).toEqual(one.answer(0, answer))
        }
      }),
      { numRuns: 40 },
    )
    expect(compared).toBeGreaterThan(100)
  })

  test('MI-GEN-11 an onlooker knows less than either side', () => {
    const views = SECRETS.map((secret) => battle(secret, 'seed')).map((match) =>
      JSON.stringify([match.view(undefined), match.stateFor(undefined)]),
    )
    expect(new Set(views).size).toBe(1)
  })

  test('MI-GEN-11 owners see their own secrets', () => {
    const match = battle(SECRETS[0]!, 'seed')
    expect(match.stateFor(1).units.map(({ spells }) => spells)[6]).toEqual([2, 0, 0])
    expect(match.view(1).figures.map(({ name }) => name)).toContain('Hidden')
    expect(match.view(0).figures.map(({ name }) => name)).not.toContain('Hidden')
  })

  test('MI-GEN-11 everything else is open to both sides: morale points, missiles, spell types, loads', () => {
    const match = battle(SECRETS[0]!, 'seed')
    const figure = (seat: number) => match.view(seat).figures.find(({ name }) => name === 'Bows')
    expect(figure(1)).toEqual(figure(0))
    expect(figure(1)!.attributes.map(({ label }) => label.id)).toEqual(
      expect.arrayContaining(['attribute.points', 'attribute.supply']),
    )
  })
})

/** Compares twins of random battles, from the point each had reached after this many answers. */
function comparedTwins(battle: number): number {
  const random = Random.fromSeed(`twins ${battle}`)
  const setup = missum.rules.readSetup(missum.content.presets[battle % missum.content.presets.length]!.setup)
  const match = Match.start(missum, { setup, state: missum.rules.begin(setup) }, `${battle}`, { retention: 'last' })
  const go = (scene: Scene) => {
    const decision = random.pick(scene.pending)
    scene.answer(decision.seat, random.pick(candidates(decision, 2)))
  }
  let compared = 0
  for (let answers = 1; answers <= 240 && !match.outcome; answers++) {
    go(match)
    if (answers % 60 > 0) continue
    const position = match.fork({ stopAtSavepoint: true })
    while (position.pending.length > 0) go(position)
    const twins = playTwins(missum as never, { setup, state: position.state }, random.between(0, 1), random)
    expect(twins.faults).toEqual([])
    compared += twins.compared
  }
  return compared
}

test("MI-GEN-11 nothing sent to either side or an onlooker ever reveals the other's spells and strengths", () => {
  expect(comparedTwins(0) + comparedTwins(1)).toBeGreaterThan(100)
})
