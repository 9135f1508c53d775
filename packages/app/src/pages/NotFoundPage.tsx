import { useTranslator } from '../words/TalkContext.tsx'
import { Notice } from './Notice.tsx'

export function NotFoundPage() {
  const { ui } = useTranslator()
  return <Notice title={ui('ui.not-found')} note={ui('ui.not-found-note')} />
}
