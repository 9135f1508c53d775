/** The package types only its ES module builds, which Node cannot load; this declares what we use of the other. */
declare module 'boardgame.io/dist/cjs/client.js' {
  export function Client(options: { game: object; numPlayers: number; debug: boolean }): {
    start(): void
    stop(): void
    readonly moves: Readonly<Record<string, ((...args: readonly number[]) => void) | undefined>>
  }
}
