/**
 * The threads behind the page. One holds the match and its rules, so that the page stays responsive. From this same
 * file it opens another one for bots and odds, so that the match can answer meanwhile, and one for each analysis of a
 * finished match.
 */

import type { HostFault } from '@fray/host'
import { Thinker, ThinkingThread } from '@fray/session/thinking'
import * as Comlink from 'comlink'
import { keepErrorDetails } from '../shared/error-details.ts'
import type { Pace } from '../shared/protocol.ts'
import { randomId } from '../shared/random-id.ts'
import {
  admitMatch,
  listStoredMatches,
  readStoredMatch,
  storeMatch,
  tidyMatches,
  touchStoredMatch,
} from '../shared/stored-matches.ts'
import { holdLifeLock } from '../shared/thread-life.ts'
import { WorkerMatchService } from './services/match-service.ts'
import { MatchTabs } from './storage/match-tabs.ts'
import { readVisitedMatch, storeVisitedMatch } from './storage/visited-match.ts'
import { tellInThread } from './thinking/chronicle-thread.ts'
import { Chronicler } from './thinking/chronicler.ts'
import { connectThinker } from './thinking/thinker-worker.ts'

const PAUSES: Readonly<Record<Pace, number>> = { calm: 1400, brisk: 550, instant: 0 }
const THINKING = 'thinking'
const TELLING = 'telling'

// A failed promise that nobody waits for (a bot's turn) is a crash too: rethrown, it reaches the page as one.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason
})

function service(): WorkerMatchService {
  const open = (name: string) => () => new Worker(self.location.href, { type: 'module', name })
  const thoughts = new ThinkingThread(() => connectThinker(open(THINKING)()))
  return new WorkerMatchService({
    bot: (kind, seed) => thoughts.bot(kind, seed),
    forecast: (...question) => thoughts.forecast(...question),
    advise: (...question) => thoughts.advise(...question),
    chronicle: (...question) => tellInThread(open(TELLING), ...question),
    think: (pace) => new Promise((resolve) => setTimeout(resolve, PAUSES[pace])),
    store: {
      keep: storeMatch,
      admit: admitMatch,
      read: readStoredMatch,
      open: touchStoredMatch,
      last: async () => (await listStoredMatches()).matches[0],
      tidy: tidyMatches,
    },
    reportFault,
    tabs: new MatchTabs(),
    keepVisit: storeVisitedMatch,
    keptVisit: readVisitedMatch,
    diceSecret: () => ({ seed: randomId(), salt: randomId() }),
  })
}

/** The match goes on without a failed bot, but our own bugs must not pass unnoticed: the page shows a crash. */
function reportFault(fault: HostFault): void {
  console.error(fault.kind, fault)
  if (fault.kind === 'rules-failed' || fault.kind === 'view-failed' || fault.kind === 'option-failed')
    void Promise.reject(fault.error)
}

keepErrorDetails()
holdLifeLock((message) => postMessage(message))

/** Chooses the role of this thread by the name it was opened with. */
function role(): Thinker | Chronicler | WorkerMatchService {
  if (self.name === THINKING) return new Thinker()
  return self.name === TELLING ? new Chronicler() : service()
}

Comlink.expose(role())
