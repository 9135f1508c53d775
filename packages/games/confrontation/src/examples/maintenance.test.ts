import { expect, test } from 'vitest'
import { faithful } from '../testing/faithful.ts'
import { magician } from '../testing/magician.ts'
import { eventArgs, fighterNamed, figure, promptId, scene } from '../testing/scene.ts'

/** Ann, Critically Wounded, keeps a spell on Abe; Bob's miracle makes nearby fighters Ephemeral. */
function dusk(face: number) {
  const spell = { object: 'under-elemental-warrior', until: 'game', source: { figure: 0 } }
  return scene(
    {
      phase: 'maintenance',
      figures: [
        magician('Ann', 0, 20, 30, { gems: { fire: 4 }, more: { wounds: 'critical' } }),
        figure('Abe', 0, 80, 30, {}, { effects: [spell] }),
        faithful('Bob', 1, 26, 30, {
          aspects: { aura: 10 },
          more: { effects: [{ object: 'under-aura-of-severity', until: 'game', x: 5 }] },
        }),
      ],
    },
    { dice: [face] },
  )
}

test('EX-CF-55 a magician killed by an adverse effect in the maintenance phase prolongs no spell', () => {
  const dead = dusk(6)
  expect(fighterNamed(dead, 'Ann').status).toBe('eliminated')
  expect(eventArgs(dead, 'maintained').length).toBe(0)
  expect(fighterNamed(dead, 'Abe').effects).toEqual([])
  // A surviving magician is asked for the gems.
  const alive = dusk(2)
  expect(fighterNamed(alive, 'Ann').status).toBe('standing')
  expect(promptId(alive)).toBe('ask.maintain')
})
