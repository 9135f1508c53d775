import { InputError } from '@fray/kernel'
import { inputError } from '../../../locales/fault.ts'

/** Shared texts are never longer than this when unpacked; longer ones are not ours. */
const LONGEST = 8_000_000

/** Compresses a text into letters that any address may contain. */
export async function pack(text: string): Promise<string> {
  const packed = await pipeThrough(new CompressionStream('deflate-raw'), new TextEncoder().encode(text))
  return toLetters(packed)
}

/** Decompresses a text; throws if it is not valid. */
export async function unpack(letters: string): Promise<string> {
  const unpacked = await pipeThrough(new DecompressionStream('deflate-raw'), fromLetters(letters)).catch((error) => {
    throw error instanceof InputError ? error : linkError('cut-off')
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked)
  } catch {
    throw linkError('no-text')
  }
}

function linkError(how: 'cut-off' | 'no-text' | 'too-long' | 'letters'): InputError {
  return inputError('link', '', `ui.fault.link-${how}`)
}

/** Sends bytes through a stream and returns its output. */
async function pipeThrough(
  { readable, writable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const writer = writable.getWriter()
  // A write error shows up while reading too, and is reported there.
  const written = writer.write(bytes).then(() => writer.close())
  written.catch(() => undefined)
  const parts: Uint8Array[] = []
  let length = 0
  const reader = readable.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    length += part.value.length
    if (length > LONGEST) throw linkError('too-long')
  }
  return concat(parts, length)
}

function concat(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Base64 for addresses (RFC 4648, section 5), without padding. */
function toLetters(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(letters)) throw linkError('letters')
  const binary = decodeBase64(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function decodeBase64(base64: string): string {
  try {
    return atob(base64)
  } catch {
    throw linkError('cut-off')
  }
}
