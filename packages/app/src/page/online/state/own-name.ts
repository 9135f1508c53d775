import { useState } from 'react'
import { useTranslator } from '../../translator/TranslatorContext.tsx'
import { introduce } from './api.ts'
import { useServer } from './server-store.ts'

/** The longest name that the server takes. */
export const LONGEST_NAME = 40

/** A suggestion for those who give no name is the same for the whole visit. */
const number = 100 + Math.floor(Math.random() * 900)

interface OwnName {
  readonly name: string
  setName(name: string): void
  /** Makes the reader known by the name, as a guest if they are new. */
  introduceSelf(): Promise<void>
}

/** The name the reader is known by, or will be once they join a match. */
export function useOwnName(): OwnName {
  const { ui } = useTranslator()
  const person = useServer((state) => state.person)
  const [typed, setTyped] = useState<string>()
  const name = typed ?? person?.name ?? ui('ui.online.guest', { number })
  const introduceSelf = async () => {
    await introduce(name.trim() || ui('ui.online.guest', { number }))
  }
  return { name, setName: setTyped, introduceSelf }
}
