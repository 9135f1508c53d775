import type { CookieSerializeOptions } from '@fastify/cookie'

export const SESSION_COOKIE = 'fray_session'

const A_YEAR = 365 * 24 * 60 * 60

/** Scripts cannot read the cookie, and other sites cannot make a browser send it. */
export function cookieOptions(isSecure: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge: A_YEAR }
}
