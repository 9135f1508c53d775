import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly title: string
  readonly note: string
  readonly children?: ReactNode
  /** What to do before going home. */
  onHome?(): void
}

/** A page with only a message and a way home. */
export function Notice({ title, note, children, onHome }: Props) {
  const { ui } = useTranslator()
  return (
    <main className="notice">
      <Icon name="broken-shield" size={56} />
      <h1>{title}</h1>
      <p>{note}</p>
      {children}
      <Link href="/" className="button" onClick={() => onHome?.()}>
        {ui('ui.home')}
      </Link>
    </main>
  )
}
