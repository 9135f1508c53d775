#!/usr/bin/env node
import { run } from './run.ts'

// A reader that has seen enough ("fray games | head -1") closes the pipe, which is not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}

process.exitCode = await run(process.argv.slice(2))
