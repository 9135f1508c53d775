import type { Phrases } from '@fray/kernel'
import ending from './es/ending.json' with { type: 'json' }
import faults from './es/faults.json' with { type: 'json' }
import forces from './es/forces.json' with { type: 'json' }
import general from './es/general.json' with { type: 'json' }
import guide from './es/guide.json' with { type: 'json' }
import hints from './es/hints.json' with { type: 'json' }
import keeping from './es/keeping.json' with { type: 'json' }
import lessons from './es/lessons.json' with { type: 'json' }
import online from './es/online.json' with { type: 'json' }
import people from './es/people.json' with { type: 'json' }
import puzzles from './es/puzzles.json' with { type: 'json' }
import replay from './es/replay.json' with { type: 'json' }
import settings from './es/settings.json' with { type: 'json' }
import situations from './es/situations.json' with { type: 'json' }
import table from './es/table.json' with { type: 'json' }

export const es: Phrases = {
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
