import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('a QR code of a link reads back as the link', () => {
  const link = 'http://192.168.0.17:4517/#/online/k3f9x2m7'
  const { path, size } = qrPath(link)
  const scale = 4
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row++) {
      for (let column = 0; column < scale; column++) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4
        data.set([0, 0, 0, 255], at)
      }
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe(link)
})
