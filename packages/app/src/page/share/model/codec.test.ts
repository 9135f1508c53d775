import { InputError } from '@fray/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './codec.ts'

test('any text survives packing and unpacking', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await unpack(await pack(text))).toBe(text)
    }),
    { numRuns: 60 },
  )
})

test('a packed text is short and fits into an address', async () => {
  const text = JSON.stringify(Array.from({ length: 500 }, (_, i) => [i % 2, 'pass']))
  const packed = await pack(text)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(text.length / 10)
})

test('an invalid packed text is refused with the reason', async () => {
  const packed = await pack('a match that is long enough to be cut')
  for (const wrong of [
    '',
    'with space',
    packed.slice(0, -6),
    `${packed.slice(0, 8)}AAAA${packed.slice(12)}`,
    'hello',
  ]) {
    await expect(unpack(wrong), wrong).rejects.toThrow(InputError)
    await expect(unpack(wrong), wrong).rejects.toThrow(/^link: (it|the link) /)
  }
})

test('a link that unpacks to more than any match is refused before it fills the memory', async () => {
  await expect(unpack(await pack('a'.repeat(8_000_001)))).rejects.toThrow('more than any match')
})

test('a link without text is refused', async () => {
  const bytes = new Blob([Uint8Array.of(0xff, 0xfe, 0x41)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const packed = Buffer.from(await new Response(bytes).arrayBuffer()).toString('base64url')
  await expect(unpack(packed)).rejects.toThrow('holds no text')
})
