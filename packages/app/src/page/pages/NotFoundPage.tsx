import { Redirect, useLocation } from 'wouter'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { presentAddress } from './model/old-addresses.ts'
import { Notice } from './Notice.tsx'

/** Sends old links on to where their page is now, and reports unknown addresses. */
export function NotFoundPage() {
  const { ui } = useTranslator()
  const [path] = useLocation()
  const moved = presentAddress(path)
  if (moved !== undefined) return <Redirect to={moved} replace />
  return <Notice title={ui('ui.not-found')} note={ui('ui.not-found-note')} />
}
