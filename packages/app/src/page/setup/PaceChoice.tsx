import type { PlayerKind } from '@fray/session'
import { PACES, type Pace } from '../../shared/protocol.ts'
import { Choices } from '../pages/Choices.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly players: readonly PlayerKind[]
  readonly value: Pace
  onChoose(pace: Pace): void
}

/** The speed of the bots, if any play. */
export function PaceChoice({ players, value, onChoose }: Props) {
  const { ui } = useTranslator()
  if (players.every((kind) => kind === 'person')) return null
  return (
    <Choices
      title={ui('ui.pace')}
      value={value}
      options={PACES.map((pace) => ({ value: pace, words: ui(`ui.pace.${pace}`) }))}
      onChoose={onChoose}
    />
  )
}
