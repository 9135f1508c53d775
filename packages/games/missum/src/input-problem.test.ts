import { InputError, type Json, type Problem, Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from './game.ts'
import { es } from './locales/es.ts'
import { fr } from './locales/fr.ts'
import { legion } from './testing/scene.ts'

function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read()
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
  return []
}

/** A non-breaking space, which French puts inside quotation marks. */
const NBSP = '\u00a0'

function messagesOf(problems: readonly Problem[], language: 'es' | 'fr') {
  const speaker = new Speaker({ ...missum.content.phrases, es, fr }, language)
  return problems.map(({ text }) => text && speaker.say(text, { figure: String, seat: String }))
}

const LINE = legion('Ours', 0, 600, 800)

test('MI-PASS-05 errors in a situation are reported in every language', () => {
  const situateLine = (...units: Json[]) => problemsOf(() => missum.saves.readPosition({ units: [LINE, ...units] }))
  const clash = situateLine(legion('Ours', 0, 600, 800))
  expect(clash.map(({ field }) => field)).toEqual(['units[1].name', 'units[1]'])
  expect(messagesOf(clash, 'es')).toEqual(['el nombre «Ours» ya está en uso', '«Ours» pisa a «Ours» (MI-PASS-05)'])
  expect(messagesOf(clash, 'fr')[0]).toBe(`le nom «${NBSP}Ours${NBSP}» est déjà pris`)
  const weapon = situateLine(legion('Theirs', 1, 1200, 300, { weapons: ['sword'] }))
  expect(messagesOf(weapon, 'es')[0]).toMatch(/^«sword» no es un arma de esta raza; las conocidas son .*longSword/)
  expect(messagesOf(weapon, 'fr')[0]).toMatch(/sword.* n’est pas une arme de cette race.*longSword/)
})

test('impossible edits are reported in every language', async () => {
  const forces = (await missum.content.forces?.())!
  const nothing = problemsOf(() => forces.change(forces.blank(), { kind: 'add', offer: 'cavalry' }))
  expect(nothing.map(({ message }) => message)).toEqual(['unknown choice "cavalry"'])
  expect(messagesOf(nothing, 'es')).toEqual(['nada se llama «cavalry»'])
  expect(messagesOf(nothing, 'fr')).toEqual([`rien ne s’appelle «${NBSP}cavalry${NBSP}»`])
})
