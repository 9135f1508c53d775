import type { Person } from '@fray/protocol'
import type { FastifyRequest } from 'fastify'
import type { People } from '../people/people.ts'
import { SESSION_COOKIE } from '../people/session-cookie.ts'
import { RequestError } from '../request-error.ts'

/** Finds the person whose session cookie a request carries, or refuses it. */
export async function personOf(people: People, request: FastifyRequest): Promise<Person> {
  const person = await findPerson(people, request)
  if (!person) throw new RequestError('not-signed-in', 'no session')
  return person
}

/** Finds the person whose session cookie a request carries. */
export async function findPerson(people: People, request: FastifyRequest): Promise<Person | undefined> {
  const token = request.cookies[SESSION_COOKIE]
  return token === undefined ? undefined : people.findByToken(token)
}
