import { InputError } from '@fray/kernel'
import type { ServerFault } from '@fray/protocol'

/** A request that cannot be carried out, and why. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: ServerFault['code']

  constructor(code: ServerFault['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Describes an error for a client. Of our own bugs it learns nothing more than that there is one. */
export function faultOf(error: unknown): ServerFault {
  if (error instanceof RequestError) return { code: error.code, message: error.message }
  if (error instanceof InputError) return { code: 'invalid', message: error.message }
  const { statusCode = 500, message } = error as { statusCode?: number; message?: string }
  if (statusCode === 429) return { code: 'too-fast', message: 'too many requests' }
  if (statusCode < 500) return { code: 'invalid', message: message ?? 'invalid request' }
  return { code: 'failed', message: 'the server failed' }
}
