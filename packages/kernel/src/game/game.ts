import type { GameBots } from './game-bots.ts'
import type { GameContent } from './game-content.ts'
import type { GameRules } from './game-rules.ts'
import type { GameSaves } from './game-saves.ts'
import type { GameView } from './game-view.ts'

/**
 * A rule system. Write this object and get matches, saving, replay, undo, odds, bots, the table and the command line.
 * The state is plain data. A variant of a game spreads its relative's groups and says only what differs.
 */
export interface Game<State = unknown, Setup = unknown, View = unknown> {
  readonly id: string
  /** Raised whenever a saved match of the version before would play differently. */
  readonly version: string
  /** Texts, setups, lessons and forces, for people to read and choose from. */
  readonly content: GameContent
  /** The course of a match: setup, procedures, outcome. */
  readonly rules: GameRules<State, Setup>
  /** A seat's view of the match, and the secrets kept from it. */
  readonly view: GameView<State, Setup, View>
  /** Situations, savepoints and answers as data. */
  readonly saves: GameSaves<State, Setup>
  /** Questions of bots and of the fuzzer. */
  readonly bots: GameBots<State, Setup>
}
