import { type Json, type Preset, text } from '@fray/kernel'
import border from '../../data/battles/border.json' with { type: 'json' }
import { battles } from './battles.ts'

const [army] = border.setup.armies

/** The better army of the border battle against itself on open ground. */
export const evenSetup = { ...border.setup, terrain: [], armies: [army, army] } as Json

/** The ready battles as presets. */
export const presets: readonly Preset[] = battles.map(({ id, setup }) => ({
  id,
  text: text(`battle.${id}`),
  setup: setup as Json,
}))
