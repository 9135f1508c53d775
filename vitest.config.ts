import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'docs/**/*.test.ts', 'bench/**/*.test.ts'],
    // Fuzzing takes its time on a busy machine; speed is judged in bench, not here.
    testTimeout: 300_000,
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
