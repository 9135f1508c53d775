import encodeQR from 'qr'

/** Makes the dark modules of a QR code as one SVG path, with the quiet zone that scanners need. */
export function qrPath(content: string): { readonly path: string; readonly size: number } {
  const rows = encodeQR(content, 'raw', { border: 4, ecc: 'medium' })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { path, size: rows.length }
}
