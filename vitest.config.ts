import { configDefaults, defineConfig } from 'vitest/config'

/** Tests of what stands in a registry that other tests add objects of their own to. */
const ALONE = ['packages/games/*/src/words/names.test.ts']

export default defineConfig({
  test: {
    // Fuzzing takes its time on a busy machine; speed is judged in bench, not here.
    testTimeout: 300_000,
    // One worker fewer than there are cores, the default, leaves half of a small machine idle.
    maxWorkers: '100%',
    setupFiles: ['./vitest.setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'docs/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE],
          // The files of one worker share their modules: importing the games anew for each took two fifths of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
