// npm run mutate -- kernel             every file of the kernel
// npm run mutate -- kernel match tally only these
// Changes the code in every way that a test should notice, one at a time, and lists the changes that none did.
import { spawnSync } from 'node:child_process'
import { targetOf } from './mutation-targets.ts'

const [name = 'kernel', ...files] = process.argv.slice(2)
const { folder } = targetOf(name)
const only = files.map((file) => `${folder}/src/**/${file}.ts`).join(',')
const words = ['stryker', 'run', 'stryker.config.mjs', ...(only ? ['--mutate', only] : [])]
const { status } = spawnSync('npx', words, { stdio: 'inherit', env: { ...process.env, FRAY_MUTATE: name } })
process.exit(status ?? 1)
