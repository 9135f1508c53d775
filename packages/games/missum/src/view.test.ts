import { type Json, Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from './game.ts'
import type { Step } from './state.ts'
import { scene } from './testing/scene.ts'

/** Whose the step is, as everybody sees it. */
function activeIn(step: Step, mover: number) {
  const units = [0, 1].map((seat) => ({ name: `Legion ${seat}`, seat, at: [1200, seat === 0 ? 1100 : 100] }))
  const { state, setup } = scene({ step: 3, mover, units })
  return missum.view({ ...state, step }, setup, undefined).status.active
}

/** The smallest battle before anybody is drawn up. */
function before() {
  const setup = missum.readSetup(missum.presets[0]!.setup)
  return missum.view(missum.begin(setup), setup, 0)
}

const speaker = new Speaker(missum.phrases, 'en')
const say = (words: Parameters<Speaker['say']>[0]) => speaker.say(words, { figure: String, seat: String })

test('legions and figures are counted before they come to the table', () => {
  const [side] = before().sides
  expect(side?.counters.map(({ text }) => text && say(text))).toEqual(['4 legions', '60 figures'])
})

test('a caption says what a unit is and carries, or what it commands', () => {
  const captions = before().reserve?.flatMap(({ caption }) => (caption ? [say(caption)] : [])) ?? []
  expect(captions).toContain('Men, line: heavy armour, long sword')
  expect(captions).toContain('commands the army')
  expect(captions.filter((words) => words.includes('{'))).toEqual([])
})

test('MI-SEQUENCE-03 MI-SEQUENCE-05 MI-SEQUENCE-07 a movement step is of the seat that moves in it', () => {
  const moving = [3, 5, 7] as const
  expect(moving.map((step) => activeIn(step, 1))).toEqual([1, 0, 1])
  expect(moving.map((step) => activeIn(step, 0))).toEqual([0, 1, 0])
})

test('steps in which both sides act are of nobody', () => {
  expect(before().status.active).toBeUndefined()
  for (const step of [1, 2, 4, 6, 8, 9, 10] as const) expect(activeIn(step, 0)).toBeUndefined()
})

test('MI-CHARGE-02, MI-SUPPLY-01, MI-ALLOWANCE-01: the mission says what may be spent in this battle, and what for', () => {
  const legion = { name: 'Swords', seat: 0, at: [600, 1000] }
  const enemy = { name: 'Red', seat: 1, at: [600, 100] }
  const spent = (...units: Json[]) => {
    const { state, setup } = scene({ step: 3, units: [legion, enemy, ...units] })
    return missum.view(state, setup, 0).mission!.resources.map(({ name }) => say(name))
  }
  expect(spent()).toEqual(['Charge bonus'])
  const mage = { name: 'Mage', seat: 0, at: [300, 1000], office: 'attackMage', level: 5, spells: [1, 1, 0] }
  const bows = { name: 'Bows', seat: 1, at: [900, 100], missile: 'longBow' }
  expect(spent(bows, mage)).toEqual(['Charge bonus', 'Missiles', 'Spells'])
})

test('MI-SEQUENCE-01 the status says what comes next: a step, a turn, the end', () => {
  const units = [0, 1].map((seat) => ({ name: `Legion ${seat}`, seat, at: [1200, seat === 0 ? 1100 : 100] }))
  const { state, setup } = scene({ step: 3, units })
  const next = (more: { step: Step; turn?: number }) =>
    say(missum.view({ ...state, ...more }, setup, 0).status.notes.at(-1)!)
  expect([next({ step: 2 }), next({ step: 4 })]).toEqual(['next: first half of the move', 'next: countermove'])
  expect(next({ step: 10, turn: 3 })).toBe('next: turn 4')
  expect(next({ step: 10, turn: setup.options.turns })).toBe('next: the end of the battle')
})

test('whoever is called like one of the enemy is told apart by the army, in every language', () => {
  const setup = missum.readSetup(missum.presets[0]!.setup)
  const names = (seat: number | undefined) => missum.view(missum.begin(setup), setup, seat).names
  const mages = (seat: number | undefined) => names(seat).filter((name) => name.startsWith('Attack mage'))
  expect(mages(0)).toEqual(['Attack mage', 'Attack mage (Yán Kór)'])
  expect(mages(1)).toEqual(['Attack mage (Tsolyánu)', 'Attack mage'])
  expect(mages(undefined)).toEqual(['Attack mage (Tsolyánu)', 'Attack mage (Yán Kór)'])
  expect(names(0)).toContain('Bowmen of Hlíkku')
})
