import * as Comlink from 'comlink'
import type { Chronicler } from './chronicler.ts'
import type { Chronicle, SavedMatch } from './protocol.ts'
import { endOf, retryInNewThread } from './thread-life.ts'

/** A match is looked back on in a thread of its own, which is closed when it is told: neither page nor bots wait for it. */
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
