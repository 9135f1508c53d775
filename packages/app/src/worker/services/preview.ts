import type { AnyGame } from '@fray/games'
import type { Json } from '@fray/kernel'
import type { TableLayout } from '@fray/tabletop'
import type { PreviewedTable } from '../../shared/protocol.ts'

/** Gets the table that a match of this setup begins on. Ground that is rolled later is shown by a fixed example. */
export async function previewOf(game: AnyGame, json: Json): Promise<PreviewedTable> {
  const setup = game.rules.readSetup(json)
  const view = game.view.show(game.rules.begin(setup), setup, undefined)
  const tables = await game.content.tables?.()
  const example = tables?.example?.(json, game.id)
  if (!tables || example === undefined) return { view, example: false }
  const { pieces } = tables.describe(example) as unknown as TableLayout
  return { view: { ...view, scenery: pieces.flatMap(({ views }) => views) }, example: true }
}
