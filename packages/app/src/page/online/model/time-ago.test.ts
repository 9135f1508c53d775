import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const NOW = Date.parse('2026-05-05T12:00:00Z')

test.each([
  ['2026-05-05T11:59:40Z', 'en', 'now'],
  ['2026-05-05T11:54:00Z', 'en', '6 minutes ago'],
  ['2026-05-05T09:30:00Z', 'en', '2 hours ago'],
  ['2026-05-04T11:00:00Z', 'fr', 'hier'],
  ['2026-05-05T12:00:05Z', 'es', 'ahora'],
])('%s is told in %s as "%s"', (moment, language, words) => {
  expect(timeAgo(moment, NOW, language)).toBe(words)
})
