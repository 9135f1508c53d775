import type { Snapshot } from '@fray/session'
import { useEffect } from 'react'
import { inUnits } from '../board/model/drawing-units.ts'
import { useFocus } from '../decision/state/focus-store.ts'
import { Icon } from '../icons/Icon.tsx'
import { isForTable } from '../play/model/table-key.ts'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { alongMove, firstTape, measureTape, type TapeEnd } from './model/tape.ts'
import { useTapePermission } from './state/tape-leave.ts'
import { toggleTape, useTape } from './state/tape-store.ts'

/** Turns the tape on; also by the key M. */
export function TapeButton() {
  const { ui } = useTranslator()
  const out = useTape((store) => store.out)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'm' && isForTable(event)) toggleTape()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <button
      type="button"
      className="tool"
      aria-label={ui('ui.tape')}
      aria-pressed={out}
      aria-keyshortcuts="M"
      title={ui('ui.tape-key')}
      onClick={toggleTape}
    >
      <Icon name="pencil-ruler" size={16} />
    </button>
  )
}

/** Reads out the tape, or says why nothing may be measured now. */
export function TapeReadout({ snapshot }: { snapshot: Snapshot }) {
  const { view } = snapshot
  const leave = useTapePermission(snapshot)
  const chosen = useFocus((attention) => attention.figure)
  const { ui, say } = useTranslator()
  const { out, tape, towards } = useTape()
  if (!out) return null
  if (leave.may === 'none') {
    return (
      <p className="tape-readout" role="status">
        {say(leave.limits.why)} <RuleLinks rules={leave.limits.rules} />
      </p>
    )
  }
  const lengthText = (length: number) => ui('ui.length', { length: inUnits(length, view.unit), sign: view.unit.sign })
  if (leave.may === 'move') {
    const { length } = alongMove(leave.from, towards ?? leave.from, leave.reach)
    return (
      <p className="tape-readout" role="status">
        {ui('ui.tape-move', { length: lengthText(length) })}
      </p>
    )
  }
  const laid = tape ?? firstTape(view, chosen)
  const nameOf = (end: TapeEnd) => ('figure' in end ? (view.names[end.figure] ?? '') : ui('ui.tape-point'))
  const { length } = measureTape(view, laid)
  return (
    <p className="tape-readout" role="status">
      {ui('ui.tape-told', { from: nameOf(laid.from), to: nameOf(laid.to), length: lengthText(length) })}
    </p>
  )
}
