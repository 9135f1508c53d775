import { type Json, refuse, text } from '@fray/kernel'
import { type CallArguments, type CallName, ServerFaultError } from '@fray/protocol'
import type { PlaceHints, Snapshot } from '@fray/session'
import { PAST } from '@fray/session'
import type { ServerMatch } from '../../store/service.ts'
import { serverConnection } from './connection.ts'

const NOTHING_TO_PLACE: PlaceHints = { region: [], suggestions: [] }

/** A past step as the server tells it; the rest is as in the match now. */
type PastStep = Pick<Snapshot, 'step' | 'view' | 'events' | 'outcome'>

/**
 * Makes the calls of the table for a match on a server. A call that comes too late or too often is like one without a
 * result; a refused answer says why.
 */
export function serverMatchOf(code: string, latest: () => Snapshot | undefined): ServerMatch {
  const call = <Name extends CallName>(name: Name, ...args: CallArguments<Name>): Promise<never> =>
    serverConnection().call(code, name, args) as Promise<never>
  const ask = async <Name extends CallName, T>(otherwise: T, name: Name, ...args: CallArguments<Name>): Promise<T> => {
    try {
      return ((await call(name, ...args)) as T | undefined) ?? otherwise
    } catch (error) {
      if (error instanceof ServerFaultError) return otherwise
      throw error
    }
  }
  return {
    answer: (seat, sequence, answer) => call('answer', seat, sequence, answer).catch(refusalOf),
    take: (seat, sequence, answers) => ask(undefined, 'take', seat, sequence, [...answers]),
    undo: () => ask(undefined, 'undo'),
    refusal: (seat, sequence, answer) => ask(undefined, 'refusal', seat, sequence, answer),
    hints: (seat, sequence) => ask(NOTHING_TO_PLACE, 'hints', seat, sequence),
    weigh: (seat, sequence, proposal, from) =>
      ask(
        { refusal: undefined, legal: undefined, account: undefined },
        'weigh',
        seat,
        sequence,
        asJson(proposal),
        from && asJson(from),
      ),
    readGesture: (sequence, gesture) => ask({ ways: [], refusal: undefined }, 'readGesture', sequence, asJson(gesture)),
    menu: (figure) => ask([], 'menu', figure),
    forecast: (seat, sequence, answer, then) => ask(undefined, 'forecast', seat, sequence, answer, then && [...then]),
    cancelForecast: (seat) => ask(undefined, 'cancelForecast', seat),
    advise: (seat) => ask(undefined, 'advise', seat),
    overlays: (figure) => ask([], 'overlays', figure),
    overlay: (figure, id) => ask(undefined, 'overlay', figure, id),
    steps: () => ask([], 'steps'),
    position: async (_, at) => {
      const now = latest()
      const past = (await call('position', at)) as PastStep
      if (!now) throw new Error('the match is not on the table')
      return { ...now, ...PAST, ...past, decision: undefined, pending: [] }
    },
    attend: (seat, attention) => ask(undefined, 'attend', seat, asJson(attention)),
    arm: (seat, source) => ask(undefined, 'arm', seat, source),
    reconsider: (seat, moment) => ask(undefined, 'reconsider', seat, moment),
  }
}

/** Everything the table sends is plain data, whatever its type says of it. */
function asJson(data: unknown): Json {
  return data as Json
}

function refusalOf(error: unknown) {
  if (!(error instanceof ServerFaultError)) throw error
  return refuse(text(`ui.online.fault.${error.fault.code}`))
}
