import { expect, test } from 'vitest'
import { withoutJsonType } from './json-imports.ts'

test('a dynamic import of JSON no longer says that it is JSON, however it is spaced', () => {
  expect(withoutJsonType("(await import('../a.json', { with: { type: 'json' } })).default")).toBe(
    "(await import('../a.json')).default",
  )
  expect(withoutJsonType('import(\n  "./b.json",\n  { with: { type: "json" } }\n)')).toBe('import(\n  "./b.json"\n)')
})

test('other imports stay as they are', () => {
  for (const code of ["import a from './a.json' with { type: 'json' }", "import('./a.ts')", "import('./a.json')"]) {
    expect(withoutJsonType(code)).toBe(code)
  }
})
