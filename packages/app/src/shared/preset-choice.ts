import type { Message, MessageArg, Preset } from '@fray/kernel'

/** Presets that are all made of two sides and a size. */
interface Pairings {
  readonly sides: readonly Message[]
  readonly sizes: readonly Message[]
}

/** Sides and size by the keys of their texts. */
export interface Pairing {
  readonly first: string
  readonly second: string
  readonly size: string
}

/** A preset, and the seat of its first side. */
export interface ChosenPreset {
  readonly preset: Preset
  readonly seat: 0 | 1
}

/** Gets the pairings, if every preset is one; other games offer a list. */
export function pairingsIn(presets: readonly Preset[]): Pairings | undefined {
  if (presets.length === 0 || !presets.every(pairingOf)) return undefined
  const texts = (name: string) => presets.flatMap(({ text }) => wordsOf(text.args?.[name]) ?? [])
  return { sides: distinct([...texts('first'), ...texts('second')]), sizes: distinct(texts('size')) }
}

export function pairingOf({ text: { args = {} } }: Preset): Pairing | undefined {
  const [first, second, size] = [wordsOf(args.first), wordsOf(args.second), wordsOf(args.size)]
  return first && second && size ? { first: keyOf(first), second: keyOf(second), size: keyOf(size) } : undefined
}

/** Gets the preset of a pairing. A reversed one is fine: the first side then sits at the other seat. */
export function presetOf(presets: readonly Preset[], { first, second, size }: Pairing): ChosenPreset | undefined {
  const find = (a: string, b: string) =>
    presets.find((preset) => {
      const pairing = pairingOf(preset)
      return pairing?.first === a && pairing.second === b && pairing.size === size
    })
  const [straight, swapSides] = [find(first, second), find(second, first)]
  if (straight) return { preset: straight, seat: 0 }
  return swapSides && { preset: swapSides, seat: 1 }
}

/** Gets the default preset: the first in which different sides meet, otherwise the first. */
export function quickPreset(presets: readonly Preset[]): Preset | undefined {
  const uneven = (preset: Preset) => {
    const pairing = pairingOf(preset)
    return pairing !== undefined && pairing.first !== pairing.second
  }
  return presets.find(uneven) ?? presets[0]
}

function wordsOf(arg: MessageArg | undefined): Message | undefined {
  return typeof arg === 'object' && 'text' in arg ? arg.text : undefined
}

function distinct(texts: readonly Message[]): Message[] {
  return [...new Map(texts.map((text) => [keyOf(text), text])).values()]
}

/** Tells texts apart: those of one phrase by their arguments. */
export function keyOf({ id, args }: Message): string {
  return args ? `${id} ${JSON.stringify(args)}` : id
}
