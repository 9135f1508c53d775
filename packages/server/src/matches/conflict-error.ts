/** Another process was faster: this one no longer knows everything about the match. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError'
}
