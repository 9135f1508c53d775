import { type FormEvent, useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { NameField } from './NameField.tsx'
import { phraseOfFailure } from './state/api.ts'
import { useOwnName } from './state/own-name.ts'
import { useServer } from './state/server-store.ts'

/** Who the reader is, and how to take another name; nothing for those who have not joined anything. */
export function OwnNameForm() {
  const { ui } = useTranslator()
  const person = useServer((state) => state.person)
  const own = useOwnName()
  const [isOpen, setIsOpen] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  if (!person) return null
  const save = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await own.introduceSelf()
      setIsOpen(false)
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <section className="online-self">
      <p>
        {ui('ui.online.you-are', { name: person.name })}{' '}
        <button type="button" className="tool" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {ui('ui.online.rename')}
        </button>
      </p>
      {isOpen ? (
        <form className="online-form" onSubmit={(event) => void save(event)}>
          <NameField own={own} />
          <button type="submit" className="button button-main">
            {ui('ui.online.save-name')}
          </button>
        </form>
      ) : null}
      {failure === undefined ? null : <p role="alert">{ui(phraseOfFailure(failure))}</p>}
    </section>
  )
}
