import type { Snapshot } from '@fray/session'
import { Tray } from '../dice/Tray.tsx'
import { newRolls } from '../store/model/stage.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly before: Snapshot | undefined
  readonly shown: Snapshot
  readonly faces: Readonly<Record<string, number>>
}

/** The last dice of this step and their results; the log has all of them. */
export function ReplayDice({ before, shown, faces }: Props) {
  const { ui } = useTranslator()
  const rolls = before?.step === shown.step - 1 ? newRolls(before, shown) : []
  return <Tray roll={rolls.at(-1)} events={shown.events} faces={faces} empty={ui('ui.replay-no-roll')} />
}
