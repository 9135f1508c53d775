import { expect, test } from 'vitest'
import { combatDice } from '../combat/fight.ts'
import { targetsOf } from '../fire/targets.ts'
import { find, lay } from '../testing/rule.ts'
import { figure, type More, scene, who } from '../testing/scene.ts'
import { has } from '../traits.ts'

/** Ann before Bob, on whom these effects lie. */
function under(effects: readonly More[], changes: More = {}) {
  return lay({
    figures: [
      figure('Ann', 0, 20, 30, { aim: 3, weapon: { name: 'Bow', strength: 4, ranges: [20, 40, 60] } }),
      figure('Bob', 1, 50, 30, changes, { effects: [...effects] }),
    ],
  })
}

test('CF-WOLFEN-09 and CF-ABIL-106 a situation says who bears a mark, and who is in War fury', () => {
  const marked = under([{ object: 'mark-of-savagery' }])
  expect(has(marked, find(marked, 'Bob'), 'war-fury')).toBe(true)
  const furious = under([{ object: 'furious' }])
  expect(combatDice(furious, find(furious, 'Bob'), [find(furious, 'Ann')]).total).toBe(3)
})

test('CF-ABIL-90 a situation says which Scout is hidden', () => {
  const targets = (effects: readonly More[]) => {
    const play = under(effects, { abilities: ['scout'] })
    return targetsOf(play, find(play, 'Ann')).map(({ member }) => member.profile.name)
  }
  expect([targets([]), targets([{ object: 'hidden', until: 'game' }])]).toEqual([['Bob'], []])
})

test('CF-ABIL-83 a situation may say that somebody is among the reinforcements', () => {
  const figures = [
    { ...(figure('Rob', 0, 0, 0, { abilities: ['reinforcement'], ap: 10 }) as object), status: 'eliminated' },
    figure('Ann', 0, 30, 30),
    figure('Bob', 1, 80, 30),
  ]
  const waiting = { effects: [{ object: 'in-reinforcements', until: 'game' }] }
  const [rob, ...others] = figures
  const position = (more: object) =>
    ({ phase: 'maintenance', figures: [{ ...(rob as object), ...more }, ...others] }) as never
  const back = scene(position(waiting), { answers: [{ suggested: 1 }], dice: [5] })
  expect(who(back, 'Rob')).toMatchObject({ status: 'standing', arrivedInRound: 1 })
  // Without that nobody rolls for him.
  expect(who(scene(position({})), 'Rob').status).toBe('eliminated')
})

test('CF-ABIL-61, CF-CARD-14, CF-ARTEFACT-26 a situation says what is used up, by names that some rule counts', () => {
  const used = (...names: string[]) => {
    const uses = Object.fromEntries(names.map((name) => [name, { stretch: 1, times: 1 }]))
    return () => lay({ figures: [figure('Ann', 0, 20, 30, {}, { uses }), figure('Bob', 1, 50, 30)] })
  }
  expect(used('luck', 'cast:CF-SPELL-12', 'under:CF-MIRACLE-12', 'minor-potion-of-strength', 'cured')).not.toThrow()
  expect(used('CF-REV-ELEMENTAL-15', 'cf-spell-22', 'horns-of-damnation:in', 'given:toxic-die')).not.toThrow()
  // What is counted under a name of its own says so where it is counted.
  expect(used('exclusive-action', 'dose-of-combat-drugs', 'camp:ruse', 'discarded:CF-REV-ELEMENTAL-15')).not.toThrow()
  expect(used('dropped:CF-SPELL-12')).toThrow('figures[0].uses')
  expect(used('luk')).toThrow('figures[0].uses: nothing that is counted is called “luk”')
  expect(used('potion')).toThrow('figures[0].uses')
})
