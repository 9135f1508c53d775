import { expect, test } from 'vitest'
import { defaultPaper } from './paper.ts'

test('the paper is that of the region a browser tells, however it tells it', () => {
  expect(['en-US', 'fr-CA', 'es_MX', 'en-US@posix', 'zh-Hans-US'].map(defaultPaper)).toEqual(Array(5).fill('letter'))
  expect(['en-GB', 'es-419', 'fr', 'de-DE@euro', '', 'C'].map(defaultPaper)).toEqual(Array(6).fill('a4'))
})
