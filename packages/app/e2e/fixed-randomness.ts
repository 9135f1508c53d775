import type { BrowserContext } from 'playwright-core'

/** How many profiles the test has opened. */
let profiles = 0

/**
 * Makes everything random in a profile, above all the seeds of dice and bots, the same in every run of a test: a match
 * that fails a test once fails it always. Each profile of a test, each page and each load of a page draws differently.
 */
export async function fixRandomness(context: BrowserContext): Promise<void> {
  await context.addInitScript(drawFixed, `profile ${++profiles}`)
}

/** Starts over for the next test, or for another try of the same one. */
export function restartRandomness(): void {
  profiles = 0
}

/** Runs in every page before the app. */
function drawFixed(profile: string): void {
  const load = `${profile}, load ${nextLoad()}`
  let [workers, draws] = [0, 0]
  crypto.randomUUID = () => `${load}, draw ${++draws}` as ReturnType<typeof crypto.randomUUID>
  globalThis.Worker = class extends Worker {
    constructor(script: string | URL, options?: WorkerOptions) {
      super(before(script, `${load}, worker ${++workers}`), options)
    }
  }

  /** Workers take no init script, so their script is wrapped in one that begins with ours. */
  function before(script: string | URL, worker: string): string {
    const fixed = `let draws = 0; crypto.randomUUID = () => ${JSON.stringify(worker)} + ', draw ' + ++draws`
    const parts = [moduleOf(fixed), new URL(script, document.baseURI).href]
    return moduleOf(parts.map((part) => `import ${JSON.stringify(part)}`).join('\n'))
  }

  function moduleOf(source: string): string {
    return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  }

  /** Counts the page loads of the profile, if it allows storage. */
  function nextLoad(): number {
    try {
      const load = Number(localStorage.getItem('loads of the test') ?? 0) + 1
      localStorage.setItem('loads of the test', String(load))
      return load
    } catch {
      return 1
    }
  }
}
