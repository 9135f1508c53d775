import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that passed only when they were tried again: something in them, or in the app, waits for the wrong thing. */
export default class UnsteadyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.diagnostic()?.flaky) console.log(`unsteady: ${module.relativeModuleId} > ${test.fullName}`)
      }
    }
  }
}
