import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from a page of this server, or from no page. Browsers name the page's origin: another site must
 * not act in a person's name.
 */
export function isOwnOrigin({ origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
