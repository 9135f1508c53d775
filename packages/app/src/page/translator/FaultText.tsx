import { type Fault, formatFault } from '../../locales/fault.ts'
import { useTranslator } from './TranslatorContext.tsx'

/** Faults of external input, one line per field. */
export function FaultText({ fault, alert = false }: { fault: Fault; alert?: boolean }) {
  const talk = useTranslator()
  return (
    <pre className="fault" role={alert ? 'alert' : undefined}>
      {formatFault(fault, talk)}
    </pre>
  )
}
