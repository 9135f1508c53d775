import { useTranslator } from '../locales/TranslatorContext.tsx'
import { Notice } from './Notice.tsx'

export function NotFoundPage() {
  const { ui } = useTranslator()
  return <Notice title={ui('ui.not-found')} note={ui('ui.not-found-note')} />
}
