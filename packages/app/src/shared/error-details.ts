import type { Message, Problem } from '@fray/kernel'
import * as Comlink from 'comlink'

/** Problems and phrases of an error, which would be lost between threads. */
interface ErrorDetails {
  readonly problems?: readonly Problem[]
  readonly text?: Message
}

interface ThrownValue {
  readonly value: unknown
}

/** Keeps the problems and phrases of errors when they cross from the worker to the page. Both ends call this once. */
export function keepErrorDetails(): void {
  const usual = Comlink.transferHandlers.get('throw') as Comlink.TransferHandler<ThrownValue, object>
  const handler: Comlink.TransferHandler<ThrownValue, object> = {
    canHandle: usual.canHandle,
    serialize: (thrown) => {
      const [serialized, transferred] = usual.serialize(thrown)
      return [{ ...serialized, told: detailsOf(thrown.value) }, transferred]
    },
    deserialize: (serialized) => {
      const { told } = serialized as { readonly told?: ErrorDetails }
      try {
        return usual.deserialize(serialized)
      } catch (error) {
        throw error instanceof Error ? Object.assign(error, told) : error
      }
    },
  }
  Comlink.transferHandlers.set('throw', handler)
}

function detailsOf(error: unknown): ErrorDetails {
  const { problems, text } = (error ?? {}) as ErrorDetails
  return { ...(problems ? { problems } : {}), ...(text ? { text } : {}) }
}
