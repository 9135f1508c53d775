import { delayAfter, type ReportFault } from './host-fault.ts'

/** The part of the host's options that a keeper needs. */
interface SaverOptions {
  /** Saves the match as it is now. */
  save(): Promise<void>
  wait(milliseconds: number): Promise<void>
}

/** Saves a match after its changes, one write at a time, and retries while the store fails. */
export class MatchSaver {
  readonly #options: SaverOptions
  readonly #report: ReportFault
  #changes = 0
  #saved = 0
  #writing: Promise<void> | undefined
  #isStopped = false
  #stopWaiting: () => void = () => {}

  constructor(options: SaverOptions, report: ReportFault) {
    this.#options = options
    this.#report = report
  }

  /** Whether everything so far is saved. */
  get isDone(): boolean {
    return this.#saved === this.#changes
  }

  /** Resolves to true once the match is saved as it is now or later, or to false if the keeper is stopped before. */
  async save(): Promise<boolean> {
    this.#isStopped = false
    const change = ++this.#changes
    while (this.#saved < change) {
      if (this.#isStopped) return false
      this.#writing ??= this.#write()
      await this.#writing
    }
    return true
  }

  /** Lets a running write finish and retries nothing. */
  stop(): void {
    this.#isStopped = true
    this.#stopWaiting()
  }

  async #write(): Promise<void> {
    for (let attempt = 1; !this.#isStopped; attempt++) {
      // Every write is the whole match with all changes since the last attempt.
      const change = this.#changes
      try {
        await this.#options.save()
        this.#saved = change
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
