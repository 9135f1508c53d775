import { delayAfter, type ReportFault } from './host-fault.ts'

/** What a keeper needs of the host's options. */
interface KeeperOptions {
  /** Writes down the match as it stands. */
  keep(): Promise<void>
  wait(milliseconds: number): Promise<void>
}

/** Writes a match down after its changes, one writing at a time, and tries again for as long as the store fails. */
export class Keeper {
  readonly #options: KeeperOptions
  readonly #report: ReportFault
  #changes = 0
  #kept = 0
  #writing: Promise<void> | undefined
  #isStopped = false
  #stopWaiting: () => void = () => {}

  constructor(options: KeeperOptions, report: ReportFault) {
    this.#options = options
    this.#report = report
  }

  /** Whether everything up to now is kept. */
  get isDone(): boolean {
    return this.#kept === this.#changes
  }

  /** Resolves once the match is kept as it stands now, or later: to true, or to false if the keeper is stopped before. */
  async keep(): Promise<boolean> {
    this.#isStopped = false
    const change = ++this.#changes
    while (this.#kept < change) {
      if (this.#isStopped) return false
      this.#writing ??= this.#write()
      await this.#writing
    }
    return true
  }

  /** Lets what is being written come to its end, and tries nothing again. */
  stop(): void {
    this.#isStopped = true
    this.#stopWaiting()
  }

  async #write(): Promise<void> {
    for (let attempt = 1; !this.#isStopped; attempt++) {
      // The whole match is written, with all that has happened since the last attempt.
      const change = this.#changes
      try {
        await this.#options.keep()
        this.#kept = change
        break
      } catch (error) {
        const retryAfter = delayAfter(attempt)
        this.#report({ kind: 'store-failed', attempt, retryAfter, error })
        const stopped = new Promise<void>((resolve) => (this.#stopWaiting = resolve))
        if (!this.#isStopped) await Promise.race([this.#options.wait(retryAfter), stopped])
      }
    }
    this.#writing = undefined
  }
}
