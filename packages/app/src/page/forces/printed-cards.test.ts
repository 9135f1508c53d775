import { type AnyGame, gameIds, loadGame } from '@fray/games'
import type { ForceCard, Reference } from '@fray/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { languages, openLanguagePack } from '../../locales/language-pack.ts'
import { createTranslator } from '../../locales/translator.ts'
import { replaceIdsWithTitles, rulesTitledIn } from '../guide/model/replace-ids-with-titles.ts'
import { localizeRules, type RuleTexts } from '../rules/model/localize-rules.ts'
import { TranslatorContext } from '../translator/TranslatorContext.tsx'
import { Card, Glossary, RosterCard } from './Card.tsx'

vi.mock('../store/service.ts', () => ({ service: {}, seen: () => {}, onWorkerCrash: () => {}, onWorkerEnd: () => {} }))

// Test files share modules: the next one gets the real service.
afterAll(() => void vi.resetModules())

/** Text that only a program would print. */
const RAW = /[<>]=|[-=]>|\bundefined\b|\bnull\b|\bNaN\b|\[object|[{}]|\b(?:ceil|floor|max|min)\(|&&|\|\|/

/** "a Character (Character)", "Running Running". */
const TWICE = /(?<![\p{L}\p{N}-])(\p{Lu}[\p{L}-]{2,}(?: [\p{L}-]+)*)(?: \(\1[),]| \1(?![\p{L}\p{N}-]))/u

/** Random forces beside the ready-made ones. */
const RANDOM = 10

async function bookOf(id: string, language: string) {
  const game = (await loadGame(id)) as AnyGame
  const pack = await openLanguagePack(language)
  const [reference, translated, phrases] = await Promise.all([
    game.content.reference() as Promise<Reference>,
    game.content.referenceTranslations?.[language]?.(),
    game.content.translations?.[language]?.(),
  ])
  const talk = createTranslator(pack, {
    ...game.content.phrases,
    [language]: { ...game.content.phrases[language], ...phrases },
  })
  return { game, talk, reference: localizeRules(reference, language, translated ?? {}) }
}

function printCards(talk: ReturnType<typeof createTranslator>, element: ReturnType<typeof createElement>): string {
  const page = renderToStaticMarkup(createElement(TranslatorContext, { value: talk }, element))
  const plain = page.replace(/<[^>]*>/g, '\n')
  const signs: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'" }
  return plain.replace(/&(#x27|[a-z]+);/g, (whole, name) => signs[name] ?? whole)
}

/** Gets the lines that no reader should see. */
const rawIn = (text: string) => text.split('\n').filter((line) => RAW.test(line))

describe.each(gameIds)('of %s', (id) => {
  test.each(languages)('no printed card shows raw data (%s)', async (language) => {
    const { game, talk, reference } = await bookOf(id, language)
    const forces = await game.content.forces?.()
    if (!forces) return
    const random = Array.from({ length: RANDOM }, (_, seed) => forces.random(`cards ${seed}`))
    const seen = new Map<string, ForceCard>()
    for (const force of [...forces.ready.map((ready) => ready.force), ...random]) {
      const cards = forces.cards(force)
      for (const card of cards) seen.set(JSON.stringify(card), card)
      expect(rawIn(printCards(talk, createElement(RosterCard, { view: forces.describe(force) })))).toEqual([])
    }
    const all = [...seen.values()]
    expect(all.length).toBeGreaterThan(0)
    for (const card of all) expect(rawIn(printCards(talk, createElement(Card, { card, reference })))).toEqual([])
    expect(rawIn(printCards(talk, createElement(Glossary, { cards: all, reference })))).toEqual([])
  })

  test.each(languages)('no rule reads like program output (%s)', async (language) => {
    const { reference } = await bookOf(id, language)
    const told = Object.entries(reference).flatMap(([rule, { title, text, ruling = '', price = '' }]) =>
      [title, text, ruling, price].map((words) => `${rule}: ${words}`),
    )
    expect(told.filter((line) => RAW.test(line.replace('undefined', '')))).toEqual([])
  })

  test.each(languages)('no rule repeats a title (%s)', async (language) => {
    const { reference } = await bookOf(id, language)
    expect(twiceIn(reference)).toEqual([])
  })
})

/** Rules that quote the book's spelling of a name. */
const QUOTING = ['SW-ROSTER-20']

function twiceIn(reference: RuleTexts): string[] {
  const told = Object.entries(reference).filter(([id]) => !QUOTING.includes(id))
  return told.flatMap(([id, { text, ruling = '' }]) =>
    [text, ruling].flatMap((words) => {
      const read = rulesTitledIn(words, reference)
        .map((piece) => piece.words)
        .join('')
      return [read, replaceIdsWithTitles(words, reference)]
        .filter((line) => TWICE.test(line))
        .map((line) => `${id}: ${TWICE.exec(line)?.[0]}`)
    }),
  )
}
