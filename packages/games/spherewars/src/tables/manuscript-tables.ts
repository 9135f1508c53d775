import { type Json, type SelectField, text } from '@fray/kernel'
import { PIECES } from '../manuscript/preparation/setup.ts'
import { FORMS, formNamed } from '../manuscript/terrain.ts'
import { terrainViews } from '../manuscript/view.ts'
import { chartedPieces } from './charted.ts'
import { chosenSize, SIZE_CHART } from './sizes.ts'
import { type TableGame, tablesOf } from './tables.ts'

const COUNTS = ['4', '6', '8', '10', '12'] as const

const COUNT_CHART: SelectField = {
  kind: 'select',
  place: 'pieces',
  label: text('table.pieces'),
  value: String(PIECES),
  options: COUNTS.map((value) => ({ value, text: text('table.pieces-of', { count: Number(value) }) })),
}

/** SM-FIELD-01 to -04: tables by the Manuscript; the game is passed in because it loads this file itself. */
export const createTables = (game: TableGame) =>
  tablesOf({
    game,
    types: FORMS,
    named: formNamed,
    charts: [COUNT_CHART, SIZE_CHART],
    rule: 'SM-FIELD-03',
    views: terrainViews,
    generate(seed, chosen) {
      const table = chosenSize(chosen)
      const ground = { battlefield: 'rolled', mission: 'last-survivor', pieces: Number(chosen.pieces ?? PIECES), table }
      const setup = { ...(game.content.presets[0]!.setup as Record<string, Json>), ...ground }
      return { name: '', ...table, pieces: chartedPieces(game, setup, seed) }
    },
    notes: (_table, pieces) => [text('table.pieces-of', { count: pieces.length })],
  })
