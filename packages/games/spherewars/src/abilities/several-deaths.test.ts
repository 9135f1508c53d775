import { expect, test } from 'vitest'
import { playConcentration, spellPosition } from '../testing/concentration.ts'
import { type Fighter, inContact, plain } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import { combatantNamed, figure, type Scene } from '../testing/scene.ts'
import { activation } from '../testing/shooting.ts'
import { kill } from '../wounds/wounds.ts'

/** Bor leads Cel and Gus. Gus is far away; a last wound is left to the other two, whom one effect strikes. */
const bor = plain('Bor', { rank: 'leader' }, { wounds: 1 })
const cel = plain('Cel', {}, { wounds: 1 })
const gus = figure('battler', 1, 35, 35, { name: 'Gus' })
const beside = { foes: [cel], more: { figures: [gus] } }

/** Who died and who rolled for the leader's death, in the order in which it happened. */
function sequel(match: Scene): string[] {
  const types = match.events.map(({ type }) => type)
  return types.filter((type) => ['slain', 'morale-passed', 'morale-failed'].includes(type))
}

const BOTH_FIRST = ['slain', 'slain', 'morale-passed']

test('SW-WOUND-19 SW-RACE-71 Hail of Fire: all victims leave play before the rolls for the leader', () => {
  const [who, more] = bor as readonly [string, Record<string, never>]
  const near = figure('battler', 1, 12.5, 16.2, { name: 'Cel', wounds: 1 })
  const position = spellPosition(['satanor', { name: 'Ana', profile: { pow: 3 } }], [who, more], 5, {
    figures: [near, gus],
  })
  const match = playConcentration(position, { answers: ['hail-of-fire', '1', 'keep', '3'], dice: [2, 2, 4, 5, 5, 5] })
  expect(sequel(match)).toEqual(BOTH_FIRST)
})

test('SW-WOUND-19 SW-RACE-07 Sweeping Blow: all victims leave play before the rolls', () => {
  const position = inContact(plain('Ana', { fur: 1, abilities: ['sweeping-blow'] }), bor, beside)
  const match = playConcentration(position, { answers: ['sweeping-blow', '1'], dice: [5, 4, 4, 5] })
  expect(sequel(match)).toEqual(BOTH_FIRST)
})

test('SW-WOUND-19 SW-RACE-15 Deadly Double Tail: both victims leave play before the rolls', () => {
  const position = inContact(plain('Ana', { fur: 2, abilities: ['deadly-double-tail'] }), bor, beside)
  const match = playConcentration(position, { answers: ['deadly-double-tail', '1', '2', '2'], dice: ['S', 'S', 5] })
  expect(sequel(match)).toEqual(BOTH_FIRST)
})

test('SW-WOUND-19 SW-RACE-89 Lava Cauldrons: all victims in contact leave play before the rolls', () => {
  const hinos: Fighter = ['hinos', { name: 'Ana', profile: { abilities: ['lava-cauldrons'], weapons: [], ranged: [] } }]
  expect(sequel(activation(inContact(hinos, bor, beside), { dice: [4, 1, 4, 1, 5] }))).toEqual(BOTH_FIRST)
})

test('SW-WOUND-19 SW-RACE-85 Lava Outburst: all victims around the dead Scorcher leave play before the rolls', () => {
  const position = inContact(['scorcher', { name: 'Ana' }], bor, beside)
  const match = playRule(
    position,
    (play) => kill(play, combatantNamed(play, 'Ana'), { by: null, kind: 'direct', rules: [] }),
    {
      dice: [4, 1, 4, 1, 5],
    },
  )
  expect(sequel(match)).toEqual(['slain', ...BOTH_FIRST])
})
