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
