import { type Answer, type Decision, describeDecision as dataOf, type Json, Match, situationOf } from '@fray/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { bloodOf } from '../preparation/scoring/scoring.ts'
import { duel, plain } from '../testing/duel.ts'
import { combatantNamed, type Scene, scene } from '../testing/scene.ts'
import { leader, soldier } from '../testing/soldiers.ts'

/** Items that do nothing until their owner uses them or an enemy meets it. */
const SECRETS: Record<string, Json>[] = [
  {},
  { artefacts: ['rune-of-doubt', 'tactical-ring'], consumables: ['inferior-healing-potion'] },
  {
    artefacts: ['fang-of-fury'],
    consumables: ['strategic-papyrus', 'inferior-command-scroll', 'superior-mist-scroll'],
  },
  {
    artefacts: ['staff-of-the-wayfarer', 'rune-of-vigour'],
    consumables: ['potion-of-courage', 'sublime-tactical-papyrus'],
  },
]

function battle(secrets: Record<string, Json>, seed: string): Scene {
  const archer = { ranged: ['tension'], pre: 2 }
  const position = {
    figures: [
      leader('Ana', 0, 10, 10, archer),
      soldier('Archer', 0, 13, 10, archer),
      leader('Bor', 1, 10, 16, {}, secrets),
      soldier('Guard', 1, 13, 16, archer),
    ],
    orders: [1, 1],
    sequence: 'turn',
    options: { raceRules: false },
  }
  return Match.start(spherewars, spherewars.saves.readPosition(position), seed)
}

/** Chooses an option; a combatant with secrets declines to use them. */
function reply(decision: Decision, choice: number): Answer {
  const options: Answer[] = decision.kind === 'pick' ? [] : [...decision.suggest()]
  options.push(...(decision.kind === 'pick' ? decision.options : (decision.alternatives ?? [])).map(({ key }) => key))
  return options[choice % options.length]!
}

/** Lets the other seat keep its secrets and otherwise take the first option. */
function keepSecrets(match: Scene): void {
  for (let decision = match.decisionOf(1); decision; decision = match.decisionOf(1)) {
    const keys = decision.kind === 'pick' ? decision.options.map(({ key }) => key) : []
    match.answer(1, keys.includes('pass') ? 'pass' : keys.includes('done') ? 'done' : reply(decision, 0))
  }
}

/** Everything the first seat can find out, including futures it imagines and what it remembers. */
function knowledge(match: Scene): string {
  const decision = match.decisionOf(0)
  const imagined = match.imagine(0)
  return JSON.stringify([
    match.view(0),
    match.eventsFor(0),
    decision ? dataOf(decision) : null,
    imagined.state,
    imagined.pending.map(dataOf),
    situationOf(match, { seat: 0 }) ?? null,
  ])
}

/** Used, or scored with its bearer, which reveals it (SW-WIN-15). */
const isRevealed = (match: Scene) =>
  match.events.some(({ type }) => type === 'artefact-revealed' || type === 'consumable-used') ||
  bloodOf(combatantNamed(match, 'Bor')) > 0

describe('artefacts and consumables of the other side', () => {
  test('SW-ARTEFACT-03 SW-CONSUMABLE-06 are in no view, event, option or imagination before they are revealed', () => {
    const choices = fc.array(fc.nat(1000), { maxLength: 25 })
    fc.assert(
      fc.property(
        fc.constantFrom(...SECRETS),
        fc.constantFrom(...SECRETS),
        fc.string(),
        choices,
        (a, b, seed, moves) => {
          const [one, two] = [battle(a, seed), battle(b, seed)]
          for (const move of moves) {
            keepSecrets(one)
            keepSecrets(two)
            if (isRevealed(one) || isRevealed(two) || one.outcome || two.outcome) return
            expect(knowledge(one)).toBe(knowledge(two))
            const answer = reply(one.decisionOf(0)!, move)
            expect(one.answer(0, answer)).toEqual(two.answer(0, answer))
          }
        },
      ),
      {
        numRuns: 60,
        examples: [[SECRETS[0]!, SECRETS[2]!, '#%x', [63, 0, 0, 0, 6, 2, 0, 0, 0]]],
      },
    )
  })

  test('SW-ARTEFACT-03 SW-CONSUMABLE-06 are visible to their owner', () => {
    const match = battle(SECRETS[1]!, 'seed')
    const names = JSON.stringify(match.view(1))
    expect(names).toMatch(/Rune of Doubt/)
    expect(names).toMatch(/Inferior Healing Potion/)
    expect(JSON.stringify(match.view(0))).not.toMatch(/Rune of Doubt|Healing/)
    expect(JSON.stringify(match.view(undefined))).not.toMatch(/Rune of Doubt|Healing/)
  })

  test('SW-ARTEFACT-03 a revealed artefact is public', () => {
    const mirror = plain('Bor', {}, { artefacts: ['rune-of-the-paralysing-mirror', 'rune-of-doubt'] })
    const match = duel(plain('Ana', { dex: 3 }), mirror, { dice: [5, 5, 1, 1, 1, 1] })
    expect(combatantNamed(match, 'Bor').revealed).toEqual(['rune-of-the-paralysing-mirror'])
    expect(JSON.stringify(match.view(0))).toMatch(/Paralysing Mirror/)
    expect(JSON.stringify(match.view(0))).not.toMatch(/Rune of Doubt/)
    expect(match.imagine(0).state.combatants[1]?.artefacts).toEqual(['rune-of-the-paralysing-mirror'])
  })

  test('SW-ARTEFACT-03 nothing before a reveal can be undone', () => {
    const figures = [
      soldier('Mage', 0, 10, 10, { pow: 2 }, { artefacts: ['staff-of-the-thousand-eyes'] }),
      soldier('Foe', 1, 30, 30),
    ]
    const match = scene({ figures }, { answers: ['stand'] })
    expect(match.undoable).toBe(0)
  })
})

test('SW-CONSUMABLE-06 uses of secret items are marked as private to the seat, and public orders are not', () => {
  const match = battle({ consumables: ['inferior-command-scroll', 'strategic-papyrus'] }, 'marked')
  const marked = new Map<string, boolean>()
  for (let answers = 0; answers < 60 && match.pending.length > 0; answers++) {
    const decision = match.pending[0]!
    const options = dataOf(decision)
    if (options.kind === 'pick') {
      for (const { reaction, secret } of options.options) if (reaction) marked.set(reaction.source, secret === true)
    }
    match.answer(decision.seat, decision.interruption?.pass ?? reply(decision, 0))
  }
  expect([...marked].filter(([source]) => source.startsWith('consumable:')).map(([, secret]) => secret)).toContain(true)
  for (const [source, secret] of marked)
    expect({ source, secret }).toEqual({ source, secret: !source.startsWith('order:') })
})
