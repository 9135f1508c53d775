import type { Message, Preset } from '@fray/kernel'
import { type ChosenPreset, keyOf, type Pairing, pairingOf, pairingsIn, presetOf } from '../../shared/preset-choice.ts'
import { Choices } from '../pages/Choices.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly presets: readonly Preset[]
  readonly chosen: ChosenPreset | undefined
  onChoose(chosen: ChosenPreset): void
}

/** The battlefield: two sides and a size if the presets are made of those, otherwise a list. */
export function PresetChoice({ presets, chosen, onChoose }: Props) {
  const { ui, say } = useTranslator()
  const pairings = pairingsIn(presets)
  const pairing = chosen && pairingOf(chosen.preset)
  if (!pairings || !pairing) {
    return (
      <Choices
        title={ui('ui.battlefield')}
        value={chosen?.preset.id}
        options={presets.map(({ id, text }) => ({ value: id, words: say(text) }))}
        onChoose={(id) => {
          const preset = presets.find((otherPreset) => otherPreset.id === id)
          if (preset) onChoose({ preset, seat: 0 })
        }}
      />
    )
  }
  const { first, second, size } = chosen.seat === 0 ? pairing : swapSides(pairing)
  const change = (changed: Partial<Pairing>) => {
    const found = presetOf(presets, { first, second, size, ...changed })
    if (found) onChoose(found)
  }
  const offeredSides = (texts: readonly Message[]) => texts.map((text) => ({ value: keyOf(text), words: say(text) }))
  return (
    <>
      <Choices
        title={ui('ui.own-side')}
        value={first}
        options={offeredSides(pairings.sides)}
        onChoose={(side) => change({ first: side })}
      />
      <Choices
        title={ui('ui.other-side')}
        value={second}
        options={offeredSides(pairings.sides)}
        onChoose={(side) => change({ second: side })}
      />
      <Choices
        title={ui('ui.size')}
        value={size}
        options={offeredSides(pairings.sizes)}
        onChoose={(size) => change({ size: size })}
      />
    </>
  )
}

function swapSides({ first, second, size }: Pairing): Pairing {
  return { first: second, second: first, size }
}
