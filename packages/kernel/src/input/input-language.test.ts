import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { kernelTranslations } from '../locales/phrases.ts'
import { readInput } from './input.ts'
import { setInputLanguage } from './input-language.ts'

afterEach(() => setInputLanguage('en'))

const complaint = () => {
  try {
    return readInput('thing', z.strictObject({ size: z.number() }), { size: 'large' })
  } catch (error) {
    return (error as Error).message
  }
}

test.each(Object.keys(kernelTranslations))(
  'schema messages are in %s, and in English again afterwards',
  async (language) => {
    const english = complaint()
    await setInputLanguage(language)
    expect(complaint()).toMatch(/^thing: size: /)
    expect(complaint()).not.toBe(english)
    await setInputLanguage('en')
    expect(complaint()).toBe(english)
  },
)
