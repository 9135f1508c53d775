import { type Json, Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import type { TurnStep } from '../state.ts'
import { battle, DRAWN_UP, setupOf } from '../testing/battle.ts'
import { legion, scene } from '../testing/scene.ts'

/** Gets the seat whose step it is, as everybody sees it. */
function activeIn(step: TurnStep, mover: number) {
  const units = [0, 1].map((seat) => ({ name: `Legion ${seat}`, seat, at: [1200, seat === 0 ? 1100 : 100] }))
  const { state, setup } = scene({ step: 3, mover, units })
  return missum.view.show({ ...state, step }, setup, undefined).status.active
}

/** The smallest battle before deployment. */
function before() {
  const setup = missum.rules.readSetup(missum.content.presets[0]!.setup)
  return missum.view.show(missum.rules.begin(setup), setup, 0)
}

const speaker = new Speaker(missum.content.phrases, 'en')
const say = (words: Parameters<Speaker['say']>[0]) => speaker.say(words, { figure: String, seat: String })

test('legions and figures are counted before deployment', () => {
  const [side] = before().sides
  expect(side?.counters.map(({ text }) => text && say(text))).toEqual(['4 legions', '60 figures'])
})

test('a caption says what a unit is and carries, or what it commands', () => {
  const captions = before().reserve?.flatMap(({ caption }) => (caption ? [say(caption)] : [])) ?? []
  expect(captions).toContain('Men, line: heavy armour, long sword')
  expect(captions).toContain('commands the army')
  expect(captions.filter((words) => words.includes('{'))).toEqual([])
})

test('MI-SEQUENCE-03 MI-SEQUENCE-05 MI-SEQUENCE-07 the view of a movement step names the moving seat', () => {
  const moving = [3, 5, 7] as const
  expect(moving.map((step) => activeIn(step, 1))).toEqual([1, 0, 1])
  expect(moving.map((step) => activeIn(step, 0))).toEqual([0, 1, 0])
})

test('simultaneous steps belong to neither seat', () => {
  expect(before().status.active).toBeUndefined()
  for (const step of [1, 2, 4, 6, 8, 9, 10] as const) expect(activeIn(step, 0)).toBeUndefined()
})

test('MI-CHARGE-02 MI-SUPPLY-01 MI-ALLOWANCE-01 the mission panel lists expendables of this battle and their uses', () => {
  const legion = { name: 'Swords', seat: 0, at: [600, 1000] }
  const enemy = { name: 'Red', seat: 1, at: [600, 100] }
  const resourcesOf = (...units: Json[]) => {
    const { state, setup } = scene({ step: 3, units: [legion, enemy, ...units] })
    return missum.view.show(state, setup, 0).mission!.resources.map(({ name }) => say(name))
  }
  expect(resourcesOf()).toEqual(['Charge bonus'])
  const mage = { name: 'Mage', seat: 0, at: [300, 1000], office: 'attackMage', level: 5, spells: [1, 1, 0] }
  const bows = { name: 'Bows', seat: 1, at: [900, 100], missile: 'longBow' }
  expect(resourcesOf(bows, mage)).toEqual(['Charge bonus', 'Missiles', 'Spells'])
})

test('MI-SEQUENCE-01 the status shows the next step, turn or the end', () => {
  const units = [0, 1].map((seat) => ({ name: `Legion ${seat}`, seat, at: [1200, seat === 0 ? 1100 : 100] }))
  const { state, setup } = scene({ step: 3, units })
  const next = (more: { step: TurnStep; turn?: number }) =>
    say(missum.view.show({ ...state, ...more }, setup, 0).status.notes.at(-1)!)
  expect({ 2: next({ step: 2 }), 4: next({ step: 4 }) }).toEqual({
    2: 'next: first half of the move',
    4: 'next: countermove',
  })
  expect(next({ step: 10, turn: 3 })).toBe('next: turn 4')
  expect(next({ step: 10, turn: setup.options.turns })).toBe('next: the end of the battle')
})

test('units with the same name as an enemy are distinguished by their army, in every language', () => {
  const setup = missum.rules.readSetup(missum.content.presets[0]!.setup)
  const names = (seat: number | undefined) => missum.view.show(missum.rules.begin(setup), setup, seat).names
  const mages = (seat: number | undefined) => names(seat).filter((name) => name.startsWith('Attack mage'))
  expect(mages(0)).toEqual(['Attack mage', 'Attack mage (Yán Kór)'])
  expect(mages(1)).toEqual(['Attack mage (Tsolyánu)', 'Attack mage'])
  expect(mages(undefined)).toEqual(['Attack mage (Tsolyánu)', 'Attack mage (Yán Kór)'])
  expect(names(0)).toContain('Bowmen of Hlíkku')
})

test('MI-MAGIC-06 MI-GEN-11 a cloaked enemy counts with its remaining figures, is marked hidden and has no place', () => {
  const hidden = { enchantments: [{ kind: 'cloak', turns: 3 }], original: 10, figures: 7 }
  const battle = (x: number) =>
    scene({
      step: 3,
      units: [legion('Own', 0, 1200, 1100), legion('Plain', 1, 300, 100), legion('Hidden', 1, x, 100, hidden)],
    })
  const enemyFor = (seat: number | undefined) => {
    const { sides, mission, figures } = battle(1200).view(seat)
    const counters = sides[1]!.counters.map(({ text }) => text && say(text))
    return { counters, score: mission!.score!.points[1]!.value, places: figures.map(({ name }) => name) }
  }
  const open = { counters: ['2 legions', '17 figures'], score: 17, places: ['Own', 'Plain', 'Hidden'] }
  expect(enemyFor(1)).toEqual(open)
  const known = { counters: ['2 legions', '17 figures', '1 hidden'], score: 17, places: ['Own', 'Plain'] }
  expect({ enemyFor: enemyFor(0), undefinedEnemyFor: enemyFor(undefined) }).toEqual({
    enemyFor: known,
    undefinedEnemyFor: known,
  })
  expect(battle(2000).view(0)).toEqual(battle(1200).view(0))
})

test('MI-MAGIC-06 a destroyed cloaked enemy is neither hidden nor counted', () => {
  const cloaked = { enchantments: [{ kind: 'cloak', turns: 3 }] }
  const match = scene({ step: 3, units: [legion('Own', 0, 1200, 1100), legion('Enemy', 1, 300, 100, cloaked)] })
  const state = match.stateFor(1)
  state.units[1]!.body = null
  state.units[1]!.fate = 'destroyed'
  missum.view.redact(state, 0)
  expect(missum.view.show(state, match.setup, 0).sides[1]!.counters.map(({ value }) => value)).toEqual([0, 0])
})

test('MI-CHAMPION-05 MI-ORDER-04 the headline shows the question: who moves first, or the roles of the coming turn', () => {
  const headline = (match: { view(seat: number): ReturnType<typeof missum.view.show> }) =>
    say(match.view(0).status.headline)
  const duels = Array.from({ length: 10 }, () => [90, 10]).flat()
  const first = battle(setupOf(), { dice: duels, plans: DRAWN_UP })
  expect({ promptId: first.pending[0]!.prompt.id, headline: headline(first) }).toEqual({
    promptId: 'ask.mover',
    headline: 'Who moves first?',
  })
  const kerdu = { name: 'Kérdu', seat: 1, at: [1200, 580], office: 'kerdu', with: 'Enemy' }
  const close = [legion('Own', 0, 1200, 600), legion('Enemy', 1, 1200, 600), kerdu]
  const later = scene({ step: 'start', turn: 3, mover: 0, units: close })
  expect({ promptId: later.pending[0]?.prompt.id, headline: headline(later) }).toEqual({
    promptId: 'ask.mover',
    headline: 'Turn 3 begins',
  })
})
