import { useId } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { LONGEST_NAME, type useOwnName } from './state/own-name.ts'

/** The name that the others see. */
export function NameField({ own: { name, setName } }: { own: ReturnType<typeof useOwnName> }) {
  const { ui } = useTranslator()
  const id = useId()
  return (
    <div className="name-field">
      <label htmlFor={id}>{ui('ui.online.your-name')}</label>
      <input
        id={id}
        className="field"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
        onChange={({ target }) => setName(target.value)}
        onFocus={({ target }) => target.select()}
      />
      <p className="hint">{ui('ui.online.your-name-note')}</p>
    </div>
  )
}
