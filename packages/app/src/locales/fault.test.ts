import { InputError, readInput, readJson, setInputLanguage, text, VersionError } from '@fray/kernel'
import * as Comlink from 'comlink'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { keepErrorDetails } from '../shared/error-details.ts'
import { faultOf, formatFault, inputError } from './fault.ts'
import { openLanguagePack } from './language-pack.ts'
import { createTranslator } from './translator.ts'

afterEach(() => setInputLanguage('en'))

/** Formats an error for a speaker of a language. */
async function formatIn(error: unknown, language: string): Promise<string> {
  return formatFault(faultOf(error), createTranslator(await openLanguagePack(language)))
}

function thrownBy(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test('faults found by the app are in the language of the page; field names are not translated', async () => {
  const error = inputError('force file', 'format', 'ui.fault.format', { format: 'fray-force-1' })
  expect(error.message).toBe('force file: format: must be "fray-force-1"')
  expect(await formatIn(error, 'es')).toBe('format: debe ser «fray-force-1»')
  expect(await formatIn(error, 'fr')).toBe('format: doit être « fray-force-1 »')
})

test('invalid JSON and outdated rules are reported in the language of the page', async () => {
  expect(
    await formatIn(
      thrownBy(() => readJson('match file', '{')),
      'es',
    ),
  ).toMatch(/^no es JSON: /)
  const other = new VersionError('other', text('kernel.input.version', { game: 'toy', version: '1', wanted: '2' }))
  expect(await formatIn(other, 'fr')).toMatch(/^cette partie a été jouée avec la version 1 de toy/)
})

test.each([
  ['es', 'points: Entrada inválida: se esperaba número, recibido texto', 'size: falta'],
  ['fr', 'points: Entrée invalide : nombre attendu, chaîne reçue', 'size: manque'],
  ['en', 'points: Invalid input: expected number, received string', 'size: is missing'],
])('faults found by a schema are reported in %s', async (language, points, size) => {
  await setInputLanguage(language)
  const schema = z.strictObject({ points: z.number(), size: z.union([z.string(), z.number()]) })
  const error = thrownBy(() => readInput('force', schema, { points: 'many' }))
  const lines = (await formatIn(error, language)).replaceAll(' ', ' ').split('\n')
  expect(lines).toEqual([expect.stringContaining(points.slice(0, 20)), size])
})

test('untranslated texts and other errors stay as they are', async () => {
  expect(await formatIn(new InputError('setup', [{ field: 'seats', message: 'too few' }]), 'es')).toBe('seats: too few')
  expect(await formatIn(new Error('broken'), 'es')).toBe('broken')
  expect(await formatIn('odd', 'es')).toBe('odd')
})

test('errors keep their fields on the way from the worker', async () => {
  keepErrorDetails()
  const { port1, port2 } = new MessageChannel()
  const fail = () => {
    throw inputError('match file', 'game', 'ui.fault.game-unknown', { game: 'chess' })
  }
  Comlink.expose({ fail }, port1)
  const remote = Comlink.wrap<{ fail(): void }>(port2)
  const error = await remote.fail().then(
    () => undefined,
    (name: unknown) => name,
  )
  expect(await formatIn(error, 'es')).toBe('game: «chess» no es un juego de esta versión de Fray')
  port1.close()
  port2.close()
})
