// Mutation testing: `npm run mutate -- kernel`. Outside `npm test`, because it runs the tests of a package once for each change it makes.
import { targetOf } from './scripts/mutation-targets.ts'

const target = targetOf(process.env.FRAY_MUTATE ?? 'kernel')

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // TypeScript 7 cannot be asked to rewrite its configuration for the sandbox, and nothing there reads it.
  tsconfigFile: 'no-tsconfig',
  mutate: target.mutate,
  // Words are proven by the tests that compare languages, not by their letters.
  mutator: { excludedMutations: ['StringLiteral'] },
  thresholds: { high: 95, low: 85, break: 85 },
  incremental: true,
  incrementalFile: `.mutation/${target.name}.json`,
  tempDirName: '.mutation/sandbox',
  ignorePatterns: ['/packages/app', '/docs/situations', '**/golden', '**/dist', '/.mutation'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  timeoutMS: 20_000,
  concurrency: Number(process.env.FRAY_CORES ?? 2),
}
