/**
 * The threads behind the page. One holds the match: rules and odds run there, so that the page stays quick. It opens
 * another one from this same file in which bots think, so that the match is free to answer meanwhile.
 */
import * as Comlink from 'comlink'
import { keepMatch, keepVisit, keptMatch, keptVisit, putAside, takeFromShelf } from '../store/kept-match.ts'
import { BotThread } from './bots.ts'
import { Desk } from './match-desk.ts'
import type { Pace } from './protocol.ts'
import { Thinker } from './thinker.ts'

const THINKING: Readonly<Record<Pace, number>> = { calm: 1400, brisk: 550, instant: 0 }
const BOTS = 'bots'

// A failed promise that nobody waits for (a bot's turn) is a crash too: thrown again, it reaches the page as one.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason
})

function desk(): Desk {
  const bots = new BotThread(() => new Worker(self.location.href, { type: 'module', name: BOTS }))
  return new Desk({
    bot: (kind, seed) => bots.bot(kind, seed),
    think: (pace) => new Promise((resolve) => setTimeout(resolve, THINKING[pace])),
    keep: keepMatch,
    kept: keptMatch,
    putAside,
    takeFromShelf,
    keepVisit,
    keptVisit,
    seed: () => crypto.randomUUID(),
  })
}

Comlink.expose(self.name === BOTS ? new Thinker() : desk())
