import { candidates } from '@fray/bots'
import { type Answer, type Decision, type Json, Match, passAnswer, perspectiveOf, Random } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { playRule } from '../testing/rule.ts'
import type { Scene } from '../testing/scene.ts'
import { leader, soldier, windowAt } from '../testing/soldiers.ts'

/** Two bands that have met, led by a combatant that does deeds, casts and may carry anything. */
function battle(profile: Record<string, Json>, hidden: Record<string, Json>, seed: string): Scene {
  const position = {
    figures: [
      leader('Ana', 0, 10, 10, { dex: 4, pow: 2, abilities: ['destroying-ball'] }),
      soldier('Guard', 0, 30, 10, { dex: 4 }),
      leader('Bor', 1, 10, 11.2, { dex: 3, ...profile }, hidden),
      soldier('Page', 1, 30, 13),
    ],
    gems: [6, profile === SPELLS ? 0 : 2],
    sequence: 'turn',
  }
  return Match.start(spherewars, spherewars.saves.readPosition(position), seed, { holdFormalities: true })
}

const REVEALING = ['artefact-revealed', 'consumable-used', 'scored', 'flees']

/** Everything the first seat and an onlooker can see of a moment, except their own options. */
function seenByOthers(match: Scene): string {
  const { pending } = match
  const others = [0, undefined].map((seat) => ({ ...perspectiveOf(match, seat), decision: null }))
  return JSON.stringify([others, pending.map(({ seat }) => seat), match.decisionOf(0)?.prompt])
}

/** An answer that both decisions accept; a seat that may keep a secret does. */
function reply(decision: Decision, two: Decision, random: Random): Answer {
  const [own, other] = [decision, two].map((otherDecision) =>
    candidates(otherDecision).map((answer) => JSON.stringify(answer)),
  )
  const pass = decision.seat === 1 ? passAnswer(decision) : undefined
  return pass ?? JSON.parse(random.pick(own!.filter((answer) => other!.includes(answer))))
}

/**
 * Plays a match with something hidden in parallel with one without it until it shows. Returns what was asked because of
 * it.
 */
function playAlike(profile: Record<string, Json>, hidden: Record<string, Json>, seed: string): string[] {
  const random = Random.fromSeed(seed)
  const [rich, poor] = [battle(profile, hidden, seed), battle(profile, {}, seed)]
  const asked: string[] = []
  for (let given = 0; given < 60 && !rich.outcome; given++) {
    if (rich.events.some(({ type, removes = [] }) => REVEALING.includes(type) || removes.length > 0)) break
    expect(seenByOthers(rich)).toBe(seenByOthers(poor))
    const [one] = rich.pending as [Decision]
    const two = poor.decisionOf(one.seat)!
    if (one.seat === 1 && candidates(one).length > candidates(two).length) asked.push(one.prompt.id)
    const answer = reply(one, two, random)
    for (const match of [rich, poor]) expect(match.answer(one.seat, answer)).toEqual({ ok: true })
  }
  return asked
}

const DEEDS = { fur: 1, abilities: ['stings'] }
const SPELLS = { pow: 2, abilities: ['destroying-ball'] }

test.each<[string, string, Record<string, Json>, Record<string, Json>]>([
  ['SW-ARTEFACT-03 SW-ACT-06 an activated artefact', 'ask.concentrate', {}, { artefacts: ['hand-of-kazag'] }],
  [
    'SW-ARTEFACT-03 one beside deeds that cannot be done',
    'ask.concentrate',
    DEEDS,
    { artefacts: ['sceptre-of-darlime'] },
  ],
  ['SW-ARTEFACT-03 SW-DEED-10 the Fang of Fury', 'ask.fury', DEEDS, { artefacts: ['fang-of-fury'] }],
  ['SW-CONSUMABLE-06 gems of a papyrus', 'ask.concentrate', SPELLS, { consumables: ['inferior-enchantment-papyrus'] }],
  ['SW-ARTEFACT-03 SW-ARTEFACT-31 the Tactical Ring', 'ask.tactical-ring', {}, { artefacts: ['tactical-ring'] }],
  ['SW-CONSUMABLE-06 SW-RGEAR-43 the Strategic Blow', 'ask.strategic-blow', {}, { consumables: ['strategic-blow'] }],
  ['SW-ARTEFACT-03 SW-RGEAR-26 the Nature Instinct', 'ask.counterattack', {}, { artefacts: ['nature-instinct'] }],
  ['SW-ARTEFACT-03 SW-RGEAR-28 the Ring of Xialio', 'ask.xialio', { pow: 2 }, { artefacts: ['ring-of-xialio'] }],
  [
    'SW-CONSUMABLE-06 SW-RGEAR-44 a Fear Blow',
    'window.before-concentration',
    {},
    { artefacts: ['hand-of-kazag'], consumables: ['fear-blow'] },
  ],
])('%s: asking its bearer reveals nothing to others', (_what, prompt, profile, hidden) => {
  const asked = Array.from({ length: 5 }, (_, i) => playAlike(profile, hidden, `alike ${i}`)).flat()
  expect(asked).toContain(prompt)
})

describe('SW-CONSUMABLE-06 where others see whom play waits for', () => {
  /** Gets the seats asked one after another before a morale roll of Ana's, whatever they carry. */
  function askedBeforeMorale(ana: Record<string, Json>, bor: Record<string, Json>): number[] {
    const figures = [leader('Ana', 0, 10, 10, {}, ana), leader('Bor', 1, 30, 30, {}, bor)]
    const moment = windowAt('before-morale', 'Ana', null, { cause: 'blood' })
    const match = playRule({ figures }, moment, {}, { holdFormalities: true })
    const seats: number[] = []
    for (let [asked] = match.pending; asked; [asked] = match.pending) {
      seats.push(asked.seat)
      match.answer(asked.seat, 'pass')
    }
    return seats
  }

  test('asks everyone who might use something at this moment, whether or not they have it', () => {
    const courage = { consumables: ['potion-of-courage'] }
    for (const ana of [{}, courage]) for (const bor of [{}, courage]) expect(askedBeforeMorale(ana, bor)).toEqual([0])
  })

  test('SW-CONSUMABLE-03 does not ask a combatant that has used all it may carry', () => {
    const consumed = ['inferior-vigour-potion', 'inferior-speed-potion', 'inferior-healing-potion']
    expect(askedBeforeMorale({ consumed }, {})).toEqual([])
    expect(askedBeforeMorale({ consumed: consumed.slice(1) }, {})).toEqual([0])
  })
})
