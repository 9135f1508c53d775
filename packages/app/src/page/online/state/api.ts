import type { Json } from '@fray/kernel'
import {
  type CreateMatchRequest,
  type FinishedMatch,
  type ListedMatch,
  type MatchAct,
  type MatchInfo,
  type Person,
  type ServerFault,
  ServerFaultError,
} from '@fray/protocol'
import type { PhraseId } from '../../../locales/phrases.ts'
import { apiAddress, useServer } from './server-store.ts'

/** A request that failed: the server's reason, or that it could not be reached. */
class RequestFailure extends Error {
  override readonly name = 'RequestFailure'
  readonly code: ServerFault['code'] | 'unreachable'

  constructor(code: RequestFailure['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Gets the phrase that tells a person what went wrong. */
export function phraseOfFailure(error: unknown): PhraseId {
  if (error instanceof ServerFaultError) return `ui.online.fault.${error.fault.code}`
  const code = error instanceof RequestFailure ? error.code : 'failed'
  return `ui.online.fault.${code}`
}

/** Asks the server for something under `api/`. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body)
  const data = (await response.json().catch(() => undefined)) as (T & { readonly fault?: ServerFault }) | undefined
  if (response.ok && data) return data
  const fault = data?.fault
  throw new RequestFailure(fault?.code ?? 'failed', fault?.message ?? `status ${response.status}`)
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const json = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  try {
    return await fetch(apiAddress(path), { method, ...json })
  } catch (error) {
    throw new RequestFailure('unreachable', String(error))
  }
}

/** Makes the reader known by this name: as a new guest, or under another name than before. */
export async function introduce(name: string): Promise<Person> {
  const known = useServer.getState().person
  if (known?.name === name) return known
  const { person } = known
    ? await request<{ person: Person }>('PATCH', 'me', { name })
    : await request<{ person: Person }>('POST', 'guest', { name })
  useServer.setState({ person })
  return person
}

export async function listLobby(): Promise<readonly ListedMatch[]> {
  return (await request<{ matches: readonly ListedMatch[] }>('GET', 'lobby')).matches
}

export async function listOwnMatches(): Promise<readonly ListedMatch[]> {
  return (await request<{ matches: readonly ListedMatch[] }>('GET', 'my/matches')).matches
}

export function createMatch(order: CreateMatchRequest): Promise<MatchInfo> {
  return request('POST', 'matches', order)
}

export function joinMatch(code: string, seat: number, commitment: string): Promise<MatchInfo> {
  return request('POST', `matches/${code}/join`, { seat, commitment })
}

export function chooseForce(code: string, force: Json): Promise<MatchInfo> {
  return request('POST', `matches/${code}/force`, { force })
}

export function commitToSeed(code: string, commitment: string): Promise<MatchInfo> {
  return request('POST', `matches/${code}/commit`, { commitment })
}

export function revealContribution(
  code: string,
  contribution: { readonly secret: string; readonly salt: string },
): Promise<MatchInfo> {
  return request('POST', `matches/${code}/reveal`, contribution)
}

export function cancelMatch(code: string): Promise<MatchInfo> {
  return request('POST', `matches/${code}/cancel`, {})
}

export function actIn(code: string, act: MatchAct): Promise<MatchInfo> {
  return request('POST', `matches/${code}/act`, { act })
}

export function requestRematch(code: string, commitment: string): Promise<MatchInfo> {
  return request('POST', `matches/${code}/rematch`, { commitment })
}

export function readMatch(code: string): Promise<MatchInfo> {
  return request('GET', `matches/${code}`)
}

export function readFinishedMatch(code: string): Promise<FinishedMatch> {
  return request('GET', `matches/${code}/record`)
}
