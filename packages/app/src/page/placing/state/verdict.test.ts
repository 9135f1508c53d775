import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import type { PhraseTranslator } from '../../../locales/translator.ts'
import type { Placing } from './placing-store.ts'
import { pathVerdict } from './verdict.ts'

const INCH = 2540
const view = { unit: { length: INCH, sign: '″' } } as TableView
/** Says the phrase itself, and lengths as they are. */
const talk = {
  ui: (id: string, args: Record<string, unknown> = {}) =>
    id === 'ui.length' ? `${args.length}${args.sign}` : [id, ...Object.values(args)].join(' '),
} as unknown as PhraseTranslator

function way(inches: number, reach: number | undefined): Placing {
  const base = { shape: 'disc', radius: 10 } as const
  const form = { kind: 'move', base, from: { x: 0, y: 0 }, bends: true, turns: false } as const
  return {
    draft: {
      form: reach === undefined ? form : { ...form, reach: reach * INCH },
      at: { x: inches * INCH, y: 0 },
      bends: [],
    },
    weighed: { refusal: undefined, legal: undefined, account: undefined },
    account: undefined,
  } as unknown as Placing
}

test('a path that may fall short says by how much', () => {
  expect(pathVerdict(way(20, 8), view, talk)).toBe('ui.allowed-short 20″ 8″')
  expect(pathVerdict(way(8, 8), view, talk)).toBe('ui.allowed')
})

test('a path traced before measuring says that it is not measured yet', () => {
  expect(pathVerdict(way(20, undefined), view, talk)).toBe('ui.allowed-unmeasured')
})
