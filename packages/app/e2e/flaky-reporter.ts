import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that passed only when they were tried again, and what failed: they, or the app, wait for the wrong thing. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (!test.diagnostic()?.flaky) continue
        console.log(`flaky: ${module.relativeModuleId} > ${test.fullName}`)
        for (const { message, stacks = [] } of test.result().errors ?? []) {
          const places = stacks.map(({ file, line }) => `${file}:${line}`)
          console.log([message, ...places].join('\n').replaceAll(/^/gm, '  '))
        }
      }
    }
  }
}
