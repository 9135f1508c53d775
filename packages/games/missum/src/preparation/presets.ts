import { type Json, type Preset, text } from '@fray/kernel'
import { battles } from './battles.ts'

/** The ready battles as presets. */
export const presets: readonly Preset[] = battles.map(({ id, setup }) => ({
  id,
  text: text(`battle.${id}`),
  setup: setup as Json,
}))
