/** The thread that holds the match: rules, bots and odds run here, so that the page stays quick. */
import * as Comlink from 'comlink'
import { keepMatch, keptMatch } from '../store/kept-match.ts'
import { botOf } from './bots.ts'
import { Desk } from './match-desk.ts'
import type { Pace } from './protocol.ts'

const THINKING: Readonly<Record<Pace, number>> = { calm: 1400, brisk: 550, instant: 0 }

// A failed promise that nobody waits for (a bot's turn) is a crash too: thrown again, it reaches the page as one.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason
})

Comlink.expose(
  new Desk({
    bot: botOf,
    think: (pace) => new Promise((resolve) => setTimeout(resolve, THINKING[pace])),
    keep: keepMatch,
    kept: keptMatch,
    seed: () => crypto.randomUUID(),
  }),
)
