import { type Fault, tellFault } from './fault.ts'
import { useTalk } from './TalkContext.tsx'

/** What is wrong with something from outside, a line for each field. */
export function FaultText({ fault, alert = false }: { fault: Fault; alert?: boolean }) {
  const talk = useTalk()
  return (
    <pre className="fault" role={alert ? 'alert' : undefined}>
      {tellFault(fault, talk)}
    </pre>
  )
}
