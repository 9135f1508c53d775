import { Random } from '@fray/kernel'
import { Client } from 'boardgame.io/dist/cjs/client.js'

interface Figure {
  id: number
  side: number
  x: number
  y: number
  wounds: number
}

interface Skirmish {
  figures: Figure[]
}

/** A stand-in skirmish: ten figures a side on a plain; one figure moves or strikes at a time. */
const skirmish = {
  name: 'skirmish',
  setup: (): Skirmish => ({
    figures: Array.from({ length: 20 }, (_, id) => ({
      id,
      side: id % 2,
      x: (id % 10) * 4,
      y: id % 2 === 0 ? 2 : 38,
      wounds: 5,
    })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    advance: ({ G, ctx }: { G: Skirmish; ctx: { currentPlayer: string } }, id: number, dx: number, dy: number) => {
      const figure = G.figures[id]
      if (!figure || String(figure.side) !== ctx.currentPlayer || figure.wounds <= 0) return
      figure.x += dx
      figure.y += dy
    },
    strike: ({ G, random }: { G: Skirmish; random: { D6(count: number): number[] } }, id: number, target: number) => {
      const victim = G.figures[target]
      if (!G.figures[id] || !victim) return
      for (const die of random.D6(3)) if (die >= 4) victim.wounds--
    },
  },
}

/** Makes random moves with a boardgame.io client; returns their number. */
export function playBoardgameIo(seed: number, count: number): number {
  const random = Random.fromSeed(`boardgame-${seed}`)
  const client = Client({ game: skirmish, numPlayers: 2, debug: false })
  client.start()
  for (let i = 0; i < count; i++) {
    const side = i % 2
    const id = random.between(0, 9) * 2 + side
    if (random.between(0, 2) === 0) client.moves.strike?.(id, random.between(0, 9) * 2 + 1 - side)
    else client.moves.advance?.(id, random.between(-2, 2), random.between(-2, 2))
  }
  client.stop()
  return count
}
