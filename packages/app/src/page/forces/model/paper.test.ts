import { expect, test } from 'vitest'
import { defaultPaper } from './paper.ts'

test("the paper fits the browser's region, however its language tag is written", () => {
  expect(['en-US', 'fr-CA', 'es_MX', 'en-US@posix', 'zh-Hans-US'].map(defaultPaper)).toEqual(Array(5).fill('letter'))
  expect(['en-GB', 'es-419', 'fr', 'de-DE@euro', '', 'C'].map(defaultPaper)).toEqual(Array(6).fill('a4'))
})
