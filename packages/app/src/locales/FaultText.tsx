import { type Fault, formatFault } from './fault.ts'
import { useTranslator } from './TranslatorContext.tsx'

/** What is wrong with something from outside, a line for each field. */
export function FaultText({ fault, alert = false }: { fault: Fault; alert?: boolean }) {
  const talk = useTranslator()
  return (
    <pre className="fault" role={alert ? 'alert' : undefined}>
      {formatFault(fault, talk)}
    </pre>
  )
}
