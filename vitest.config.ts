import { configDefaults, defineConfig } from 'vitest/config'

/** Tests of what stands in a registry that other tests add objects of their own to. */
const ALONE = ['scripts/translations/names.test.ts']

/** Tests of the app, in whose sources there is syntax that is not Node's. */
const APP = ['packages/app/src/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    // Fuzzing takes its time on a busy machine; speed is judged in bench, not here.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // One worker fewer than there are cores, the default, leaves half of a small machine idle.
    maxWorkers: '100%',
    setupFiles: ['./vitest.setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'docs/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE, ...APP],
          // The files of one worker share their modules: importing the games again for each took two fifths of the time.
          isolate: false,
          // Node itself reads the sources, as it does for the command line: nothing is transformed, and what runs is what is written.
          experimental: { viteModuleRunner: false },
        },
      },
      { extends: true, test: { name: 'app', include: APP, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
