import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The specs that take longest. */
const LONG = ['every-game', 'nothing-lost', 'offline', 'replay', 'every-page', 'hot-seat', 'spherewars', 'lessons']

/** Begins with the specs that take longest: at the end no worker is left with one of them while the others have nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.spec.ts`))
      return place < 0 ? LONG.length : place
    }
    return (await super.sort(specs)).toSorted((a, b) => rank(a) - rank(b))
  }
}
