import { loadGame } from '@fray/games'
import { drawMesh, planView, sculptFigure } from '@fray/miniatures'
import type { FigureLook, TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { MINIATURE_FRAME } from '../../page/board/model/miniature-frame.ts'

/** Gets the different looks of all figures in a game's first presets. */
async function looksOf(id: string): Promise<FigureLook[]> {
  const game = (await loadGame(id))!
  const looks = new Map<string, FigureLook>()
  for (const preset of game.content.presets.slice(0, 2)) {
    const setup = game.rules.readSetup(preset.setup)
    const { figures, reserve = [] } = game.view.show(game.rules.begin(setup), setup, 0) as TableView
    for (const { look } of [...figures, ...reserve]) if (look) looks.set(JSON.stringify({ ...look, seed: 0 }), look)
  }
  return [...looks.values()]
}

/** Whether a picture is drawn up to its edge, apart from shadows. */
function isCutOff(pixels: Uint8ClampedArray, width: number, height: number): boolean {
  const solid = (x: number, y: number) => pixels[(y * width + x) * 4 + 3]! > 200
  const across = Array.from({ length: width }, (_, x) => solid(x, 0) || solid(x, height - 1))
  const down = Array.from({ length: height }, (_, y) => solid(0, y) || solid(width - 1, y))
  return [...across, ...down].includes(true)
}

/** The games whose figures are sculpted; those of others are shown by symbols. */
const SCULPTED = ['spherewars', 'spherewars-manuscript', 'missum', 'confrontation']

test.each(SCULPTED)('every kind of figure of %s has a miniature that fits its picture', async (id) => {
  const looks = await looksOf(id)
  expect(looks.length).toBeGreaterThan(3)
  for (const look of looks) {
    const { pixels, width, height } = drawMesh(sculptFigure(look), planView(0.4), MINIATURE_FRAME)
    expect({ look, isCutOff: isCutOff(pixels, width, height) }).toEqual({ look, isCutOff: false })
  }
})
