import { Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from './game.ts'
import { playConcentration } from './testing/concentration.ts'
import { duel, inContact, plain } from './testing/duel.ts'
import type { Scene } from './testing/scene.ts'
import { archer, shoot } from './testing/shooting.ts'

/** The lines of the log in English. */
function log(match: Scene): string[] {
  const speaker = new Speaker(spherewars.content.phrases, 'en')
  const { names } = match.view(0)
  return match.events.map(({ type, args }) =>
    speaker.say({ id: type, args }, { figure: (id) => names[id]!, seat: (seat) => `Side ${seat}` }),
  )
}

const [ana, bor] = [plain('Ana'), plain('Bor')]

test('SW-MELEE-02 SW-WOUND-09 a fight reports its fighters, the winner and the wounds, each once', () => {
  const wounded = log(duel(ana, bor, { dice: [5, 1, 4, 4, 4, 3] }))
  expect(wounded.slice(wounded.indexOf('Ana fights Bor.'))).toEqual([
    'Ana fights Bor.',
    'Ana and Bor roll for dexterity: the higher result wins',
    'Ana beats Bor.',
    'Bor takes a wound for each 4 or more',
    'Ana hits Bor.',
    'Bor takes one wound and has 5 left.',
  ])
  const unhurt = log(duel(ana, bor, { dice: [5, 1, 4, 4, 3, 3] }))
  expect(unhurt.at(-1)).toBe('Ana hits Bor but does not wound it.')
})

test('SW-SHOOT-15 a shot out of range is not reported as a hit', () => {
  expect(log(shoot(archer('Ana'), bor, { gap: 8.01, dice: [5] })).slice(-3)).toEqual([
    'Ana shoots at Bor: 5 or more hits',
    'Ana hits Bor.',
    'Ana shoots at Bor, which is out of range.',
  ])
})

test('SW-DEED-09 a deed is reported once as attempted, and once as failed or with its successes', () => {
  const hero = plain('Ana', { fur: 2, abilities: ['swipe'] })
  const attempt = (dice: number[]) => {
    const match = playConcentration(inContact(hero, bor), { answers: ['swipe', '2'], dice })
    const told = log(match)
    return told.slice(told.findIndex((line) => line.includes('attempts')))
  }
  expect(attempt([4, 4])).toEqual([
    'Ana attempts Swipe.',
    'Ana attempts Swipe: 5 or more succeeds',
    'Ana fails to perform Swipe.',
  ])
  expect(attempt([4, 5, 1, 1]).slice(0, 3)).toEqual([
    ...['Ana attempts Swipe.', 'Ana attempts Swipe: 5 or more succeeds', 'Ana rolls one success for Swipe.'],
  ])
})
