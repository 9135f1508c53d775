import { defineConfig } from 'vitest/config'
import { PATIENT_MS } from './e2e/browser.ts'
import { LongestFirst } from './e2e/longest-first.ts'

/** Plays the built app in browsers, several files at a time. A test that fails is tried once more, and reported as flaky if it passes then. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/server.ts'],
    setupFiles: ['e2e/setup.ts'],
    // The files of one worker share their modules, and the browser with them.
    isolate: false,
    // Node itself reads the sources: nothing is transformed.
    experimental: { viteModuleRunner: false },
    // One more than a small machine has cores: a test that waits for its browser leaves room for another.
    maxWorkers: 3,
    retry: 1,
    reporters: ['default', './e2e/flaky-reporter.ts'],
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: PATIENT_MS } },
    testTimeout: 300_000,
    hookTimeout: PATIENT_MS,
  },
})
