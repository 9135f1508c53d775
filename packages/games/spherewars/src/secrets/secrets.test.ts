import { candidates, playTwins as compareTwins, judgementBytes, knowledgeOf } from '@fray/bots'
import {
  type Answer,
  clone,
  type Decision,
  describeDecision,
  type Game,
  isFormality,
  Match,
  perspectiveOf,
  Random,
  type Seat,
} from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { artefacts, barredFrom, consumables } from '../bands/armoury.ts'
import { spherewars } from '../game.ts'
import { spherewarsManuscript } from '../manuscript/game.ts'
import { bloodPoints } from '../preparation/scoring/scoring.ts'
import type { Setup } from '../preparation/setup-data.ts'
import { isStanding, type State } from '../state.ts'
import { figure, type Scene } from '../testing/scene.ts'

type Edition = Game<State, Setup, TableView>

/** A random setup and the state of both sides after their deployment. */
function deploy(game: Edition, random: Random): { readonly setup: Setup; readonly state: State } {
  let setup = game.rules.readSetup(game.bots.randomSetup!(random))
  while (setup.points > 600 || setup.sides.length > 2) setup = game.rules.readSetup(game.bots.randomSetup!(random))
  const match = Match.start(game, { setup, state: game.rules.begin(setup) }, String(random.between(0, 1e9)), {
    retention: 'first',
    recording: false,
  })
  while (match.state.phase !== 'turn' && match.state.phase !== 'round' && !match.outcome) {
    const decision = match.pending[0]!
    match.answer(decision.seat, random.pick(candidates(decision)))
  }
  return { setup, state: clone(match.state) }
}

/** The same position, but the second side carries other things in secret. */
function disguise(state: State, random: Random): State {
  const other = clone(state)
  for (const combatant of other.combatants.filter(
    (otherCombatant) => otherCombatant.side === 1 && isStanding(otherCombatant),
  )) {
    combatant.revealed = []
    combatant.artefacts = Array.from({ length: random.between(0, 2) }, () => random.pick(artefacts).id)
    const carried = Array.from({ length: random.between(0, 3) }, () => random.pick(consumables))
    combatant.consumables = carried.map(({ id }) => id)
    combatant.provisions = carried.reduce((sum, { cost }) => sum + cost, 0)
  }
  return other
}

const REVEALING = ['artefact-revealed', 'consumable-used', 'papyrus']

/** Something was shown, or scored, which tells what was paid for it (SW-WIN-15). */
function isRevealed({ events, state }: Scene): boolean {
  return events.some(({ type }) => REVEALING.includes(type)) || bloodPoints(state, 0) > 0
}

const DECLINING = ['pass', 'done']

/** How the second side answers a question that only those are asked who have something to use. */
function declineAnswer({ pending, setup }: Scene): [Seat, Answer] | undefined {
  for (const decision of pending) {
    if (setup.sides[decision.seat] === 0 || decision.kind !== 'pick') continue
    const option = decision.options.find(({ key }) => DECLINING.includes(key))
    if (option) return [decision.seat, option.key]
  }
  return undefined
}

function questionsOf(match: Scene): string {
  return match.pending.map(({ seat, prompt }) => `${seat} ${prompt.id}`).join()
}

/** Both matches wait for the same again once those who alone have something to use have declined to. */
function catchUp(scene: Scene, two: Scene): void {
  while (questionsOf(scene) !== questionsOf(two) && !isRevealed(scene) && !isRevealed(two)) {
    const answers = [scene, two].map(declineAnswer)
    if (!answers[0] && !answers[1]) throw new Error(`${questionsOf(two)} instead of ${questionsOf(scene)}`)
    for (const [i, match] of [scene, two].entries()) if (answers[i]) match.answer(...answers[i])
  }
}

/** An answer that both matches offer. */
function commonAnswer(decision: Decision, two: Decision, random: Random): Answer | undefined {
  const offered = new Set(candidates(two).map((answer) => JSON.stringify(answer)))
  const common = candidates(decision).filter((answer) => offered.has(JSON.stringify(answer)))
  return common.length === 0 ? undefined : random.pick(common)
}

/** Long texts, of which a failure shows only where they begin to differ. */
function expectSame(first: string, second: string): void {
  if (first === second) return
  let differs = 0
  while (first[differs] === second[differs]) differs++
  const near = (text: string) => text.slice(Math.max(0, differs - 200), differs + 200)
  expect(near(second)).toBe(near(first))
}

function expectAlike(scene: Scene, two: Scene, random: Random): void {
  const moves = [1, 2, 3].map(() => random.between(0, 999))
  for (const [seat, side] of scene.setup.sides.entries()) {
    if (side === 1) continue
    expectSame(knowledgeOf(scene, seat, moves), knowledgeOf(two, seat, moves))
    if (random.between(1, 20) === 1) expectSame(judgementBytes(scene, seat), judgementBytes(two, seat))
  }
}

/** Plays both alike until a secret comes to light. Gives how often they were compared. */
function playTwins(game: Edition, seed: string, answers: number): number {
  const random = Random.fromSeed(seed)
  const { setup, state } = deploy(game, random)
  const twins = [1, 2].map(() => Match.start(game, { setup, state: disguise(state, random) }, seed))
  const [one, two] = twins as [Scene, Scene]
  let compared = 0
  for (let given = 0; given < answers; given++) {
    catchUp(one, two)
    if (isRevealed(one) || isRevealed(two) || one.outcome || two.outcome) break
    expectAlike(one, two, random)
    compared++
    const { seat } = random.pick(one.pending)
    const answer = commonAnswer(one.decisionOf(seat)!, two.decisionOf(seat)!, random)
    if (answer === undefined) break
    for (const match of twins) expect(match.answer(seat, answer)).toEqual({ ok: true })
  }
  return compared
}

test('SW-WIN-08 SW-WIN-15 SW-CONSUMABLE-06 the price of consumables is secret until it is scored', () => {
  const position = (fleeing: boolean) => {
    const { setup, state } = spherewars.saves.readPosition({
      figures: [figure('battler', 0, 10, 10), figure('taem', 1, 30, 30, { consumables: ['tears-of-isha'], fleeing })],
    })
    state.combatants[1]!.provisions = 5
    return Match.start(spherewars, { setup, state }, 'seed')
  }
  expect(position(false).imagine(0).state.combatants[1]).toMatchObject({ value: 173, provisions: 0 })
  expect(position(true).imagine(0).state.combatants[1]).toMatchObject({ value: 173, provisions: 5 })
})

test('SW-ARTEFACT-03 SW-CONSUMABLE-06 SW-MULTI-05 the setup shown to a seat names nothing the other side hides', () => {
  const setup = spherewars.rules.readSetup({
    seats: ['alliance', 'urueh', 'scions', 'adepts'].map((race) => ({ bands: [`${race}-skirmish`] })),
  })
  const match = Match.start(spherewars, { setup, state: spherewars.rules.begin(setup) }, 'seed')
  const carriesFrom = (seat: Seat | undefined) =>
    match
      .setupFor(seat)
      .bands.map(({ list }) => list.entries.flatMap((entry) => [...entry.artefacts, ...entry.consumables]).length > 0)
  expect([undefined, 0, 1].map(carriesFrom)).toEqual([
    [false, false, false, false],
    [true, false, true, false],
    [false, true, false, true],
  ])
  expect(match.setup.bands.every(({ list }) => list.entries.some((entry) => entry.artefacts.length > 0))).toBe(true)
  expect(match.setupFor(0).bands.map(({ list }) => list.entries.map(({ id }) => id))).toEqual(
    setup.bands.map(({ list }) => list.entries.map(({ id }) => id)),
  )
})

describe.each([spherewars, spherewarsManuscript])('$id', (game) => {
  test('SW-ARTEFACT-03 SW-CONSUMABLE-06 SW-SPELL-26 secrets of one side make no difference to what the other sees', () => {
    let compared = 0
    for (let i = 0; i < 4; i++) compared += playTwins(game, `twins ${i}`, 20)
    expect(compared).toBeGreaterThan(30)
  })

  test('SW-CONSUMABLE-06 views of the other side or an onlooker, asked or not, do not reveal who has consumables', () => {
    let compared = 0
    for (let i = 0; i < 6; i++) {
      const random = Random.fromSeed(`disguised ${i}`)
      const twins = compareTwins(game as Game, deploy(game, random), i % 2, random)
      expect(twins.faults).toEqual([])
      compared += twins.compared
    }
    expect(compared).toBeGreaterThan(60)
  })
})

/**
 * Gives each hero of the second side other consumables, as many as allowed and one of each typology (SW-CONSUMABLE-03,
 * -04).
 */
function resupply(state: State, random: Random): State {
  const other = clone(state)
  for (const combatant of other.combatants) {
    if (combatant.side === 0 || combatant.carries === 0) continue
    const byTypology = new Map<string, string>()
    const common = consumables.filter(
      (consumable) => consumable.race === null && barredFrom(consumable, combatant.profile, false) === null,
    )
    for (let left = random.between(0, combatant.carries); left > 0; left--) {
      const { id, typology } = random.pick(common)
      byTypology.set(typology, id)
    }
    combatant.consumables = [...byTypology.values()]
  }
  return other
}

/** All that a seat or an onlooker gets at one moment, as bytes. */
function seenBy(match: Scene, seat: Seat | undefined): string {
  const { decision, ...rest } = perspectiveOf(match, seat)
  return JSON.stringify({ ...rest, decision: decision ? [describeDecision(decision), candidates(decision)] : null })
}

/**
 * Plays two matches alike that differ in the second side's consumables, none of which is used; all who are asked are seen.
 * Gives how often that side could have used something in one of them only: there the question alone would tell.
 */
function comparedSchedules(game: Edition, seed: string): number {
  const random = Random.fromSeed(seed)
  const { setup, state } = deploy(game, random)
  const start = () => Match.start(game, { setup, state: resupply(state, random) }, seed, { holdFormalities: true })
  const [one, two] = [start(), start()] as [Scene, Scene]
  let telling = 0
  for (let given = 0; given < 300 && !one.outcome; given++) {
    for (const seat of [0, undefined]) {
      expectSame(seenBy(one, seat), seenBy(two, seat))
    }
    expect(questionsOf(two)).toBe(questionsOf(one))
    const decision = one.pending[0]!
    if (isFormality(decision) !== isFormality(two.decisionOf(decision.seat)!)) telling++
    const passes = decision.interruption && decision.seat === 1
    const answer = passes ? 'pass' : commonAnswer(decision, two.decisionOf(decision.seat)!, random)
    if (answer === undefined) break
    for (const match of [one, two]) expect(match.answer(decision.seat, answer)).toEqual({ ok: true })
  }
  return telling
}

test.each([spherewars, spherewarsManuscript])(
  'SW-CONSUMABLE-06 questions to the other side reveal nothing about its gear: $id',
  (game) => {
    // Matches in which that side comes to use something often enough.
    const telling = ['p', 'q', 's'].map((seed) => comparedSchedules(game, `${game.id} ${seed}`))
    expect(telling.reduce((sum, count) => sum + count)).toBeGreaterThan(3)
  },
)

test('SW-WIN-08 SW-WIN-12 a wound reveals what was paid for a hero, because the badly hurt are scored', () => {
  const { disguises } = spherewars.view
  const revealsWith = (left: number) => disguises!.reveals({ type: 'wounded', args: { left }, rules: [] }, 0)
  expect({ hurt: revealsWith(2), slain: revealsWith(0) }).toEqual({ hurt: true, slain: false })
})
