import type { BrowserContext } from 'playwright-core'

/** How many profiles the test has opened. */
let profiles = 0

/**
 * Whatever the app draws by chance in a profile, the seeds of its dice and bots first of all, is the same in every run of a test, so
 * that a match which fails it once fails it always. The profiles of a test, their pages and each load of a page have draws of their own.
 */
export async function fixChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(drawFixed, `profile ${++profiles}`)
}

/** Another test begins, or the same one again. */
export function restartChance(): void {
  profiles = 0
}

/** Runs in every page before anything of the app. */
function drawFixed(profile: string): void {
  const load = `${profile}, load ${nextLoad()}`
  let [workers, draws] = [0, 0]
  crypto.randomUUID = () => `${load}, draw ${++draws}` as ReturnType<typeof crypto.randomUUID>
  globalThis.Worker = class extends Worker {
    constructor(script: string | URL, options?: WorkerOptions) {
      super(before(script, `${load}, worker ${++workers}`), options)
    }
  }

  /** Workers run no script of ours before theirs: they get one that begins with ours. */
  function before(script: string | URL, worker: string): string {
    const fixed = `let draws = 0; crypto.randomUUID = () => ${JSON.stringify(worker)} + ', draw ' + ++draws`
    const parts = [moduleOf(fixed), new URL(script, document.baseURI).href]
    return moduleOf(parts.map((part) => `import ${JSON.stringify(part)}`).join('\n'))
  }

  function moduleOf(source: string): string {
    return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  }

  /** Counts the loads of all pages of the profile, where that can be kept. */
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
