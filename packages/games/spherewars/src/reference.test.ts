import { expect, test } from 'vitest'
import { spherewars } from './index.ts'

/** A text that says nothing but where another one stands. */
const ONLY_POINTS = /^(?:as|see|like)?\s*(?:in )?(?:SW-[A-Z]+-\d+|\d+)\b(?:[\s,]*(?:to )?-?\d+)*(?: unchanged)?\.$/i

test('every rule states its own content instead of pointing at another', async () => {
  const reference = await spherewars.content.reference()
  const pointing = Object.entries(reference).filter(([, { text }]) => ONLY_POINTS.test(text))
  expect(pointing.map(([id]) => id)).toEqual([])
})

test('deeds and spells are described in sentences, not in rows of the table', async () => {
  const reference = await spherewars.content.reference()
  const rows = Object.entries(reference).filter(
    ([, { title, text }]) => /\((?:deed|spell)/.test(title) && /^Difficulty|Target:|\b\d\+?: /.test(text),
  )
  expect(rows.map(([id]) => id)).toEqual([])
})
