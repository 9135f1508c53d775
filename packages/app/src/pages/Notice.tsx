import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../locales/TranslatorContext.tsx'

interface Props {
  readonly title: string
  readonly note: string
  readonly children?: ReactNode
  /** What going home takes besides going there. */
  onHome?(): void
}

/** A page that says why there is nothing else on it, and leads home. */
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
