import { defineConfig } from 'vitest/config'

/** Plays the built app in browsers, two files at a time. A test that fails is tried once more, and told to be unsteady if it passes then. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/server.ts'],
    maxWorkers: 2,
    retry: 1,
    reporters: ['default', 'e2e/unsteady-reporter.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
