import { defineConfig } from 'vitest/config'
import { targetOf } from './scripts/mutation-targets.ts'

/** The tests that mutants of one package are shown to: its own. */
export default defineConfig({
  test: {
    include: [`${targetOf(process.env.FRAY_MUTATE ?? 'kernel').folder}/src/**/*.test.ts`],
    // As long as in the other tests; mutants that go on for ever are ended by the mutation run itself.
    testTimeout: 300_000,
    setupFiles: ['./vitest.setup.ts'],
  },
})
