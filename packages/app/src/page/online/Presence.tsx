import { useTranslator } from '../translator/TranslatorContext.tsx'

/** Whether a person is connected, as a dot. */
export function Presence({ isOnline }: { isOnline: boolean }) {
  const { ui } = useTranslator()
  const words = ui(isOnline ? 'ui.online.here' : 'ui.online.away')
  return <span className="presence" data-online={isOnline} role="img" aria-label={words} title={words} />
}
