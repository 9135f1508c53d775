import { retryInNewThread } from '@fray/session'
import * as Comlink from 'comlink'
import type { Chronicle, SavedMatch } from '../../shared/protocol.ts'
import { endOf } from '../../shared/thread-life.ts'
import type { Chronicler } from './chronicler.ts'

/** Analyses a match in a worker of its own, closed afterwards, so that neither page nor bots wait for it. */
export async function tellInThread(
  open: () => Worker,
  saved: SavedMatch,
  language: string,
  done: (share: number) => void,
): Promise<Chronicle> {
  return retryInNewThread(async () => {
    const worker = open()
    const ended = endOf(worker)
    try {
      const told: Promise<Chronicle> = Comlink.wrap<Chronicler>(worker).tell(saved, language, Comlink.proxy(done))
      return await Promise.race([told, ended])
    } finally {
      worker.terminate()
    }
  })
}
