import { type Json, text } from '@fray/kernel'
import { bandForces } from '../../forces/band-forces.ts'
import shared from '../../locales/en/forces.json' with { type: 'json' }
import form from '../../locales/en/form.json' with { type: 'json' }
import own from '../../locales/en/manuscript/forces.json' with { type: 'json' }
import '../abilities.ts'
import { presetWarbands } from './ready-bands.ts'
import { manuscriptRecruitment } from './recruitment.ts'
import type { ManuscriptInput } from './setup.ts'

/** Warbands of the Manuscript. */
export const forces = bandForces({
  phrases: { en: { ...form, ...shared, ...own } },
  recruitment: manuscriptRecruitment,
  ready: presetWarbands.map(({ id, list }) => ({ id, force: list })),
  naming: ({ points }) => ({ summary: text('force.summary'), scale: String(points) }),
  setup: (json, bands) => {
    const { points: _agreed, ...setup } = json as ManuscriptInput
    if (bands.every((band) => band === undefined)) return json
    return { ...setup, warbands: setup.warbands.map((warband, seat) => bands[seat] ?? warband) } as Json
  },
  bandsIn: (setup) => (setup as ManuscriptInput).warbands,
})
