import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Servers on one database, each in a process of its own that can be killed. */
export class ServerProcesses {
  readonly #environment: Readonly<Record<string, string>>
  readonly #running = new Map<ChildProcess, string>()
  readonly #killed = new Set<ChildProcess>()
  /** How many have ended without being killed. */
  crashes = 0

  /** `environment`: more variables for each process. */
  constructor(databaseUrl: string, environment: Readonly<Record<string, string>> = {}) {
    this.#environment = { ...environment, DATABASE_URL: databaseUrl }
  }

  /** Starts another server, and resolves once it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [fileURLToPath(new URL('./server-process.ts', import.meta.url))], {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
      child.once('exit', () => reject(new Error('a server has ended before it listened')))
    })
    this.#running.set(child, address)
    child.once('exit', () => {
      this.#running.delete(child)
      if (!this.#killed.has(child)) this.crashes++
    })
  }

  get addresses(): readonly string[] {
    return [...this.#running.values()]
  }

  /** Gets the address of one that is running. */
  pickAddress(): string {
    const { addresses } = this
    return addresses[Math.floor(Math.random() * addresses.length)] ?? 'http://127.0.0.1:1'
  }

  /** Kills one without warning, and resolves once it is gone. */
  async killOne(): Promise<void> {
    const [child] = [...this.#running.keys()].toSorted(() => Math.random() - 0.5)
    if (child) await this.#kill(child)
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((child) => this.#kill(child)))
  }

  #kill(child: ChildProcess): Promise<void> {
    this.#killed.add(child)
    return new Promise((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  }
}
