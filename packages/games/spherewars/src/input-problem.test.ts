import { InputError, type Json, type Problem, Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from './game.ts'
import { es } from './locales/es.ts'
import { fr } from './locales/fr.ts'
import { spherewarsManuscript } from './manuscript/game.ts'

function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read()
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
  return []
}

function speaking(language: 'es' | 'fr') {
  const speaker = new Speaker({ ...spherewars.content.phrases, es, fr }, language)
  return ({ text }: Problem) => text && speaker.say(text, { figure: String, seat: String })
}

const inSpanish = speaking('es')
const inFrench = speaking('fr')

const preset = spherewars.content.presets[0]!.setup as Readonly<Record<string, Json>>
const setup = (more: Readonly<Record<string, Json>>) =>
  problemsOf(() => spherewars.rules.readSetup({ ...preset, ...more }))

test('SW-PREP-04 SW-MISSION-08 names what a mission does not allow in every language', () => {
  const seats = [{ bands: ['alliance-scout'] }, { bands: ['urueh-scout'] }]
  const [size] = setup({ mission: 'crash', seats })
  expect({ field: size?.field, message: size?.message }).toEqual({
    field: 'points',
    message: 'The Crash does not allow this: scout game (SW-PREP-04)',
  })
  expect(inSpanish(size!)).toBe('El choque no permite esto: partida de exploración (SW-PREP-04)')
  const [small] = setup({ table: { width: 30, depth: 30 } })
  expect({ field: small?.field, inSpanish: inSpanish(small!) }).toEqual({
    field: 'table',
    inSpanish: 'es demasiado pequeña para las zonas de «La muerte del enemigo» (SW-MISSION-08)',
  })
})

test('SW-MULTI-01 SW-MULTI-02 names sides that do not match in every language', () => {
  const seats = [{ side: 0, bands: ['alliance-skirmish'] }]
  const oneSide = setup({ seats: [...seats, { side: 0, bands: ['urueh-skirmish'] }] })
  expect(oneSide.map(inSpanish)).toContain('debe haber dos bandos; da su bando a cada puesto (SW-MULTI-01)')
  const uneven = setup({ seats: [...seats, { side: 1, bands: ['urueh-skirmish', 'adepts-skirmish'] }] })
  expect(uneven.map(({ message }) => message)).toContain(
    'one side has 1 band and the other has 2; both sides need the same number (SW-MULTI-02)',
  )
  expect(uneven.map(inSpanish).join()).toMatch(/un bando tiene 1 y el otro 2 bandas/)
})

test('names nonsensical pieces, bands and profiles in every language', () => {
  const [piece] = setup({ battlefield: [{ type: 'castle', x: 1, y: 1 }] })
  expect({ message: piece?.message, inSpanish: inSpanish(piece!) }).toEqual({
    message: '"castle" is not a type of scenery',
    inSpanish: 'ningún elemento de escenografía se llama «castle»',
  })
  const [warband] = problemsOf(() => spherewarsManuscript.rules.readSetup({ warbands: ['nobody', 'nobody'] }))
  expect({ field: warband?.field, inSpanish: inSpanish(warband!) }).toEqual({
    field: 'warbands[0]',
    inSpanish: 'ninguna banda lista se llama «nobody»',
  })
  const empty = setup({
    seats: [{ bands: [{ race: 'alliance', points: 500, entries: [] }] }, { bands: ['urueh-skirmish'] }],
  })
  expect(empty.map(inSpanish)).toEqual(['no hay nadie en la banda'])
})

const RANGER = { who: 'ranger', seat: 0, x: 10, y: 20 }
const FIEND = { who: 'fiend', seat: 1, x: 20, y: 20 }
const NBSP = '\u00a0'

test('names faults of a situation in every language', () => {
  const [unknown, second] = problemsOf(() =>
    spherewars.saves.readPosition({ figures: [{ ...RANGER, profile: { abilities: ['tuff'] }, artefacts: ['rune'] }] }),
  )
  expect({ field: unknown?.field, inSpanish: inSpanish(unknown!) }).toEqual({
    field: 'figures[0].profile.abilities[0]',
    inSpanish: '«tuff» no es nada que el juego conozca; los identificadores están en data/abilities.json',
  })
  expect(inFrench(second!)).toMatch(/rune.* n’est rien que le jeu connaisse/)
  const figures = [{ ...RANGER, x: 19 }, FIEND, { who: 'nobody', seat: 0, x: 5, y: 5 }]
  const placed = problemsOf(() => spherewars.saves.readPosition({ figures }))
  expect(placed.map(inSpanish)).toEqual(['ningún combatiente se llama «nobody»', '«Demonio» pisa a «Montaraz»'])
  expect(placed.map(inFrench)[0]).toBe(`aucun combattant ne s’appelle «${NBSP}nobody${NBSP}»`)
  const sequence = problemsOf(() =>
    spherewarsManuscript.saves.readPosition({
      figures: [{ who: 'ranger', seat: 0, x: 9, y: 9 }],
      sequence: 'updating',
    }),
  )
  expect(sequence.map(inFrench)).toEqual([
    `doit être l’un de ceux-ci${NBSP}: field, deployment, infiltration, turn, round`,
  ])
})

test('SW-SCENARIO-08 names faults of a player-made scenario in every language', () => {
  const rows = [
    { from: 2, to: 11, type: 'hedge' },
    { from: 11, to: 11, type: 'hedge' },
  ]
  const found = setup({ scenario: { name: 'Ours', rows } })
  expect(found.map(({ field }) => field)).toEqual(['scenario.rows[1]', 'scenario.rows'])
  expect(found.map(inSpanish)).toEqual(['tiene una tirada de 11, como rows[0]', 'no hay fila para una tirada de 12'])
  expect(found.map(inFrench)).toEqual(['a un jet de 11, comme rows[0]', 'pas de ligne pour un jet de 12'])
})

test('names impossible changes and bands in every language', async () => {
  const forces = (await spherewars.content.forces?.())!
  const band = forces.blank()
  const [nobody] = problemsOf(() => forces.change(band, { kind: 'add', offer: 'nobody' }))
  expect({ message: nobody?.message, inSpanish: inSpanish(nobody!) }).toEqual({
    message: 'there is no "nobody" to recruit',
    inSpanish: 'no se puede reclutar a nadie llamado «nobody»',
  })
  const like = { ...(band as object), points: 20 }
  const [none] = problemsOf(() => forces.random('any', { like, faction: 'same' }))
  expect({ message: none?.message, inFrench: inFrench(none!) }).toEqual({
    message: 'alliance has no ready band for 20 points',
    inFrench: 'il n’y a pas de bande de l’Alliance pour 20 points',
  })
  const profile = { ...(forces.profileExamples![0] as object), weapons: ['lightsabre'] }
  const [weapon] = problemsOf(() => forces.read({ ...(band as object), profiles: [profile] }))
  expect({ field: weapon?.field, inSpanish: inSpanish(weapon!), inFrench: inFrench(weapon!) }).toEqual({
    field: 'profiles[0].weapons[0]',
    inSpanish: '«lightsabre» no es un arma del juego',
    inFrench: `«${NBSP}lightsabre${NBSP}» n’est pas une arme du jeu`,
  })
})
