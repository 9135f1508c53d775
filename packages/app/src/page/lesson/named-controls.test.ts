import { gameIds, loadGame } from '@fray/games'
import { kernelPhrases } from '@fray/kernel'
import { expect, test } from 'vitest'
import { appPhrases } from '../../locales/phrases.ts'

/** A lesson quotes only things to press: “Join combat”. */
const NAMED = /“([^”]+)”/g

test.each(gameIds)('the lessons of %s quote only what can be pressed', async (id) => {
  const game = (await loadGame(id))!
  const told = Object.entries((await game.content.lessons!()).phrases.en)
  const words = [game.content.phrases, appPhrases, kernelPhrases].flatMap(({ en }) => Object.values(en))
  const patterns = words.map(patternOf).filter((pattern) => pattern !== undefined)
  const titles = Object.values(await game.content.reference()).map(({ title = '' }) => title)
  // Abilities and spells are named as in the rulebook; the beginning of a long name is enough.
  const isKnown = (name: string) =>
    patterns.some((pattern) => pattern.test(name)) ||
    titles.some((title) => title.startsWith(name)) ||
    words.some((word) => word.startsWith(`${name}:`))
  const named = told.flatMap(([key, text]) => [...text.matchAll(NAMED)].map(([, name]) => `${key}: ${name}`))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((control) => !isKnown(control.slice(control.indexOf(': ') + 2)))).toEqual([])
})

test.each(gameIds)('the lessons of %s do not mention keys, which not every device has', async (id) => {
  const game = (await loadGame(id))!
  const told = Object.values((await game.content.lessons!()).phrases.en)
  expect(told.filter((text) => /\bkeys?\b|keyboard|\bEnter\b/i.test(text))).toEqual([])
})

const ANYTHING = '\u0001'
/** A text that no button has: a pattern that matches it would match anything. */
const NONSENSE = 'no such words'

/** Makes a pattern for the texts of a phrase; undefined if it consists of arguments only. */
function patternOf(phrase: string): RegExp | undefined {
  let plain = phrase.replace(/\{\w+\}/g, ANYTHING).replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/\{\w+, (?:plural|select),((?:\s*=?\w+ \{[^{}]*\})+)\s*\}/g, (_, branches: string) => {
      const all = [...branches.matchAll(/\{([^{}]*)\}/g)].map(([, branch]) => branch!.replaceAll('#', '\\d+'))
      return `(?:${all.join('|')})`
    })
  }
  const pattern = new RegExp(`^${plain.replaceAll(ANYTHING, '.+')}$`)
  return plain.includes('{') || pattern.test(NONSENSE) ? undefined : pattern
}
