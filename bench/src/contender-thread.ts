/** Worker thread in which one contender plays for a number of seconds and reports how much it did. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Contender, roundOf } from './contender.ts'
import { paceOf } from './timing.ts'

const round = await roundOf(workerData as Contender)

parentPort?.on('message', async (seconds: number) => parentPort?.postMessage(await paceOf(seconds, round)))
