import { type GuideBook, type Message, type SheetCell, sectionOf, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { type AnyGame, gameIds, loadGame } from './index.ts'

async function guideOf(id: string): Promise<{ game: AnyGame; guide: GuideBook }> {
  const game = await loadGame(id)
  const guide = await game?.content.guide?.()
  if (!game || !guide) throw new Error(`${id} has no guide`)
  return { game, guide }
}

function textsOf({ chapters, sheet, terms }: GuideBook): Message[] {
  const cells = sheet.flatMap((block): readonly SheetCell[] =>
    block.kind === 'steps' ? block.steps : [...block.head, ...block.rows.flat()],
  )
  return [
    ...chapters.flatMap(({ title, introduction }) => [title, introduction]),
    ...sheet.map(({ title }) => title),
    ...cells.filter((cell) => typeof cell === 'object'),
    ...Object.values(terms),
    ...Object.keys(terms).map((label) => text(label)),
  ]
}

describe.each(gameIds)('the guide of %s', (id) => {
  test('has every rule in exactly one chapter', async () => {
    const { game, guide } = await guideOf(id)
    const sections = [...new Set(Object.keys(await game.content.reference()).map(sectionOf))]
    expect(guide.chapters.flatMap((chapter) => chapter.sections).toSorted()).toEqual(sections.toSorted())
  })

  test('uses exactly the phrases it has', async () => {
    const { game, guide } = await guideOf(id)
    const said = new Set(textsOf(guide).map((text) => text.id))
    const known = { ...game.content.phrases.en, ...guide.phrases.en }
    expect([...said].filter((id) => !(id in known))).toEqual([])
    expect(Object.keys(guide.phrases.en).filter((id) => !said.has(id))).toEqual([])
  })

  test('is written for players and never mentions code', async () => {
    const { game } = await guideOf(id)
    const rules = Object.entries(await game.content.reference())
    const kept = /\bnull\b|\?\?|\bin data\b|Ruling only|\bModel (as|each)\b/
    expect(rules.filter(([, rule]) => kept.test(JSON.stringify(rule))).map(([rule]) => rule)).toEqual([])
  })

  test('has a sheet with the sequence of play and tables, each row as wide as its head', async () => {
    const { guide } = await guideOf(id)
    expect(guide.sheet.some(({ kind }) => kind === 'steps')).toBe(true)
    const tables = guide.sheet.flatMap((block) => (block.kind === 'table' ? [block] : []))
    expect(tables.length).toBeGreaterThan(0)
    for (const { head, rows } of tables) {
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.filter((row) => row.length !== head.length)).toEqual([])
    }
  })

  test('explains every number on the cards of a ready battle', async () => {
    const { game, guide } = await guideOf(id)
    const setup = game.rules.readSetup(game.content.presets[0]!.setup)
    const { figures } = game.view.show(game.rules.begin(setup), setup, 0) as {
      figures: readonly { attributes: readonly { label: Message }[] }[]
    }
    const shown = new Set(figures.flatMap(({ attributes }) => attributes.map(({ label }) => label.id)))
    expect([...shown].filter((label) => !(label in guide.terms))).toEqual([])
  })
})
