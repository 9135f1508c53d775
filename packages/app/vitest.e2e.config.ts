import { defineConfig } from 'vitest/config'

/** Plays the built app in a browser. Slow: one file at a time, long time-outs. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/server.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
