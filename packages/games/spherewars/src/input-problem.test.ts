import { InputError, type Json, type Problem, Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from './game.ts'
import { spherewarsManuscript } from './manuscript/game.ts'
import { es } from './words/es.ts'

function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read()
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
  return []
}

const spanish = new Speaker({ ...spherewars.phrases, es }, 'es')
const inSpanish = ({ text }: Problem) => text && spanish.say(text, { figure: String, seat: String })

const preset = spherewars.presets[0]!.setup as Readonly<Record<string, Json>>
const setup = (more: Readonly<Record<string, Json>>) => problemsOf(() => spherewars.readSetup({ ...preset, ...more }))

test('SW-PREP-04 SW-MISSION-08 what a mission does not allow is told in every language', () => {
  const seats = [{ bands: ['alliance-scout'] }, { bands: ['urueh-scout'] }]
  const [size] = setup({ mission: 'crash', seats })
  expect([size?.field, size?.message]).toEqual(['points', 'The Crash does not allow this: scout game (SW-PREP-04)'])
  expect(inSpanish(size!)).toBe('The Crash no permite esto: partida de exploración (SW-PREP-04)')
  const [small] = setup({ table: { width: 30, depth: 30 } })
  expect([small?.field, inSpanish(small!)]).toEqual([
    'table',
    'es demasiado pequeña para las zonas de The Death of the Enemy (SW-MISSION-08)',
  ])
})

test('SW-MULTI-01 SW-MULTI-02 sides that do not match are told in every language', () => {
  const seats = [{ side: 0, bands: ['alliance-skirmish'] }]
  const oneSide = setup({ seats: [...seats, { side: 0, bands: ['urueh-skirmish'] }] })
  expect(oneSide.map(inSpanish)).toContain('debe haber dos bandos; da su bando a cada puesto (SW-MULTI-01)')
  const uneven = setup({ seats: [...seats, { side: 1, bands: ['urueh-skirmish', 'adepts-skirmish'] }] })
  expect(uneven.map(({ message }) => message)).toContain(
    'one side has 1 and the other 2 bands; both need as many (SW-MULTI-02)',
  )
  expect(uneven.map(inSpanish).join()).toMatch(/un bando tiene 1 y el otro 2 bandas/)
})

test('pieces, bands and profiles that make no sense are told in every language', () => {
  const [piece] = setup({ battlefield: [{ type: 'castle', x: 1, y: 1 }] })
  expect([piece?.message, inSpanish(piece!)]).toEqual([
    'no scenery is called "castle"',
    'ningún elemento de escenografía se llama «castle»',
  ])
  const [warband] = problemsOf(() => spherewarsManuscript.readSetup({ warbands: ['nobody', 'nobody'] }))
  expect([warband?.field, inSpanish(warband!)]).toEqual(['warbands[0]', 'ninguna banda lista se llama «nobody»'])
  const empty = setup({
    seats: [{ bands: [{ race: 'alliance', points: 500, entries: [] }] }, { bands: ['urueh-skirmish'] }],
  })
  expect(empty.map(inSpanish)).toEqual(['no hay nadie en la banda'])
})
