import { expect, test } from 'vitest'
import { BEHIND, gun, gunner } from '../../testing/gun.ts'
import { annActs } from '../../testing/marksman.ts'
import { eventArgs, fighterNamed, figure } from '../../testing/scene.ts'

/** Bob stands in front of an ophidian gun, and Ben behind Bob; Gil serves it and has a die of Toxic/9. */
const fireGun = (answer: string, dice: readonly number[]) =>
  annActs(
    [
      gun('Gun', 0, 20, 30),
      gunner('Gil', BEHIND, { abilities: ['toxic/9'] }, { effects: [{ object: 'toxic-die' }] }),
      figure('Bob', 1, 43.125, 30, { res: 9 }),
      figure('Ben', 1, 53.125, 30, { res: 9 }),
    ],
    { answers: ['0:serve', '2', answer], dice },
  )
const flownOn = (match: ReturnType<typeof fireGun>) => eventArgs(match, 'shot.passes').map(({ target }) => target)

test('CF-REV-OPHIDIAN-02: a perforating projectile flies on if its own Damage roll kills, not if only the poison does', () => {
  const outright = fireGun('use', [4, 6, 6, 1])
  expect(fighterNamed(outright, 'Bob').status).toBe('eliminated')
  expect(flownOn(outright)).toEqual(['Ben'])
  // 5 + STR 9 - RES 9 wounds, and the poison of STR 9 against RES 0 kills.
  const poisoned = fireGun('use', [4, 5, 3, 6, 6])
  expect(eventArgs(poisoned, 'poisoned').length).toBe(1)
  expect(fighterNamed(poisoned, 'Bob').status).toBe('eliminated')
  expect(flownOn(poisoned)).toEqual([])
  // Without poison a wounded target stops it, too.
  expect(flownOn(fireGun('no', [4, 5, 3]))).toEqual([])
})
