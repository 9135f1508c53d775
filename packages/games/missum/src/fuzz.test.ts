import { fuzz } from '@fray/bots'
import { type Json, Random, readRecord, replay } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { missum } from './game.ts'

/** All event types of the battles in this file. */
const happened = new Set<string>()

/** Plays a battle at random to half its usual length, and returns its faults. */
function faultsOf(setup: Json, seed: string): readonly string[] {
  const { options = {}, ...rest } = setup as { readonly [field: string]: Json }
  const shorter = { ...rest, options: { ...(options as object), turns: 6 } }
  const { faults, record } = fuzz(missum, { setup: shorter }, seed, { decisions: 20_000, auditOneIn: 300 })
  for (const { type } of replay(missum, readRecord(record)).events) happened.add(type.split('.')[0]!)
  return faults
}

/** A few battles; `npm run fuzz -- missum --setups random` plays any number. */
describe('random battles end, keep the rules and replay byte for byte', () => {
  test.each(missum.content.presets.map(({ id, setup }) => [id, setup] as const))('%s', (id, setup) => {
    expect(faultsOf(setup, `missum-${id}`)).toEqual([])
  })

  test.each([1, 2])('random answers, %i', (number) => {
    expect(faultsOf(missum.bots.randomSetup!(Random.fromSeed(`missum ${number}`)), `missum ${number}`)).toEqual([])
  })

  test('random battles include contacts, missiles, melees, routs, losses and spells', () => {
    const battle = ['moved', 'charged', 'contact', 'strike', 'volley', 'casualties', 'routs', 'gone', 'cast', 'points']
    expect(battle.filter((type) => !happened.has(type))).toEqual([])
  })
})
