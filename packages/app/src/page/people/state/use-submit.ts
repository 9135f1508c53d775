import { type FormEvent, useState } from 'react'
import type { PhraseId } from '../../../locales/phrases.ts'
import { phraseOfFailure } from '../../online/state/api.ts'

/** Runs what a button or form asks for, one at a time, and keeps the phrase that tells why it failed. */
export function useSubmit() {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<PhraseId>()
  const submit = async (action: () => Promise<unknown>) => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await action()
    } catch (error) {
      setFailure(isFromPasskey(error) ? 'ui.people.passkey-failed' : phraseOfFailure(error))
    } finally {
      setIsBusy(false)
    }
  }
  const onSubmit = (action: () => Promise<unknown>) => (event: FormEvent) => {
    event.preventDefault()
    void submit(action)
  }
  return { isBusy, failure, submit, onSubmit }
}

/** Browsers and their library throw these if a person cancels, or a device has no passkey. */
function isFromPasskey(error: unknown): boolean {
  return error instanceof DOMException || (error instanceof Error && error.name === 'WebAuthnError')
}
