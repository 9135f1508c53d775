import type { Phrases } from '@fray/kernel'
import ending from './fr/ending.json' with { type: 'json' }
import faults from './fr/faults.json' with { type: 'json' }
import forces from './fr/forces.json' with { type: 'json' }
import general from './fr/general.json' with { type: 'json' }
import guide from './fr/guide.json' with { type: 'json' }
import hints from './fr/hints.json' with { type: 'json' }
import keeping from './fr/keeping.json' with { type: 'json' }
import lessons from './fr/lessons.json' with { type: 'json' }
import online from './fr/online.json' with { type: 'json' }
import people from './fr/people.json' with { type: 'json' }
import puzzles from './fr/puzzles.json' with { type: 'json' }
import replay from './fr/replay.json' with { type: 'json' }
import settings from './fr/settings.json' with { type: 'json' }
import situations from './fr/situations.json' with { type: 'json' }
import table from './fr/table.json' with { type: 'json' }

export const fr: Phrases = {
  ...general,
  ...ending,
  ...faults,
  ...forces,
  ...guide,
  ...hints,
  ...keeping,
  ...lessons,
  ...online,
  ...people,
  ...puzzles,
  ...replay,
  ...settings,
  ...situations,
  ...table,
}
