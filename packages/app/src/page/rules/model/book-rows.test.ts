import { type Chapter, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { type BookRow, bookRows } from './book-rows.ts'

const rule = { title: 'A rule', text: 'Its title.' }
const rules = { 'X-MOVE-01': rule, 'X-FIGHT-01': rule, 'X-MOVE-02': rule, 'X-ODD-01': rule }

function chapter(...sections: string[]): Chapter {
  return { title: text(sections.join()), introduction: text('about'), sections }
}

const rowId = (row: BookRow) => (row.kind === 'rule' ? row.id : (row.chapter?.title.id ?? 'rest'))

test('rules are listed by chapter, and those without a chapter come last', () => {
  const rows = bookRows(rules, [chapter('X-FIGHT'), chapter('X-MOVE'), chapter('X-NONE')])
  expect(rows.map(rowId)).toEqual(['X-FIGHT', 'X-FIGHT-01', 'X-MOVE', 'X-MOVE-01', 'X-MOVE-02', 'rest', 'X-ODD-01'])
})

test('a book without chapters is a plain list', () => {
  expect(bookRows(rules, []).map(rowId)).toEqual(Object.keys(rules))
})
