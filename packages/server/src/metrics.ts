import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The addresses that may read the metrics if none are given: this machine. */
const LOCAL: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Seconds, from an answer judged in no time to one that nobody should wait for. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts and measures for Prometheus. Nothing here names a person or a match. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #calls: Histogram<'call'>
  readonly #sent: Counter<'kind'>
  readonly #bytes: Counter<'kind'>
  readonly #faults: Counter<'kind'>

  constructor() {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#calls = new Histogram({
      name: 'fray_call_seconds',
      help: 'Time from a call of a client to its result, with the commit of what it changed',
      labelNames: ['call'],
      buckets: BUCKETS,
      registers,
    })
    const labelNames = ['kind'] as const
    this.#sent = new Counter({ name: 'fray_messages_sent_total', help: 'Messages to clients', labelNames, registers })
    this.#bytes = new Counter({ name: 'fray_bytes_sent_total', help: 'Bytes to clients', labelNames, registers })
    this.#faults = new Counter({
      name: 'fray_faults_total',
      help: 'Faults that were dealt with',
      labelNames,
      registers,
    })
  }

  /** Shows a number that is looked up whenever the metrics are read. */
  addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read())
      },
    })
  }

  /** Measures how long a call takes. */
  async timeCall<T>(call: string, work: () => Promise<T>): Promise<T> {
    const end = this.#calls.startTimer({ call })
    try {
      return await work()
    } finally {
      end()
    }
  }

  countMessage(kind: string, bytes: number): void {
    this.#sent.inc({ kind })
    this.#bytes.inc({ kind }, bytes)
  }

  countFault(kind: string): void {
    this.#faults.inc({ kind })
  }

  /** Serves `GET /metrics` to some addresses only. */
  addRoute(server: FastifyInstance, addresses: readonly string[] = LOCAL): void {
    server.get('/metrics', async (request, reply) => {
      if (!addresses.includes(request.ip))
        return reply.code(403).send({ fault: { code: 'not-yours', message: 'not from here' } })
      return reply.type(this.#registry.contentType).send(await this.#registry.metrics())
    })
  }
}
